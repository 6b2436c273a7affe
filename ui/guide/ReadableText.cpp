// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guide/ReadableText.h"

#include "ui/theme/Theme.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextList>

namespace gainsay {

namespace {
constexpr int kParagraphGap = 8;
constexpr int kListGap = 4;
constexpr int kHeadingGap = 14;
constexpr int kListIndent = 20;
}  // namespace

void setReadableMarkdown(QTextDocument &document, const QString &markdown)
{
    document.setIndentWidth(zoomed(kListIndent));
    document.setMarkdown(markdown);
    QTextCursor cursor(&document);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        const bool heading = format.headingLevel() > 0;
        format.setTopMargin(heading && block != document.begin() ? zoomed(kHeadingGap) : 0);
        format.setBottomMargin(zoomed(block.textList() ? kListGap : kParagraphGap));
        cursor.setPosition(block.position());
        cursor.setBlockFormat(format);
    }
}

}  // namespace gainsay
