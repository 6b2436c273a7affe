// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/Conversation.h"

using namespace Qt::StringLiterals;

namespace gainsay {

QString Conversation::turnName(int index) const
{
    const QString &speaker = turns[index].speaker;
    int count = 0;
    for (int i = 0; i <= index; ++i)
        count += turns[i].speaker == speaker ? 1 : 0;
    return (speaker.isEmpty() ? u"t"_s : speaker.left(1).toLower()) + QString::number(count);
}

int Conversation::turnIndex(const QString &name) const
{
    for (int i = 0; i < turns.size(); ++i) {
        if (turnName(i) == name)
            return i;
    }
    return -1;
}

int Conversation::length() const
{
    int total = 0;
    for (const Utterance &turn : turns) {
        for (const QChar unit : turn.text)
            total += unit.isLowSurrogate() ? 0 : 1;
    }
    return total;
}

}  // namespace gainsay
