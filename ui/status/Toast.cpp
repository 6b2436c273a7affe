// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/status/Toast.h"

#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"

#include <QAccessible>
#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr int kNoticeMs = 6000;
constexpr int kErrorMs = 20000;
constexpr int kReadingMsPerLetter = 60;

Tone toastTone(WindowMessage::Kind kind)
{
    return kind == WindowMessage::Kind::Error ? Tone::Failed : Tone::Accent;
}

int readingMs(const WindowMessage &message)
{
    const bool urgent = message.kind == WindowMessage::Kind::Error || message.action;
    return std::max(urgent ? kErrorMs : kNoticeMs, 2000 + kReadingMsPerLetter * int(message.text.size()));
}

}  // namespace

Toast::Toast(int id, const WindowMessage &message, QWidget *parent) : QFrame(parent), m_id(id), m_message(message)
{
    m_text = makeLabel(u"plain"_s, this);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_text, 1);
    if (message.action) {
        m_action = makeButton(ButtonKind::Link, {}, this);
        m_action->setFocusPolicy(Qt::TabFocus);
        connect(m_action, &QPushButton::clicked, this, &Toast::actionWanted);
        row->addWidget(m_action, 0, Qt::AlignTop);
    }
    m_close = makeButton(ButtonKind::Quiet, {}, this);
    m_close->setFocusPolicy(Qt::TabFocus);
    connect(m_close, &QPushButton::clicked, this, &Toast::dismissed);
    row->addWidget(m_close, 0, Qt::AlignTop);
    m_time.setSingleShot(true);
    connect(&m_time, &QTimer::timeout, this, &Toast::runOut);
    rescale();
    retranslate();
    restart();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QString Toast::text() const
{
    return m_text->text();
}

void Toast::restart()
{
    if (!m_message.stays)
        m_time.start(readingMs(m_message));
}

int Toast::heightAt(int width) const
{
    return layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width) : sizeHint().height();
}

// Nobody reads a window that is not in front, and who points at a message is still reading it.
void Toast::runOut()
{
    if (underMouse() || isAncestorOf(QApplication::focusWidget()))
        return restart();
    Q_EMIT timedOut();
}

void Toast::rescale()
{
    layout()->setContentsMargins(zoomed(44), zoomed(10), zoomed(8), zoomed(10));
    layout()->setSpacing(zoomed(8));
}

void Toast::retranslate()
{
    const QString text = m_message.text.reworded();
    m_text->setText(text);
    setAccessibleDescription(text);
    setAccessibleName(m_message.kind == WindowMessage::Kind::Error ? tr("Error") : tr("Notice"));
    if (m_action)
        m_action->setText(m_message.action->label.reworded());
    m_close->setText(tr("Dismiss"));
}

void Toast::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange && layout())
        rescale();
}

void Toast::enterEvent(QEnterEvent *)
{
    m_time.stop();
}

void Toast::leaveEvent(QEvent *)
{
    restart();
}

void Toast::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT dismissed();
    else
        QFrame::keyPressEvent(event);
}

void Toast::paintEvent(QPaintEvent *)
{
    const Palette &palette = Palette::of(this);
    const Tone tone = toastTone(m_message.kind);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette[tone]);
    painter.setBrush(palette.soft(tone));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), zoomed(10), zoomed(10));
    const int size = zoomed(20);
    painter.drawPixmap(zoomed(14), zoomed(12),
                       tintedPixmap(m_message.kind == WindowMessage::Kind::Error ? u"warning"_s : u"info"_s,
                                    palette[tone], size, devicePixelRatioF()));
}

}  // namespace gainsay
