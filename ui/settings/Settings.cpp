// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/Settings.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSettingsVersion = 1;
constexpr int kRecentProjects = 8;

struct SettingRow {
    Setting key;
    QLatin1StringView name;
    QVariant fallback;
};

const QList<SettingRow> &settingRows()
{
    static const QList<SettingRow> rows{
        {Setting::Theme, "look/theme"_L1, u"system"_s},
        {Setting::Zoom, "look/zoom"_L1, 1.0},
        {Setting::Language, "look/language"_L1, QString()},
        {Setting::FontFamily, "look/font"_L1, QString()},
        {Setting::Geometry, "resume/geometry"_L1, QByteArray()},
        {Setting::LastProject, "resume/project"_L1, QString()},
        {Setting::LastPage, "resume/page"_L1, QString()},
        {Setting::RecentProjects, "resume/recent"_L1, QStringList()},
        {Setting::Shortcuts, "keys/changed"_L1, QVariantMap()},
        {Setting::SnapToWords, "work/snapToWords"_L1, false},
        {Setting::AutoAdvance, "work/autoAdvance"_L1, false},
        {Setting::ToursSeen, "work/toursSeen"_L1, QStringList()},
    };
    return rows;
}

const SettingRow &settingRow(Setting key)
{
    return settingRows()[static_cast<int>(key)];
}

QString settingsPath(const QString &path)
{
    return path.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::ConfigLocation) + u"/gainsay/gainsay.ini"_s
                          : path;
}

}  // namespace

QString canonicalLocation(const QString &location)
{
    if (location.isEmpty() || location.contains("://"_L1))
        return location;
    const QFileInfo file(location);
    const QString canonical = file.canonicalFilePath();
    if (!canonical.isEmpty())
        return canonical;
    // The file is not there; its folder may still be reached through a link.
    const QString folder = QFileInfo(file.absolutePath()).canonicalFilePath();
    return folder.isEmpty() ? QDir::cleanPath(file.absoluteFilePath()) : QDir(folder).filePath(file.fileName());
}

Settings::Settings(const QString &path, QObject *parent)
    : QObject(parent), m_file(settingsPath(path), QSettings::IniFormat)
{
    // The first version; a later one upgrades here what an older file holds.
    m_file.setValue("version"_L1, kSettingsVersion);
}

QVariant Settings::value(Setting key) const
{
    const SettingRow &row = settingRow(key);
    return m_file.value(row.name, row.fallback);
}

void Settings::setValue(Setting key, const QVariant &value)
{
    m_file.setValue(settingRow(key).name, value);
    m_file.sync();
    Q_EMIT changed(key);
}

void Settings::reset(Setting key)
{
    m_file.remove(settingRow(key).name);
    m_file.sync();
    Q_EMIT changed(key);
}

// Locations hold slashes, which would make groups of their own.
QString Settings::projectGroup(const QString &project) const
{
    const QByteArray name = canonicalLocation(project).toUtf8();
    const QByteArray hash = QCryptographicHash::hash(name, QCryptographicHash::Sha256).toHex().left(16);
    return u"project-"_s + QString::fromLatin1(hash);
}

Json Settings::pageState(const QString &project, const QString &page) const
{
    const QByteArray text = m_file.value(projectGroup(project) + u'/' + page).toByteArray();
    if (text.isEmpty())
        return Json::object();
    Result<Json> state = parseJson(text);
    return state ? *state : Json::object();
}

void Settings::setPageState(const QString &project, const QString &page, const Json &state)
{
    m_file.setValue(projectGroup(project) + u'/' + page, dumpJson(state));
    m_file.sync();
}

QString Settings::lastUser(const QString &project) const
{
    return m_file.value(projectGroup(project) + u"/user"_s).toString();
}

void Settings::setLastUser(const QString &project, const QString &user)
{
    m_file.setValue(projectGroup(project) + u"/user"_s, user);
    m_file.sync();
}

namespace {

QString mappingKey(QStringList columns)
{
    columns.sort();
    const QByteArray names = dumpJson(jsonTexts(columns));
    return u"columns/"_s +
           QString::fromLatin1(QCryptographicHash::hash(names, QCryptographicHash::Sha256).toHex().left(16));
}

}  // namespace

QString Settings::columnMapping(const QStringList &columns) const
{
    return m_file.value(mappingKey(columns)).toString();
}

void Settings::setColumnMapping(const QStringList &columns, const QString &mapping)
{
    m_file.setValue(mappingKey(columns), mapping);
    m_file.sync();
}

QStringList Settings::recentProjects() const
{
    QStringList recent;
    const QStringList stored = value(Setting::RecentProjects).toStringList();
    for (const QString &location : stored)
        recent.append(canonicalLocation(location));
    recent.removeDuplicates();
    return recent;
}

void Settings::addRecentProject(const QString &location)
{
    QStringList recent = recentProjects();
    recent.removeAll(canonicalLocation(location));
    recent.prepend(canonicalLocation(location));
    setValue(Setting::RecentProjects, recent.mid(0, kRecentProjects));
}

void Settings::removeRecentProject(const QString &location)
{
    QStringList recent = recentProjects();
    recent.removeAll(canonicalLocation(location));
    setValue(Setting::RecentProjects, recent);
}

}  // namespace gainsay
