// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheme/AnswerList.h"

#include "core/base/Json.h"
#include "core/scheme/Scheme.h"

namespace gainsay {

std::optional<QStringList> answerElements(const QString &text)
{
    if (!text.startsWith(u'['))
        return std::nullopt;
    const Result<Json> list = parseJson(text.toUtf8());
    if (!list || !list->is_array())
        return std::nullopt;
    QStringList elements;
    for (const Json &element : *list)
        elements.append(answerText(element));
    return elements;
}

}  // namespace gainsay
