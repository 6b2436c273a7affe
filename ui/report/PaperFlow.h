// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks one below the other on the pages of a paged device. Everything is first laid out without a painter, to know
// on which page it comes to lie, and then painted the same way. Lengths are points.
#pragma once

#include "ui/theme/Palette.h"

#include <QFont>
#include <QPainter>
#include <QPdfWriter>

namespace gainsay {

struct PaperText {
    double points = 9.5;
    Tone tone = Tone::Ink;
    QFont::Weight weight = QFont::Normal;
    double below = 4.0;  // space after it

    QFont font() const;
};

class PaperFlow {
public:
    // `painter` is null for the first round.
    PaperFlow(QPdfWriter &writer, QPainter *painter);

    static void setUp(QPdfWriter &writer, const QString &title);

    double width() const;
    double left() const { return bottom() - m_y; }
    int page() const { return m_page; }

    // A new page unless so much is left on this one.
    void need(double height);
    void newPage();
    void space(double height) { m_y += height; }
    // The next stretch of the page, so tall; the caller has made sure that it fits.
    QRectF take(double height);

    double heightOf(const QString &words, const PaperText &look, double width) const;
    // Wraps; goes on on the next page where it must.
    void paragraph(const QString &words, const PaperText &look);
    void write(const QRectF &area, const QString &words, const PaperText &look, int flags = Qt::AlignLeft);
    void fill(const QRectF &area, const QColor &colour, double radius = 0.0);
    void rule(double y, double fromX, double toX, Tone tone, double thickness);
    void draw(const QByteArray &svg, const QRectF &area);

    // At the foot of every page but the first; finish() for the last.
    void setFooter(const QString &title, int pages);
    void finish() { paintFooter(); }

private:
    double bottom() const;
    void paintFooter();

    QPdfWriter &m_writer;
    QPainter *m_painter;
    QString m_title;
    int m_pages = 0;
    double m_y = 0.0;
    int m_page = 1;
};

}  // namespace gainsay
