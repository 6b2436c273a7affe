// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/studio/EditButtons.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/FlowLayout.h"

#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace gainsay {

EditButtons::EditButtons(const QString &what, QWidget *parent) : QWidget(parent)
{
    auto *row = new FlowLayout(zoomed(6), this);
    const auto add = [&](const QString &text, const QString &name, const QString &key, auto &&pressed) {
        QPushButton *button = makeButton(ButtonKind::Pill, text, this);
        button->setAccessibleName(u"%1: %2"_s.arg(what, name));
        button->setToolTip(u"%1 (%2)"_s.arg(name, key));
        connect(button, &QPushButton::clicked, this, pressed);
        row->addWidget(button);
        return button;
    };
    m_add = add(tr("Add"), tr("Add"), u"Ins"_s, [this] { Q_EMIT addRequested(); });
    m_up = add(u"↑"_s, tr("Move up"), u"Alt+↑"_s, [this] { Q_EMIT moveRequested(-1); });
    m_down = add(u"↓"_s, tr("Move down"), u"Alt+↓"_s, [this] { Q_EMIT moveRequested(1); });
    m_duplicate = add(tr("Duplicate"), tr("Duplicate"), u"Ctrl+D"_s, [this] { Q_EMIT duplicateRequested(); });
    m_remove = add(tr("Remove"), tr("Remove"), u"Del"_s, [this] { Q_EMIT removeRequested(); });
    setChosen(-1, 0);
}

void EditButtons::setAddMenu(QMenu *menu)
{
    m_add->setMenu(menu);
    m_add->setProperty("menu", true);
}

void EditButtons::setChosen(int index, int count)
{
    const bool chosen = index >= 0 && index < count;
    m_duplicate->setEnabled(chosen);
    m_remove->setEnabled(chosen);
    m_up->setEnabled(chosen && index > 0);
    m_down->setEnabled(chosen && index + 1 < count);
}

void EditButtons::listenTo(QWidget *list)
{
    list->installEventFilter(this);
}

bool EditButtons::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (press(key->key(), key->modifiers() & ~Qt::KeypadModifier))
            return true;
    }
    return QWidget::eventFilter(watched, event);
}

bool EditButtons::press(int key, Qt::KeyboardModifiers modifiers)
{
    QPushButton *button = nullptr;
    if (key == Qt::Key_Insert && modifiers == Qt::NoModifier)
        button = m_add;
    else if (key == Qt::Key_Delete && modifiers == Qt::NoModifier)
        button = m_remove;
    else if (key == Qt::Key_D && modifiers == Qt::ControlModifier)
        button = m_duplicate;
    else if (key == Qt::Key_Up && modifiers == Qt::AltModifier)
        button = m_up;
    else if (key == Qt::Key_Down && modifiers == Qt::AltModifier)
        button = m_down;
    if (!button)
        return false;
    if (button->menu() && button->isEnabled())
        button->showMenu();
    else
        button->click();  // nothing, if it is disabled; the key is taken all the same
    return true;
}

}  // namespace gainsay
