// SPDX-License-Identifier: GPL-3.0-or-later
// What a linear model sees of a conversation: hashed character and word n-grams of each turn, pairs of words across
// turns, and how far the turns match. Works in any language; where a lexicon is known (zh, en, ja) negation, opposites
// and numbers are looked at too. Pure functions: the same text gives the same numbers on every machine.
#pragma once

#include "core/model/Conversation.h"

#include <QStringList>

#include <cstdint>
#include <vector>

namespace gainsay {

struct Feature {
    std::uint32_t index = 0;
    float value = 0.0F;

    friend bool operator==(const Feature &, const Feature &) = default;
};

using FeatureVector = std::vector<Feature>;  // by index, each index once

// Written into packages: whoever changes a feature raises it, and older packages say that they need an older program.
constexpr int featureRecipe = 1;

// Indices below are hashed n-grams; from here on come those with a meaning of their own.
constexpr std::uint32_t hashedFeatures = 1U << 22;
constexpr std::uint32_t matchFeatures = 64;
// The answers of a base model, appended by whoever has one; the last of them says that it stays silent.
constexpr std::uint32_t baseFeatureStart = hashedFeatures + matchFeatures;
constexpr std::uint32_t baseFeatures = 65;
constexpr std::uint32_t featureSpace = baseFeatureStart + baseFeatures;

// The conversation needs a target; `features` of one without are empty.
FeatureVector turnFeatures(const Conversation &conversation);

// Log-probabilities about their mean; empty probabilities mean that the base stays silent.
void appendBaseFeatures(FeatureVector &features, const QList<double> &probabilities);

}  // namespace gainsay
