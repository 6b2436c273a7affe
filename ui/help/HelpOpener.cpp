// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/HelpOpener.h"

#include "ui/help/HelpDialog.h"
#include "ui/page/Page.h"
#include "ui/session/ProjectSession.h"
#include "ui/settings/Language.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QKeySequenceEdit>

namespace gainsay {

namespace {

constexpr const char *kTopicProperty = "helpTopic";

// Fields that wait for any key whatever take this one too.
bool takesEveryKey(const QWidget *widget)
{
    return widget && (qobject_cast<const QKeySequenceEdit *>(widget) ||
                      qobject_cast<const QKeySequenceEdit *>(widget->parentWidget()));
}

}  // namespace

void setHelpTopic(QWidget *dialog, const QString &chapter)
{
    dialog->setProperty(kTopicProperty, chapter);
}

HelpOpener::HelpOpener(Services services, QWidget *window)
    : QObject(window), m_services(std::move(services)), m_window(window)
{
    qApp->installEventFilter(this);
}

HelpOpener::~HelpOpener()
{
    qApp->removeEventFilter(this);
}

void HelpOpener::open()
{
    openOver(m_window, m_services.pageTopic());
}

bool HelpOpener::isHelpKey(QEvent *event) const
{
    if (event->type() != QEvent::KeyPress || !m_action)
        return false;
    return m_action->shortcut() == QKeySequence(static_cast<QKeyEvent *>(event)->keyCombination());
}

bool HelpOpener::eventFilter(QObject *watched, QEvent *event)
{
    auto *widget = qobject_cast<QWidget *>(watched);
    if (!widget || !isHelpKey(event) || takesEveryKey(widget))
        return QObject::eventFilter(watched, event);
    auto *dialog = qobject_cast<QDialog *>(widget->window());
    if (!dialog || qobject_cast<HelpDialog *>(dialog))
        return QObject::eventFilter(watched, event);
    const QString own = dialog->property(kTopicProperty).toString();
    openOver(dialog, own.isEmpty() ? m_services.pageTopic() : own);
    return true;
}

void HelpOpener::openOver(QWidget *front, const QString &topic)
{
    const std::optional<User> &user = m_services.session.user();
    const Result<QList<Guide>> guides =
        guidesFor(user ? std::optional(user->role) : std::nullopt, m_services.language.current());
    if (!guides)
        return m_services.shell.showError(guides.error());
    (new HelpDialog(*guides, topic, front))->open();
}

}  // namespace gainsay
