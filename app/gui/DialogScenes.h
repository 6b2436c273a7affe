// SPDX-License-Identifier: GPL-3.0-or-later
// The dialogs that actions and buttons open, and where: what pictures and tests go through.
#pragma once

#include "ui/MainWindow.h"
#include "ui/keys/ActionCatalog.h"

#include <QList>
#include <QString>

class QAbstractButton;

namespace gainsay {

struct DialogScene {
    QString name;
    QString page;    // where the action is in reach
    QString action;  // of the ActionCatalog, or the object name of a button on the page
    int tab = 0;     // of the page, where the button is
};

QList<DialogScene> dialogScenes();

// The tabs of a page that has some on screen.
QList<QAbstractButton *> tabsOf(const Page *page);
// The dialog, palette or tour before the window; none if there is nothing before it.
QWidget *frontOf(const MainWindow &window);
// False if there is no such action or button.
bool trigger(const QString &action, const Page *page, const ActionCatalog &actions);

}  // namespace gainsay
