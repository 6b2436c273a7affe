// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/FieldKeys.h"

#include "ui/shell/Page.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace gainsay {

namespace {

class ReturnKeeper : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::ShortcutOverride) {
            const int key = static_cast<QKeyEvent *>(event)->key();
            if (key == Qt::Key_Return || key == Qt::Key_Enter)
                event->accept();
        }
        return QObject::eventFilter(watched, event);
    }
};

class EscapeLeaver : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::KeyPress || static_cast<QKeyEvent *>(event)->key() != Qt::Key_Escape)
            return QObject::eventFilter(watched, event);
        leaveField(static_cast<QWidget *>(watched));
        return true;
    }
};

}  // namespace

void leaveOnEscape(QLineEdit *field)
{
    field->installEventFilter(new EscapeLeaver(field));
}

void keepReturn(QLineEdit *field)
{
    field->installEventFilter(new ReturnKeeper(field));
}

void leaveField(QWidget *field)
{
    for (QWidget *around = field->parentWidget(); around; around = around->parentWidget()) {
        if (qobject_cast<Page *>(around)) {
            around->setFocus(Qt::OtherFocusReason);
            return;
        }
    }
    field->clearFocus();
}

}  // namespace gainsay
