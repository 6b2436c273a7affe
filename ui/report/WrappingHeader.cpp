// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/WrappingHeader.h"

#include "ui/theme/Theme.h"

#include <algorithm>

namespace gainsay {

namespace {

constexpr int figureWidth = 56;        // a column of figures is as wide in any case
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

QSize WrappingHeader::sectionSizeFromContents(int section) const
{
    QSize size = QHeaderView::sectionSizeFromContents(section);
    const QString text = model()->headerData(section, Qt::Horizontal).toString();
    const QFontMetrics metrics = fontMetrics();
    const int whole = metrics.horizontalAdvance(text);
    int narrowest = whole;
    if (whole <= zoomed(figureWidth))
        return size;
    for (qsizetype place = 1; place < text.size(); ++place) {
        if (mayBreakAt(text, place))
            narrowest = std::min(narrowest, std::max(metrics.horizontalAdvance(text.first(place).trimmed()),
                                                     metrics.horizontalAdvance(text.sliced(place).trimmed())));
    }
    if (narrowest == whole)
        return size;
    size.rwidth() -= whole - narrowest;
    size.rheight() += metrics.lineSpacing();
    return size;
}

}  // namespace gainsay
