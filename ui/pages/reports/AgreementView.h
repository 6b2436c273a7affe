// SPDX-License-Identifier: GPL-3.0-or-later
// The tab on agreement: one question, its trend over batches, and the conversations on which people differ.
#pragma once

#include "ui/pages/reports/AgreementBoard.h"
#include "ui/pages/reports/ReportView.h"

namespace gainsay {

class SectionView;

class AgreementView : public ReportView {
    Q_OBJECT

public:
    AgreementView(ReportReader &reader, QWidget *parent);

protected:
    void load() override;

private:
    void list(const QString &title, const QList<Difference> &differences);

    void show(const QuestionAgreement &agreement, std::shared_ptr<const RatedItems> items);
    void showDetails(const QuestionAgreement &agreement, const QList<SpanQuestion> &spans);

    AgreementBoard *m_board = nullptr;
    SectionView *m_details = nullptr;
    QStringList m_listed;  // external ids
};

}  // namespace gainsay
