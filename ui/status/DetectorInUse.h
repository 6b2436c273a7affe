// SPDX-License-Identifier: GPL-3.0-or-later
// Says in the status bar which detector speaks in the open project, from its opening on and without loading a model.
#pragma once

#include "core/detect/run/DetectorSource.h"
#include "ui/page/Page.h"

#include <QObject>

namespace gainsay {

// What is not known is left out.
void tellDetector(Shell &shell, const QString &name, const QString &version, const QString &provider);

class DetectorInUse : public QObject {
    Q_OBJECT

public:
    DetectorInUse(ProjectSession &session, const DetectorSource &source, Shell &shell, QObject *parent);

private:
    void tell();

    ProjectSession &m_session;
    const DetectorSource &m_source;
    Shell &m_shell;
};

}  // namespace gainsay
