// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/Sidebar.h"

#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QEvent>
#include <QPainter>
#include <QScrollBar>

namespace gainsay {

using namespace Qt::StringLiterals;

SidebarItem::SidebarItem(const QString &icon, QWidget *parent) : QAbstractButton(parent), m_icon(icon)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SidebarItem::setBadge(qint64 count)
{
    m_badge = count;
    setAccessibleDescription(count > 0 ? tr("%n waiting", nullptr, int(count)) : QString());
    update();
}

void SidebarItem::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        setBadge(m_badge);
}

void SidebarItem::paintBadge(QPainter &painter) const
{
    const Palette &palette = Palette::of(this);
    const QString text = m_badge > 99 ? u"99+"_s : QString::number(m_badge);
    painter.setFont(zoomedFont(10));
    const int wide = std::max(zoomed(16), painter.fontMetrics().horizontalAdvance(text) + zoomed(8));
    const QRect place(width() / 2 + zoomed(4), zoomed(3), wide, zoomed(16));
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette[Tone::Accent]);
    painter.drawRoundedRect(place, zoomed(8), zoomed(8));
    painter.setPen(palette[Tone::Panel]);
    painter.drawText(place, Qt::AlignCenter, text);
}

QSize SidebarItem::sizeHint() const
{
    const int text = QFontMetrics(zoomedFont(11)).horizontalAdvance(this->text());
    return {std::max(zoomed(54), text + zoomed(8)), zoomed(50)};
}

void SidebarItem::paintEvent(QPaintEvent *)
{
    const Palette &palette = Palette::of(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isChecked() || underMouse() || hasFocus()) {
        painter.setPen(hasFocus() ? QPen(palette[Tone::Accent], 2) : QPen(Qt::NoPen));
        painter.setBrush(isChecked() ? palette[Tone::AccentSoft] : palette[Tone::Hover]);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), zoomed(9), zoomed(9));
    }
    const QColor color = isChecked() ? palette[Tone::Accent] : palette[Tone::Muted];
    const int size = zoomed(21);
    painter.drawPixmap((width() - size) / 2, zoomed(7), tintedPixmap(m_icon, color, size, devicePixelRatioF()));
    painter.setFont(zoomedFont(11));
    painter.setPen(color);
    painter.drawText(QRect(0, zoomed(29), width(), zoomed(17)), Qt::AlignCenter, text());
    if (m_badge > 0)
        paintBadge(painter);
}

Sidebar::Sidebar(QWidget *parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_items = new QWidget(this);
    m_items->setProperty("surface", u"clear"_s);
    setWidget(m_items);
    m_column = new QVBoxLayout(m_items);
    m_column->setContentsMargins(zoomed(5), zoomed(12), zoomed(6), zoomed(12));
    m_column->setSpacing(zoomed(6));
    m_column->addStretch();
    m_group = new QButtonGroup(this);
    connect(m_group, &QButtonGroup::buttonClicked, this,
            [this](QAbstractButton *button) { Q_EMIT activated(button->objectName()); });
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Expanding);
}

void Sidebar::addItem(const QString &id, const QString &icon)
{
    auto *item = new SidebarItem(icon, m_items);
    item->setObjectName(id);
    m_group->addButton(item);
    m_column->insertWidget(int(m_group->buttons().size()) - 1, item);  // before the stretch
}

void Sidebar::setItemText(const QString &id, const QString &text, const QString &shortcut)
{
    SidebarItem *entry = item(id);
    entry->setText(text);
    entry->setAccessibleName(text);
    entry->setToolTip(shortcut);
    entry->updateGeometry();
}

void Sidebar::setItemBadge(const QString &id, qint64 count)
{
    item(id)->setBadge(count);
}

void Sidebar::addFoot(QWidget *widget)
{
    if (!m_foot) {
        m_foot = new QHBoxLayout;
        m_foot->setContentsMargins(0, 0, 0, 0);
        m_foot->setSpacing(0);
        m_column->addLayout(m_foot);
    }
    m_foot->addWidget(widget, 0, Qt::AlignCenter);
}

QRect Sidebar::placeOf(const QString &id, const QWidget *in)
{
    SidebarItem *found = item(id);
    ensureWidgetVisible(found);
    return {found->mapTo(in, QPoint()), found->size()};
}

void Sidebar::setItemVisible(const QString &id, bool visible)
{
    item(id)->setVisible(visible);
}

void Sidebar::setCurrent(const QString &id)
{
    if (SidebarItem *entry = item(id))
        entry->setChecked(true);
}

QStringList Sidebar::visibleItems() const
{
    QStringList ids;
    for (const QAbstractButton *button : m_group->buttons()) {
        if (!button->isHidden())
            ids << button->objectName();
    }
    return ids;
}

// As wide as the longest name; its bar stands beside the names, not on them.
QSize Sidebar::minimumSizeHint() const
{
    const QSize items = m_items->sizeHint();
    const int bar = items.height() > height() ? verticalScrollBar()->sizeHint().width() : 0;
    return {items.width() + bar + 2 * frameWidth(), zoomed(100)};
}

bool Sidebar::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize)
        updateGeometry();
    return QScrollArea::viewportEvent(event);
}

SidebarItem *Sidebar::item(const QString &id) const
{
    return m_items->findChild<SidebarItem *>(id, Qt::FindDirectChildrenOnly);
}

}  // namespace gainsay
