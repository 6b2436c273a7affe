// SPDX-License-Identifier: GPL-3.0-or-later
// The header of the Annotate page: batch, where the conversation comes from, how far the person is, and in which
// order the items come.
#pragma once

#include "core/service/plan/QueueService.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace gainsay {

class AnnotateHeader : public QWidget {
    Q_OBJECT

public:
    explicit AnnotateHeader(QWidget *parent = nullptr);

    // Empty texts hide their pill. `source` is the chatbot and the method of a conversation.
    void setItem(const QString &batch, const QString &source);
    // Nothing to do has no progress.
    void setProgress(qint64 done, qint64 total);
    QString position() const;
    // None hides the chip.
    void setSkipped(qint64 skipped);

    // Whether the person may choose the order at all.
    void setOrderVisible(bool visible);
    void setOrder(QueueOrder order);
    // False where there is nothing to choose.
    bool focusOrder();

Q_SIGNALS:
    void orderChosen(gainsay::QueueOrder order);
    void skippedWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_batch = nullptr;
    QLabel *m_source = nullptr;
    QProgressBar *m_progress = nullptr;
    QLabel *m_position = nullptr;
    QPushButton *m_skipped = nullptr;
    qint64 m_skippedItems = 0;
    QComboBox *m_order = nullptr;
    bool m_orderWanted = false;
    bool m_anyItems = false;
};

}  // namespace gainsay
