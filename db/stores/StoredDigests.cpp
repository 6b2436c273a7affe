// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/StoredDigests.h"

#include "core/base/TranslatableText.h"
#include "db/engine/Query.h"

#include <QCryptographicHash>

#include <algorithm>
#include <array>
#include <limits>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int digestPage = 5000;

struct DigestSource {
    const char *what;
    const char *table;
    const char *id;
    // All as text or numbers that both engines write alike; NULL is told from an empty text by the one before it.
    const char *columns;
    int columnCount;
};

constexpr std::array digestSources{
    DigestSource{"schemes", "schemes", "id", "name, version, body", 3},
    DigestSource{"texts", "conversation_texts t JOIN conversations c ON c.id = t.conversation_id", "c.id",
                 "c.external_id, t.fingerprint", 2},
    DigestSource{"answers", "annotations", "id",
                 "conversation_id, user_id, revision, scheme_id, answers, created_at, active_ms, idle_ms", 8},
    DigestSource{"decisions", "decisions", "id",
                 "conversation_id, COALESCE(user_id, 0), kind, CASE WHEN answers IS NULL THEN 0 ELSE 1 END, "
                 "COALESCE(answers, ''), COALESCE(reason, ''), COALESCE(note, ''), after_annotation, created_at",
                 9},
    DigestSource{"comments", "comments", "id", "conversation_id, user_id, body, created_at", 4}};

struct DigestRow {
    qint64 id = 0;
    QByteArray bytes;  // every value with its length before it
};

DigestRow readRow(const DigestSource &source, const Row &row)
{
    DigestRow read{row.get<qint64>(0), {}};
    for (int i = 1; i <= source.columnCount; ++i) {
        const QByteArray value = row.get<QByteArray>(i);
        read.bytes += QByteArray::number(value.size()) + ':' + value;
    }
    return read;
}

QString text(const char *ascii)
{
    return QString::fromLatin1(ascii);
}

// No row is on its way when it is counted: who writes has committed, and whoever comes later waits.
Result<void> holdStill(Database &database, const DigestSource &source)
{
    if (database.engine() == Engine::Sqlite)
        return {};
    return database.executeScript(u"LOCK TABLE %1 IN SHARE MODE"_s.arg(text(source.table).section(u' ', 0, 0)));
}

Result<qint64> newestId(Database &database, const DigestSource &source)
{
    return sql::number(database, u"SELECT COALESCE(MAX(%1), 0) FROM %2"_s.arg(text(source.id), text(source.table)));
}

Result<StoredDigest> digestOf(Database &database, const DigestSource &source, qint64 last)
{
    const QString select = u"SELECT %1, %2 FROM %3 WHERE %1 >= ? AND %1 <= ? ORDER BY %1 LIMIT ?"_s.arg(
        text(source.id), text(source.columns), text(source.table));
    QCryptographicHash hash(QCryptographicHash::Sha256);
    StoredDigest digest{text(source.what), last, 0, {}};
    // Also ids that no program gives.
    for (qint64 first = std::numeric_limits<qint64>::min();;) {
        ASSIGN_OR_RETURN(const auto page, sql::all(
                                              database, select, [&](const Row &row) { return readRow(source, row); },
                                              first, last, digestPage));
        for (const DigestRow &row : page)
            hash.addData(row.bytes);
        digest.rows += page.size();
        if (page.size() < digestPage || page.last().id == last)
            break;
        first = page.last().id + 1;
    }
    digest.hash = hash.result();
    return digest;
}

Result<QList<StoredDigest>> digestsNow(Database &database)
{
    QList<StoredDigest> digests;
    for (const DigestSource &source : digestSources) {
        RETURN_IF_ERROR(holdStill(database, source));
        ASSIGN_OR_RETURN(const auto last, newestId(database, source));
        ASSIGN_OR_RETURN(const auto digest, digestOf(database, source, last));
        digests.append(digest);
    }
    return digests;
}

}  // namespace

Result<QList<StoredDigest>> storedDigests(Database &database, const QList<StoredDigest> &earlier)
{
    if (earlier.isEmpty())
        return digestsNow(database);
    QList<StoredDigest> digests;
    for (const StoredDigest &one : earlier) {
        const auto source = std::ranges::find_if(
            digestSources, [&](const DigestSource &known) { return one.what == QLatin1StringView(known.what); });
        if (source == digestSources.end())
            return notFound(TranslatableText::translate(
                                "db", "This program does not know what a seal says of “%1”; it was made by a newer one")
                                .arg(one.what));
        ASSIGN_OR_RETURN(const auto digest, digestOf(database, *source, one.last));
        digests.append(digest);
    }
    return digests;
}

}  // namespace gainsay
