// SPDX-License-Identifier: GPL-3.0-or-later
// The bar above a page: its title, its own filters beside it, the person at the right. Where these are too wide for one
// row, the filters have a second, and scroll sideways where even that is too narrow.
#pragma once

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QScrollArea;

namespace gainsay {

class HeaderBar : public QFrame {
    Q_OBJECT

public:
    explicit HeaderBar(QWidget *parent = nullptr);

    void setTitle(const QString &title);
    // The page's own widgets; the bar shows them, the page keeps owning them. Null for none.
    void setPageTools(QWidget *tools);
    // Stands at the far right on every page.
    void addPermanent(QWidget *widget);

protected:
    bool event(QEvent *event) override;

private:
    bool fitsOneRow() const;
    void placeTools();
    void takeTools();

    QHBoxLayout *m_row = nullptr;
    QScrollArea *m_below = nullptr;
    QLabel *m_title = nullptr;
    QWidget *m_tools = nullptr;
};

}  // namespace gainsay
