// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/agreement/AgreementMeasures.h"

namespace gainsay {

namespace {

struct MeasureWords {
    GAINSAY_TR(report)
};

}  // namespace

const QList<AgreementMeasure> &chanceCorrectedMeasures()
{
    using Summary = AgreementSummary;
    using Label = LabelAgreement;
    static const QList<AgreementMeasure> measures{
        {"cohen_kappa", [] { return MeasureWords::tr("Cohen's kappa, mean of pairs"); }, &Summary::cohen, landisKoch,
         &Label::cohen},
        {"fleiss_kappa", [] { return MeasureWords::tr("Fleiss' kappa"); }, &Summary::fleiss, landisKoch,
         &Label::fleiss},
        {"krippendorff_alpha", [] { return MeasureWords::tr("Krippendorff's alpha"); }, &Summary::alpha,
         krippendorffBand, &Label::alpha},
        {"gwet_ac1", [] { return MeasureWords::tr("Gwet's AC1"); }, &Summary::gwet, landisKoch, &Label::gwet},
        {"brennan_prediger", [] { return MeasureWords::tr("Brennan and Prediger's kappa"); }, &Summary::brennanPrediger,
         landisKoch, nullptr},
    };
    return measures;
}

}  // namespace gainsay
