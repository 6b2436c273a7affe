// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format/SampleColumns.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr qsizetype valuesShown = 3;
constexpr qsizetype lettersShown = 80;

void addValue(SampleColumn &column, QString value)
{
    value = value.simplified();
    if (column.values.size() >= valuesShown || value.isEmpty())
        return;
    column.values.append(value.size() > lettersShown ? value.first(lettersShown) + u'…' : value);
}

QList<SampleColumn> columnsOfTable(const QList<QStringList> &records, bool hasHeader)
{
    QList<SampleColumn> columns;
    for (qsizetype i = 0; i < records.value(0).size(); ++i) {
        SampleColumn column{hasHeader ? records.first()[i] : QString::number(i + 1), {}};
        for (const QStringList &record : records.sliced(hasHeader ? 1 : 0))
            addValue(column, record.value(i));
        columns.append(column);
    }
    return columns;
}

QList<SampleColumn> fieldsOfObjects(const QList<Json> &objects)
{
    QList<SampleColumn> columns;
    QHash<QString, qsizetype> places;
    for (const Json &object : objects) {
        for (const auto &[key, value] : object.items()) {
            const QString name = fromUtf8(key);
            if (!places.contains(name)) {
                places.insert(name, columns.size());
                columns.append({name, {}});
            }
            SampleColumn &column = columns[places.value(name)];
            column.isList = column.isList || value.is_array();
            if (!value.is_null())
                addValue(column,
                         value.is_string() ? fromUtf8(value.get<std::string>()) : QString::fromUtf8(dumpJson(value)));
        }
    }
    return columns;
}

}  // namespace

QList<SampleColumn> sampleColumns(const FileSample &sample, bool hasHeader)
{
    return sample.isJson() ? fieldsOfObjects(sample.objects()) : columnsOfTable(sample.records(), hasHeader);
}

}  // namespace gainsay
