// SPDX-License-Identifier: GPL-3.0-or-later
// Cells of a ReportTableView where width is scarce: the interval stands below its figure, words take two lines.
#pragma once

#include <QStyledItemDelegate>

namespace gainsay {

class StackedFigures : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

}  // namespace gainsay
