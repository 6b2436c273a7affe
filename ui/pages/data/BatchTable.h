// SPDX-License-Identifier: GPL-3.0-or-later
// The batches of the project: state, how far, who has open items, until when. Choosing one narrows the list of
// conversations to it.
#pragma once

#include "core/service/supervise/WorkloadService.h"

#include <QTableWidget>

namespace gainsay {

class PriorityColumns;

class BatchTable : public QTableWidget {
    Q_OBJECT

public:
    explicit BatchTable(QWidget *parent = nullptr);

    void setStanding(const WorkloadStanding &standing);
    // Its name; empty while none is chosen.
    QString chosen() const;

Q_SIGNALS:
    void batchActivated(const QString &name);

protected:
    void changeEvent(QEvent *event) override;

private:
    // Long figures need more room than short ones, and what is left goes to long words.
    void fitColumns();
    void retranslate();
    static void showSettled(QTableWidgetItem &cell, const BatchStanding &batch);

    PriorityColumns *m_columns = nullptr;
};

}  // namespace gainsay
