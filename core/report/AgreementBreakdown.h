// SPDX-License-Identifier: GPL-3.0-or-later
// The agreement on one question, over all and broken down by what items can be told apart by, before and after people
// talked.
#pragma once

#include "core/report/RatedItems.h"
#include "core/report/Report.h"
#include "core/scheme/AnswerTitles.h"
#include "core/stats/agreement/AgreementChange.h"
#include "core/stats/agreement/AgreementSummary.h"
#include "core/stats/agreement/PatternIndex.h"
#include "core/stats/agreement/RankAgreement.h"
#include "core/stats/agreement/SpanAgreement.h"

#include <optional>

namespace gainsay {

struct GroupAgreement {
    QString group;  // name of the batch, "2026-W46", method, model
    AgreementSummary summary;
};

struct AgreementBreakdown {
    AgreementGroup by = AgreementGroup::Batch;
    QList<GroupAgreement> groups;
};

struct QuestionAgreement {
    QString question;
    AnswerTitles titles;
    TargetRatings measured;  // what the figures were measured on
    AgreementSummary summary;
    QList<AgreementBreakdown> breakdowns;  // batch, week, method, model, distance, version
    // First answers against those in force; none where the question was asked about one of them only.
    std::optional<AgreementChange> discussion;
    std::optional<RankAgreement> ranks = {};  // of whole rankings, where the question is answered with one
};

// A question that is answered with spans.
struct SpanQuestion {
    QString question;
    SpanSummary summary;
};

// "batch", "week", "method", "model", "distance", "shown", "version".
QString toString(AgreementGroup group);
std::optional<AgreementGroup> agreementGroupFromString(const QString &name);

QList<GroupAgreement> agreementOfGroups(const PatternIndex &index, const ItemGroups &groups,
                                        const std::optional<BootstrapOptions> &bootstrap = std::nullopt);
// The measures over all raters and labels alone: there may be thousands of groups.
QList<GroupAgreement> briefAgreementOfGroups(const PatternIndex &index, const ItemGroups &groups);
// What readers call a group.
QString groupTitle(AgreementGroup by, const QString &group);

// What `agreement --json` prints, with "by" and "discussion" beside it.
Json toJson(const QuestionAgreement &question);

// `sectionTitle` is the question as readers know it; `brokenDown` adds the tables per batch, week, method and chatbot.
ReportSection questionSection(const QString &sectionTitle, const QuestionAgreement &question, bool brokenDown);
ReportTable discussionTable(const AgreementChange &change);
// Null where there is only one group, or none with a name.
std::optional<ReportTable> breakdownTable(const AgreementBreakdown &breakdown, const TargetRatings &measured);
// The items of one group.
ReportTarget groupTarget(AgreementGroup group, const QString &name, const TargetRatings &measured);
ReportSection spanSection(const QString &sectionTitle, const SpanQuestion &question);
QStringList spanMethodNotes();

}  // namespace gainsay
