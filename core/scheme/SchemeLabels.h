// SPDX-License-Identifier: GPL-3.0-or-later
// What a scheme calls the labels of models and of other people's files, and maps from theirs to its own.
#pragma once

#include "core/base/Result.h"
#include "core/scheme/Scheme.h"

#include <QMap>
#include <QStringList>

#include <optional>

namespace gainsay {

// A label that sees a contradiction and names no category: what a language-inference model can say of a scheme that
// has several. It is compared as one of two classes, never as a category.
extern const QString anyContradiction;

// A model's label → what the scheme calls it: an answer's value, its code, its title in any language, or the words
// "none" and "contradiction" where the scheme asks for contradictions.
using LabelsMap = QMap<QString, QString>;

// "entailment=none,neutral=none,contradiction=contradiction"
Result<LabelsMap> parseLabelsMap(const QString &text);
QString labelsMapText(const LabelsMap &map);
// What a map may look like for these labels of a model, to be shown.
QString labelsMapExample(const QStringList &modelLabels);

// The words of language inference, which are no scheme's: their numbers mean nothing to anybody else.
bool isInferenceLabel(const QString &label);

class SchemeLabels {
public:
    explicit SchemeLabels(const Scheme &scheme);

    // The value that the scheme has for the word, or `anyContradiction`; empty: it has none.
    QString value(const QString &word) const;
    std::optional<int> code(const QString &value) const;
    bool isContradiction(const QString &value) const;
    // Does every label say whether there is a contradiction?
    bool asksForContradictions() const { return !m_none.isEmpty() && !m_contradictions.isEmpty(); }
    // The scheme's values, to be listed.
    const QStringList &values() const { return m_values; }

private:
    QStringList m_values;
    QMap<QString, QString> m_words;  // lower case → value
    QMap<QString, int> m_codes;
    QString m_none;  // the one value that says that there is none
    QStringList m_contradictions;
};

// The value of each of the model's labels under the map. Refused where the map says nothing of one of them, where it
// names one that the model does not have, or where the scheme does not know what it maps to.
Result<QMap<QString, QString>> mappedLabels(const LabelsMap &map, const QStringList &modelLabels, const Scheme &scheme);

}  // namespace gainsay
