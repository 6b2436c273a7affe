// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/RatingColumns.h"

#include "core/scheme/Scheme.h"

using namespace Qt::StringLiterals;

namespace gainsay {

QString placeSql(const QString &column, const QStringList &values)
{
    if (values.isEmpty())
        return u"CAST(NULL AS INTEGER)"_s;
    QString text = u"CASE %1"_s.arg(column);
    for (qsizetype place = 0; place < values.size(); ++place)
        text += u" WHEN ? THEN %1"_s.arg(place);
    return text + u" END"_s;
}

void bindPlaces(Query &query, const QStringList &values)
{
    for (const QString &value : values)
        query.bind(value);
}

Result<QStringList> distinctTexts(Database &database, const QString &column)
{
    return sql::all(database, u"SELECT DISTINCT c.%1 FROM conversations c ORDER BY c.%1"_s.arg(column),
                    [](const Row &row) { return row.get<QString>(0); });
}

LabelDictionary::LabelDictionary(const QStringList &expected)
{
    for (const QString &label : expected)
        numberOf(label);
}

int LabelDictionary::numberOf(const QString &label)
{
    const auto known = m_numbers.constFind(label);
    if (known != m_numbers.constEnd())
        return *known;
    const int number = int(m_labels.size());
    m_labels.append(label);
    m_numbers.insert(label, number);
    return number;
}

int LabelDictionary::numberOfJson(const Row &row, int column)
{
    const QString json = row.get<QString>(column);
    auto known = m_jsonNumbers.constFind(json);
    if (known == m_jsonNumbers.constEnd())
        known = m_jsonNumbers.insert(json, numberOf(answerText(row.get<Json>(column))));
    return *known;
}

}  // namespace gainsay
