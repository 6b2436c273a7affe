// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/report/RatingColumns.h"

#include "core/base/TranslatableText.h"
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
    // From one text to the next by the column's index, whatever the number of conversations.
    return sql::all(database,
                    u"WITH RECURSIVE known (value) AS (SELECT MIN(c.%1) FROM conversations c UNION ALL SELECT "
                    "(SELECT MIN(c.%1) FROM conversations c WHERE c.%1 > known.value) FROM known "
                    "WHERE known.value IS NOT NULL) SELECT value FROM known WHERE value IS NOT NULL"_s.arg(column),
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

Result<int> LabelDictionary::numberOfJson(const QString &json)
{
    const auto known = m_jsonNumbers.constFind(json);
    if (known != m_jsonNumbers.constEnd())
        return *known;
    const Result<Json> answer = parseJson(json.toUtf8());
    if (!answer)
        return corrupt(
            TranslatableText::translate("db", "The database holds a broken value: %1").arg(answer.error().message));
    const int number = numberOf(answerText(*answer));
    m_jsonNumbers.insert(json, number);
    return number;
}

}  // namespace gainsay
