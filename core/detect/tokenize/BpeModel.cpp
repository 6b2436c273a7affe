// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/tokenize/BpeModel.h"

#include "core/base/TranslatableText.h"

#include <queue>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr qint64 largestVocabulary = 4'000'000;

std::u32string codePoints(const std::string &utf8)
{
    return QString::fromUtf8(utf8).toStdU32String();
}

quint64 pairKey(qint32 left, qint32 right)
{
    return quint64(quint32(left)) << 32 | quint32(right);
}

bool isSet(const Json &description, const char *key)
{
    const auto found = description.find(key);
    return found != description.end() && !found->is_null() && *found != false && *found != "";
}

}  // namespace

Result<std::shared_ptr<const TokenModel>> BpeModel::read(const Json &description)
{
    for (const char *key : {"dropout", "continuing_subword_prefix", "end_of_word_suffix", "byte_fallback"}) {
        if (isSet(description, key))
            return unsupported(TranslatableText::translate("tokenize", "tokenizer.json: BPE with %1 cannot be read yet")
                                   .arg(QLatin1StringView(key)));
    }
    const auto vocabulary = description.find("vocab");
    const auto merges = description.find("merges");
    if (vocabulary == description.end() || !vocabulary->is_object() || merges == description.end() ||
        !merges->is_array())
        return invalidInput(
            TranslatableText::translate("tokenize", "tokenizer.json: the model lacks its vocab or its merges"));
    auto model = std::make_shared<BpeModel>();
    RETURN_IF_ERROR(model->readVocabulary(*vocabulary));
    RETURN_IF_ERROR(model->readMerges(*merges));
    const auto ignore = description.find("ignore_merges");
    model->m_ignoreMerges = ignore != description.end() && *ignore == true;
    const auto unknown = description.find("unk_token");
    if (unknown != description.end() && unknown->is_string())
        model->m_unknown = model->id(codePoints(unknown->get<std::string>()));
    return std::shared_ptr<const TokenModel>(std::move(model));
}

Result<void> BpeModel::readVocabulary(const Json &vocabulary)
{
    for (const auto &[token, id] : vocabulary.items()) {
        if (!id.is_number_integer() || id.get<qint64>() < 0 || id.get<qint64>() >= largestVocabulary)
            return invalidInput(
                TranslatableText::translate("tokenize", "tokenizer.json: the token \"%1\" has no usable id")
                    .arg(fromUtf8(token)));
        const auto number = id.get<qint32>();
        if (size_t(number) >= m_tokens.size())
            m_tokens.resize(size_t(number) + 1);
        m_tokens[size_t(number)] = codePoints(token);
        m_ids.emplace(m_tokens[size_t(number)], number);
    }
    return {};
}

Result<void> BpeModel::readMerges(const Json &merges)
{
    qint32 rank = 0;
    for (const Json &merge : merges) {
        if (merge.is_string()) {
            const std::u32string both = codePoints(merge.get<std::string>());
            const size_t blank = both.find(U' ', 1);
            if (blank == std::u32string::npos)
                return invalidInput(
                    TranslatableText::translate("tokenize", "tokenizer.json: merge %1 is not a pair").arg(rank));
            RETURN_IF_ERROR(addMerge(both.substr(0, blank), both.substr(blank + 1), rank));
        } else if (merge.is_array() && merge.size() == 2 && merge[0].is_string() && merge[1].is_string()) {
            RETURN_IF_ERROR(
                addMerge(codePoints(merge[0].get<std::string>()), codePoints(merge[1].get<std::string>()), rank));
        } else {
            return invalidInput(
                TranslatableText::translate("tokenize", "tokenizer.json: merge %1 is not a pair").arg(rank));
        }
        ++rank;
    }
    return {};
}

