// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheme/edit/TryItems.h"

#include "core/base/Resources.h"
#include "core/scheme/WrittenText.h"

#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// Ranking needs as many replies as there are options, comparing two and writing beside one a first one.
qsizetype repliesFor(const Scheme &scheme)
{
    qsizetype replies = 0;
    for (const Question &question : scheme.questions) {
        const bool compares = question.kind == QuestionKind::Single && question.option("a") && question.option("b");
        if (question.kind == QuestionKind::Ranking)
            replies = std::max(replies, question.options.size());
        else if (compares || isWritten(question))
            replies = std::max(replies, qsizetype(compares ? 2 : 1));
    }
    return replies;
}

}  // namespace

QList<Conversation> tryItems(const Scheme &scheme, const QString &language)
{
    initResources();
    QFile file(u":/samples/try-it.json"_s);
    const Result<Json> read = file.open(QIODevice::ReadOnly) ? parseJson(file.readAll()) : Result<Json>(Json());
    const std::string wanted = toUtf8(language.left(2));
    if (!read || !read->is_object())
        return {};
    QList<Conversation> items;
    for (const Json &item : read->contains(wanted) ? (*read)[wanted] : (*read)["en"]) {
        Conversation conversation;
        conversation.id = ConversationId{-1 - items.size()};
        for (const Json &text : item["turns"])
            conversation.turns.append(
                {conversation.turns.size() % 2 ? u"bot"_s : u"user"_s, fromUtf8(text.get<std::string>())});
        conversation.target = int(conversation.turns.size()) - 1;
        const qsizetype replies = repliesFor(scheme);
        for (const Json &text : item["candidates"]) {
            if (conversation.candidates.size() < replies)
                conversation.candidates.append(fromUtf8(text.get<std::string>()));
        }
        if (replies > 0) {  // then what they answer is judged
            conversation.turns.removeLast();
            conversation.target = int(conversation.turns.size()) - 1;
        }
        items.append(conversation);
    }
    return items;
}

}  // namespace gainsay
