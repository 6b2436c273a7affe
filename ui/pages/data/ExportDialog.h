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
class QPushButton;

namespace gainsay {

class ExportDialog : public QDialog {
    Q_OBJECT

public:
    ExportDialog(ProjectSession &session, QWidget *parent);

    // Writes to `path` what the dialog says.
    void start(const QString &path);

private:
    void listImported();
    void describe();
    // How many rows of which source there would be.
    void count();
    void showCounts();
    void chooseFile();

    ProjectSession &m_session;
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
