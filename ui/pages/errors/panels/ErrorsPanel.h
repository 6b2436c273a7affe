// SPDX-License-Identifier: GPL-3.0-or-later
// One view of the Errors page. A panel computes when it is on screen and what it shows has changed: refresh() is called
// then and only then. Figures lead to conversations through the desk's filter. Panels are made when they are first
// shown; each has a static title(), of its tab.
#pragma once

#include "core/errors/figures/StudyTable.h"
#include "ui/pages/errors/controller/ErrorsController.h"

#include <QWidget>

namespace gainsay {

class ErrorsPanel : public QWidget {
    Q_OBJECT

public:
    explicit ErrorsPanel(ErrorsController &controller, QWidget *parent = nullptr);

    // Also called when the language changes.
    virtual void retranslate() = 0;
    // Whether there is nothing to see before a model has judged something.
    virtual bool needsModel() const { return true; }
    // What export writes: the tables as shown.
    virtual QList<StudyTable> tables() const { return {}; }

    // What is shown is no longer true; computed again now, or when the panel is next shown.
    void invalidate();

protected:
    // The desk is open.
    virtual void refresh() = 0;
    void showEvent(QShowEvent *event) override;

    ErrorsController &controller() const { return m_controller; }

private:
    ErrorsController &m_controller;
    bool m_stale = true;
};

}  // namespace gainsay
