// SPDX-License-Identifier: GPL-3.0-or-later
// Which language a text is probably in, from its scripts and commonest words. Called from any thread.
#pragma once

#include <QString>
#include <QStringView>

namespace gainsay {

// ISO 639-1: "zh", "ja", "ko" or "en"; empty where none of these is likely.
QString guessLanguage(QStringView text);

}  // namespace gainsay
