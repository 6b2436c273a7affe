// SPDX-License-Identifier: GPL-3.0-or-later
// Which turns a model gets to see. Models are trained on two-turn conversations (u1, b1, u2, b2); in longer ones
// every earlier turn of the target's speaker takes the place of b1 once, with the turn before it as u1.
#pragma once

#include "core/model/Conversation.h"

#include <optional>
#include <vector>

namespace gainsay {

// Linear: no network but weights that were learned from a project's labels.
enum class DetectMethod { SentencePair, Flatten, Hierarchical, Linear };

QString toString(DetectMethod method);
std::optional<DetectMethod> detectMethodFromString(const QString &text);

// u1, b1, u2, b2 as indices of turns, fewer where the conversation has fewer.
struct ContextWindow {
    std::optional<int> related;  // the place of b1
    std::vector<int> all;        // u1, b1, u2, target
    std::vector<int> pair;       // b1, target
    std::vector<int> question;   // u2, target
    std::vector<int> role;       // b1, u2, target
};

// One window per earlier turn that may be contradicted, nearest first; where the file marks one (rgm), only that.
// A conversation without any still gets one window, without `related`.
std::vector<ContextWindow> contextWindows(const Conversation &conversation);

}  // namespace gainsay
