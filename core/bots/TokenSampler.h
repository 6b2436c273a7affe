// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the next token: bans, repetition penalty, temperature, top-p, then one seeded draw. The same seed and logits
// give the same tokens on every machine.
#pragma once

#include "core/base/Random.h"
#include "core/bots/ChatTypes.h"

#include <span>
#include <vector>

namespace gainsay {

class TokenSampler {
public:
    explicit TokenSampler(const SamplingParameters &parameters) : m_parameters(parameters), m_random(parameters.seed) {}

    // `reply` holds the tokens drawn so far. Tokens in `banned` are never drawn.
    qint32 draw(std::span<const float> logits, std::span<const qint32> reply, std::span<const qint32> banned);

private:
    void penalize(std::span<const qint32> reply);
    void blockNgrams(std::span<const qint32> reply);
    qint32 likeliest() const;
    qint32 drawFromNucleus();

    SamplingParameters m_parameters;
    SeededRandom m_random;
    std::vector<double> m_scores;
};

// log of the softmax of one row at `token`.
double logProbability(std::span<const float> logits, qint32 token);

}  // namespace gainsay
