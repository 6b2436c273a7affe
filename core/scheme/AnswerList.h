// SPDX-License-Identifier: GPL-3.0-or-later
// Answers that are lists, from the text by which they are compared.
#pragma once

#include <QStringList>

#include <optional>

namespace gainsay {

// The elements of a list as answerText() writes it; none where the text is no list.
std::optional<QStringList> answerElements(const QString &text);

}  // namespace gainsay
