// SPDX-License-Identifier: GPL-3.0-or-later
// What one person prefers on this computer, and where they left off. Written at once: a crash loses nothing.
#pragma once

#include "core/base/Json.h"

#include <QObject>
#include <QSettings>
#include <QVariant>

namespace gainsay {

// One project has one name in the settings, however it was typed: files by their absolute path without links, also when
// they are gone; addresses of servers as they are.
QString canonicalLocation(const QString &location);

enum class Setting {
    Theme,       // "system", "light", "dark", "contrast"
    Zoom,        // factor, 1.0 is 100 %
    Language,    // "" follows the system, else "en", "zh_CN", "ja"
    FontFamily,  // "" for the built-in choice
    Geometry,    // of the main window
    LastProject,
    LastPage,
    RecentProjects,  // newest first
    Shortcuts,       // action id → key, only what differs from the default
    SnapToWords,     // selecting by mouse takes whole words
    AutoAdvance,     // the last required answer submits
    ToursSeen,       // roles whose tour was finished
};

class Settings : public QObject {
    Q_OBJECT

public:
    // An empty path takes the person's own file.
    explicit Settings(const QString &path = {}, QObject *parent = nullptr);

    QVariant value(Setting key) const;
    void setValue(Setting key, const QVariant &value);
    void reset(Setting key);

    // Where a page was left, per project: an opaque value of the page.
    Json pageState(const QString &project, const QString &page) const;
    void setPageState(const QString &project, const QString &page, const Json &state);
    // Who worked on a project last.
    QString lastUser(const QString &project) const;
    void setLastUser(const QString &project, const QString &user);

    // The column mapping with which a file with these columns came in last; empty if none did.
    QString columnMapping(const QStringList &columns) const;
    void setColumnMapping(const QStringList &columns, const QString &mapping);

    // Newest first, each project once.
    QStringList recentProjects() const;
    void addRecentProject(const QString &location);
    void removeRecentProject(const QString &location);

Q_SIGNALS:
    void changed(gainsay::Setting key);

private:
    QString projectGroup(const QString &project) const;

    mutable QSettings m_file;
};

}  // namespace gainsay
