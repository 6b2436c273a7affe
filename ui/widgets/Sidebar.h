// SPDX-License-Identifier: GPL-3.0-or-later
// The pages as a column of icons with their names; up and down keys move, one is current. A low window scrolls them.
#pragma once

#include <QAbstractButton>
#include <QScrollArea>

class QButtonGroup;
class QHBoxLayout;
class QPainter;
class QVBoxLayout;

namespace gainsay {

class SidebarItem : public QAbstractButton {
    Q_OBJECT

public:
    SidebarItem(const QString &icon, QWidget *parent);

    // A number at the icon; 0 hides it.
    void setBadge(qint64 count);
    qint64 badge() const { return m_badge; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void paintBadge(QPainter &painter) const;

    QString m_icon;
    qint64 m_badge = 0;
};

class Sidebar : public QScrollArea {
    Q_OBJECT

public:
    explicit Sidebar(QWidget *parent = nullptr);

    void addItem(const QString &id, const QString &icon);
    void setItemText(const QString &id, const QString &text, const QString &shortcut);
    void setItemVisible(const QString &id, bool visible);
    void setItemBadge(const QString &id, qint64 count);
    void setCurrent(const QString &id);
    QStringList visibleItems() const;
    // Below the pages, at the end of the column.
    void addFoot(QWidget *widget);
    // Where a page's item is, for what points at it; in sight from now on.
    QRect placeOf(const QString &id, const QWidget *in);
    QSize minimumSizeHint() const override;
    QSize sizeHint() const override { return minimumSizeHint(); }

Q_SIGNALS:
    void activated(const QString &id);

protected:
    bool viewportEvent(QEvent *event) override;

private:
    SidebarItem *item(const QString &id) const;

    QWidget *m_items = nullptr;
    QVBoxLayout *m_column = nullptr;
    QHBoxLayout *m_foot = nullptr;
    QButtonGroup *m_group = nullptr;
};

}  // namespace gainsay
