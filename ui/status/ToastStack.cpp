// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/status/ToastStack.h"

#include "ui/status/MessageLog.h"
#include "ui/status/Toast.h"
#include "ui/theme/Theme.h"

#include <QEvent>
#include <QWidget>

#include <algorithm>

namespace gainsay {

namespace {
constexpr int kMostShown = 4;
constexpr int kWidth = 440;
constexpr int kGap = 8;
constexpr int kMargin = 20;
}  // namespace

ToastStack::ToastStack(MessageLog &log, QWidget *host, QWidget *area)
    : QObject(host), m_log(log), m_host(host), m_area(area)
{
    connect(&log, &MessageLog::told, this, &ToastStack::show);
    connect(&log, &MessageLog::removed, this, [this](int id) { remove(id, false); });
    area->installEventFilter(this);
}

void ToastStack::showPage(const QString &page)
{
    if (page == m_page)
        return;
    m_page = page;
    for (const Toast *toast : QList(m_toasts)) {
        const MessageLog::Entry *entry = m_log.entry(toast->id());
        if (!entry || (entry->message.about == WindowMessage::About::Page && entry->page != page))
            remove(toast->id(), false);
    }
}

void ToastStack::show(int id)
{
    for (Toast *known : std::as_const(m_toasts)) {
        if (known->id() == id)
            return known->restart();
    }
    const MessageLog::Entry *entry = m_log.entry(id);
    if (!entry)
        return;
    auto *toast = new Toast(id, entry->message, m_host);
    connect(toast, &Toast::dismissed, this, [this, id] { remove(id, true); });
    connect(toast, &Toast::timedOut, this, [this, id] { remove(id, false); });
    connect(toast, &Toast::actionWanted, this, [this, id] {
        remove(id, true);
        m_log.act(id);
    });
    toast->installEventFilter(this);
    m_toasts.append(toast);
    if (m_toasts.size() > kMostShown) {
        const auto leaves = std::find_if(m_toasts.begin(), m_toasts.end(), [this](const Toast *shown) {
            const MessageLog::Entry *told = m_log.entry(shown->id());
            return !told || !told->message.stays;
        });
        remove((leaves == m_toasts.end() ? m_toasts.constFirst() : *leaves)->id(), false);
    }
    place();
}

void ToastStack::remove(int id, bool read)
{
    const auto found = std::find_if(m_toasts.begin(), m_toasts.end(), [id](const Toast *t) { return t->id() == id; });
    if (found == m_toasts.end())
        return;
    Toast *toast = *found;
    m_toasts.erase(found);
    toast->hide();
    toast->deleteLater();
    if (read)
        m_log.markRead(id);
    place();
}

// From the lower corner upwards, the newest at the bottom.
void ToastStack::place()
{
    const QRect area(m_area->mapTo(m_host, QPoint(0, 0)), m_area->size());
    const int width = std::min(zoomed(kWidth), area.width() - 2 * zoomed(kMargin));
    int bottom = area.bottom() - zoomed(kMargin);
    for (auto toast = m_toasts.crbegin(); toast != m_toasts.crend(); ++toast) {
        const int height = (*toast)->heightAt(width);
        (*toast)->setGeometry(area.left() + zoomed(kMargin), bottom - height, width, height);
        (*toast)->show();
        (*toast)->raise();
        bottom -= height + zoomed(kGap);
    }
}

bool ToastStack::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_area ? event->type() == QEvent::Resize || event->type() == QEvent::Move
                          : event->type() == QEvent::LayoutRequest)
        place();
    return QObject::eventFilter(watched, event);
}

}  // namespace gainsay
