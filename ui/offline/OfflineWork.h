// SPDX-License-Identifier: GPL-3.0-or-later
// The two commands of work without a connection, and what a copy says of itself when it is opened.
#pragma once

#include "ui/offline/OfflineFiles.h"
#include "ui/page/Page.h"

#include <QObject>

namespace gainsay {

class OfflineWork : public QObject {
    Q_OBJECT

public:
    // Commands and dialogs belong to `window`.
    OfflineWork(ProjectSession &session, ActionCatalog &actions, Shell &shell, OfflineFiles files, QWidget *window);

private:
    void enableCommands();
    void recognizeCopy();
    void askWhatToTake();
    void take(const QString &file, const OfflineRequest &request);
    void askWhatToBring();
    void bring(const QString &file);
    void tellMerged(const OfflineMerged &merged);

    ProjectSession &m_session;
    Shell &m_shell;
    OfflineFiles m_files;
    QWidget *m_window;
    QAction *m_take = nullptr;
    QAction *m_bring = nullptr;
    bool m_isCopy = false;
};

}  // namespace gainsay
