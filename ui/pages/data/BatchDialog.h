// SPDX-License-Identifier: GPL-3.0-or-later
// Makes batches of what the list of conversations shows: all in one, by size, growing, or by file. What would come
// out is shown before.
#pragma once

#include "core/service/plan/BatchService.h"
#include "ui/session/ProjectSession.h"

#include <QDialog>
#include <QTimer>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace gainsay {

class BatchDialog : public QDialog {
    Q_OBJECT

public:
    BatchDialog(ProjectSession &session, const ConversationFilter &filter, QWidget *parent);

Q_SIGNALS:
    void made(const gainsay::TranslatableText &notice, const gainsay::BatchPlan &plan);

private:
    void build();
    void showFields();
    BatchRequest request() const;
    void preview();
    void showPlan(const Result<BatchPlan> &plan);
    void submit();

    ProjectSession &m_session;
    ConversationFilter m_filter;
    QFormLayout *m_form = nullptr;
    QComboBox *m_how = nullptr;
    QLineEdit *m_name = nullptr;
    QSpinBox *m_size = nullptr;
    QLineEdit *m_sizes = nullptr;
    QSpinBox *m_count = nullptr;
    QLabel *m_outcome = nullptr;
    QLabel *m_message = nullptr;
    QPushButton *m_make = nullptr;
    QTimer m_previewSoon;
    Epoch m_request;  // previews of older ones are dropped
};

}  // namespace gainsay
