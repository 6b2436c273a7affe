// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/Buttons.h"

#include <QKeyEvent>
#include <QMenu>
#include <QStyle>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

QString kindName(ButtonKind kind)
{
    switch (kind) {
    case ButtonKind::Plain:
        return u"plain"_s;
    case ButtonKind::Primary:
        return u"primary"_s;
    case ButtonKind::Danger:
        return u"danger"_s;
    case ButtonKind::Quiet:
        return u"quiet"_s;
    case ButtonKind::Link:
        return u"link"_s;
    case ButtonKind::Pill:
        return u"pill"_s;
    }
    return {};
}

// Enter does what the focus is on. Qt's own button leaves the key alone outside dialogs, and lets it press the
// default one inside.
class EnterButton : public QPushButton {
public:
    using QPushButton::QPushButton;

protected:
    bool event(QEvent *event) override
    {
        // Before a page's own Enter.
        if (event->type() == QEvent::ShortcutOverride) {
            auto *key = static_cast<QKeyEvent *>(event);
            if (isEnter(*key) && !(key->modifiers() & ~Qt::KeypadModifier)) {
                event->accept();
                return true;
            }
        }
        return QPushButton::event(event);
    }

    void keyPressEvent(QKeyEvent *event) override
    {
        if (isEnter(*event) && !event->isAutoRepeat())
            click();
        else
            QPushButton::keyPressEvent(event);
    }

private:
    static bool isEnter(const QKeyEvent &event)
    {
        return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    }
};

}  // namespace

void setButtonKind(QPushButton *button, ButtonKind kind)
{
    button->setProperty("kind", kindName(kind));
    button->style()->unpolish(button);
    button->style()->polish(button);
}

QString plainCaption(QString text)
{
    return text.replace(u'&', "&&"_L1);
}

QPushButton *makeButton(ButtonKind kind, const QString &text, QWidget *parent)
{
    auto *button = new EnterButton(text, parent);
    button->setProperty("kind", kindName(kind));
    button->setAutoDefault(false);
    button->setCursor(Qt::PointingHandCursor);
    return button;
}

QPushButton *makeMenuPill(QMenu *menu, QWidget *parent)
{
    QPushButton *pill = makeButton(ButtonKind::Pill, {}, parent);
    pill->setProperty("menu", true);
    pill->setMenu(menu);
    return pill;
}

}  // namespace gainsay
