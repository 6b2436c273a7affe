// SPDX-License-Identifier: GPL-3.0-or-later
// The tab on agreement: one question, its trend over batches, and the conversations on which people differ.
#pragma once

#include "ui/pages/reports/AgreementBoard.h"
#include "ui/pages/reports/ReportView.h"

namespace gainsay {

class AgreementView : public ReportView {
    Q_OBJECT

public:
    AgreementView(ProjectSession &session, QWidget *parent);

protected:
    void load() override;

private:
    void list(const QString &title, const QList<Difference> &differences);

    AgreementBoard *m_board = nullptr;
    QStringList m_listed;  // external ids
};

}  // namespace gainsay
