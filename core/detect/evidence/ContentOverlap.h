// SPDX-License-Identifier: GPL-3.0-or-later
// How much two pieces of text are about the same thing: what clashes usually speaks of the same matter.
#pragma once

#include <QSet>
#include <QString>

namespace gainsay {

// What a text is about: its Chinese characters and its other words, without those that say little in `language`.
QSet<QString> contentOf(const QString &text, const QString &language);

// The share of the smaller set that the other holds too, 0…1.
double contentOverlap(const QSet<QString> &one, const QSet<QString> &other);

}  // namespace gainsay
