// SPDX-License-Identifier: GPL-3.0-or-later
// Which earlier turn a question takes up: mostly what its hearer said, but "do you know how old I am?" takes up what
// the asker told of himself, and a wrong answer clashes with that.
#pragma once

#include "core/detect/ContextWindows.h"

namespace gainsay {

// The turn that the target clashes with if it clashes with anything: `window.related`, or the asker's turn before it.
std::optional<int> askedTurn(const Conversation &conversation, const ContextWindow &window);

}  // namespace gainsay
