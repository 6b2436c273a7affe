// SPDX-License-Identifier: GPL-3.0-or-later
// Everything the person has answered, newest first: any of it can be opened and amended.
#pragma once

#include "core/service/AnnotateService.h"
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

Q_SIGNALS:
    void chosen(gainsay::ConversationId conversation);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Line {
        Annotation annotation;
        QString text;  // the judged reply
    };

    static Result<QList<Line>> read(Storage &storage, UserId user, AnnotationId before);
    void loadMore();
    void append(const QList<Line> &lines);
    void filter(const QString &query);
    void choose(const QListWidgetItem *item);

    ProjectSession &m_session;
    SearchField *m_search = nullptr;
    QListWidget *m_list = nullptr;
    QPushButton *m_older = nullptr;
    AnnotationId m_oldest;
};

}  // namespace gainsay
