// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of a paper from the open project: those of the study that its scheme belongs to, or of another. They are
// read as a job, since some of them read every conversation.
#pragma once

#include "core/report/tables/StudyTables.h"
#include "core/report/tables/TableSource.h"
#include "ui/pages/reports/ReportView.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace gainsay {

class SectionView;

class TablesView : public ReportView {
    Q_OBJECT

public:
    TablesView(ReportReader &reader, QWidget *parent);

    // Writes what is shown; the ending says how.
    void exportTo(const QString &path);

Q_SIGNALS:
    void exported(const QString &path);

protected:
    void load() override;
    void changeEvent(QEvent *event) override;

private:
    struct Answer {
        MadeTables made;
        QStringList tags;
    };

    static Result<Answer> read(Storage &storage, Progress &progress, const Study &study,
                               const QList<PublishedTable> &tables, TableOptions options, BatchId batch);
    void retranslate();
    void fillStudies();
    void fillTables();
    void fillTags(const QStringList &tags);
    Study study() const;
    // Those that are chosen: one, or all of the study.
    QList<PublishedTable> tables() const;
    Report shownReport() const;
    void show(const Answer &answer);
    void showSections();
    void chooseFile(const QString &ending);

    QComboBox *m_study = nullptr;
    QComboBox *m_table = nullptr;
    QComboBox *m_tag = nullptr;  // what table 9 of RGM counts
    QCheckBox *m_intervals = nullptr;
    QPushButton *m_save = nullptr;
    QLabel *m_paper = nullptr;
    SectionView *m_sections = nullptr;
    MadeTables m_made;
    QString m_project;  // whose study is chosen
};

}  // namespace gainsay
