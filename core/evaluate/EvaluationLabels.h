// SPDX-License-Identifier: GPL-3.0-or-later
// Where the different files keep what is right and what was said.
#pragma once

#include "core/base/Json.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace gainsay {

// The right label of a row: `label`, `gold`, or the majority of rgm's three workers. Empty: none, or no majority.
QString goldLabel(const Json &fields);

// A predicted label by number and by name; either may be missing.
struct PredictedLabel {
    QString code;
    QString name;

    bool isEmpty() const { return code.isEmpty() && name.isEmpty(); }
};
// What `detect` writes (`prediction` with `label` and `label_name`), or a row with `label` or `prediction`.
PredictedLabel predictedLabel(const Json &fields);
// The one that speaks the language of the gold labels: numbers or names. CDConv's and rgm's names have known numbers.
QString comparableLabel(const PredictedLabel &predicted, bool goldIsNumbers);

// Option letters, best first: `ranking` as a list or a word, or `scores` per option.
QStringList predictedRanking(const Json &fields);
// The letter of the right option: `answers`, or the first of `ranking`.
QString rightOption(const Json &fields);

}  // namespace gainsay
