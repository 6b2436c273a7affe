// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/home/RecentButton.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/DisplayText.h"

#include <QContextMenuEvent>
#include <QDir>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QUrl>
#include <QUrlQuery>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

QString projectName(const QString &location)
{
    if (!location.startsWith("postgres"_L1))
        return QFileInfo(location).completeBaseName();
    const QUrl url(location);
    const QString schema = QUrlQuery(url).queryItemValue(u"schema"_s);
    return schema.isEmpty() ? url.path().mid(1) : schema;
}

QString projectPlace(const QString &location)
{
    if (location.startsWith("postgres"_L1))
        return QUrl(location).host();
    const QString folder = QFileInfo(location).absolutePath();
    const QString home = QDir::homePath();
    return folder.startsWith(home) && home.size() > 1 ? u"~"_s + folder.mid(home.size()) : folder;
}

}  // namespace

RecentButton::RecentButton(const QString &location, QWidget *parent)
    : QAbstractButton(parent), m_place(projectPlace(location))
{
    setText(projectName(location));
    setAccessibleName(tr("Open %1").arg(text()));
    setAccessibleDescription(m_place);
    setToolTip(plainToolTip(location));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize RecentButton::sizeHint() const
{
    return {zoomed(200), zoomed(50)};
}

void RecentButton::paintEvent(QPaintEvent *)
{
    const Palette &palette = Palette::of(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (underMouse() || hasFocus()) {
        painter.setPen(hasFocus() ? QPen(palette[Tone::Accent], 2) : QPen(Qt::NoPen));
        painter.setBrush(palette[Tone::Hover]);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), zoomed(8), zoomed(8));
    }
    const QRect area = rect().adjusted(zoomed(10), zoomed(6), -zoomed(10), -zoomed(6));
    painter.setFont(zoomedFont(14, QFont::DemiBold));
    painter.setPen(palette[Tone::Ink]);
    painter.drawText(area, Qt::AlignTop, painter.fontMetrics().elidedText(text(), Qt::ElideRight, area.width()));
    painter.setFont(zoomedFont(12));
    painter.setPen(palette[Tone::Muted]);
    painter.drawText(area, Qt::AlignBottom, painter.fontMetrics().elidedText(m_place, Qt::ElideMiddle, area.width()));
}

void RecentButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Delete)
        Q_EMIT removeRequested();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void RecentButton::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Take off the list"), this, &RecentButton::removeRequested);
    menu->popup(event->globalPos());
}

}  // namespace gainsay
