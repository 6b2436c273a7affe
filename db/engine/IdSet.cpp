// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/engine/IdSet.h"

using namespace Qt::StringLiterals;

namespace gainsay {

QString idSet(const Database &database)
{
    return database.engine() == Engine::Sqlite ? u"(SELECT value FROM json_each(?))"_s
                                               : u"(SELECT unnest(CAST(? AS BIGINT[])))"_s;
}

QString idSetValue(const Database &database, const std::vector<qint64> &ids)
{
    const bool sqlite = database.engine() == Engine::Sqlite;
    QString text(1, sqlite ? u'[' : u'{');
    for (const qint64 id : ids) {
        text += QString::number(id);
        text += u',';
    }
    if (!ids.empty())
        text.chop(1);
    return text + (sqlite ? u']' : u'}');
}

QString idSetValue(const Database &database, const QList<ConversationId> &ids)
{
    std::vector<qint64> numbers;
    numbers.reserve(size_t(ids.size()));
    for (const ConversationId id : ids)
        numbers.push_back(id.value);
    return idSetValue(database, numbers);
}

}  // namespace gainsay
