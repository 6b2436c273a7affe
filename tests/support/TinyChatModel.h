// SPDX-License-Identifier: GPL-3.0-or-later
// A causal language model small enough to compute by hand, as a real package: the logits after a text are the sum of
// one row per token, times a matrix. What was read before is only in the key/value cache, so a fault in that shows.
#pragma once

#include <QByteArray>
#include <QString>

#include <span>
#include <vector>

namespace gainsay::test {

struct TinyChatModel {
    static constexpr int width = 4;
    int maximumLength = 200;
    bool withCache = true;  // a plain export lacks it
    bool damaged = false;   // model.json names another hash
    QByteArray kind = "causal-lm";

    // 256 bytes, four merged tokens, and the markers <|s|>, <|e|> and <|pad|>.
    static QByteArray tokenizerJson();
    static int vocabularySize();
    // Logits after `ids`, computed here.
    static std::vector<double> logitsAfter(std::span<const qint32> ids);

    QByteArray onnx() const;
    QByteArray modelJson() const;
    // Writes the package into an existing folder.
    bool write(const QString &folder) const;
};

}  // namespace gainsay::test
