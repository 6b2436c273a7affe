// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/DataCard.h"

#include "core/text/ScriptGuess.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// The names that the hub gives to data sets of that size.
QString sizeCategory(qint64 rows)
{
    if (rows < 1000)
        return u"n<1K"_s;
    if (rows < 10'000)
        return u"1K<n<10K"_s;
    if (rows < 100'000)
        return u"10K<n<100K"_s;
    if (rows < 1'000'000)
        return u"100K<n<1M"_s;
    return rows < 10'000'000 ? u"1M<n<10M"_s : u"10M<n<100M"_s;
}

// In quotation marks, YAML reads anything as text.
QString yamlText(QString text)
{
    return u'"' + text.replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s) + u'"';
}

// The hub knows licences by identifier; others go by their own name.
QString licenceLines(const QString &licence)
{
    const QString id = licence.trimmed().toLower();
    if (id.isEmpty())
        return u"license: unknown\n"_s;
    if (dataLicences().contains(id))
        return u"license: %1\n"_s.arg(id);
    return u"license: other\nlicense_name: %1\n"_s.arg(yamlText(licence.trimmed()));
}

QString cell(QString text)
{
    return text.replace(u'|', u"\\|"_s).replace(u'\n', u' ');
}

QString optionsOf(const Question &question)
{
    QStringList names;
    for (const Option &option : question.options)
        names.append(u'`' + answerText(option.value) + u"` "_s + option.title.text(u"en"_s));
    return names.isEmpty() ? QString() : u": "_s + names.join(u", "_s);
}

// What an export adds to the answers.
QString meaningOf(const QString &field)
{
    static const QHash<QString, QString> meanings{
        {u"gold_source"_s, u"how the label came about: `agreement`, `adjudication`, `vote` or `imported`"_s},
        {u"removed"_s, u"why the conversation left the set, if it did"_s},
        {u"purpose"_s, u"`training` for items that annotators were taught or tested with"_s},
        {u"user"_s, u"who answered"_s},
        {u"label"_s, u"the label that follows from the answers"_s},
        {u"revision"_s, u"1 for a first answer, more where it was amended"_s},
        {u"created_at"_s, u"when it was answered, in milliseconds since 1970 (UTC)"_s},
        {u"active_ms"_s, u"how long the person worked on it, in milliseconds"_s},
        {u"idle_ms"_s, u"how long it stood on screen untouched, in milliseconds"_s},
        {u"prediction"_s, u"the detector's label, probabilities and spans"_s},
    };
    return meanings.value(field);
}

}  // namespace

const QStringList &dataLicences()
{
    static const QStringList licences{u"cc0-1.0"_s,
                                      u"cc-by-4.0"_s,
                                      u"cc-by-sa-4.0"_s,
                                      u"cc-by-nc-4.0"_s,
                                      u"cc-by-nc-sa-4.0"_s,
                                      u"cc-by-nd-4.0"_s,
                                      u"cc-by-nc-nd-4.0"_s,
                                      u"cc-by-3.0"_s,
                                      u"cc-by-sa-3.0"_s,
                                      u"odbl"_s,
                                      u"odc-by"_s,
                                      u"pddl"_s,
                                      u"cdla-permissive-2.0"_s,
                                      u"cdla-sharing-1.0"_s,
                                      u"c-uda"_s,
                                      u"apache-2.0"_s,
                                      u"mit"_s,
                                      u"gpl-3.0"_s,
                                      u"bsd-3-clause"_s,
                                      u"other"_s,
                                      u"unknown"_s};
    return licences;
}

DataCard::DataCard(const ExportOptions &options)
    : m_scheme(options.scheme), m_dataFile(options.fileName), m_licence(options.licence), m_fields(options.fieldNames)
{
}

void DataCard::count(const ExportRow &row)
{
    ++m_rows;
    if (const QString label = m_scheme.label(row.answers.is_object() ? row.answers : Json::object()); !label.isEmpty())
        ++m_labels[label];
    QString texts;
    for (const Utterance &turn : row.conversation.turns)
        texts += turn.text;
    if (const QString language = languageCode(guessLanguage(texts)); !language.isEmpty())
        ++m_languages[language];
}

QString DataCard::frontMatter() const
{
    QString matter = u"---\n# data card by Gainsay\npretty_name: %1\n"_s.arg(yamlText(m_scheme.title.text(u"en"_s)));
    if (!m_languages.empty())
        matter += u"language:\n"_s;
    for (const auto &[language, rows] : m_languages)
        matter += u"- %1\n"_s.arg(language);
    matter += licenceLines(m_licence);
    matter += u"task_categories:\n- text-classification\ntags:\n- dialogue\n- contradiction\n"_s;
    matter += u"size_categories:\n- %1\nconfigs:\n- config_name: default\n  data_files: %2\n---\n"_s.arg(
        sizeCategory(m_rows), yamlText(m_dataFile));
    return matter;
}

QString DataCard::columns() const
{
    QString table = u"\n## Columns\n| column | meaning |\n|---|---|\n"
                    "| `id`, `batch` | the conversation and the batch it was annotated in |\n"
                    "| `model`, `method` | the chatbot, and how the triggering turn was made |\n"
                    "| `turns` | the utterances in order, with their speakers |\n"
                    "| `target`, `related` | the utterance that is judged, and an earlier one it is compared with, "
                    "counted from 0 |\n"
                    "| `candidates` | replies to choose from, where there are any |\n"
                    "| `extra` | further fields of the source, as JSON text |\n"_s;
    for (const Question &question : m_scheme.questions)
        table += u"| `%1` | %2 |\n"_s.arg(question.id, cell(question.title.text(u"en"_s) + optionsOf(question)));
    for (const QString &field : m_fields) {
        if (!m_scheme.question(field))
            table += u"| `%1` | %2 |\n"_s.arg(field, meaningOf(field));
    }
    return table + u"\nSpans count code points and hold the text that they cover; spans with the same `link` "
                   "contradict each other.\n"_s;
}

QString DataCard::labels() const
{
    QString table = u"\n## Labels\n| `%1` | rows |\n|---|---:|\n"_s.arg(m_scheme.goldQuestion);
    for (const auto &[label, rows] : m_labels)
        table += u"| %1 | %2 |\n"_s.arg(cell(label), QString::number(rows));
    return table;
}

QByteArray DataCard::text() const
{
    const QString card =
        frontMatter() + u"\n# %1\n%2\n\n%3 rows, annotated with Gainsay under the scheme `%4`, "
                        "version %5.\n"_s.arg(m_scheme.title.text(u"en"_s), m_scheme.description.text(u"en"_s),
                                              QString::number(m_rows), m_scheme.id, QString::number(m_scheme.version));
    return (card + columns() + labels()).toUtf8();
}

}  // namespace gainsay
