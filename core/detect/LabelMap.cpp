// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/LabelMap.h"

#include "core/base/Phrases.h"
#include "core/base/TranslatableText.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

const QString contradictoryAnswer = u"contradictory"_s;
const QString consistentAnswer = u"noncontradictory"_s;

bool hasAnswer(const Question &question, const QString &name)
{
    return question.option(toUtf8(name)) != nullptr;
}

}  // namespace

Result<LabelMap> LabelMap::make(const QList<DetectorLabel> &labels, const Scheme &scheme, const LabelsMap &map)
{
    const Question *question = scheme.question(scheme.goldQuestion);
    if (!question)
        return unsupported(
            TranslatableText::translate("detect", "The scheme %1 has no question that a detector could answer")
                .arg(scheme.id));
    QStringList names;
    for (const DetectorLabel &label : labels)
        names.append(label.name);
    LabelMap result;
    if (!map.isEmpty()) {
        ASSIGN_OR_RETURN(const auto values, mappedLabels(map, names, scheme));
        for (const QString &name : names)
            result.m_answers.append(values.value(name));
        return result;
    }
    const bool byName = std::ranges::all_of(
        labels, [question](const DetectorLabel &label) { return hasAnswer(*question, label.name); });
    const bool binary = hasAnswer(*question, contradictoryAnswer) && hasAnswer(*question, consistentAnswer);
    for (const DetectorLabel &label : labels)
        result.m_answers.append(byName ? label.name : label.contradiction ? contradictoryAnswer : consistentAnswer);
    if (byName || binary)
        return result;
    return unsupported(
        TranslatableText::translate("detect", "The model gives the labels %1, but the scheme %2 asks for others. Say "
                                              "what they mean there with a labels map, as labels_map in model.json or "
                                              "--labels-map %3; or use a model made for it")
            .arg(listing(names), scheme.id, labelsMapExample(names)));
}

std::optional<int> LabelMap::label(const QString &answer) const
{
    const qsizetype index = m_answers.indexOf(answer);
    return index < 0 ? std::nullopt : std::optional(int(index));
}

QMap<QString, double> LabelMap::probabilities(const QList<double> &perLabel) const
{
    QMap<QString, double> sums;
    for (qsizetype i = 0; i < perLabel.size(); ++i)
        sums[m_answers[i]] += perLabel[i];
    return sums;
}

}  // namespace gainsay
