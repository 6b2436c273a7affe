// SPDX-License-Identifier: GPL-3.0-or-later
// A hash of all that was read: equal for equal content, whichever batch it goes to.
#pragma once

#include "core/model/Conversation.h"

#include <QByteArray>

namespace gainsay {

QByteArray fingerprintOf(const Conversation &conversation);

}  // namespace gainsay
