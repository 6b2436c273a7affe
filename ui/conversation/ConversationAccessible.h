// SPDX-License-Identifier: GPL-3.0-or-later
// The conversation for screen readers: a list whose entries are the bubbles, with their marks in words.
#pragma once

namespace gainsay {

class ConversationView;

// Makes Qt ask for our interface; may be called again.
void installConversationAccessibility();
void notifyConversationChanged(ConversationView *view);
// The keyboard has come to another bubble, or chosen other words in it.
void notifyBubbleReached(ConversationView *view);
void notifyWordsChosen(ConversationView *view);

}  // namespace gainsay
