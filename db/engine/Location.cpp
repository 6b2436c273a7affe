// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/engine/Location.h"

#include "core/base/TranslatableText.h"

#include <QDir>
#include <QRegularExpression>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

const QStringList &libpqParameters()
{
    static const QStringList names{u"channel_binding"_s,
                                   u"connect_timeout"_s,
                                   u"gssencmode"_s,
                                   u"hostaddr"_s,
                                   u"keepalives"_s,
                                   u"keepalives_count"_s,
                                   u"keepalives_idle"_s,
                                   u"keepalives_interval"_s,
                                   u"krbsrvname"_s,
                                   u"load_balance_hosts"_s,
                                   u"passfile"_s,
                                   u"require_auth"_s,
                                   u"requirepeer"_s,
                                   u"ssl_max_protocol_version"_s,
                                   u"ssl_min_protocol_version"_s,
                                   u"sslcert"_s,
                                   u"sslcrl"_s,
                                   u"sslcrldir"_s,
                                   u"sslkey"_s,
                                   u"sslmode"_s,
                                   u"sslpassword"_s,
                                   u"sslrootcert"_s,
                                   u"sslsni"_s,
                                   u"target_session_attrs"_s,
                                   u"tcp_user_timeout"_s};
    return names;
}

// Never shown, and never kept in the list of projects.
bool isSecret(const QString &parameter)
{
    return parameter == "sslpassword"_L1;
}

Error badAddress(const QString &what)
{
    return invalidInput(TranslatableText::translate("db", "%1. A PostgreSQL project is named like "
                                                          "postgresql://user@host:5432/database?schema=name")
                            .arg(what));
}

Result<void> checkParameter(const QString &name, const QString &value)
{
    if (!libpqParameters().contains(name))
        return badAddress(TranslatableText::translate("db", "The address has a parameter “%1” that is not known; known "
                                                            "are schema, host, port and %2")
                              .arg(name, libpqParameters().join(", "_L1)));
    static const QStringList sslModes{u"disable"_s, u"allow"_s,     u"prefer"_s,
                                      u"require"_s, u"verify-ca"_s, u"verify-full"_s};
    if (name == "sslmode"_L1 && !sslModes.contains(value))
        return badAddress(TranslatableText::translate("db", "The address has sslmode “%1”; there are %2")
                              .arg(value, sslModes.join(", "_L1)));
    // Qt hands them on in a list that is cut at semicolons.
    if (value.isEmpty() || value.contains(u';'))
        return badAddress(
            TranslatableText::translate("db", "The value of “%1” in the address is empty or has a semicolon")
                .arg(name));
    return {};
}

// An address cut at its marks, still percent-encoded: QUrl knows neither several hosts nor a folder as host.
struct AddressParts {
    QString user;
    QString password;
    QStringList hosts;
    QStringList ports;
    QString path;
    QString query;
};

QString decoded(const QString &text)
{
    return QUrl::fromPercentEncoding(text.toUtf8());
}

Result<AddressParts> cutAddress(const QString &text)
{
    static const QRegularExpression shape(
        u"^postgres(?:ql)?://(?:([^@/?#]*)@)?([^/?#]*)(?:/([^?#]*))?(?:\\?([^#]*))?$"_s);
    static const QRegularExpression hostShape(u"^(\\[[0-9A-Fa-f:.]+\\]|[^:\\[\\]]*)(?::(\\d{1,5}))?$"_s);
    static const QRegularExpression brokenEscape(u"%(?![0-9A-Fa-f]{2})|[\\s]"_s);
    const QRegularExpressionMatch found = shape.match(text);
    if (!found.hasMatch() || brokenEscape.match(text).hasMatch())
        return badAddress(TranslatableText::translate("db", "The address cannot be read: %1")
                              .arg(TranslatableText::translate("db", "blanks and % are written as %20 and %25")));
    AddressParts parts;
    const QString account = found.captured(1);
    parts.user = decoded(account.section(u':', 0, 0));
    parts.password = decoded(account.section(u':', 1));
    for (const QString &one : found.captured(2).split(u',')) {
        const QRegularExpressionMatch host = hostShape.match(one);
        if (!host.hasMatch())
            return badAddress(
                TranslatableText::translate("db", "The address names a host “%1” that cannot be read").arg(one));
        QString name = decoded(host.captured(1));
        if (name.startsWith(u'['))
            name = name.sliced(1, name.size() - 2);
        parts.hosts.append(name);
        parts.ports.append(host.captured(2).isEmpty() ? u"5432"_s : host.captured(2));
    }
    parts.path = decoded(found.captured(3));
    parts.query = found.captured(4);
    return parts;
}

