// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/StatTile.h"

#include "ui/theme/Theme.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>

namespace gainsay {

using namespace Qt::StringLiterals;

StatTile::StatTile(QWidget *parent) : Card(parent)
{
    m_value = makeLabel(u"figure"_s, this);
    m_interval = makeLabel(u"small"_s, this);
    m_note = makeLabel(u"small"_s, this);
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    auto *row = new QHBoxLayout;
    row->setSpacing(zoomed(6));
    row->addWidget(m_value, 0, Qt::AlignBottom);
    row->addWidget(m_interval, 1, Qt::AlignBottom);
    body()->setSpacing(zoomed(4));
    body()->addLayout(row);
    body()->addWidget(m_note);
    body()->addStretch();
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
}

void StatTile::setFigure(const QString &value, const QString &interval, const QString &note)
{
    m_value->setText(value.isEmpty() ? u"–"_s : value);
    m_interval->setText(interval);
    m_note->setText(note);
    setAccessibleDescription(QStringList{m_value->text(), interval, note}.join(u", "_s));
    takeFocusOnceNamed();
}

// Before there is a figure there is nothing to go to.
void StatTile::takeFocusOnceNamed()
{
    setFocusPolicy(m_clickable && !heading().isEmpty() ? Qt::TabFocus : Qt::NoFocus);
}

void StatTile::setTone(std::optional<Tone> tone)
{
    m_tone = tone;
    colour();
}

void StatTile::setClickable(bool clickable)
{
    m_clickable = clickable;
    takeFocusOnceNamed();
    setCursor(clickable ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void StatTile::mouseReleaseEvent(QMouseEvent *event)
{
    Card::mouseReleaseEvent(event);
    if (m_clickable && event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        Q_EMIT activated();
}

void StatTile::keyPressEvent(QKeyEvent *event)
{
    const bool chosen =
        event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (m_clickable && chosen)
        Q_EMIT activated();
    else
        Card::keyPressEvent(event);
}

void StatTile::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_tone)
        colour();
}

void StatTile::colour()
{
    const QString sheet = m_tone ? u"color: %1"_s.arg(Palette::of(this)[*m_tone].name()) : QString();
    if (m_value->styleSheet() != sheet)
        m_value->setStyleSheet(sheet);
}

}  // namespace gainsay
