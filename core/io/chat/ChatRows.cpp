// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/TranslatableText.h"
#include "core/io/chat/ChatFormat.h"

#include "core/io/rows/SharedFields.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct ChatWords {
    GAINSAY_TR(io)
};

constexpr const char *listNames[] = {"messages", "conversations", "conversation", "chat", "dialog", "dialogue"};

// The two who speak are called alike in all projects; others (tools, several people) keep their names.
QString speakerOf(const QString &role)
{
    static const QHash<QString, QString> names{
        {u"human"_s, u"user"_s}, {u"user"_s, u"user"_s}, {u"prompter"_s, u"user"_s}, {u"assistant"_s, u"bot"_s},
        {u"gpt"_s, u"bot"_s},    {u"bot"_s, u"bot"_s},   {u"model"_s, u"bot"_s},     {u"chatgpt"_s, u"bot"_s},
        {u"bing"_s, u"bot"_s},   {u"bard"_s, u"bot"_s},  {u"claude"_s, u"bot"_s},    {u"ai"_s, u"bot"_s},
    };
    return names.value(role.toLower(), role);
}

bool isSystem(const Utterance &turn)
{
    const QString role = turn.speaker.toLower();
    return role == "system"_L1 || role == "developer"_L1;
}

class ChatRows final : public RowFormat {
public:
    explicit ChatRows(const ImportOptions &options) : m_mapping(options.mapping), m_scheme(options.scheme) {}

    Json unwrapped(Json row) const override
    {
        for (const char *name : {"conversation_id", "conv_id", "chat_id", "uuid"}) {
            if (row.is_object() && !row.contains("id") && row.contains(name)) {
                row["id"] = row[name];
                row.erase(name);
            }
        }
        return row;
    }

    void read(RowFields &fields, ImportRow &row) const override
    {
        readMessages(fields, row.conversation);
        if (fields.failed())
            return;
        const int target = row.conversation.target;
        const bool said = fields.has("target");
        readAboutTurns(fields, row.conversation);
        if (!said)
            row.conversation.target = target;
        keepAnswers(fields, m_mapping, takeAnswerFields(fields, m_scheme, m_mapping), row);
    }

private:
    void readMessages(RowFields &fields, Conversation &conversation) const
    {
        QString name = m_mapping.turns.value(0);
        for (const char *usual : listNames) {
            if (name.isEmpty() && fields.has(usual))
                name = QString::fromLatin1(usual);
        }
        if (name.isEmpty() || !fields.has(toUtf8(name).c_str()))
            return fields.fail(u"messages"_s, ChatWords::tr("is missing; give a list of messages with role and "
                                                            "content, or conversations with from and value"));
        readTurnList(fields, name, fields.take(toUtf8(name).c_str()), m_mapping, conversation);
        if (!fields.failed())
            setSpeakers(fields, name, conversation);
    }

    // What the system was told is no turn of the conversation; it stays beside it. Judged is the bot's last word.
    static void setSpeakers(RowFields &fields, const QString &name, Conversation &conversation)
    {
        QList<Utterance> turns;
        QStringList system;
        for (const Utterance &turn : std::as_const(conversation.turns)) {
            if (isSystem(turn))
                system.append(turn.text);
            else
                turns.append({speakerOf(turn.speaker), turn.text});
        }
        if (!system.isEmpty())
            conversation.extra["system"] = toUtf8(system.join(u'\n'));
        conversation.turns = turns;
        conversation.target = -1;
        for (int i = 0; i < turns.size(); ++i) {
            if (turns[i].speaker == "bot"_L1)
                conversation.target = i;
        }
        if (turns.isEmpty())
            fields.fail(name, ChatWords::tr("has no message but the system's"));
        else if (conversation.target < 0)
            conversation.target = int(turns.size()) - 1;
    }

    ColumnMapping m_mapping;
    Scheme m_scheme;
};

std::unique_ptr<RowFormat> chatRows(const ImportOptions &options)
{
    return std::make_unique<ChatRows>(options);
}

int likeChat(const FileSample &sample)
{
    const auto holds = [&](const char *list, const char *speaker, const char *text) {
        return std::ranges::any_of(sample.objects(), [&](const Json &object) {
            const Json messages = object.value(list, Json());
            return messages.is_array() && !messages.empty() && messages[0].is_object() &&
                   messages[0].contains(speaker) && messages[0].contains(text);
        });
    };
    return holds("messages", "role", "content") || holds("conversations", "from", "value") ? certainly : 0;
}

}  // namespace

const ImportFormat chatFormat{u"chat", jsonFile<chatRows>, likeChat, true};

}  // namespace gainsay
