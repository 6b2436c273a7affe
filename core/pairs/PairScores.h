// SPDX-License-Identifier: GPL-3.0-or-later
// Forced decoding (Okano et al. 2021): how probable a bot finds the reference and the erroneous reply of a pair, and
// how often the reference comes out ahead.
#pragma once

#include "core/bots/Bot.h"
#include "core/evaluate/EvaluationOutput.h"

#include <QMap>

namespace gainsay {

// Summed natural logarithms, the end of the turn included; the context is said in turn, its last utterance by the user.
Result<ScoredPair> scorePair(const Bot &bot, const QStringList &context, const QString &reference, const QString &error,
                             std::stop_token stop = {});

// Correctness of one or more models, overall and by type: table 5.
class PairTally {
public:
    void add(const ScoredPair &pair, const QString &type);
    // What `evaluate --task pairs` gives: JSON and a report.
    Evaluation evaluation() const;

private:
    struct Counts {
        PairCounts all;
        QMap<QString, PairCounts> byType;
    };
    QMap<QString, Counts> m_models;
};

}  // namespace gainsay
