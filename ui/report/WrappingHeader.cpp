// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/WrappingHeader.h"

#include "ui/theme/Theme.h"

#include <algorithm>

namespace gainsay {

namespace {

constexpr int figureWidth = 56;        // a column of figures is as wide in any case
constexpr int sidePadding = 9;         // what the style keeps free beside a heading, and a pixel for rounding
constexpr qsizetype shortHeading = 4;  // letters of scripts without spaces that stay in one line

// Where a line may end: behind words, or anywhere in a heading of a script that does not space them.
bool mayBreakAt(const QString &text, qsizetype place)
{
    if (text.contains(u' '))
        return text[place].isSpace();
    const QChar::Script script = text[place].script();
    const bool unspaced =
        script == QChar::Script_Han || script == QChar::Script_Hiragana || script == QChar::Script_Katakana;
    return unspaced && text.size() > shortHeading;
}

}  // namespace

WrappingHeader::WrappingHeader(QWidget *parent) : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(true);
    setHighlightSections(false);
}

void WrappingHeader::setWrapping(bool wrapping)
{
    if (m_always || wrapping == m_wrapping)
        return;
    m_wrapping = wrapping;
    headerDataChanged(Qt::Horizontal, 0, count() - 1);  // forgets how high the headings were
    Q_EMIT geometriesChanged();
}

void WrappingHeader::keepWrapping()
{
    setWrapping(true);
    m_always = true;
}

// The width of a heading in two lines, if it may have two.
int WrappingHeader::widthOfLines(const QString &text, bool wrapping) const
{
    const QFontMetrics metrics = fontMetrics();
    int narrowest = metrics.horizontalAdvance(text);
    if (!wrapping || narrowest <= zoomed(figureWidth))
        return narrowest;
    for (qsizetype place = 1; place < text.size(); ++place) {
        if (mayBreakAt(text, place))
            narrowest = std::min(narrowest, std::max(metrics.horizontalAdvance(text.first(place).trimmed()),
                                                     metrics.horizontalAdvance(text.sliced(place).trimmed())));
    }
    return narrowest;
}

int WrappingHeader::wantedWidth(int section, bool wrapping) const
{
    const QString text = model()->headerData(section, Qt::Horizontal).toString();
    const int spared = fontMetrics().horizontalAdvance(text) - widthOfLines(text, wrapping);
    return QHeaderView::sectionSizeFromContents(section).width() - spared;
}

int WrappingHeader::leastWidth(int section) const
{
    const QString text = model()->headerData(section, Qt::Horizontal).toString();
    return widthOfLines(text, m_wrapping) + zoomed(2 * sidePadding);
}

QSize WrappingHeader::sectionSizeFromContents(int section) const
{
    QSize size = QHeaderView::sectionSizeFromContents(section);
    const int whole = size.width();
    size.setWidth(wantedWidth(section, m_wrapping));
    if (size.width() < whole)
        size.rheight() += fontMetrics().lineSpacing();
    return size;
}

}  // namespace gainsay
