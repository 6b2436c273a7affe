// SPDX-License-Identifier: GPL-3.0-or-later
// Inappropriate function words (FNC): a Japanese particle replaced by one that gives its noun another deep case. Any
// thread.
#pragma once

#include "core/words/WordTagger.h"

namespace gainsay {

struct ParticleChange {
    qsizetype word = 0;  // index into the words
    QString instead;
    QString text;  // the whole reply

    friend bool operator==(const ParticleChange &, const ParticleChange &) = default;
};

// Every change that is possible, in the order of the reply. Deep cases are agent (が), object (を), goal (に, へ),
// place or means (で), companion (と), source (から, より); は and も mark agents and objects alike, so that only the
// others change the case. Particles beside another particle are left alone.
QList<ParticleChange> particleChanges(const QString &reply, const QList<TaggedWord> &words);

}  // namespace gainsay
