// SPDX-License-Identifier: GPL-3.0-or-later
// Takes results out: what, in which format, to which file. The export runs as a job.
#pragma once

#include "core/report/DatasetFigures.h"
#include "ui/session/ProjectSession.h"

#include <QDialog>

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QFormLayout;
class QPushButton;

namespace gainsay {

class ExportDialog : public QDialog {
    Q_OBJECT

public:
    // `listed`: what the list shows, which can be exported alone if it is not everything.
    ExportDialog(ProjectSession &session, QWidget *parent, const ConversationFilter &listed = {});

    // Writes to `path` what the dialog says.
    void start(const QString &path);

private:
    void addListed(QFormLayout *form);
    void listImported();
    void describe();
    // How many rows of which source there would be.
    void count();
    void showCounts();
    void chooseFile();

    ProjectSession &m_session;
    ConversationFilter m_listed;
    QCheckBox *m_onlyListed = nullptr;  // null: everything is listed
    QComboBox *m_what = nullptr;
    QComboBox *m_format = nullptr;
    QComboBox *m_source = nullptr;
    QComboBox *m_licence = nullptr;
    QCheckBox *m_removed = nullptr;
    QCheckBox *m_training = nullptr;
    QCheckBox *m_pseudonyms = nullptr;
    QLabel *m_text = nullptr;
    QPushButton *m_export = nullptr;
    QPushButton *m_close = nullptr;
    std::optional<DatasetFigures> m_figures;  // until they are counted nothing is said
};

}  // namespace gainsay
