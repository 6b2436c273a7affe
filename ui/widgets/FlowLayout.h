// SPDX-License-Identifier: GPL-3.0-or-later
// Lays widgets in rows like words in a paragraph; hidden ones take no place.
#pragma once

#include <QLayout>
#include <QList>

#include <memory>
#include <vector>

namespace gainsay {

class FlowLayout : public QLayout {
public:
    explicit FlowLayout(int gap, QWidget *parent = nullptr);

    // The last widget stands at the far end of its row, as the button that goes on does.
    void setLastAtEnd(bool atEnd) { m_lastAtEnd = atEnd; }

    void addItem(QLayoutItem *item) override;
    int count() const override { return int(m_items.size()); }
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange(QRect(0, 0, width, 0), false); }
    void setGeometry(const QRect &rect) override;
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;

private:
    int arrange(const QRect &rect, bool apply) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
    int m_gap;
    bool m_lastAtEnd = false;
};

}  // namespace gainsay
