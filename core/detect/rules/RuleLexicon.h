// SPDX-License-Identifier: GPL-3.0-or-later
// The few words that the rule-based detector knows, in Chinese, English and Japanese. Our own, kept small on purpose.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace gainsay {

struct Antonyms {
    QString one;
    QString other;
};

struct RuleLexicon {
    QStringList negations;
    QStringList ignorance;  // "I don't know"
    QStringList fillers;    // words that say nothing about what is negated
    std::vector<Antonyms> antonyms;
};

// "zh", "en" or "ja"; nullptr for any other language.
const RuleLexicon *ruleLexicon(const QString &language);

}  // namespace gainsay
