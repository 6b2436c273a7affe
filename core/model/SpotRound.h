// SPDX-License-Identifier: GPL-3.0-or-later
// One round of a spot check: a seeded sample of a batch, judged item by item.
#pragma once

#include "core/base/Ids.h"
#include "core/base/Json.h"

#include <QList>
#include <QString>

#include <optional>

namespace gainsay {

enum class Verdict { Pass, Fail };
enum class RoundOutcome { Accepted, Returned };
enum class Stratify { None, Annotator, Category };

struct SpotItem {
    RoundId round;
    ConversationId conversation;
    int position = 0;
    std::optional<Verdict> verdict;  // none: not reviewed (yet, or because the outcome was certain)
    std::optional<Json> answers;     // what the reviewer holds to be right
    QString feedback;
    AnnotationId afterAnnotation;  // the newest annotation that the reviewer saw
    UserId reviewedBy;
    qint64 reviewedAt = 0;
};

struct SpotRound {
    RoundId id;
    BatchId batch;
    int round = 1;
    quint64 seed = 0;
    int sample = 0;  // items drawn
    double threshold = 0.95;
    Stratify stratify = Stratify::None;
    UserId startedBy;
    qint64 startedAt = 0;
    UserId closedBy;
    qint64 closedAt = 0;
    std::optional<RoundOutcome> outcome;  // none: the round is open
};

struct SpotCounts {
    int sampled = 0;
    int passed = 0;
    int failed = 0;

    int reviewed() const { return passed + failed; }
    int left() const { return sampled - reviewed(); }
};

QString toString(Verdict verdict);
QString toString(RoundOutcome outcome);
QString toString(Stratify stratify);
std::optional<Verdict> verdictFromString(const QString &text);
std::optional<RoundOutcome> roundOutcomeFromString(const QString &text);
std::optional<Stratify> stratifyFromString(const QString &text);

}  // namespace gainsay
