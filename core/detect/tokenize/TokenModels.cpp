// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/tokenize/TokenModels.h"

#include "core/base/TranslatableText.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

Error lacksVocabulary()
{
    return invalidInput(TranslatableText::translate("tokenize", "tokenizer.json: the model lacks its vocab"));
}

Result<TokenTable> tableOf(const Json &description)
{
    const auto vocabulary = description.find("vocab");
    if (vocabulary == description.end() || !vocabulary->is_object())
        return lacksVocabulary();
    return TokenTable::read(*vocabulary);
}

std::optional<std::u32string> vocabularyText(const Json &description, const char *key)
{
    const auto found = description.find(key);
    if (found == description.end() || !found->is_string())
        return std::nullopt;
    return fromUtf8(found->get<std::string>()).toStdU32String();
}

std::optional<qint32> unknownOf(const TokenTable &table, const Json &description)
{
    const auto token = vocabularyText(description, "unk_token");
    return token ? table.id(*token) : std::nullopt;
}

Token tokenFor(qint32 id, const TextPiece &piece, size_t from, size_t to)
{
    return {id, piece.origins[from], piece.origins[to - 1] + 1};
}

}  // namespace

Result<std::shared_ptr<const TokenModel>> WordLevelModel::read(const Json &description)
{
    auto model = std::make_shared<WordLevelModel>();
    ASSIGN_OR_RETURN(model->m_table, tableOf(description));
    model->m_unknown = unknownOf(model->m_table, description);
    return std::shared_ptr<const TokenModel>(std::move(model));
}

void WordLevelModel::tokenize(const TextPiece &piece, std::vector<Token> &tokens) const
{
    if (piece.text.empty())
        return;
    const std::optional<qint32> known = m_table.id(piece.text);
    if (known || m_unknown)
        tokens.push_back(tokenFor(known ? *known : *m_unknown, piece, 0, piece.text.size()));
}

Result<std::shared_ptr<const TokenModel>> WordPieceModel::read(const Json &description)
{
    auto model = std::make_shared<WordPieceModel>();
    ASSIGN_OR_RETURN(model->m_table, tableOf(description));
    model->m_index = PrefixIndex(model->m_table, {});
    model->m_continuation = vocabularyText(description, "continuing_subword_prefix").value_or(U"##");
    const auto longest = description.find("max_input_chars_per_word");
    if (longest != description.end() && longest->is_number_unsigned())
        model->m_longestWord = longest->get<size_t>();
    model->m_unknown = unknownOf(model->m_table, description);
    if (!model->m_unknown)
        return invalidInput(
            TranslatableText::translate("tokenize", "tokenizer.json: the model lacks its token for unknown words"));
    return std::shared_ptr<const TokenModel>(std::move(model));
}

void WordPieceModel::tokenize(const TextPiece &piece, std::vector<Token> &tokens) const
{
    if (piece.text.empty())
        return;
    const size_t before = tokens.size();
    if (piece.text.size() <= m_longestWord && addPieces(piece, tokens))
        return;
    tokens.resize(before);
    tokens.push_back(tokenFor(*m_unknown, piece, 0, piece.text.size()));
}

bool WordPieceModel::addPieces(const TextPiece &word, std::vector<Token> &tokens) const
{
    std::u32string rest = word.text;
    for (size_t from = 0; from < word.text.size();) {
        size_t length = 0;
        qint32 longest = -1;
        const size_t mark = from > 0 ? m_continuation.size() : 0;
        m_index.find(m_table, rest, [&](size_t size, qint32 id) {
            if (size > mark) {
                length = size - mark;
                longest = id;
            }
        });
        if (longest < 0)
            return false;
        tokens.push_back(tokenFor(longest, word, from, from + length));
        from += length;
        rest.assign(m_continuation).append(word.text, from);
    }
    return true;
}

