// SPDX-License-Identifier: GPL-3.0-or-later
// Brings in what any model said of the project's conversations, as a run beside the others; what does not match is
// listed with its line.
#pragma once

#include "core/errors/PredictionImport.h"
#include "ui/session/ProjectSession.h"

#include <QDialog>

#include <functional>

class QComboBox;
class QLabel;
class QLayout;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace gainsay {

class ImportPredictionsDialog : public QDialog {
    Q_OBJECT

public:
    // `imported` is called when predictions were added, also if the dialog was closed meanwhile.
    ImportPredictionsDialog(ProjectSession &session, std::function<void()> imported, QWidget *parent);
    ~ImportPredictionsDialog() override;

    void setFile(const QString &path);

private:
    // A column of the file that may have another name than ours.
    struct Choice {
        QString field;
        QComboBox *box = nullptr;
    };

    void build();
    void addFields();
    QLayout *buildFile();
    QLayout *buildButtons();
    void enableImport();
    QLayout *buildChoices();
    void chooseFile();
    void readColumns();
    void offer(const QStringList &columns);
    void writeMapping();
    void start();
    void showOutcome(const Result<PredictionReport> &report);

    ProjectSession &m_session;
    std::function<void()> m_imported;
    QLineEdit *m_path = nullptr;
    QLineEdit *m_run = nullptr;
    QLineEdit *m_columns = nullptr;
    QLineEdit *m_labels = nullptr;
    QList<Choice> m_choices;
    QString m_columnsOf;  // the file that they are offered for
    QLabel *m_summary = nullptr;
    QListWidget *m_rejected = nullptr;
    QPushButton *m_import = nullptr;
    QPushButton *m_close = nullptr;
};

}  // namespace gainsay
