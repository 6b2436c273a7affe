// SPDX-License-Identifier: GPL-3.0-or-later
// The messages that are to be seen now, one above the other in a corner over the page. They have no place in a layout,
// so that nothing moves when one comes or goes.
#pragma once

#include <QHash>
#include <QObject>
#include <QPointer>

class QWidget;

namespace gainsay {

class MessageLog;
class Toast;

class ToastStack : public QObject {
    Q_OBJECT

public:
    // Over `host`, in the corner of `area` within it.
    ToastStack(MessageLog &log, QWidget *host, QWidget *area);

    // Another page is in front: what was said about the one before stays in the list.
    void showPage(const QString &page);
    // Newest last.
    QList<Toast *> toasts() const { return m_toasts; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void show(int id);
    // `read`: somebody has seen it.
    void remove(int id, bool read);
    void place();

    MessageLog &m_log;
    QWidget *m_host;
    QWidget *m_area;
    QString m_page;
    QList<Toast *> m_toasts;
};

}  // namespace gainsay