Result<void> BpeModel::addMerge(const std::u32string &left, const std::u32string &right, qint32 rank)
{
    const auto first = id(left);
    const auto second = id(right);
    const auto joined = id(left + right);
    if (!first || !second || !joined)
        return invalidInput(
            TranslatableText::translate("tokenize", "tokenizer.json: merge %1 uses a token that vocab lacks")
                .arg(rank));
    m_merges.emplace(pairKey(*first, *second), Merge{rank, *joined});
    return {};
}

std::optional<qint32> BpeModel::id(std::u32string_view token) const
{
    const auto found = m_ids.find(token);
    return found == m_ids.end() ? std::nullopt : std::optional(found->second);
}

std::u32string_view BpeModel::token(qint32 id) const
{
    return id >= 0 && size_t(id) < m_tokens.size() ? std::u32string_view(m_tokens[size_t(id)]) : std::u32string_view();
}

std::vector<Token> BpeModel::singleCharacters(const TextPiece &piece) const
{
    std::vector<Token> parts;
    parts.reserve(piece.text.size());
    for (size_t i = 0; i < piece.text.size(); ++i) {
        // A character that neither the vocabulary nor an unknown token stands for cannot be told to the model.
        const std::optional<qint32> known = id(std::u32string_view(piece.text).substr(i, 1));
        if (known || m_unknown)
            parts.push_back({known ? *known : *m_unknown, piece.origins[i], piece.origins[i] + 1});
    }
    return parts;
}

const BpeModel::Merge *BpeModel::mergeOf(qint32 left, qint32 right) const
{
    const auto found = m_merges.find(pairKey(left, right));
    return found == m_merges.end() ? nullptr : &found->second;
}

// Parts are a linked list; a candidate in the queue is stale if either of its parts has changed since.
void BpeModel::join(std::vector<Token> &parts) const
{
    struct Candidate {
        qint32 rank;
        qint32 left;
        qint32 right;
        qint32 leftId;
        qint32 rightId;

        bool operator<(const Candidate &other) const
        {
            return rank != other.rank ? rank > other.rank : left > other.left;
        }
    };
    const auto count = qint32(parts.size());
    std::vector<qint32> next(parts.size());
    std::vector<qint32> previous(parts.size());
    std::priority_queue<Candidate> queue;
    const auto consider = [&](qint32 left, qint32 right) {
        if (left < 0 || right >= count)
            return;
        if (const Merge *merge = mergeOf(parts[size_t(left)].id, parts[size_t(right)].id))
            queue.push({merge->rank, left, right, parts[size_t(left)].id, parts[size_t(right)].id});
    };
    for (qint32 i = 0; i < count; ++i) {
        next[size_t(i)] = i + 1;
        previous[size_t(i)] = i - 1;
        consider(i, i + 1);
    }
    while (!queue.empty()) {
        const Candidate best = queue.top();
        queue.pop();
        Token &left = parts[size_t(best.left)];
        Token &right = parts[size_t(best.right)];
        if (left.id != best.leftId || right.id != best.rightId || next[size_t(best.left)] != best.right)
            continue;
        left.id = mergeOf(left.id, right.id)->id;
        left.end = right.end;
        right.id = -1;
        next[size_t(best.left)] = next[size_t(best.right)];
        if (next[size_t(best.left)] < count)
            previous[size_t(next[size_t(best.left)])] = best.left;
        consider(previous[size_t(best.left)], best.left);
        consider(best.left, next[size_t(best.left)]);
    }
    std::erase_if(parts, [](const Token &part) { return part.id < 0; });
}

void BpeModel::tokenize(const TextPiece &piece, std::vector<Token> &tokens) const
{
    if (piece.text.empty())
        return;
    if (m_ignoreMerges) {
        if (const std::optional<qint32> whole = id(piece.text)) {
            tokens.push_back({*whole, piece.origins.front(), piece.origins.back() + 1});
            return;
        }
    }
    std::vector<Token> parts = singleCharacters(piece);
    join(parts);
    tokens.insert(tokens.end(), parts.begin(), parts.end());
}

}  // namespace gainsay
