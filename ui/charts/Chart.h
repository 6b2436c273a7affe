// SPDX-License-Identifier: GPL-3.0-or-later
// A picture of numbers. Whatever in it stands for a number is a mark: it can be pointed at, reached with the
// arrow keys, read out, and activated to see what lies behind it. Drawing goes to any device, for export.
#pragma once

#include "ui/theme/Palette.h"

#include <QWidget>

namespace gainsay {

class Chart : public QWidget {
    Q_OBJECT

public:
    explicit Chart(QWidget *parent = nullptr);

    // What the chart shows; also its accessible name.
    void setTitle(const QString &title);
    QString title() const { return m_title; }
    // Said where there is nothing to draw.
    void setEmptyText(const QString &text);
    // Whether activating a mark leads somewhere: the pointer shows it.
    void setClickable(bool clickable);
    // The numbers in words.
    QString description() const;

    virtual void draw(QPainter &painter, const QRectF &area, const Palette &palette) = 0;

    virtual int markCount() const = 0;
    // Where it is in the widget.
    virtual QRectF markArea(int mark) const = 0;
    // Its numbers in words; for an undefined one, why.
    virtual QString markText(int mark) const = 0;
    // -1 where there is none.
    virtual int markAt(const QPointF &place) const;

    int currentMark() const { return m_current; }
    void setCurrentMark(int mark);

Q_SIGNALS:
    void currentMarkChanged(int mark);
    void activated(int mark);

protected:
    // Subclasses call it when they have got other data.
    void dataChanged();
    // Called for other data and for another font: the widths of many texts are too dear to be measured per mark.
    virtual void measure() {}
    // The mark that an arrow key leads to from `mark`; the same one at the edge.
    virtual int neighbour(int mark, int key) const;
    QString emptyText() const { return m_emptyText; }

    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void paintFocus(QPainter &painter) const;
    QString markToolTip(int mark) const;

    QString m_title;
    QString m_emptyText;
    bool m_clickable = false;
    int m_current = -1;
    int m_pressed = -1;
};

}  // namespace gainsay
