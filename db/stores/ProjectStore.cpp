// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/ProjectStore.h"

#include "core/base/TranslatableText.h"
#include "db/engine/Query.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

const QString selectScheme = u"SELECT id, name, version, body, created_at FROM schemes "_s;
const QString settingsKey = u"settings"_s;

SchemeRevision readSchemeRevision(const Row &row)
{
    return {row.get<SchemeId>(0), row.get<QString>(1), row.get<int>(2), row.get<QString>(3).toUtf8(),
            row.get<qint64>(4)};
}

}  // namespace

Result<std::optional<QString>> SqlProjectStore::value(const QString &key)
{
    return sql::one(
        m_database, u"SELECT value FROM meta WHERE key = ?"_s, [](const Row &row) { return row.get<QString>(0); }, key);
}

Result<void> SqlProjectStore::setValue(const QString &key, const QString &value)
{
    m_settingsOf = 0;
    // In two steps: what a guarded login sees of the table takes no ON CONFLICT.
    return m_database.transaction([&]() -> Result<void> {
        ASSIGN_OR_RETURN(const auto changed,
                         sql::execute(m_database, u"UPDATE meta SET value = ? WHERE key = ?"_s, value, key));
        return changed > 0
                   ? Result<void>()
                   : succeeded(sql::execute(m_database, u"INSERT INTO meta (key, value) VALUES (?, ?)"_s, key, value));
    });
}

// Asked several times while an answer is stored.
Result<ProjectSettings> SqlProjectStore::settings()
{
    const qint64 transaction = m_database.transactionNumber();
    if (transaction != 0 && transaction == m_settingsOf)
        return m_settings;
    auto read = readSettings();
    if (read) {
        m_settings = *read;
        m_settingsOf = transaction;
    }
    return read;
}

Result<ProjectSettings> SqlProjectStore::readSettings()
{
    ASSIGN_OR_RETURN(const auto stored, value(settingsKey));
    if (!stored)
        return ProjectSettings();
    const auto json = parseJson(stored->toUtf8());
    if (!json)
        return corrupt(
            TranslatableText::translate("db", "The project's settings cannot be read: %1").arg(json.error().message));
    return ProjectSettings::fromJson(*json);
}

Result<void> SqlProjectStore::setSettings(const ProjectSettings &settings)
{
    return setValue(settingsKey, QString::fromUtf8(dumpJson(settings.toJson())));
}

Result<SchemeId> SqlProjectStore::addScheme(const SchemeRevision &scheme)
{
    const auto id = sql::number(
        m_database, u"INSERT INTO schemes (name, version, body, created_at) VALUES (?, ?, ?, ?) RETURNING id"_s,
        scheme.name, scheme.version, QString::fromUtf8(scheme.body), scheme.createdAt);
    if (id)
        return SchemeId{*id};
    if (id.error().kind == ErrorKind::Conflict)
        return conflict(TranslatableText::translate("db", "The project has version %2 of the scheme %1 already; "
                                                          "a revision needs a higher version")
                            .arg(scheme.name, QString::number(scheme.version)));
    return id.error();
}

Result<SchemeRevision> SqlProjectStore::currentScheme()
{
    ASSIGN_OR_RETURN(auto found, sql::one(m_database, selectScheme + u"ORDER BY version DESC, id DESC LIMIT 1"_s,
                                          readSchemeRevision));
    if (!found)
        return notFound(TranslatableText::translate("db", "The project has no scheme"));
    return std::move(*found);
}

Result<SchemeRevision> SqlProjectStore::scheme(SchemeId id)
{
    ASSIGN_OR_RETURN(auto found, sql::one(m_database, selectScheme + u"WHERE id = ?"_s, readSchemeRevision, id));
    if (!found)
        return notFound(TranslatableText::translate("db", "The project has no scheme number %1").arg(id.value));
    return std::move(*found);
}

Result<QList<SchemeRevision>> SqlProjectStore::schemes()
{
    return sql::all(m_database, selectScheme + u"ORDER BY version, id"_s, readSchemeRevision);
}

}  // namespace gainsay
