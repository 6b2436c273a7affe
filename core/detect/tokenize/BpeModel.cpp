// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/tokenize/BpeModel.h"

#include "core/base/TranslatableText.h"
#include "core/detect/tokenize/Normalization.h"

#include <queue>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

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
    if (isSet(description, "dropout"))
        return unsupported(TranslatableText::translate("tokenize", "tokenizer.json: BPE with %1 cannot be read yet")
                               .arg(u"dropout"_s));
    const auto vocabulary = description.find("vocab");
    const auto merges = description.find("merges");
    if (vocabulary == description.end() || !vocabulary->is_object() || merges == description.end() ||
        !merges->is_array())
        return invalidInput(
            TranslatableText::translate("tokenize", "tokenizer.json: the model lacks its vocab or its merges"));
    auto model = std::make_shared<BpeModel>();
    ASSIGN_OR_RETURN(model->m_table, TokenTable::read(*vocabulary));
    model->readAffixes(description);
    RETURN_IF_ERROR(model->readMerges(*merges));
    model->m_ignoreMerges = isSet(description, "ignore_merges");
    model->m_fuseUnknown = isSet(description, "fuse_unk");
    if (isSet(description, "byte_fallback"))
        model->m_bytes = model->m_table.byteTokens();
    if (isSet(description, "unk_token") && description["unk_token"].is_string())
        model->m_unknown = model->m_table.id(codePointsOf(description["unk_token"].get<std::string>()));
    return std::shared_ptr<const TokenModel>(std::move(model));
}

void BpeModel::readAffixes(const Json &description)
{
    const auto text = [&description](const char *key) {
        const auto found = description.find(key);
        return found != description.end() && found->is_string() ? codePointsOf(found->get<std::string>())
                                                                : std::u32string();
    };
    m_continuation = text("continuing_subword_prefix");
    m_wordEnd = text("end_of_word_suffix");
}

Result<void> BpeModel::readMerges(const Json &merges)
{
    qint32 rank = 0;
    for (const Json &merge : merges) {
        if (merge.is_string()) {
            const std::u32string both = codePointsOf(merge.get<std::string>());
            const size_t blank = both.find(U' ', 1);
            if (blank == std::u32string::npos)
                return invalidInput(
                    TranslatableText::translate("tokenize", "tokenizer.json: merge %1 is not a pair").arg(rank));
            RETURN_IF_ERROR(addMerge(both.substr(0, blank), both.substr(blank + 1), rank));
        } else if (merge.is_array() && merge.size() == 2 && merge[0].is_string() && merge[1].is_string()) {
            RETURN_IF_ERROR(
                addMerge(codePointsOf(merge[0].get<std::string>()), codePointsOf(merge[1].get<std::string>()), rank));
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
    const auto first = m_table.id(left);
    const auto second = m_table.id(right);
    const auto joined =
        m_table.id(left + (right.starts_with(m_continuation) ? right.substr(m_continuation.size()) : right));
    if (!first || !second || !joined)
        return invalidInput(
            TranslatableText::translate("tokenize", "tokenizer.json: merge %1 uses a token that vocab lacks")
                .arg(rank));
    m_merges[pairKey(*first, *second)] = {rank, *joined};  // of repeated ones the last counts
    return {};
}

std::vector<Token> BpeModel::singleCharacters(const TextPiece &piece) const
{
    std::vector<Token> parts;
    parts.reserve(piece.text.size());
    std::u32string character;
    for (size_t i = 0; i < piece.text.size(); ++i) {
        character.assign(i > 0 ? m_continuation : std::u32string());
        character += piece.text[i];
        if (i + 1 == piece.text.size())
            character += m_wordEnd;
        if (const std::optional<qint32> known = m_table.id(character))
            parts.push_back({*known, piece.origins[i], piece.origins[i] + 1});
        else
            addUnknown(piece, i, parts);
    }
    return parts;
}

// A character that neither bytes nor an unknown token stand for cannot be told to the model.
void BpeModel::addUnknown(const TextPiece &piece, size_t place, std::vector<Token> &parts) const
{
    const qint32 origin = piece.origins[place];
    if (!m_bytes.empty()) {
        for (const char byte : QString::fromUcs4(&piece.text[place], 1).toUtf8())
            parts.push_back({m_bytes[static_cast<unsigned char>(byte)], origin, origin + 1});
    } else if (m_unknown) {
        if (m_fuseUnknown && !parts.empty() && parts.back().id == *m_unknown)
            parts.back().end = origin + 1;
        else
            parts.push_back({*m_unknown, origin, origin + 1});
    }
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
        if (const std::optional<qint32> whole = m_table.id(piece.text)) {
            tokens.push_back({*whole, piece.origins.front(), piece.origins.back() + 1});
            return;
        }
    }
    std::vector<Token> parts = singleCharacters(piece);
    join(parts);
    tokens.insert(tokens.end(), parts.begin(), parts.end());
}

}  // namespace gainsay
