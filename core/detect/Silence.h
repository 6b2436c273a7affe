// SPDX-License-Identifier: GPL-3.0-or-later
// When a detector says nothing rather than guess.
#pragma once

#include "core/detect/Reason.h"
#include "core/model/Conversation.h"

#include <QStringList>

namespace gainsay {

// ISO 639-1 of what its turns are probably written in: "zh", "ja", "en", or empty.
QString languageOf(const Conversation &conversation);

// Why a detector that speaks `languages` (empty: any) must not judge this conversation; empty if it may.
Reason reasonForSilence(const Conversation &conversation, const QStringList &languages);

}  // namespace gainsay
