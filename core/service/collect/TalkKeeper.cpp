// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/collect/TalkKeeper.h"

#include "core/scheme/Answers.h"
#include "core/scheme/SpanAnswers.h"
#include "core/service/exchange/ImportService.h"
#include "core/service/project/ActiveScheme.h"
#include "core/store/ProjectStore.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct TalkWords {
    Q_DECLARE_TR_FUNCTIONS(collect)
};

// One row with its first answers, on its way through the import.
class TalkRow final : public ImportReader {
public:
    explicit TalkRow(ImportRow row) : m_row(std::move(row)) {}

    Result<ImportEvent> next() override
    {
        if (m_done)
            return ImportEvent(EndOfRows());
        m_done = true;
        return ImportEvent(std::move(m_row));
    }
    qint64 bytesRead() const override { return m_done ? 1 : 0; }
    qint64 bytesTotal() const override { return 1; }

private:
    ImportRow m_row;
    bool m_done = false;
};

// What nobody needs to be asked: nothing is ticked, nothing is true.
Json usualAnswers(const Scheme &scheme, const QString &label)
{
    Json answers = Json::object();
    for (const Question &question : scheme.questions) {
        const std::string id = toUtf8(question.id);
        if (question.id == scheme.goldQuestion)
            answers[id] = toUtf8(label);
        else if (question.required && question.kind == QuestionKind::Multi)
            answers[id] = Json::array();
        else if (question.required && question.kind == QuestionKind::Bool)
            answers[id] = false;
    }
    return answers;
}

Conversation conversationOf(const Talk &talk, const QString &person, qint64 at)
{
    Conversation conversation;
    for (const ChatTurn &turn : talk.turns)
        conversation.turns.append({turn.role == ChatRole::User ? u"user"_s : u"bot"_s, turn.text});
    conversation.target = int(conversation.turns.size()) - 1;
    const BotReply &last = talk.replies.constLast();
    conversation.model = last.bot.name;
    conversation.method = u"talk"_s;
    conversation.batch = u"talk-"_s + QDateTime::fromMSecsSinceEpoch(at).toString(u"yyyy-MM-dd"_s);
    Json replies = Json::array();
    for (const BotReply &reply : talk.replies)
        replies.push_back(provenanceOf(reply));
    conversation.extra["talked_by"] = toUtf8(person);
    conversation.extra["talked_at"] = at;
    conversation.extra["provenance"] = replies;
    const QByteArray hash = QCryptographicHash::hash(dumpJson(conversation.extra), QCryptographicHash::Sha256);
    conversation.externalId = u"talk-%1-%2"_s.arg(at).arg(QString::fromLatin1(hash.toHex().first(6)));
    return conversation;
}

Result<Json> answersOf(const Scheme &scheme, const Conversation &conversation, const Talk &talk)
{
    Json answers = usualAnswers(scheme, talk.label);
    answers.update(talk.details);
    for (const Question &question : scheme.questions) {
        if (question.kind == QuestionKind::Spans && !talk.evidence.isEmpty())
            answers[toUtf8(question.id)] = spansToJson(talk.evidence);
    }
    return checkAnswers(scheme, conversation, scheme.withoutHidden(answers));
}

}  // namespace

QList<const Question *> questionsAfter(const Scheme &scheme, const QString &label)
{
    QList<const Question *> questions;
    for (const Question *question : scheme.asked(usualAnswers(scheme, label))) {
        if (question->required && question->kind == QuestionKind::Single && question->id != scheme.goldQuestion)
            questions.append(question);
    }
    return questions;
}

Result<QString> keepTalk(Storage &storage, const Clock &clock, const QString &person, const Talk &talk)
{
    if (person.isEmpty())
        return invalidInput(TalkWords::tr("sign in first: the label is yours"));
    if (talk.turns.isEmpty() || talk.turns.constLast().role != ChatRole::Bot || talk.replies.isEmpty())
        return invalidInput(TalkWords::tr("there is no reply to mark yet"));
    ASSIGN_OR_RETURN(const auto active, activeScheme(storage.project()));
    const Question *gold = active.scheme.question(active.scheme.goldQuestion);
    if (!gold || gold->kind != QuestionKind::Single)
        return unsupported(TalkWords::tr("the scheme %1 has no label with one answer, so that a reply cannot be marked "
                                         "here")
                               .arg(active.scheme.id));
    ImportRow row;
    row.line = 1;
    row.conversation = conversationOf(talk, person, clock.nowMs());
    ASSIGN_OR_RETURN(const auto answers, answersOf(active.scheme, row.conversation, talk));
    row.people.append({person, answers, clock.nowMs(), 0});
    const QString id = row.conversation.externalId;
    ImportRequest request;
    request.source = u"talk"_s;
    QString rejected;
    request.rejected = [&rejected](const RowError &error) { rejected = error.message(); };
    TalkRow reader(std::move(row));
    NoProgress progress;
    ASSIGN_OR_RETURN(const auto report, ImportService(storage, clock, person).run(reader, request, progress));
    if (report.added != 1 || report.answers != 1)
        return invalidInput(rejected.isEmpty() ? TalkWords::tr("the conversation was not stored") : rejected);
    return id;
}

}  // namespace gainsay
