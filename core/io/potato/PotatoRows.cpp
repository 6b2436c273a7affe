// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/TranslatableText.h"
#include "core/io/potato/PotatoFormat.h"

#include "core/base/WholeNumber.h"
#include "core/io/csv/CsvReader.h"
#include "core/io/rows/DialogueText.h"
#include "core/io/rows/SharedFields.h"
#include "core/io/rows/TextAnswers.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct PotatoWords {
    GAINSAY_TR(io)
};

const QString columnMark = u":::"_s;

// Line breaks stand as HTML in what was shown.
QString withoutMarkup(QString text)
{
    static const QRegularExpression breaks(u"<br\\s*/?>"_s, QRegularExpression::CaseInsensitiveOption);
    return text.replace(breaks, u"\n"_s);
}

// Potato keeps each person's file in a folder called like the person.
QString personOf(const QString &path)
{
    const QFileInfo file(path);
    return path != u"-"_s && file.fileName().startsWith("annotated_instances"_L1) ? file.dir().dirName() : QString();
}

class PotatoRows final : public RowFormat {
public:
    PotatoRows(const QString &path, const ImportOptions &options)
        : m_person(personOf(path)), m_mapping(options.mapping), m_scheme(options.scheme)
    {
    }

    Json unwrapped(Json row) const override
    {
        if (row.is_object() && row.contains("instance_id") && !row.contains("id")) {
            row["id"] = row["instance_id"];
            row.erase("instance_id");
        }
        return row;
    }

    void read(RowFields &fields, ImportRow &row) const override
    {
        const QString whole =
            withoutMarkup(fields.requiredText(fields.has("displayed_text") ? "displayed_text" : "text"));
        const std::optional<DialogueText> text = DialogueText::read(whole, Json());
        if (fields.failed() || !text || text->turns().isEmpty())
            return fields.fail(u"displayed_text"_s, PotatoWords::tr("is empty"));
        row.conversation.turns = text->turns();
        readAboutTurns(fields, row.conversation);
        QString person = fields.identifier(m_mapping.person.isEmpty() ? "user" : toUtf8(m_mapping.person).c_str());
        if (person.isEmpty())
            person = m_person;
        if (const Json times = fields.take("behavioral_data"); times.is_object() && !times.empty())
            fields.leaveOut(u"behavioral_data"_s);
        TextAnswers answers(m_scheme, fields, *text);
        readLabels(fields, answers);
        readColumns(fields, answers);
        readSpans(fields, answers);
        Json given = answers.take();
        if (person.isEmpty())
            row.conversation.gold = std::move(given);
        else if (!given.empty())
            row.people.append({person, std::move(given), 0, 0});
    }

private:
    // {"schema": {"label": value}}: a text box and a scale hold what was given as value, choices their own name.
    void readLabels(RowFields &fields, TextAnswers &answers) const
    {
        const Json labels = fields.take("label_annotations");
        if (!labels.is_object())
            return;
        for (const auto &[schema, chosen] : labels.items()) {
            QStringList names;
            if (chosen.is_object()) {
                for (const auto &[name, value] : chosen.items())
                    names.append(answerOf(fromUtf8(schema), fromUtf8(name), value));
            } else {
                names.append(plainText(chosen));
            }
            names.removeAll(QString());
            add(fields, answers, fromUtf8(schema), names);
        }
    }

    // Columns "schema:::label" of a table; an empty cell was not chosen.
    void readColumns(RowFields &fields, TextAnswers &answers) const
    {
        QMap<QString, QStringList> chosen;
        for (const QString &name : fields.names()) {
            const qsizetype mark = name.indexOf(columnMark);
            if (mark < 0)
                continue;
            const Json value = fields.take(toUtf8(name).c_str());
            chosen[name.left(mark)].append(answerOf(name.left(mark), name.mid(mark + columnMark.size()), value));
        }
        for (auto [schema, names] : chosen.asKeyValueRange()) {
            names.removeAll(QString());
            add(fields, answers, schema, names);
        }
    }

    QString questionOf(const QString &schema) const
    {
        if (schema == m_mapping.label)
            return m_scheme.goldQuestion;
        return m_mapping.answers.key(schema, schema);
    }

    // What one named box of a schema says: itself if it was ticked, else its content.
    QString answerOf(const QString &schema, const QString &name, const Json &value) const
    {
        const Question *const question = questionNamed(m_scheme, questionOf(schema));
        const bool open = question && (question->kind == QuestionKind::Text || question->kind == QuestionKind::Scale);
        if (value == Json(false) || value.is_null() || value == Json("") || value == Json("false"))
            return {};
        return open && name.startsWith("text"_L1) ? plainText(value) : name;
    }

    void add(RowFields &fields, TextAnswers &answers, const QString &schema, const QStringList &names) const
    {
        if (names.isEmpty())
            return;
        if (!answers.addAnswer(schema, questionOf(schema), toUtf8(names.join(u'|'))))
            fields.leaveOut(u"%1 (%2)"_s.arg(schema, PotatoWords::tr("the scheme has no such question; map it")));
    }

    static void readSpans(RowFields &fields, TextAnswers &answers)
    {
        const Json spans = fields.take("span_annotations");
        if (!spans.is_array() && !spans.is_object())
            return;
        for (const Json &span : spans) {
            if (!span.is_object() || !span.contains("start"))
                continue;
            const QString label =
                plainText(span.value("annotation", span.value("label", span.value("name", Json("")))));
            answers.addSpan(u"span_annotations"_s, label, wholeNumber(span["start"]),
                            wholeNumber(span.value("end", Json())));
        }
    }

    QString m_person;
    ColumnMapping m_mapping;
    Scheme m_scheme;
};

Result<std::unique_ptr<ImportReader>> openPotato(const QString &path, const ImportOptions &options)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    ASSIGN_OR_RETURN(auto file, openImportFile(path));
    auto rows = std::make_unique<PotatoRows>(path, options);
    if (ending == "csv"_L1 || ending == "tsv"_L1)
        return std::unique_ptr<ImportReader>(
            std::make_unique<CsvReader>(std::move(file), path, options, std::move(rows),
                                        TableShape{ending == "tsv"_L1 ? '\t' : char(0), true, {}}));
    return readJson(std::move(file), path, options, std::move(rows));
}

int likePotato(const FileSample &sample)
{
    if (sample.isJson())
        return sample.mostHave({"displayed_text", "label_annotations"}) ? certainly : 0;
    const QStringList header = sample.records().value(0);
    const bool marked = std::ranges::any_of(header, [](const QString &name) { return name.contains(columnMark); });
    return marked && sample.hasColumns({"displayed_text"_L1}) ? certainly : 0;
}

}  // namespace

const ImportFormat potatoFormat{u"potato", openPotato, likePotato, true};

}  // namespace gainsay
