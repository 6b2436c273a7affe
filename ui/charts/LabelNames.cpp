// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/LabelNames.h"

namespace gainsay {

LabelNames::LabelNames(const Question &question, const QString &language) : m_titles(question, language)
{
    for (const Option &option : question.options)
        m_tones.insert(answerText(option.value), toneFromName(option.role));
    if (question.kind != QuestionKind::Bool)
        return;
    m_tones.insert(answerText(Json(true)), Tone::History);
    m_tones.insert(answerText(Json(false)), Tone::None);
}

}  // namespace gainsay
