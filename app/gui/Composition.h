// SPDX-License-Identifier: GPL-3.0-or-later
// Builds and owns what the window is made of. There is one per program, made in main(); nothing is global.
#pragma once

#include "app/detect/InstalledBots.h"
#include "app/detect/InstalledDetectors.h"
#include "app/detect/InstalledWords.h"
#include "core/base/Clock.h"
#include "core/workflow/RoleRules.h"
#include "ui/MainWindow.h"
#include "ui/keys/ActionCatalog.h"
#include "ui/keys/SpokenHints.h"
#include "ui/page/InputMethodWatch.h"
#include "ui/pages/collect/tab/CollectTools.h"
#include "ui/session/DetectorWorker.h"
#include "ui/session/ProjectSession.h"
#include "ui/settings/Language.h"
#include "ui/settings/Settings.h"
#include "ui/theme/Theme.h"

#include <QApplication>
#include <QCoreApplication>

#include <memory>

namespace gainsay {

class Composition {
    Q_DECLARE_TR_FUNCTIONS(gainsay::Composition)

public:
    // `settingsPath` empty takes the person's own settings.
    Composition(QApplication &application, const Clock &clock, const QString &settingsPath = {});
    Composition(const Composition &) = delete;
    Composition &operator=(const Composition &) = delete;

    MainWindow &window() { return *m_window; }
    ProjectSession &session() { return m_session; }
    DetectorWorker &detectorWorker() { return m_detectorWorker; }
    Settings &settings() { return m_settings; }
    ActionCatalog &actions() { return m_actions; }

private:
    // Files that were dropped on the window go to the page that reads them.
    void takeFiles(const QStringList &paths);
    CollectTools collectTools();
    Result<void> mayTake(Permission permission) const;

    const Clock &m_clock;
    InstalledDetectors m_detectors;
    InstalledBots m_bots;
    InstalledWords m_words;
    DetectorWorker m_detectorWorker;
    Settings m_settings;
    Theme m_theme;
    Language m_language;
    InputMethodWatch *m_inputMethod;  // owned by the application it watches
    SpokenHints m_spokenHints;
    ActionCatalog m_actions;
    ProjectSession m_session;
    std::unique_ptr<MainWindow> m_window;
};

}  // namespace gainsay
