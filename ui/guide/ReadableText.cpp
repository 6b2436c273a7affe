// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guide/ReadableText.h"

#include "ui/theme/Theme.h"

#include <QGuiApplication>
#include <QPalette>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextList>
#include <QTextTable>

namespace gainsay {

namespace {
constexpr int kParagraphGap = 8;
constexpr int kListGap = 4;
constexpr int kHeadingGap = 14;
constexpr int kListIndent = 20;
constexpr int kCellPadding = 5;

// Thin lines of the palette instead of raised frames around each cell.
void setPlainLines(QTextTable &table)
{
    QTextTableFormat format = table.format();
    format.setBorder(1);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderBrush(QGuiApplication::palette().mid());
    format.setBorderCollapse(true);
    format.setCellSpacing(0);
    format.setCellPadding(zoomed(kCellPadding));
    format.setBottomMargin(zoomed(kParagraphGap));
    table.setFormat(format);
}

}  // namespace

void setReadableMarkdown(QTextDocument &document, const QString &markdown)
{
    document.setIndentWidth(zoomed(kListIndent));
    document.setMarkdown(markdown);
    QTextCursor cursor(&document);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        const bool heading = format.headingLevel() > 0;
        cursor.setPosition(block.position());
        const bool inTable = cursor.currentTable();
        format.setTopMargin(heading && block != document.begin() ? zoomed(kHeadingGap) : 0);
        format.setBottomMargin(inTable ? 0 : zoomed(block.textList() ? kListGap : kParagraphGap));
        cursor.setBlockFormat(format);
    }
    for (QTextFrame *frame : document.rootFrame()->childFrames()) {
        if (auto *table = qobject_cast<QTextTable *>(frame))
            setPlainLines(*table);
    }
}

}  // namespace gainsay
