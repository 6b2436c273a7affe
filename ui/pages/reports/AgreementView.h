// SPDX-License-Identifier: GPL-3.0-or-later
// The tab on agreement: one question, its trend over batches, and the conversations on which people differ.
#pragma once

#include "ui/pages/reports/AgreementBoard.h"
#include "ui/pages/reports/ReportView.h"

namespace gainsay {

class SectionView;
struct ListedDifferences;

class AgreementView : public ReportView {
    Q_OBJECT

public:
    AgreementView(ReportReader &reader, QWidget *parent);

protected:
    void load() override;

private:
    struct Answer;

    static Result<std::shared_ptr<const Answer>> read(ReportService &service, const ReportRequest &request);
    static Result<QList<ReportSection>> readSpans(ReportService &service, const ReportFilter &filter);
    void show(const Answer &answer);
    void showDetails();
    void list(const QString &title, const DifferenceQuery &query);
    void showListed(const QString &title, const QStringList &labels, const ListedDifferences &listed);

    AgreementBoard *m_board = nullptr;
    SectionView *m_details = nullptr;
    QList<ReportSection> m_measures;
    QList<ReportSection> m_spans;
    TargetRatings m_measured;  // what the figures were measured on
    std::shared_ptr<const RatedItems> m_items;
    QStringList m_listed;  // external ids
};

}  // namespace gainsay
