// SPDX-License-Identifier: GPL-3.0-or-later
// The batches of the project with how far they are; choosing one narrows the list of conversations to it.
#pragma once

#include "core/store/ConversationQuery.h"

#include <QTableWidget>

namespace gainsay {

class BatchTable : public QTableWidget {
    Q_OBJECT

public:
    explicit BatchTable(QWidget *parent = nullptr);

    void setBatches(const QList<Batch> &batches);
    // Its name; empty while none is chosen.
    QString chosen() const;

Q_SIGNALS:
    void batchActivated(const QString &name);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
};

}  // namespace gainsay
