// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/EmptyState.h"

#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>

namespace gainsay {

using namespace Qt::StringLiterals;

EmptyState::EmptyState(QWidget *parent) : QWidget(parent)
{
    m_picture = new QLabel(this);
    m_title = makeLabel(u"title"_s, this);
    m_text = makeLabel(u"muted"_s, this);
    for (QLabel *label : {m_title, m_text}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignHCenter);
        label->setMaximumWidth(zoomed(460));
    }
    m_action = makeButton(ButtonKind::Primary, {}, this);
    connect(m_action, &QPushButton::clicked, this, &EmptyState::actionRequested);

    auto *column = new QVBoxLayout(this);
    column->setSpacing(zoomed(10));
    column->addStretch(2);
    column->addWidget(m_picture, 0, Qt::AlignHCenter);
    auto *words = new QVBoxLayout;
    words->addWidget(m_title);
    words->addWidget(m_text);
    auto *middle = new QHBoxLayout;  // an alignment of their own would take the labels' width for one word's
    middle->addStretch(1);
    middle->addLayout(words, 1000);
    middle->addStretch(1);
    column->addLayout(middle);
    column->addWidget(m_action, 0, Qt::AlignHCenter);
    column->addStretch(3);
}

void EmptyState::setContent(const QString &icon, const QString &title, const QString &text, const QString &action)
{
    m_icon = icon;
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
    m_text->setText(text);
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    setAccessibleName(title.isEmpty() ? text : title);
    setAccessibleDescription(title.isEmpty() ? QString() : text);
    tint();
}

void EmptyState::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        tint();
}

void EmptyState::tint()
{
    m_picture->setPixmap(tintedPixmap(m_icon, Palette::of(this)[Tone::Muted], zoomed(40), devicePixelRatioF()));
}

}  // namespace gainsay
