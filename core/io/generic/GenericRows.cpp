// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/generic/GenericRows.h"

#include "core/base/TranslatableText.h"
#include "core/base/WholeNumber.h"
#include "core/io/csv/CsvReader.h"
#include "core/io/rows/SharedFields.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct GenericWords {
    GAINSAY_TR(io)
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
        readAnswers(fields, row);
        Json extra = fields.take("extra");
        if (extra.is_string()) {  // columns of one type hold it as text
            if (Result<Json> inside = parseJson(extra.get_ref<const std::string &>()); inside && inside->is_object())
                extra = *std::move(inside);
        }
        if (extra.is_object())
            conversation.extra.update(extra);
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
        if (m_mapping.turns.size() == 1 && readMappedList(fields, conversation))
            return;
        if (!m_mapping.turns.isEmpty())
            return readColumns(fields, m_mapping.turns, m_mapping.speakers, conversation);
        if (fields.has("turns"))
            return readTurnList(fields, u"turns"_s, fields.take("turns"), m_mapping, conversation);
        if (fields.has("turn1"))
            return readTurnColumns(fields, conversation);
        if (fields.has("u1"))
            return readNumberedTurns(fields, 1, conversation);
        fields.fail(u"turns"_s,
                    GenericWords::tr("is missing; give a list of turns, the fields u1, b1, …, or a column mapping"));
    }

    // One column may hold all turns; in a table cell the list stands as JSON.
    bool readMappedList(RowFields &fields, Conversation &conversation) const
    {
        const std::string name = toUtf8(m_mapping.turns.constFirst());
        if (!fields.has(name.c_str()))
            return false;
        const Json value = fields.take(name.c_str());
        Result<Json> list = value.is_string() ? parseJson(value.get_ref<const std::string &>()) : Result<Json>(value);
        if (list && list->is_array())
            readTurnList(fields, m_mapping.turns.constFirst(), *list, m_mapping, conversation);
        else
            conversation.turns.append(
                {speakerInTurn(0, m_mapping.speakers), fields.checkedText(m_mapping.turns.constFirst(), value)});
        return true;
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
            conversation.turns.append({speakerInTurn(i, speakers), values[i]});
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

    void readAnswers(RowFields &fields, ImportRow &row) const
    {
        Json &gold = row.conversation.gold;
        for (const char *name : {"gold", "answers"}) {
            Json value = fields.take(name);
            if (value.is_object() && gold.empty())
                gold = std::move(value);
            else if (!value.is_null() && !value.is_object() &&
                     !takeAnswer(fields, m_scheme, QString::fromLatin1(name), m_scheme.goldQuestion, value, gold))
                row.conversation.extra[name] = value;
        }
        keepAnswers(fields, m_mapping, takeAnswerFields(fields, m_scheme, m_mapping), row);
    }

    ColumnMapping m_mapping;
    Scheme m_scheme;
};

std::unique_ptr<RowFormat> genericRows(const ImportOptions &options)
{
    return std::make_unique<GenericRows>(options);
}

template <char delimiter>
Result<std::unique_ptr<ImportReader>> openTable(const QString &path, const ImportOptions &options)
{
    ASSIGN_OR_RETURN(auto file, openImportFile(path));
    return std::unique_ptr<ImportReader>(std::make_unique<CsvReader>(
        std::move(file), path, options, genericRows(options), TableShape{delimiter, false, {}}));
}

int likeOurJson(const FileSample &sample)
{
    if (sample.anyHas("gainsay"))
        return certainly;
    if (!sample.isJson())
        return 0;
    return sample.mostHave({"turns"}) || sample.mostHave({"u1", "b1"}) ? possibly + 1 : possibly - 1;
}

int likeTable(const FileSample &sample)
{
    const bool table = sample.records().size() > 1 && sample.records().first().size() > 1;
    return sample.ending() == "csv"_L1 ? possibly + 1 : table ? possibly - 2 : 0;
}

int likeTabs(const FileSample &sample)
{
    return !sample.isJson() && sample.ending() == "tsv"_L1 ? possibly + 1 : 0;
}

}  // namespace

const ImportFormat jsonlFormat{u"jsonl", jsonFile<genericRows>, likeOurJson, true};
const ImportFormat csvFormat{u"csv", openTable<0>, likeTable, true};
const ImportFormat tsvFormat{u"tsv", openTable<'\t'>, likeTabs, true};

}  // namespace gainsay
