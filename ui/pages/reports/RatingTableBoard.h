// SPDX-License-Identifier: GPL-3.0-or-later
// The agreement in anyone's table of item, rater and label; no project needed.
#pragma once

#include "core/base/Result.h"
#include "ui/pages/reports/AgreementBoard.h"

#include <memory>

class QLabel;
class QPushButton;

namespace gainsay {

class JobRunner;
class SectionView;

class RatingTableBoard : public QWidget {
    Q_OBJECT

public:
    RatingTableBoard(JobRunner &jobs, QWidget *parent);

    void open(const QString &path);
    // The table's report, for saving.
    Report report() const;
    Json json() const;

Q_SIGNALS:
    void loaded();
    void closeRequested();
    void failed(const gainsay::Error &error);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void list(const QString &title, const DifferenceQuery &query);
    void showListed(const QString &title, const RatingDifferences &found);

    JobRunner &m_jobs;
    QString m_path;
    std::shared_ptr<const Ratings> m_ratings;
    AgreementFigures m_figures;
    AgreementBoard *m_board = nullptr;
    SectionView *m_sections = nullptr;
    QLabel *m_name = nullptr;
    QPushButton *m_close = nullptr;
};

}  // namespace gainsay
