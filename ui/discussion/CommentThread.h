// SPDX-License-Identifier: GPL-3.0-or-later
// What was said about an item, oldest first. Takes the height that it needs up to a few lines, then scrolls.
#pragma once

#include "core/service/messages/DiscussionService.h"

#include <QScrollArea>

class QVBoxLayout;

namespace gainsay {

class CommentThread : public QScrollArea {
    Q_OBJECT

public:
    explicit CommentThread(QWidget *parent = nullptr);

    // Higher than usual, where there is room.
    void setMostHeight(int pixels);
    // The newest one comes into sight.
    void setComments(const QList<ThreadComment> &comments);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    // Only of comments that may be changed.
    void changeWanted(const gainsay::ThreadComment &comment);
    void removalWanted(const gainsay::ThreadComment &comment);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeLine(const ThreadComment &comment);
    int wantedHeight() const;

    QList<ThreadComment> m_comments;
    int m_mostHeight = 110;
    QVBoxLayout *m_lines = nullptr;
};

}  // namespace gainsay
