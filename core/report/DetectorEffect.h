// SPDX-License-Identifier: GPL-3.0-or-later
// What the detector does to people's work: whether they agree more when they see its label, how often they follow it,
// how fast they are; and how far it agrees with them and with the outcome. Items of the blind share are the control.
#pragma once

#include "core/report/Report.h"
#include "core/scheme/AnswerTitles.h"
#include "core/stats/agreement/AgreementSummary.h"
#include "core/store/RatingStore.h"

#include <QHash>

namespace gainsay {

// With the detector's label in view, and without.
struct ShownAgreement {
    AgreementSummary shown;
    AgreementSummary hidden;
    qint64 mixed = 0;            // items that only some raters saw with its label; in neither
    Estimate percentDifference;  // shown - hidden
    Estimate alphaDifference;
    Estimate gwetDifference;
};

// Answers that equal the detector's label. Without it in view: by chance and by being right alone.
struct FollowCounts {
    qint64 shown = 0;
    qint64 shownEqual = 0;
    qint64 hidden = 0;
    qint64 hiddenEqual = 0;

    Estimate shownShare() const;
    Estimate hiddenShare() const;
    Estimate difference() const;  // shown - hidden, after Newcombe (1998)
};

// Active time per answer.
struct PaceComparison {
    qint64 shown = 0;
    qint64 hidden = 0;
    Estimate shownMedianMs;
    Estimate hiddenMedianMs;
    Estimate ratio;  // of geometric means, shown : hidden
};

struct PersonEffect {
    QString name;
    FollowCounts follow;
    PaceComparison pace;
    Estimate kappaShown;  // Cohen's kappa with the detector
    Estimate kappaHidden;
    double medianPrelabelMs = 0.0;  // from showing the label to answering
    qint64 timedPrelabels = 0;
};

struct DetectorEffect {
    QString run;  // model and version of the newest one; empty: no detector has run
    RunId runId;
    AnswerTitles titles;  // of labels
    ShownAgreement agreement;
    FollowCounts follow;
    PaceComparison pace;
    QList<PersonEffect> people;
    AgreementSummary outcome;  // "people" and the run as two raters of the settled items
};

// Times of answers in milliseconds, with the label in view and without; 0 stands for "not timed" and is left out.
struct AnswerTimes {
    std::vector<double> shown;
    std::vector<double> hidden;
    std::vector<double> prelabel;
};
PaceComparison comparePace(const AnswerTimes &times);

ShownAgreement compareShown(const AgreementSummary &shown, const AgreementSummary &hidden, qint64 mixed);
// Fills in follow rates and kappas, overall and per person.
void addFollowing(const QList<DetectorAnswers> &answers, const QHash<UserId, QString> &names, DetectorEffect &effect);
AgreementSummary outcomeAgreement(const QList<DetectorOutcomes> &outcomes, const QString &run);

Json toJson(const DetectorEffect &effect);
ReportSection detectorSection(const DetectorEffect &effect);
QStringList detectorMethodNotes();

}  // namespace gainsay
