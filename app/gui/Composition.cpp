// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/Composition.h"

#include "app/gui/Pages.h"
#include "app/offline/OfflineFile.h"
#include "core/detect/package/ModelPackage.h"
#include "db/project/ProjectFactory.h"
#include "ui/offline/OfflineWork.h"
#include "ui/status/DetectorInUse.h"

#include <QDir>
#include <QFileInfo>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

OfflineFiles offlineFiles()
{
    OfflineFiles files;
    files.make = [](Storage &home, const Clock &clock, UserId person, const QString &target,
                    const OfflineRequest &request, Progress &progress) -> Result<OfflineTaken> {
        // A suggested folder, Documents for one, may not exist yet.
        QDir().mkpath(QFileInfo(target).absolutePath());
        ASSIGN_OR_RETURN(const auto scheme, activeScheme(home));
        return makeOfflineFile(home, clock, scheme, person, target, request, progress);
    };
    files.merge = [](Storage &home, const Clock &clock, UserId actor, const QString &file, OfflineMerge::Rest rest,
                     Progress &progress) -> Result<OfflineMerged> {
        ASSIGN_OR_RETURN(const auto scheme, activeScheme(home));
        return mergeOfflineFile(home, clock, scheme, actor, file, rest, progress);
    };
    return files;
}

}  // namespace

Composition::Composition(QApplication &application, const Clock &clock, const QString &settingsPath)
    : m_clock(clock), m_detectors(QCoreApplication::applicationDirPath()),
      m_bots(QCoreApplication::applicationDirPath()), m_words(QCoreApplication::applicationDirPath()),
      m_detectorWorker(m_detectors), m_settings(settingsPath), m_theme(application),
      m_inputMethod(new InputMethodWatch(&application)), m_spokenHints(application), m_actions(m_settings),
      m_session(openProject, clock)
{
    m_language.set(m_settings.value(Setting::Language).toString());
    m_theme.setLanguage(m_language.current());
    m_theme.setFontFamily(m_settings.value(Setting::FontFamily).toString());
    m_theme.setZoom(m_settings.value(Setting::Zoom).toDouble());
    m_theme.setChoice(themeChoice(m_settings.value(Setting::Theme).toString()));
    m_window = std::make_unique<MainWindow>(
        MainWindow::Services{m_session, m_settings, m_actions, *m_inputMethod, m_theme, m_language},
        allPages(m_clock, m_detectors, m_detectorWorker, collectTools()));
    new DetectorInUse(m_session, m_detectors, *m_window, m_window.get());
    new OfflineWork(m_session, m_actions, *m_window, offlineFiles(), m_window.get());
    QObject::connect(m_window.get(), &MainWindow::filesDropped, m_window.get(),
                     [this](const QStringList &paths) { takeFiles(paths); });
}

CollectTools Composition::collectTools()
{
    CollectTools tools;
    tools.bots = m_bots.openers();
    tools.botNames = [this] { return m_bots.names(); };
    tools.source = &m_bots;
    tools.words = m_words.source();
    tools.detectors = &m_detectors;
    tools.projects = openProject;
    return tools;
}

void Composition::takeFiles(const QStringList &paths)
{
    const QString &first = paths.constFirst();
    const bool model = ModelPackage::looksLikeOne(first) ||
                       QStringList{u"model.json"_s, u"config.json"_s}.contains(QFileInfo(first).fileName());
    if (const Result<void> allowed = mayTake(model ? Permission::Study : Permission::Import); !allowed)
        return m_window->showError(allowed.error());
    if (model)
        return m_window->openPage(u"detector"_s, {{"package", toUtf8(first)}});
    m_window->openPage(u"data"_s, {{"import", jsonTexts(paths)}});
}

Result<void> Composition::mayTake(Permission permission) const
{
    const std::optional<User> &user = m_session.user();
    return user ? requireRole(user->name, user->role, permission) : conflict([] {
        return tr("The file has nowhere to go yet. Open a project and sign in, then drop it again.");
    });
}

}  // namespace gainsay
