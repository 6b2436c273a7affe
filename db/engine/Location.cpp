// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/engine/Location.h"

#include <QCoreApplication>
#include <QDir>
#include <QUrl>
#include <QUrlQuery>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

Error badAddress(const QString &what)
{
    return invalidInput(QCoreApplication::translate("db", "%1. A PostgreSQL project is named like "
                                                          "postgresql://user@host:5432/database?schema=name")
                            .arg(what));
}

Result<Location> parseAddress(const QString &text)
{
    const QUrl url(text, QUrl::StrictMode);
    if (!url.isValid())
        return badAddress(QCoreApplication::translate("db", "The address cannot be read: %1").arg(url.errorString()));
    const QUrlQuery query(url);
    Location location;
    location.engine = Engine::PostgreSql;
    location.host = query.hasQueryItem(u"host"_s) ? query.queryItemValue(u"host"_s, QUrl::FullyDecoded)
                                                  : url.host(QUrl::FullyDecoded);
    location.port = query.queryItemValue(u"port"_s).toInt();
    if (location.port == 0)
        location.port = url.port(5432);
    location.database = url.path(QUrl::FullyDecoded).mid(1);
    location.schema = query.queryItemValue(u"schema"_s, QUrl::FullyDecoded);
    location.user = url.userName(QUrl::FullyDecoded);
    location.password = url.password(QUrl::FullyDecoded);
    if (location.database.isEmpty())
        return badAddress(QCoreApplication::translate("db", "The address names no database"));
    if (location.schema.isEmpty())
        return badAddress(QCoreApplication::translate("db", "The address names no schema"));
    return location;
}

// "postgresql://user@%2Frun%2Fsocket:5432/db": QUrl refuses a folder as host, libpq's users are used to it.
QString withSocketAsParameter(const QString &text)
{
    const qsizetype start = text.indexOf("://"_L1) + 3;
    const qsizetype slash = text.indexOf(u'/', start);
    const qsizetype end = slash < 0 ? text.size() : slash;
    const qsizetype host = std::max(text.lastIndexOf(u'@', end - 1) + 1, start);
    if (!QStringView(text).mid(host, 3).startsWith("%2F"_L1, Qt::CaseInsensitive))
        return text;
    const qsizetype colon = text.indexOf(u':', host);
    const qsizetype hostEnd = colon >= 0 && colon < end ? colon : end;
    const QString folder = text.mid(host, hostEnd - host);
    QString moved = text.left(host) + u"localhost"_s + text.mid(hostEnd);
    moved += (moved.contains(u'?') ? u"&host="_s : u"?host="_s) + folder;
    return moved;
}

}  // namespace

Result<Location> parseLocation(const QString &text)
{
    if (text.isEmpty())
        return invalidInput(QCoreApplication::translate("db", "No project was named"));
    if (text.startsWith("postgresql://"_L1) || text.startsWith("postgres://"_L1))
        return parseAddress(withSocketAsParameter(text));
    Location location;
    location.path = text;
    return location;
}

QString Location::display() const
{
    if (engine == Engine::Sqlite)
        return QDir::toNativeSeparators(path);
    QUrl url;
    url.setScheme(u"postgresql"_s);
    url.setUserName(user);
    url.setPort(port);
    url.setPath(u'/' + database);
    QUrlQuery query;
    query.addQueryItem(u"schema"_s, schema);
    if (host.startsWith(u'/')) {
        url.setHost(u"localhost"_s);
        query.addQueryItem(u"host"_s, host);
    } else {
        url.setHost(host);
    }
    url.setQuery(query);
    return url.toString();
}

}  // namespace gainsay
