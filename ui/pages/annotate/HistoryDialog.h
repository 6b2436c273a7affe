// SPDX-License-Identifier: GPL-3.0-or-later
// Everything the person has answered, newest first: any of it can be opened and amended.
#pragma once

#include "core/service/annotate/AnnotateService.h"
#include "ui/session/ProjectSession.h"

#include <QDialog>

class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace gainsay {

class SearchField;

class HistoryDialog : public QDialog {
    Q_OBJECT

public:
    HistoryDialog(ProjectSession &session, QWidget *parent);

    // Comes back, with that conversation chosen.
    void resume(ConversationId at);

Q_SIGNALS:
    void chosen(gainsay::ConversationId conversation);
    // Its page is wanted; hidden from now on, until resume() or close().
    void itemWanted(const QList<gainsay::ConversationId> &list, int index);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Line {
        ConversationId conversation;
        QString text;  // the judged reply, the answer and when it was given
    };
    struct Found {
        QList<Line> lines;
        AnnotationId oldest;  // that was looked at
        bool more = false;    // there are older ones
    };

    // The next answers before `before` that hold `query`; looks at so many only that nobody waits for it.
    static Result<Found> read(Storage &storage, const Scheme &scheme, UserId user, AnnotationId before,
                              const QString &query);
    void search();
    void loadMore();
    void append(const Found &found);
    void choose(const QListWidgetItem *item);
    void look();
    QList<ConversationId> listed() const;

    ProjectSession &m_session;
    SearchField *m_search = nullptr;
    QListWidget *m_list = nullptr;
    QPushButton *m_older = nullptr;
    QPushButton *m_look = nullptr;
    QString m_searched;  // what the list holds
    AnnotationId m_oldest;
    Epoch m_page;  // what was searched for before is dropped
};

}  // namespace gainsay
