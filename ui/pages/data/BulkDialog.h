// SPDX-License-Identifier: GPL-3.0-or-later
// One thing done to all chosen conversations: says before how many it takes and what is left out and why, and does it
// as a job.
#pragma once

#include "core/service/bulk/BulkService.h"
#include "ui/session/ProjectSession.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace gainsay {

class BulkDialog : public QDialog {
    Q_OBJECT

public:
    BulkDialog(ProjectSession &session, BulkAction action, const ItemSelection &selection, QWidget *parent);

    // What was done, in words, now and in another language later.
    static TranslatableText doneText(BulkAction action, const BulkOutcome &outcome);

Q_SIGNALS:
    void done(gainsay::BulkAction action, const gainsay::BulkOutcome &outcome);

private:
    void build();
    void addFields(QFormLayout *form);
    void addBatches();
    BulkRequest request() const;
    void preview();
    void showOutcome(const Result<BulkOutcome> &outcome);
    void showWhetherReady();
    void submit();

    ProjectSession &m_session;
    BulkAction m_action;
    ItemSelection m_selection;
    qint64 m_taken = 0;
    QListWidget *m_people = nullptr;  // Assign
    QSpinBox *m_raters = nullptr;
    QComboBox *m_batch = nullptr;   // Move
    QLineEdit *m_reason = nullptr;  // Flag, SendBack
    QLabel *m_outcome = nullptr;
    QLabel *m_message = nullptr;
    QPushButton *m_go = nullptr;
};

// The action in a few words, for buttons and titles.
QString bulkTitle(BulkAction action);

}  // namespace gainsay
