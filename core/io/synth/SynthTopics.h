// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of made-up conversations. %1 is what the bot claims, %2 something else of the same kind.
#pragma once

#include <QByteArrayView>

#include <array>
#include <span>

namespace gainsay {

struct SynthTopic {
    int persona;                             // code of the scheme cdconv
    std::span<const QByteArrayView> values;  // what %1 and %2 stand for
    QByteArrayView u1;
    QByteArrayView b1;
    std::array<QByteArrayView, 4> u2;  // paraphrase, synonym, antonym or negative, question about the history
    QByteArrayView consistent;
    QByteArrayView intra;
    QByteArrayView role;
    QByteArrayView history;
};

std::span<const SynthTopic> synthTopics();
// Openings and asides that make otherwise equal replies differ.
std::span<const QByteArrayView> synthAsides();

}  // namespace gainsay
