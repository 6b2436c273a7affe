// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/DialogScenes.h"

#include "ui/widgets/PillTabs.h"

#include <QAbstractButton>
#include <QApplication>

namespace gainsay {

using namespace Qt::StringLiterals;

QList<DialogScene> dialogScenes()
{
    return {
        {u"commands"_s, u"home"_s, u"window.palette"_s},
        {u"tour"_s, u"home"_s, u"window.tour"_s},
        {u"keys"_s, u"home"_s, u"window.keys"_s},
        {u"messages"_s, u"home"_s, u"window.messages"_s},
        {u"preferences"_s, u"home"_s, u"window.preferences"_s},
        {u"sign-in"_s, u"home"_s, u"people.signIn"_s},
        {u"password"_s, u"home"_s, u"people.password"_s},
        {u"take-along"_s, u"home"_s, u"offline.take"_s},
        {u"help"_s, u"home"_s, u"window.help"_s},
        {u"new-project"_s, u"home"_s, u"home.new"_s},
        {u"server"_s, u"home"_s, u"home.server"_s},
        {u"go-to-item"_s, u"home"_s, u"window.item"_s},
        {u"history"_s, u"annotate"_s, u"annotate.history"_s},
        {u"skip"_s, u"annotate"_s, u"annotate.skip"_s},
        {u"skipped"_s, u"annotate"_s, u"annotate.skipped"_s},
        {u"flag"_s, u"annotate"_s, u"annotate.flag"_s},
        {u"gold"_s, u"training"_s, u"training.add"_s},
        {u"predictions"_s, u"errors"_s, u"errors.import"_s},
        {u"models"_s, u"errors"_s, u"errors.runs"_s},
        {u"tags"_s, u"errors"_s, u"errors.tags"_s},
        {u"import"_s, u"data"_s, u"data.import"_s},
        {u"export"_s, u"data"_s, u"data.export"_s},
        {u"batches"_s, u"data"_s, u"data.batches"_s},
        {u"assign-chosen"_s, u"data"_s, u"data.bulk0"_s},
        {u"move-chosen"_s, u"data"_s, u"data.bulk1"_s},
        {u"flag-chosen"_s, u"data"_s, u"data.bulk2"_s},
        {u"send-back-chosen"_s, u"data"_s, u"data.bulk3"_s},
        {u"delete-chosen"_s, u"data"_s, u"data.bulk4"_s},
        {u"undo-import"_s, u"data"_s, u"data.undoImport"_s},
        {u"project-settings"_s, u"team"_s, u"people.projectSettings"_s},
        {u"plan"_s, u"team"_s, u"team.plan"_s},
        {u"people"_s, u"team"_s, u"people.invite"_s},
        {u"person"_s, u"team"_s, u"team.add"_s},
        {u"leave"_s, u"team"_s, u"team.leave"_s},
        {u"hand-over"_s, u"team"_s, u"team.handOver"_s, 1},
        {u"scheme-start"_s, u"studio"_s, u"studio.start"_s},
        {u"scheme-try"_s, u"studio"_s, u"studio.try"_s},
        {u"scheme-revise"_s, u"studio"_s, u"studio.revise"_s},
        {u"calibration"_s, u"team"_s, u"team.calibrate"_s, 6},
    };
}

QList<QAbstractButton *> tabsOf(const Page *page)
{
    const auto *tabs = page ? page->findChild<PillTabs *>() : nullptr;
    return tabs && tabs->isVisible() ? tabs->findChildren<QAbstractButton *>() : QList<QAbstractButton *>();
}

QWidget *frontOf(const MainWindow &window)
{
    if (QWidget *dialog = QApplication::activeModalWidget())
        return dialog;
    for (QWidget *card : window.findChildren<QWidget *>(u"palette"_s, Qt::FindDirectChildrenOnly)) {
        if (card->isVisible())
            return card;
    }
    return nullptr;
}

bool trigger(const QString &action, const Page *page, const ActionCatalog &actions)
{
    if (QAction *known = actions.action(action)) {
        known->trigger();
        return true;
    }
    auto *button = page ? page->findChild<QAbstractButton *>(action) : nullptr;
    if (button)
        button->click();
    return button;
}

}  // namespace gainsay
