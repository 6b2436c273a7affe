// SPDX-License-Identifier: GPL-3.0-or-later
// Markdown set for reading: space between paragraphs and above headings, lists that stand off from their bullets.
#pragma once

#include <QString>

class QTextDocument;

namespace gainsay {

void setReadableMarkdown(QTextDocument &document, const QString &markdown);

}  // namespace gainsay
