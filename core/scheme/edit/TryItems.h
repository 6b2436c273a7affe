// SPDX-License-Identifier: GPL-3.0-or-later
// Conversations to try a scheme on where a project has none yet: four turns, the last one judged, with other replies
// to it as far as the scheme ranks or compares any. Any thread.
#pragma once

#include "core/model/Conversation.h"
#include "core/scheme/Scheme.h"

namespace gainsay {

QList<Conversation> tryItems(const Scheme &scheme, const QString &language);

}  // namespace gainsay
