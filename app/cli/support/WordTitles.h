// SPDX-License-Identifier: GPL-3.0-or-later
// Words that programs read and people too: states of batches and rounds, of people, their roles.
#pragma once

#include <QString>

namespace gainsay {

// What the word is called in the language of the output. JSON, options and files have the word itself.
QString wordTitle(const QString &word);

}  // namespace gainsay
