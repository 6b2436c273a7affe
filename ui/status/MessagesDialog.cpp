// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/status/MessagesDialog.h"

#include "ui/status/MessageLog.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/DialogSize.h"

#include <QApplication>
#include <QBoxLayout>
#include <QDateTime>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>

namespace gainsay {

using namespace Qt::StringLiterals;

MessagesDialog::MessagesDialog(MessageLog &log, QWidget *parent) : QDialog(parent), m_log(log)
{
    setAttribute(Qt::WA_DeleteOnClose);
    resizeWithinScreen(this, {zoomed(520), zoomed(460)});
    m_scroll = new QScrollArea(this);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_close = makeButton(ButtonKind::Primary, {}, this);
    m_close->setDefault(true);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    auto *bottom = new QHBoxLayout;
    bottom->addStretch();
    bottom->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(zoomed(16), zoomed(16), zoomed(16), zoomed(16));
    column->addWidget(m_scroll, 1);
    column->addLayout(bottom);
    m_log.markAllRead();
    connect(&m_log, &MessageLog::changed, this, &MessagesDialog::fill);
    retranslate();
    m_close->setFocus();
}

void MessagesDialog::retranslate()
{
    setWindowTitle(tr("Messages"));
    m_scroll->setAccessibleName(tr("Messages"));
    m_close->setText(tr("Close"));
    fill();
}

void MessagesDialog::fill()
{
    auto *list = new QWidget;
    list->setProperty("surface", u"clear"_s);
    auto *column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, zoomed(8), 0);
    column->setSpacing(zoomed(10));
    const QList<MessageLog::Entry> &entries = m_log.entries();
    for (auto entry = entries.crbegin(); entry != entries.crend(); ++entry)
        column->addWidget(makeRow(entry->id));
    if (entries.isEmpty()) {
        QLabel *none = makeLabel(u"muted"_s, list);
        none->setWordWrap(true);
        none->setText(tr("Nothing was said yet. What the window says on a page stays here until you leave the "
                         "project."));
        column->addWidget(none);
    }
    column->addStretch();
    m_scroll->setWidget(list);
}

QWidget *MessagesDialog::makeRow(int id)
{
    const MessageLog::Entry &entry = *m_log.entry(id);
    const bool isError = entry.message.kind == WindowMessage::Kind::Error;
    auto *row = new QWidget;
    row->setProperty("surface", u"clear"_s);
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(zoomed(10));
    auto *icon = new QLabel(row);
    const Palette &palette = Palette::of(this);
    icon->setPixmap(tintedPixmap(isError ? u"warning"_s : u"info"_s, palette[isError ? Tone::Failed : Tone::Accent],
                                 zoomed(18), devicePixelRatioF()));
    icon->setAccessibleName(isError ? tr("Error") : tr("Notice"));
    line->addWidget(icon, 0, Qt::AlignTop);
    QLabel *time = makeLabel(u"small"_s, row);
    time->setText(QDateTime::fromMSecsSinceEpoch(entry.atMs).toString(u"HH:mm"_s));
    line->addWidget(time, 0, Qt::AlignTop);
    QLabel *text = makeLabel(u"plain"_s, row);
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    text->setText(entry.message.text.reworded());
    line->addWidget(text, 1);
    if (entry.message.action) {
        QPushButton *act = makeButton(ButtonKind::Plain, entry.message.action->label.reworded(), row);
        // The list is made again while the button is still in its click.
        connect(
            act, &QPushButton::clicked, this, [this, id] { m_log.act(id); }, Qt::QueuedConnection);
        line->addWidget(act, 0, Qt::AlignTop);
    }
    return row;
}

// The list has no focus of its own to show; its keys work wherever the focus is.
void MessagesDialog::keyPressEvent(QKeyEvent *event)
{
    const QList<int> scrolling{Qt::Key_Up, Qt::Key_Down, Qt::Key_PageUp, Qt::Key_PageDown};
    if (scrolling.contains(event->key()))
        QApplication::sendEvent(m_scroll->verticalScrollBar(), event);
    else
        QDialog::keyPressEvent(event);
}

void MessagesDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

}  // namespace gainsay
