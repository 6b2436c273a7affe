// SPDX-License-Identifier: GPL-3.0-or-later
// What was right and what was not after an item of the tutorial, question by question, and why.
#pragma once

#include "core/service/training/TrainingService.h"

#include <QWidget>

class QGridLayout;
class QLabel;

namespace gainsay {

class FeedbackPanel : public QWidget {
    Q_OBJECT

public:
    explicit FeedbackPanel(QWidget *parent = nullptr);

    void setFeedback(const Scheme &scheme, const Conversation &conversation, const TrainingFeedback &feedback,
                     const Json &given, const QString &language);

private:
    void addRow(int row, const QString &title, const QString &right, const QString &given, bool wrong);

    QLabel *m_verdict = nullptr;
    QGridLayout *m_rows = nullptr;
    QLabel *m_explanation = nullptr;
};

// The section of the guidelines about what was answered otherwise; of the label, if nothing was.
QString definitionToReread(const Scheme &scheme, const TrainingFeedback &feedback);

}  // namespace gainsay
