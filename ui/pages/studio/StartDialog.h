// SPDX-License-Identifier: GPL-3.0-or-later
// What to begin with: nothing, the project's scheme, a usual task, a study's scheme, an own template, or a file.
#pragma once

#include "core/scheme/edit/SchemeDocument.h"
#include "ui/session/ProjectSession.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;

namespace gainsay {

class StudioModel;

class StartDialog : public QDialog {
    Q_OBJECT

public:
    StartDialog(ProjectSession &session, const StudioModel &model, QWidget *parent);

Q_SIGNALS:
    void chosen(const QString &title, const gainsay::SchemeDocument &document);

private:
    void addEntry(const QString &title, const QString &description, const QString &source);
    void addHeading(const QString &title);
    void fill(const StudioModel &model);
    void describe();
    void take();
    void takeFile();
    void takeProject();
    void takeRead(const QString &title, const Result<QByteArray> &body);
    void fail(const QString &message);

    ProjectSession &m_session;
    QListWidget *m_list = nullptr;
    QLabel *m_description = nullptr;
    QLabel *m_failure = nullptr;
    QPushButton *m_begin = nullptr;
};

}  // namespace gainsay
