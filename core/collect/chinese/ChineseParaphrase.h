// SPDX-License-Identifier: GPL-3.0-or-later
// Asks the same in other words: another form of question (喜欢…吗 and 喜不喜欢, 有…吗 and 有没有, …了吗 and …了没有),
// another interrogative (哪里 and 什么地方), another way to say what the question is about; what was said before the
// question falls away, as it does when people ask again.
#pragma once

#include "core/collect/chinese/ChineseSentence.h"

namespace gainsay {

// Every wording that the rules make, in a fixed order; none if nothing applies.
QStringList chineseParaphrases(const ChineseSentence &sentence);

}  // namespace gainsay
