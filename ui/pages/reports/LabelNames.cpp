// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reports/LabelNames.h"

#include "core/scheme/AnswerList.h"

#include <QCoreApplication>

namespace gainsay {

using namespace Qt::StringLiterals;

LabelNames::LabelNames(const Question &question, const QString &language)
{
    for (const Option &option : question.options)
        m_looks.insert(answerText(option.value), {option.title.text(language), toneFromName(option.role)});
    if (question.kind != QuestionKind::Bool)
        return;
    m_looks.insert(answerText(Json(true)), {QCoreApplication::translate("gainsay::LabelNames", "yes"), Tone::History});
    m_looks.insert(answerText(Json(false)), {QCoreApplication::translate("gainsay::LabelNames", "no"), Tone::None});
}

QString LabelNames::name(const QString &value) const
{
    const QString known = m_looks.value(value).name;
    if (!known.isEmpty())
        return known;
    const std::optional<QStringList> elements = answerElements(value);
    if (!elements)
        return value;
    return elements->isEmpty() ? QCoreApplication::translate("gainsay::LabelNames", "(nothing)")
                               : names(*elements).join(u", "_s);
}

QStringList LabelNames::names(const QStringList &values) const
{
    QStringList result;
    for (const QString &value : values)
        result << name(value);
    return result;
}

Tone LabelNames::tone(const QString &value) const
{
    return m_looks.value(value).tone;
}

}  // namespace gainsay
