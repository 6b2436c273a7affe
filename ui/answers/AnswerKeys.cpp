// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answers/AnswerKeys.h"

#include <QLocale>

namespace gainsay {

QList<OwnKey> answerKeys(const ProjectSession &session)
{
    if (!session.isOpen())
        return {};
    const QString language = QLocale().name();
    QList<OwnKey> keys;
    for (const Question &question : session.facts().scheme.questions) {
        keys.append({question.key, question.title.text(language)});
        for (const Option &option : question.options)
            keys.append({option.key, option.title.text(language)});
    }
    return keys;
}

}  // namespace gainsay
