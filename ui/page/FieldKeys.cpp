// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/FieldKeys.h"

#include "ui/page/Page.h"

#include <QDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>

namespace gainsay {

namespace {

class KeyKeeper : public QObject {
public:
    KeyKeeper(QList<int> keys, QObject *parent) : QObject(parent), m_keys(std::move(keys)) {}

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::ShortcutOverride && m_keys.contains(static_cast<QKeyEvent *>(event)->key()))
            event->accept();
        return QObject::eventFilter(watched, event);
    }

private:
    QList<int> m_keys;
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
    field->installEventFilter(new KeyKeeper({Qt::Key_Return, Qt::Key_Enter}, field));
}

void keepSpace(QPushButton *button)
{
    button->setFocusPolicy(Qt::TabFocus);
    button->installEventFilter(new KeyKeeper({Qt::Key_Space}, button));
}

void leaveField(QWidget *field)
{
    // A dialog over the page is left as a whole.
    if (auto *dialog = qobject_cast<QDialog *>(field->window()))
        return dialog->reject();
    for (QWidget *around = field->parentWidget(); around; around = around->parentWidget()) {
        if (qobject_cast<Page *>(around)) {
            around->setFocus(Qt::OtherFocusReason);
            return;
        }
    }
    field->clearFocus();
}

}  // namespace gainsay
