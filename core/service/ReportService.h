// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of every report page, read from a project. Nothing is changed; safe on a connection of its own in
// another thread while people work.
#pragma once

#include "core/base/Result.h"
#include "core/report/AnnotatorFigures.h"
#include "core/report/DatasetFigures.h"
#include "core/report/ProgressFigures.h"
#include "core/report/SpotCheckFigures.h"
#include "core/stats/AgreementSummary.h"
#include "core/store/RatingStore.h"

#include <QList>
#include <QString>

#include <optional>

namespace gainsay {

class Storage;

struct QuestionAgreement {
    QString question;
    AgreementSummary summary;
};

enum class AgreementGroup { Batch, Week, Method, Model };

struct GroupAgreement {
    QString group;  // name of the batch, "2026-W46", method, model
    AgreementSummary summary;
};

class ReportService {
public:
    explicit ReportService(Storage &storage) : m_storage(storage) {}

    Result<ProgressFigures> progress(const ReportFilter &filter);
    Result<DatasetFigures> dataset(const ReportFilter &filter);

    // Per question that is compared and has a fixed set of answers, in the scheme's order.
    Result<QList<QuestionAgreement>> agreement(const ReportFilter &filter, RatingMoment moment = RatingMoment::InForce,
                                               const std::optional<BootstrapOptions> &bootstrap = std::nullopt);
    // One question's ratings; items are named by the number of their conversation.
    Result<Ratings> ratings(const QString &question, const ReportFilter &filter,
                            RatingMoment moment = RatingMoment::InForce);
    // One question, broken down; groups in order of first appearance, weeks and batches thereby in order of time.
    Result<QList<GroupAgreement>> agreementBy(const QString &question, AgreementGroup group,
                                              const ReportFilter &filter);
    // A detector's labels against the final ones, as two raters called after the run and "people".
    Result<AgreementSummary> detectorAgreement(RunId run, const ReportFilter &filter);

    Result<SpotCheckFigures> spotChecks(const ReportFilter &filter);
    Result<AnnotatorReport> annotators(const ReportFilter &filter);

private:
    Result<QHash<BatchId, QString>> batchNames();
    Result<Ratings> collect(const Scheme &scheme, const QString &question, const ReportFilter &filter,
                            RatingMoment moment, const QHash<UserId, QString> &names);
    Result<void> addConfusions(bool imported, const ReportFilter &filter, QHash<UserId, AnnotatorFigures> &figures);
    Result<void> addPace(const ReportFilter &filter, QHash<UserId, AnnotatorFigures> &figures);
    Result<void> addAbility(const ReportFilter &filter, AnnotatorReport &report);

    Storage &m_storage;
};

}  // namespace gainsay
