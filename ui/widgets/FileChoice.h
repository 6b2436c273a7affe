// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for a file. Nobody waits for the answer: the dialog stands by itself, and `chosen` gets the path if one was
// chosen while `parent` still lives.
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace gainsay {

using FileChosen = std::function<void(const QString &path)>;

// `filters` as QFileDialog has them: "Tables (*.csv *.tsv);;All files (*)".
void chooseFileToOpen(QWidget *parent, const QString &title, const QString &filters, const FileChosen &chosen);

// What is typed without an ending gets that of `suggested`, or of the kind of file that was picked in the dialog.
void chooseFileToSave(QWidget *parent, const QString &title, const QString &suggested, const QString &filters,
                      const FileChosen &chosen);

}  // namespace gainsay
