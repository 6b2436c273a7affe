// SPDX-License-Identifier: GPL-3.0-or-later
// Where the different files keep what is right and what was said.
#pragma once

#include "core/base/Json.h"
#include "core/base/Result.h"
#include "core/scheme/SchemeLabels.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>

namespace gainsay {

// The right label of a row: `label`, `gold`, what `answers` (or a column) say to the question that gives the label in
// one of our schemes, or the majority of rgm's three workers. Empty: none, or no majority.
QString goldLabel(const Json &fields);

// A predicted label by number and by name; either may be missing.
struct PredictedLabel {
    QString code;
    QString name;

    bool isEmpty() const { return code.isEmpty() && name.isEmpty(); }
};
// What `detect` writes (`prediction` with `label` and `label_name`), or a row with `label` or `prediction`.
PredictedLabel predictedLabel(const Json &fields);

// Gold and predicted labels in one language, so that they can be compared: numbers where all gold labels are numbers,
// else names. The names of our schemes have known numbers; which scheme's are meant the gold labels tell.
class LabelLanguage {
public:
    explicit LabelLanguage(const QStringList &gold);
    QString gold(const QString &label) const;
    // Refused: words of language inference that are not gold labels, since their numbers mean something else here; what
    // the map does not name. A contradiction without a category is `anyContradiction`, unless the gold labels know only
    // one kind.
    Result<QString> predicted(const PredictedLabel &label, const LabelsMap &map) const;

private:
    QString spoken(const PredictedLabel &label) const;
    QString contradictionOfAnyKind() const;

    bool m_numbers = false;
    QStringList m_gold;
    QHash<QString, QString> m_words;  // from the other language into this one
};

// Option letters, best first: `ranking` as a list or a word, or `scores` per option, all of which must be numbers.
// Empty: the row has neither.
Result<QStringList> predictedRanking(const Json &fields);
// The letter of the right option: `answers`, or the first of `ranking`.
QString rightOption(const Json &fields);

}  // namespace gainsay
