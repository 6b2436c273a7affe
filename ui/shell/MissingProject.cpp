// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/MissingProject.h"

#include "ui/page/Page.h"
#include "ui/settings/Settings.h"
#include "ui/widgets/FileChoice.h"

#include <QCoreApplication>
#include <QDir>
#include <QMessageBox>
#include <QPushButton>

namespace gainsay {

namespace {

struct MissingProject {
    Q_DECLARE_TR_FUNCTIONS(MissingProject)
};

}  // namespace

void offerToFind(const QString &location, Settings &settings, Shell &shell, QWidget *parent)
{
    auto *box = new QMessageBox(parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setIcon(QMessageBox::Warning);
    box->setWindowTitle(MissingProject::tr("The project is not there"));
    box->setTextFormat(Qt::PlainText);
    box->setText(
        MissingProject::tr("There is no file %1. It was moved, renamed or deleted, or its disk is not connected.")
            .arg(QDir::toNativeSeparators(location)));
    QPushButton *find = box->addButton(MissingProject::tr("Look for it…"), QMessageBox::ActionRole);
    QPushButton *forget = nullptr;
    if (settings.recentProjects().contains(location))
        forget = box->addButton(MissingProject::tr("Take off the list"), QMessageBox::ActionRole);
    QPushButton *cancel = box->addButton(MissingProject::tr("Cancel"), QMessageBox::RejectRole);
    box->setDefaultButton(find);
    box->setEscapeButton(cancel);
    QObject::connect(find, &QPushButton::clicked, parent, [location, &settings, &shell, parent] {
        chooseFileToOpen(parent, MissingProject::tr("Look for the project"),
                         MissingProject::tr("Gainsay projects (*.gainsay)"),
                         [location, &settings, &shell](const QString &path) {
                             settings.removeRecentProject(location);
                             shell.openProject(path);
                         });
    });
    if (forget) {
        QObject::connect(forget, &QPushButton::clicked, parent,
                         [location, &settings] { settings.removeRecentProject(location); });
    }
    box->open();
}

}  // namespace gainsay
