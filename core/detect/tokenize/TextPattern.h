// SPDX-License-Identifier: GPL-3.0-or-later
// A pattern of tokenizer.json, {"String": …} or {"Regex": …}, and where it matches. Immutable.
#pragma once

#include "core/base/Json.h"
#include "core/base/Result.h"

#include <QRegularExpression>

#include <string>
#include <utility>
#include <vector>

namespace gainsay {

class TextPattern {
public:
    // `stage` is only named in errors.
    static Result<TextPattern> read(const Json &description, const char *stage);
    static Result<TextPattern> regex(const QString &expression, const char *stage);

    // Code points, from and to, in order; empty matches are left out.
    std::vector<std::pair<size_t, size_t>> matches(const std::u32string &text) const;

private:
    std::u32string m_literal;  // empty: the expression counts
    QRegularExpression m_expression;
};

}  // namespace gainsay
