// SPDX-License-Identifier: GPL-3.0-or-later
// Hidden gold: the items with known answers that come among the work unnoticed, and how people do on each.
#pragma once

#include "core/service/training/GoldService.h"
#include "ui/pages/team/tabs/TeamTab.h"

class QLabel;
class QPushButton;
class QSpinBox;

namespace gainsay {

class Card;
class ConversationPreview;
class EmptyState;
class ReportTableView;

class GoldTab : public TeamTab {
    Q_OBJECT

public:
    GoldTab(const PageContext &context, QWidget *parent);

    static QString id();
    static QString title();
    void refresh() override;

protected:
    void retranslate() override;

private:
    struct Row {
        GoldItem item;
        QString externalId;
        qint64 answered = 0;
        qint64 right = 0;
    };

    static Result<QList<Row>> read(Storage &storage, const Clock &clock);
    void show(const QList<Row> &rows);
    void addAdjudicated();
    void removeChosen();
    template <class Work> void decide(Work work, const TranslatableText &done);

    QList<Row> m_rows;
    QLabel *m_share = nullptr;
    EmptyState *m_none = nullptr;  // in place of a table without rows
    Card *m_card = nullptr;
    ReportTableView *m_table = nullptr;
    ConversationPreview *m_preview = nullptr;
    QSpinBox *m_count = nullptr;
    QPushButton *m_add = nullptr;
    QPushButton *m_remove = nullptr;
};

}  // namespace gainsay
