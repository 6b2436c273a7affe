// SPDX-License-Identifier: GPL-3.0-or-later
// What the reports restrict themselves to, as a row of chips; all of them hold on every tab and in what is saved.
#pragma once

#include "core/model/ConversationQuery.h"
#include "core/report/Report.h"
#include "ui/pages/reports/ReportView.h"

#include <QWidget>

class QComboBox;

namespace gainsay {

// What there is to choose from.
struct ReportChoices {
    QList<Batch> batches;
    QStringList models;
    QStringList methods;
};

Result<ReportChoices> readReportChoices(Storage &storage);

class ReportFilterBar : public QWidget {
    Q_OBJECT

public:
    explicit ReportFilterBar(ProjectSession &session, QWidget *parent = nullptr);

    // Keeps what is chosen where it can still be chosen.
    void setChoices(const ReportChoices &choices);
    ReportRequest request() const;
    // The same in words, for the cover of a report.
    QList<ReportParameter> parameters() const;

    // What is chosen, to come back to it later.
    Json state() const;
    void restore(const Json &state);

Q_SIGNALS:
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    QComboBox *addChip();
    void fill();

    ProjectSession &m_session;
    ReportChoices m_choices;
    QComboBox *m_batch = nullptr;
    QComboBox *m_question = nullptr;
    QComboBox *m_person = nullptr;
    QComboBox *m_model = nullptr;
    QComboBox *m_method = nullptr;
    QComboBox *m_period = nullptr;  // its data: days back from today, 0 for all
    bool m_filling = false;
};

}  // namespace gainsay
