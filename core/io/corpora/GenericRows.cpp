// SPDX-License-Identifier: GPL-3.0-or-later
// Our own JSONL (what export writes), and anybody's rows once a mapping names their columns.
#include "core/io/rows/RowFormat.h"

#include "core/base/WholeNumber.h"
#include "core/io/rows/AnswerCells.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct GenericWords {
    Q_DECLARE_TR_FUNCTIONS(io)
};

class GenericRows final : public RowFormat {
public:
    explicit GenericRows(const ImportOptions &options) : m_mapping(options.mapping), m_scheme(options.scheme) {}

    void read(RowFields &fields, ImportRow &row) const override
    {
        Conversation &conversation = row.conversation;
        readTurns(fields, conversation);
        if (fields.failed())
            return;
        conversation.model = fields.optionalText(column(m_mapping.model, "model").c_str());
        conversation.method = fields.optionalText(column(m_mapping.method, "method").c_str());
        if (fields.has("candidates"))
            conversation.candidates = texts(fields, "candidates");
        readTarget(fields, conversation);
        readGold(fields, conversation);
        Json extra = fields.take("extra");
        if (extra.is_string()) {  // columns of one type hold it as text
            if (Result<Json> inside = parseJson(extra.get_ref<const std::string &>()); inside && inside->is_object())
                extra = *std::move(inside);
        }
        if (extra.is_object())
            conversation.extra = std::move(extra);
        else if (!extra.is_null())
            conversation.extra["extra"] = std::move(extra);
        if (Json work = fields.take("work"); work.is_object())
            row.work = std::move(work);
    }

private:
    static std::string column(const QString &mapped, const char *usual)
    {
        return mapped.isEmpty() ? usual : toUtf8(mapped);
    }

    // A list of texts; in a table cell it stands as JSON.
    static QStringList texts(RowFields &fields, const char *name)
    {
        const Json value = fields.take(name);
        Result<Json> list = value.is_string() ? parseJson(value.get_ref<const std::string &>()) : Result<Json>(value);
        if (!list || !list->is_array()) {
            fields.expected(QString::fromLatin1(name), GenericWords::tr("a list of texts"), value);
            return {};
        }
        if (list->empty())
            return {};
        RowFields inner(Json{{name, *std::move(list)}});
        const QStringList result = inner.requiredTexts(name);
        if (inner.failed())
            fields.fail(inner.field(), inner.reason());
        return result;
    }

    void readTurns(RowFields &fields, Conversation &conversation) const
    {
        if (!m_mapping.turns.isEmpty())
            return readColumns(fields, m_mapping.turns, m_mapping.speakers, conversation);
        if (fields.has("turns"))
            return readTurnList(fields, conversation);
        if (fields.has("turn1"))
            return readTurnColumns(fields, conversation);
        if (fields.has("u1"))
            return readNumberedTurns(fields, 1, conversation);
        fields.fail(u"turns"_s,
                    GenericWords::tr("is missing; give a list of turns, the fields u1, b1, …, or a column mapping"));
    }

    static QString speakerOf(qsizetype turn, const QStringList &speakers)
    {
        static const QStringList usual{u"user"_s, u"bot"_s};
        const QStringList &names = speakers.isEmpty() ? usual : speakers;
        return names[turn % names.size()];
    }

    // Empty cells are allowed behind the last utterance only.
    static void readColumns(RowFields &fields, const QStringList &columns, const QStringList &speakers,
                            Conversation &conversation)
    {
        QStringList values;
        for (const QString &name : columns)
            values.append(fields.optionalText(toUtf8(name).c_str()));
        while (!values.isEmpty() && values.constLast().trimmed().isEmpty())
            values.removeLast();
        if (values.isEmpty())
            fields.fail(columns.constFirst(), GenericWords::tr("is missing or empty: the row has no turns"));
        for (qsizetype i = 0; i < values.size(); ++i) {
            if (values[i].trimmed().isEmpty())
                fields.fail(columns[i], GenericWords::tr("is missing or empty"));
            conversation.turns.append({speakerOf(i, speakers), values[i]});
        }
    }

