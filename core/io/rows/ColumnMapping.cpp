// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/rows/ColumnMapping.h"

#include "core/base/TranslatableText.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct MappingWords {
    GAINSAY_TR(io)
};

const QString answerPrefix = u"answer."_s;

struct MappedName {
    QString name;
    QString ColumnMapping::*column;
};

const QList<MappedName> &mappedNames()
{
    static const QList<MappedName> names{
        {u"id"_s, &ColumnMapping::id},           {u"batch"_s, &ColumnMapping::batch},
        {u"model"_s, &ColumnMapping::model},     {u"method"_s, &ColumnMapping::method},
        {u"label"_s, &ColumnMapping::label},     {u"person"_s, &ColumnMapping::person},
        {u"speaker"_s, &ColumnMapping::speaker}, {u"text"_s, &ColumnMapping::text},
    };
    return names;
}

// Parts between separators that no backslash stands before; the backslashes stay.
QStringList splitEscaped(const QString &text, QChar separator)
{
    QStringList parts(1);
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == separator)
            parts.append(QString());
        else
            parts.last() += text[i];
        if (text[i] == u'\\' && i + 1 < text.size())
            parts.last() += text[++i];
    }
    return parts;
}

QString unescaped(const QString &text)
{
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'\\' && i + 1 < text.size())
            ++i;
        plain += text[i];
    }
    return plain;
}

QString escaped(const QString &text)
{
    QString safe;
    for (const QChar letter : text) {
        if (u",|=\\"_s.contains(letter))
            safe += u'\\';
        safe += letter;
    }
    return safe;
}

QString escaped(const QStringList &texts)
{
    QStringList safe;
    for (const QString &text : texts)
        safe.append(escaped(text));
    return safe.join(u'|');
}

QStringList columnsIn(const QString &value)
{
    QStringList columns;
    for (const QString &column : splitEscaped(value, u'|')) {
        if (!column.trimmed().isEmpty())
            columns.append(unescaped(column.trimmed()));
    }
    return columns;
}

Result<void> setHeader(const QString &value, ColumnMapping &mapping)
{
    if (value != u"yes"_s && value != u"no"_s)
        return invalidInput(MappingWords::tr("The column mapping has \"header=%1\"; it is yes or no.").arg(value));
    mapping.hasHeader = value == u"yes"_s;
    return {};
}

Result<void> setPart(const QString &name, const QString &value, ColumnMapping &mapping)
{
    if (name == u"header"_s)
        return setHeader(value, mapping);
    for (const MappedName &known : mappedNames()) {
        if (known.name == name) {
            mapping.*known.column = unescaped(value);
            return {};
        }
    }
    if (name == u"turns"_s)
        mapping.turns = columnsIn(value);
    else if (name == u"speakers"_s)
        mapping.speakers = columnsIn(value);
    else if (name.startsWith(answerPrefix) && name.size() > answerPrefix.size())
        mapping.answers.insert(name.mid(answerPrefix.size()), unescaped(value));
    else
        return invalidInput(
            MappingWords::tr("The column mapping has \"%1\"; known are id, batch, model, method, label, person, turns, "
                             "speakers, speaker, text, header and answer.QUESTION.")
                .arg(name));
    return {};
}

}  // namespace

QStringList ColumnMapping::columns() const
{
    QStringList columns = turns;
    if (isRowPerTurn())
        columns << text << speaker;
    columns << id << batch << model << method << label << person << answers.values();
    columns.removeAll(QString());
    return columns;
}

ColumnMapping usualMapping(const QStringList &columns)
{
    ColumnMapping mapping;
    for (const MappedName &known : mappedNames()) {
        if (known.column != &ColumnMapping::speaker && known.column != &ColumnMapping::text &&
            columns.contains(known.name))
            mapping.*known.column = known.name;
    }
    if (mapping.batch.isEmpty() && columns.contains(u"file"_s))
        mapping.batch = u"file"_s;
    if (columns.contains(u"turns"_s)) {
        mapping.turns = QStringList{u"turns"_s};
        return mapping;
    }
    for (int i = 1; columns.contains(u"turn%1"_s.arg(i)); ++i)
        mapping.turns.append(u"turn%1"_s.arg(i));
    for (int i = 1; mapping.turns.size() == 2 * (i - 1) && columns.contains(u"u%1"_s.arg(i)); ++i) {
        mapping.turns.append(u"u%1"_s.arg(i));
        if (columns.contains(u"b%1"_s.arg(i)))
            mapping.turns.append(u"b%1"_s.arg(i));
    }
    return mapping;
}

Result<ColumnMapping> parseColumnMapping(const QString &text)
{
    ColumnMapping mapping;
    for (const QString &part : splitEscaped(text, u',')) {
        if (part.trimmed().isEmpty())
            continue;
        const qsizetype equals = part.indexOf(u'=');
        const QString name = part.left(equals).trimmed();
        const QString value = equals < 0 ? QString() : part.mid(equals + 1).trimmed();
        RETURN_IF_ERROR(setPart(name, value, mapping));
        if (value.isEmpty())
            return invalidInput(
                MappingWords::tr("The column mapping names no column for \"%1\"; write it as %1=COLUMN.").arg(name));
    }
    if (!mapping.speakers.isEmpty() && mapping.turns.isEmpty())
        return invalidInput(
            MappingWords::tr("The column mapping names speakers but no turns; add turns=COLUMN|COLUMN."));
    return mapping;
}

QString columnMappingText(const ColumnMapping &mapping)
{
    QStringList parts;
    const auto add = [&](const QString &name, const QString &value) {
        if (!value.isEmpty())
            parts.append(name + u'=' + value);
    };
    for (const MappedName &known : mappedNames())
        add(known.name, escaped(mapping.*known.column));
    add(u"turns"_s, escaped(mapping.turns));
    add(u"speakers"_s, escaped(mapping.speakers));
    for (const auto &[question, column] : mapping.answers.asKeyValueRange())
        add(answerPrefix + question, escaped(column));
    if (!mapping.hasHeader)
        add(u"header"_s, u"no"_s);
    return parts.join(u',');
}

}  // namespace gainsay
