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

    // The newest one comes into sight.
    void setComments(const QList<ThreadComment> &comments);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    int wantedHeight() const;

    QList<ThreadComment> m_comments;
    QVBoxLayout *m_lines = nullptr;
};

}  // namespace gainsay
