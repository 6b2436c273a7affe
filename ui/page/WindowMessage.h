// SPDX-License-Identifier: GPL-3.0-or-later
// What the window says to the person: over the page, without moving it, and afterwards in the list of messages. It
// belongs to a project, a person and a page, and leaves with them. Words that are made by a function follow a change of
// language: {.text = [name] { return tr("%1 is sent back.").arg(name); }}.
#pragma once

#include "core/base/Result.h"

#include <functional>
#include <optional>

namespace gainsay {

// One thing that can be done about a message, as Undo. Done once; not offered any more once the message was withdrawn.
struct MessageAction {
    TranslatableText label;
    std::function<void()> run;
};

struct WindowMessage {
    enum class Kind { Notice, Error };
    enum class About {
        Page,     // seen until the page is left
        Project,  // seen on every page
        Program,  // seen and kept whatever project is open
    };

    Kind kind = Kind::Notice;
    TranslatableText text;
    std::optional<MessageAction> action = {};
    // What it is about: a later message on the same topic takes its place, and Shell::withdraw() takes it back.
    QString topic = {};
    About about = About::Page;
    // Until it is withdrawn or dismissed; others leave by themselves.
    bool stays = false;
};

}  // namespace gainsay
