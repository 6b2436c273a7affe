// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/annotate/PendingEdits.h"

#include <utility>

namespace gainsay {

void PendingEdits::answered(const QString &question)
{
    if (!m_questions.contains(question))
        m_questions.append(question);
}

void PendingEdits::forget()
{
    m_questions.clear();
    m_submit = false;
}

Json PendingEdits::over(Json stored, const Json &typed) const
{
    for (const QString &question : m_questions) {
        const auto answer = typed.find(toUtf8(question));
        if (answer == typed.end())
            stored.erase(toUtf8(question));
        else
            stored[toUtf8(question)] = *answer;
    }
    return stored;
}

QStringList PendingEdits::takeQuestions()
{
    return std::exchange(m_questions, {});
}

bool PendingEdits::takeSubmit()
{
    return std::exchange(m_submit, false);
}

}  // namespace gainsay
