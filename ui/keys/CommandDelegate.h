// SPDX-License-Identifier: GPL-3.0-or-later
// A line of the command palette: what it does, where it belongs, its key.
#pragma once

#include <QStyledItemDelegate>

namespace gainsay {

class CommandDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    enum Role { GroupRole = Qt::UserRole, KeyRole, ActionRole };

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

}  // namespace gainsay