    static void readTurnColumns(RowFields &fields, Conversation &conversation)
    {
        const QStringList speakers = fields.optionalText("speakers").split(u'|', Qt::SkipEmptyParts);
        QStringList columns;
        for (int i = 1; fields.has(u"turn%1"_s.arg(i).toLatin1().constData()); ++i)
            columns.append(u"turn%1"_s.arg(i));
        readColumns(fields, columns, speakers, conversation);
    }

    static void readTurnList(RowFields &fields, Conversation &conversation)
    {
        const Json turns = fields.take("turns");
        if (!turns.is_array() || turns.empty()) {
            fields.expected(u"turns"_s, GenericWords::tr("a list of turns"), turns);
            return;
        }
        conversation.turns.reserve(qsizetype(turns.size()));
        for (const Json &turn : turns) {
            const QString path = u"turns[%1]"_s.arg(conversation.turns.size());
            if (turn.is_string()) {
                RowFields text(Json{{"text", turn}});
                appendTurn(fields, text, path, speakerOf(conversation.turns.size(), {}), conversation);
            } else {
                RowFields parts(turn);
                const QString speaker = parts.optionalText("speaker");
                appendTurn(fields, parts, path, speaker, conversation);
            }
        }
    }

    static void appendTurn(RowFields &row, RowFields &turn, const QString &path, const QString &speaker,
                           Conversation &conversation)
    {
        conversation.turns.append({speaker, turn.requiredText("text")});
        if (turn.failed())
            row.fail(turn.field().isEmpty() ? path : path + u'.' + turn.field(), turn.reason());
    }

    // Numbers may stand as text, as they do in tables.
    static std::optional<int> index(RowFields &fields, const char *name, int lowest, int highest)
    {
        const Json value = fields.take(name);
        if (value.is_null())
            return std::nullopt;
        bool valid = false;
        const int inText = value.is_string() ? fromUtf8(value.get_ref<const std::string &>()).toInt(&valid) : 0;
        if (const auto number = wholeNumber(valid ? Json(inText) : value, lowest, highest))
            return number;
        fields.expected(QString::fromLatin1(name), GenericWords::tr("a turn by number from 0 to %1").arg(highest),
                        value);
        return std::nullopt;
    }

    static void readTarget(RowFields &fields, Conversation &conversation)
    {
        const int last = int(conversation.turns.size()) - 1;
        conversation.target = index(fields, "target", 0, last).value_or(last);
        conversation.related = index(fields, "related", 0, last);
    }

    void readGold(RowFields &fields, Conversation &conversation) const
    {
        for (const char *name : {"gold", "answers"}) {
            Json value = fields.take(name);
            if (value.is_object() && conversation.gold.empty())
                conversation.gold = std::move(value);
            else if (!value.is_null() && !value.is_object())
                readLabel(fields, QString::fromLatin1(name), value, m_scheme.question(m_scheme.goldQuestion),
                          conversation);
        }
        const QString labelField = m_mapping.label.isEmpty() ? m_scheme.goldField : m_mapping.label;
        if (!labelField.isEmpty() && fields.has(toUtf8(labelField).c_str()))
            readLabel(fields, labelField, fields.take(toUtf8(labelField).c_str()),
                      m_scheme.question(m_scheme.goldQuestion), conversation);
        for (const Question &question : m_scheme.questions) {
            if (const std::string id = toUtf8(question.id); fields.has(id.c_str()))
                readLabel(fields, question.id, fields.take(id.c_str()), &question, conversation);
        }
    }

    static void readLabel(RowFields &fields, const QString &field, const Json &value, const Question *question,
                          Conversation &conversation)
    {
        if (value.is_null())
            return;
        const std::optional<Json> answer = question ? answerFromCell(*question, answerToCell(value)) : std::nullopt;
        if (answer)
            conversation.gold[toUtf8(question->id)] = *answer;
        else if (question)
            fields.expected(field, GenericWords::tr("an answer to \"%1\"").arg(question->id), value);
        else
            conversation.extra[toUtf8(field)] = value;
    }

    ColumnMapping m_mapping;
    Scheme m_scheme;
};

}  // namespace

std::unique_ptr<RowFormat> genericRows(const ImportOptions &options)
{
    return std::make_unique<GenericRows>(options);
}

}  // namespace gainsay