Result<std::shared_ptr<const TokenModel>> UnigramModel::read(const Json &description,
                                                             const std::vector<qint32> &markers)
{
    const auto vocabulary = description.find("vocab");
    if (vocabulary == description.end() || !vocabulary->is_array() || vocabulary->empty())
        return lacksVocabulary();
    auto model = std::make_shared<UnigramModel>();
    double lowest = std::numeric_limits<double>::infinity();
    for (const Json &entry : *vocabulary) {
        const bool sound = entry.is_array() && entry.size() == 2 && entry[0].is_string() && entry[1].is_number() &&
                           std::isfinite(entry[1].get<double>());
        if (!sound)
            return invalidInput(
                TranslatableText::translate("tokenize", "tokenizer.json: entry %1 of vocab is not a token and a number")
                    .arg(model->m_scores.size()));
        RETURN_IF_ERROR(model->m_table.add(entry[0].get<std::string>(), qint64(model->m_scores.size())));
        model->m_scores.push_back(entry[1].get<double>());
        lowest = std::min(lowest, model->m_scores.back());
    }
    constexpr double penalty = 10.0;  // as SentencePiece has it
    model->m_unknownScore = lowest - penalty;
    std::vector<bool> wanted(model->m_scores.size(), true);
    const auto leaveOut = [&wanted](qint64 id) {
        if (id >= 0 && size_t(id) < wanted.size())
            wanted[size_t(id)] = false;
    };
    std::ranges::for_each(markers, leaveOut);
    const auto unknown = description.find("unk_id");
    if (unknown != description.end() && unknown->is_number_unsigned() && unknown->get<quint64>() < wanted.size()) {
        model->m_unknown = unknown->get<qint32>();
        leaveOut(*model->m_unknown);
    }
    model->m_index = PrefixIndex(model->m_table, wanted);
    const auto fallback = description.find("byte_fallback");
    if (fallback != description.end() && *fallback == true)
        model->m_bytes = model->m_table.byteTokens();
    return std::shared_ptr<const TokenModel>(std::move(model));
}

std::vector<UnigramModel::Step> UnigramModel::bestSteps(std::u32string_view text) const
{
    std::vector<Step> steps(text.size() + 1);
    std::vector<bool> reached(text.size() + 1, false);
    for (size_t from = 0; from < text.size(); ++from) {
        const auto offer = [&](size_t length, qint32 id, double score) {
            Step &step = steps[from + length];
            const double total = steps[from].score + score;
            if (!reached[from + length] || total > step.score) {
                step = {total, from, id};
                reached[from + length] = true;
            }
        };
        bool hasSingle = false;
        m_index.find(m_table, text.substr(from), [&](size_t length, qint32 id) {
            offer(length, id, m_scores[size_t(id)]);
            hasSingle = hasSingle || length == 1;
        });
        if (!hasSingle)
            offer(1, -1, m_unknownScore);
    }
    return steps;
}

void UnigramModel::tokenize(const TextPiece &piece, std::vector<Token> &tokens) const
{
    const std::vector<Step> steps = bestSteps(piece.text);
    std::vector<std::pair<size_t, size_t>> path;  // ends, last first
    for (size_t to = piece.text.size(); to > 0; to = steps[to].from)
        path.emplace_back(steps[to].from, to);
    std::ranges::reverse(path);
    for (size_t i = 0; i < path.size(); ++i) {
        const auto [from, to] = path[i];
        if (steps[to].id >= 0) {
            tokens.push_back(tokenFor(steps[to].id, piece, from, to));
            continue;
        }
        // Unknown characters in a row are one.
        while (i + 1 < path.size() && steps[path[i + 1].second].id < 0)
            ++i;
        addUnknown(piece, from, path[i].second, tokens);
    }
}

void UnigramModel::addUnknown(const TextPiece &piece, size_t from, size_t to, std::vector<Token> &tokens) const
{
    if (!m_bytes.empty()) {
        for (size_t i = from; i < to; ++i) {
            for (const char byte : QString::fromUcs4(&piece.text[i], 1).toUtf8())
                tokens.push_back(tokenFor(m_bytes[static_cast<unsigned char>(byte)], piece, i, i + 1));
        }
    } else if (m_unknown) {
        tokens.push_back(tokenFor(*m_unknown, piece, from, to));
    }
}

}  // namespace gainsay
