// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/FileChoice.h"

#include <QFileDialog>
#include <QFileInfo>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

QFileDialog *fileDialog(QWidget *parent, const QString &title, const QString &filters, const FileChosen &chosen)
{
    auto *dialog = new QFileDialog(parent, title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNameFilter(filters);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, chosen);
    return dialog;
}

// "csv" of "Tables (*.csv *.tsv)"; empty for "All files (*)".
QString firstEnding(const QString &filter)
{
    return filter.section(u"*."_s, 1, 1).section(u' ', 0, 0).section(u')', 0, 0);
}

// Whoever picks another kind of file means the name that stands there already, too.
void followKind(QFileDialog *dialog, const QString &filter)
{
    const QString ending = firstEnding(filter);
    const QString before = dialog->defaultSuffix();
    const QString path = dialog->selectedFiles().value(0);
    if (ending.isEmpty())
        return;
    dialog->setDefaultSuffix(ending);
    if (path.endsWith(u'.' + before))
        dialog->selectFile(path.chopped(before.size()) + ending);
}

}  // namespace

void chooseFileToOpen(QWidget *parent, const QString &title, const QString &filters, const FileChosen &chosen)
{
    QFileDialog *dialog = fileDialog(parent, title, filters, chosen);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->open();
}

void chooseFileToSave(QWidget *parent, const QString &title, const QString &suggested, const QString &filters,
                      const FileChosen &chosen)
{
    QFileDialog *dialog = fileDialog(parent, title, filters, chosen);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QFileInfo(suggested).suffix());
    dialog->selectFile(suggested);
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog,
                     [dialog](const QString &filter) { followKind(dialog, filter); });
    dialog->open();
}

}  // namespace gainsay
