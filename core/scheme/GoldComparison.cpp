// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheme/GoldComparison.h"

namespace gainsay {

QStringList wrongQuestions(const Scheme &scheme, const Json &gold, const Json &given)
{
    const Json wanted = scheme.comparable(gold);
    const Json got = scheme.comparable(given);
    QStringList wrong;
    for (const Question &question : scheme.questions) {
        const std::string id = toUtf8(question.id);
        if (wanted.contains(id) && (!got.contains(id) || wanted.at(id) != got.at(id)))
            wrong.append(question.id);
    }
    return wrong;
}

}  // namespace gainsay