Result<void> takeParameter(Location &location, const QString &name, const QString &value)
{
    if (name == "schema"_L1)
        location.schema = value;
    else if (name == "host"_L1)
        location.host = value;
    else if (name == "port"_L1)
        location.port = value;
    else if (name == "user"_L1)
        location.user = value;
    else if (name == "password"_L1)
        location.password = value;
    else if (name == "dbname"_L1)
        location.database = value;
    else {
        RETURN_IF_ERROR(checkParameter(name, value));
        location.parameters.append({name, value});
    }
    return {};
}

Result<Location> parseAddress(const QString &text)
{
    ASSIGN_OR_RETURN(const auto parts, cutAddress(text));
    Location location;
    location.engine = Engine::PostgreSql;
    location.host = parts.hosts.join(u',');
    location.port = parts.ports.join(u',');
    location.database = parts.path;
    location.user = parts.user;
    location.password = parts.password;
    for (const QString &item : parts.query.split(u'&', Qt::SkipEmptyParts)) {
        RETURN_IF_ERROR(takeParameter(location, decoded(item.section(u'=', 0, 0)), decoded(item.section(u'=', 1))));
    }
    if (location.database.isEmpty())
        return badAddress(TranslatableText::translate("db", "The address names no database"));
    if (location.schema.isEmpty())
        return badAddress(TranslatableText::translate("db", "The address names no schema"));
    static const QRegularExpression ports(u"^\\d{1,5}(,\\d{1,5})*$"_s);
    if (!ports.match(location.port).hasMatch())
        return badAddress(
            TranslatableText::translate("db", "The address has port “%1”, which is no number").arg(location.port));
    return location;
}

QString encoded(const QString &text, const QByteArray &kept = {})
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text, kept));
}

QString shownHosts(const Location &location)
{
    const QStringList hosts = location.host.split(u',');
    const QStringList ports = location.port.split(u',');
    QStringList shown;
    for (qsizetype i = 0; i < hosts.size(); ++i) {
        const QString name = hosts[i].contains(u':') ? u'[' + hosts[i] + u']' : encoded(hosts[i]);
        shown.append(name + u':' + ports.value(i, ports.constLast()));
    }
    return shown.join(u',');
}

}  // namespace

Result<Location> parseLocation(const QString &text)
{
    if (text.isEmpty())
        return invalidInput(TranslatableText::translate("db", "No project was named"));
    if (text.startsWith("postgresql://"_L1) || text.startsWith("postgres://"_L1))
        return parseAddress(text);
    Location location;
    location.path = text;
    return location;
}

QString Location::parameter(const QString &name) const
{
    for (const auto &[known, value] : parameters) {
        if (known == name)
            return value;
    }
    return {};
}

QString Location::display() const
{
    if (engine == Engine::Sqlite)
        return QDir::toNativeSeparators(shownAs.isEmpty() ? path : shownAs);
    const bool socket = host.startsWith(u'/');
    QString address = u"postgresql://"_s;
    if (!user.isEmpty())
        address += encoded(user) + u'@';
    address += socket ? u"localhost:"_s + port : shownHosts(*this);
    address += u'/' + encoded(database) + u"?schema="_s + encoded(schema);
    if (socket)
        address += u"&host="_s + encoded(host, "/");
    for (const auto &[name, value] : parameters) {
        if (!isSecret(name))
            address += u'&' + name + u'=' + encoded(value, "/");
    }
    return address;
}

}  // namespace gainsay
