// SPDX-License-Identifier: GPL-3.0-or-later
// A marked stretch of a conversation as it is drawn: people's evidence or a machine's, never mixed up.
#pragma once

#include "core/model/Span.h"
#include "ui/theme/Palette.h"

#include <QList>

namespace gainsay {

enum class MarkKind {
    Evidence,  // filled and underlined, linked by `span.link`
    Detector,  // dashed, the stronger the higher `span.score`
};

struct Mark {
    Span span;
    MarkKind kind = MarkKind::Evidence;
    Tone tone = Tone::History;  // evidence only; the detector has its own
    QString owner;              // whose it is, in a letter or a word, where there are several
    int lane = 0;               // of several machines: which line below the text, and which pattern, is this one's

    friend bool operator==(const Mark &, const Mark &) = default;
};

}  // namespace gainsay
