// SPDX-License-Identifier: GPL-3.0-or-later
// Brings a file in: what the rows will be is shown first, row by row what is wrong with the others; then the
// import runs as a job, and its outcome is listed in the same place.
#pragma once

#include "core/service/bulk/ImportUndo.h"
#include "ui/pages/data/ImportPreview.h"
#include "ui/session/ProjectSession.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QTableWidget;

namespace gainsay {

class ColumnPicker;
class PillTabs;
class Settings;

class ImportDialog : public QDialog {
    Q_OBJECT

public:
    ImportDialog(ProjectSession &session, Settings &settings, QWidget *parent);
    ~ImportDialog() override;

    void setFile(const QString &path);

Q_SIGNALS:
    // Who works alone wants to go on with what came in.
    void labelWanted();
    void imported(const gainsay::PastImport &import);

private:
    QFormLayout *buildFields();
    void build();
    void chooseFile();
    // What the fields say now.
    QStringList asked() const;
    void refresh();
    void showPreview(const Result<ImportPreview> &preview);
    void showTabs(int good, int bad, bool whole = true);
    void showColumns(const ImportPreview &preview);
    void takeColumns(const ColumnMapping &mapping);
    // A file with the same columns came in before: they are what they were then. False: there was none.
    bool recallColumns();
    void rememberColumns();
    void start();
    void goOnAlone(bool anyRejected);
    bool isAlone() const { return m_session.facts().settings.alone; }
    // An error if the columns cannot be understood.
    Result<ImportOptions> options() const;

    ProjectSession &m_session;
    Settings &m_settings;
    QStringList m_shown;  // what the rows on screen were read for
    QLineEdit *m_path = nullptr;
    QComboBox *m_format = nullptr;
    QLineEdit *m_columns = nullptr;
    QLineEdit *m_batch = nullptr;
    QLabel *m_summary = nullptr;
    PillTabs *m_tabs = nullptr;
    QStackedWidget *m_tables = nullptr;
    QTableWidget *m_good = nullptr;
    QTableWidget *m_bad = nullptr;
    ColumnPicker *m_picker = nullptr;
    QStringList m_columnNames;  // of the file
    bool m_recalled = false;    // for this file
    QPushButton *m_import = nullptr;
    QPushButton *m_close = nullptr;
    int m_preview = 0;  // grows with every file or choice; older answers are dropped
};

}  // namespace gainsay
