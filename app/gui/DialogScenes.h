// SPDX-License-Identifier: GPL-3.0-or-later
// The dialogs that an action opens, and where: what pictures and tests go through.
#pragma once

#include <QList>
#include <QString>

namespace gainsay {

struct DialogScene {
    QString name;
    QString page;    // where the action is in reach
    QString action;  // of the ActionCatalog
};

QList<DialogScene> dialogScenes();

}  // namespace gainsay
