// SPDX-License-Identifier: GPL-3.0-or-later
// Which rows of the error table somebody looks at: a value, stored as JSON in slices. All conditions hold together;
// what is empty does not restrict. Models go by their names, so that a slice means the same in a copied project.
#pragma once

#include "core/base/Json.h"
#include "core/base/Result.h"
#include "core/errors/table/ErrorTable.h"
#include "core/errors/table/TextFeatures.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace gainsay {

// Both ends belong to it.
struct NumberRange {
    std::optional<double> low;
    std::optional<double> high;

    bool isOpen() const { return !low && !high; }
    bool holds(double value) const { return (!low || value >= *low) && (!high || value <= *high); }
    friend bool operator==(const NumberRange &, const NumberRange &) = default;
};

struct RunCondition {
    QString run;
    QStringList labels;
    std::optional<bool> right;  // against gold
    LabelSetting setting = LabelSetting::All;
    NumberRange confidence;  // 0…1
    NumberRange margin;

    friend bool operator==(const RunCondition &, const RunCondition &) = default;
};

struct ErrorFilter {
    QString text;     // words that all occur, found by the index
    QString pattern;  // a regular expression over the turns
    QStringList gold;
    bool goldIsContradiction = false;  // any label but "none"
    QStringList people;                // somebody said one of these
    QStringList chatbots;
    QStringList methods;
    QStringList aspects;
    QStringList batches;
    NumberRange length;
    NumberRange replyLength;
    NumberRange turns;
    NumberRange distance;
    NumberRange agreement;  // 0…1
    NumberRange votes;
    bool ambiguous = false;  // see isAmbiguous()
    QList<TextFeature> with;
    QList<TextFeature> without;
    QStringList tags;  // any of these
    QList<RunCondition> runs;

    bool isEmpty() const { return *this == ErrorFilter(); }
    friend bool operator==(const ErrorFilter &, const ErrorFilter &) = default;
};

Json toJson(const ErrorFilter &filter);
Result<ErrorFilter> errorFilterFromJson(const Json &json);

// What people call a label; nothing: as it is stored.
using LabelTitles = std::function<QString(const QString &label)>;

// Each condition in a few words, for chips and tables. Removing the condition gives the filter beside it.
struct FilterPart {
    QString text;
    ErrorFilter without;
};
QList<FilterPart> partsOf(const ErrorFilter &filter, const LabelTitles &titles = {});

// Both together; of two conditions on the same thing the second one's counts.
ErrorFilter combined(const ErrorFilter &base, const ErrorFilter &added);

}  // namespace gainsay
