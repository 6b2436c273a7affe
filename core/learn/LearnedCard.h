// SPDX-License-Identifier: GPL-3.0-or-later
// The model card of a learned package: what it was taught, how good it is on what it has not seen, and what these
// figures do not say. Markdown in the language of the program.
#pragma once

#include <QString>

namespace gainsay {

struct LearnedPackage;

QString learnedCard(const LearnedPackage &package);

}  // namespace gainsay
