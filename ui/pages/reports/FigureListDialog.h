// SPDX-License-Identifier: GPL-3.0-or-later
// The conversations that a figure of a report counts, as a list; each one leads to its own page, from where one comes
// back to the list.
#pragma once

#include "core/scheme/AnswerTitles.h"
#include "ui/report/ReportTableView.h"
#include "ui/session/ReportReader.h"

#include <QDialog>

class QLabel;

namespace gainsay {

class FigureListDialog : public QDialog {
    Q_OBJECT

public:
    FigureListDialog(const QString &title, QWidget *parent);

    // Fills it with what `target` stands for within `filter`.
    void load(ReportReader &reader, const ReportFilter &filter, const ReportTarget &target);
    // Comes back, with that conversation chosen.
    void resume(ConversationId at);

Q_SIGNALS:
    // Hidden from now on, until resume() or close().
    void itemWanted(const QList<gainsay::ConversationId> &list, int index);
    void failed(const gainsay::Error &error);

private:
    struct Listed {
        ListedConversations conversations;
        QStringList replies;  // the judged turn of each
        QHash<BatchId, QString> batches;
    };
    static Result<Listed> read(Storage &storage, const ReportFilter &filter, const ReportTarget &target);
    void show(const Listed &listed);

    QLabel *m_count = nullptr;
    ReportTableView *m_table = nullptr;
    QList<ConversationId> m_ids;
    AnswerTitles m_titles;  // of labels
};

}  // namespace gainsay
