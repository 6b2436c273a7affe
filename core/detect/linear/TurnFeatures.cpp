// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/linear/TurnFeatures.h"

#include "core/detect/ContextWindows.h"
#include "core/detect/Silence.h"
#include "core/detect/rules/ClashRules.h"

#include <QSet>

#include <algorithm>
#include <cmath>
#include <span>
#include <unordered_set>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int hashBits = 22;
static_assert(hashedFeatures == 1U << hashBits);
constexpr qsizetype longestTurn = 2000;  // code points that are read of a turn
constexpr size_t pairedWords = 8;        // of each side in pairs across turns
constexpr double leastProbability = 1e-4;

// Part of the hash: n-grams of different turns and kinds are different features.
enum class Kind : quint64 { Characters = 1, Words, Start, End, Shared, SharedWords, Pair, Opening, Situation };
enum class Part : quint64 { Target = 1, Question, Related, Before, Other, Candidate };

class Hash {
public:
    Hash(Kind kind, Part part) { add(quint64(kind) * 31 + quint64(part)); }

    void add(quint64 value)
    {
        m_state = (m_state ^ value) * 0x9e3779b97f4a7c15U;
        m_state ^= m_state >> 29;
    }
    void add(QStringView text)
    {
        for (const QChar unit : text)
            add(unit.unicode());
        add(quint64(0x10ffff));  // "ab","c" is not "a","bc"
    }
    quint32 index() const { return quint32((m_state * 0xbf58476d1ce4e5b9U) >> (64 - hashBits)); }

private:
    quint64 m_state = 0xcbf29ce484222325U;
};

// One turn, read once.
struct TurnText {
    std::vector<char32_t> letters;  // lower case, without spaces
    std::vector<RuleClause> clauses;
    QStringList words;
    bool asks = false;
    int negations = 0;
    bool ignorant = false;
};

bool isCjk(char32_t point)
{
    return (point >= 0x3040 && point <= 0x30ff) || (point >= 0x3400 && point <= 0x9fff) ||
           (point >= 0xac00 && point <= 0xd7a3) || (point >= 0xf900 && point <= 0xfaff) || point >= 0x20000;
}

TurnText readTurn(const QString &whole, int turn, const RuleLexicon *lexicon)
{
    const QString text = whole.left(longestTurn).normalized(QString::NormalizationForm_KC).toLower();
    TurnText read;
    for (const char32_t point : text.toUcs4()) {
        if (!QChar::isSpace(point))
            read.letters.push_back(point);
    }
    read.clauses = ruleClauses(text, turn);
    for (const RuleClause &clause : read.clauses)
        read.words += clause.words;
    read.asks = !read.letters.empty() && read.letters.back() == U'?';
    if (!lexicon)
        return read;
    for (const QString &word : read.words) {
        const bool negates =
            lexicon->negations.contains(word) || std::ranges::any_of(lexicon->negations, [&word](const QString &no) {
                return no.size() == 1 && word.startsWith(no);
            });
        read.negations += negates ? 1 : 0;
    }
    read.ignorant = std::ranges::any_of(
        read.clauses, [lexicon](const RuleClause &clause) { return saysItDoesNotKnow(clause, *lexicon); });
    return read;
}

// Collects features; those of one group are scaled so that long turns weigh no more than short ones.
class Collector {
public:
    void begin() { m_group.clear(); }
    void add(const Hash &hash) { m_group.push_back(hash.index()); }
    void end()
    {
        std::ranges::sort(m_group);
        m_group.erase(std::unique(m_group.begin(), m_group.end()), m_group.end());
        const float scale = m_group.empty() ? 0.0F : 1.0F / std::sqrt(float(m_group.size()));
        for (const quint32 index : m_group)
            m_features.push_back({index, scale});
    }
    void addOne(const Hash &hash) { m_features.push_back({hash.index(), 0.5F}); }
    void addMatch(quint32 place, double value)
    {
        // There are few of them, and the penalty is made for many small ones.
        constexpr double weight = 3.0;
        if (value != 0.0)
            m_features.push_back({hashedFeatures + place, float(weight * value)});
    }

    FeatureVector take()
    {
        std::ranges::sort(m_features, {}, &Feature::index);
        FeatureVector merged;
        merged.reserve(m_features.size());
        for (const Feature &feature : m_features) {
            if (!merged.empty() && merged.back().index == feature.index)
                merged.back().value += feature.value;
            else
                merged.push_back(feature);
        }
        return merged;
    }

private:
    std::vector<quint32> m_group;
    FeatureVector m_features;
};

void addGrams(Collector &out, const TurnText &turn, Part part)
{
    const bool cjk = std::ranges::any_of(turn.letters, isCjk);
    const size_t shortest = cjk ? 1 : 2;
    const size_t longest = cjk ? 3 : 4;
    out.begin();
    for (size_t i = 0; i < turn.letters.size(); ++i) {
        Hash hash(Kind::Characters, part);
        for (size_t length = 1; length <= longest && i + length <= turn.letters.size(); ++length) {
            hash.add(quint64(turn.letters[i + length - 1]));
            if (length >= shortest)
                out.add(hash);
        }
    }
    out.end();
    out.begin();
    for (qsizetype i = 0; i < turn.words.size(); ++i) {
        Hash hash(Kind::Words, part);
        hash.add(turn.words[i]);
        out.add(hash);
        if (i + 1 < turn.words.size()) {
            hash.add(turn.words[i + 1]);
            out.add(hash);
        }
    }
    out.end();
}

QString firstWord(const TurnText &turn)
{
    return turn.words.isEmpty() ? QString() : turn.words.front();
}

QString lastWord(const TurnText &turn)
{
    return turn.words.isEmpty() ? QString() : turn.words.back();
}

void addEdges(Collector &out, const TurnText &turn, Part part)
{
    Hash start(Kind::Start, part);
    start.add(firstWord(turn));
    out.addOne(start);
    Hash end(Kind::End, part);
    end.add(lastWord(turn));
    out.addOne(end);
}

std::unordered_set<quint64> bigrams(const TurnText &turn)
{
    std::unordered_set<quint64> grams;
    for (size_t i = 0; i + 1 < turn.letters.size(); ++i)
        grams.insert(quint64(turn.letters[i]) << 32 | turn.letters[i + 1]);
    return grams;
}

std::unordered_set<quint64> unigrams(const TurnText &turn)
{
    return {turn.letters.begin(), turn.letters.end()};
}

struct Overlap {
    double jaccard = 0.0;
    double covered = 0.0;  // of the first
};

template <class Set> Overlap overlapOf(const Set &first, const Set &second)
{
    if (first.empty() || second.empty())
        return {};
    const auto shared =
        double(std::ranges::count_if(first, [&second](const auto &gram) { return second.contains(gram); }));
    return {shared / (double(first.size() + second.size()) - shared), shared / double(first.size())};
}

QStringList missingIn(const QStringList &words, const QStringList &other)
{
    QStringList missing;
    for (const QString &word : words) {
        if (!other.contains(word) && !missing.contains(word) && size_t(missing.size()) < pairedWords)
            missing.append(word);
    }
    return missing;
}

// What both turns have, and which words stand against each other.
void addAcross(Collector &out, const TurnText &target, const TurnText &other, Part part)
{
    out.begin();
    const std::unordered_set<quint64> theirs = bigrams(other);
    for (const quint64 gram : bigrams(target)) {
        if (!theirs.contains(gram))
            continue;
        Hash hash(Kind::Shared, part);
        hash.add(gram);
        out.add(hash);
    }
    for (const QString &word : target.words) {
        if (!other.words.contains(word))
            continue;
        Hash hash(Kind::SharedWords, part);
        hash.add(word);
        out.add(hash);
    }
    out.end();
    out.begin();
    const QStringList onlyHere = missingIn(target.words, other.words);
    for (const QString &there : missingIn(other.words, target.words)) {
        for (const QString &here : onlyHere) {
            Hash hash(Kind::Pair, part);
            hash.add(there);
            hash.add(here);
            out.add(hash);
        }
    }
    out.end();
    Hash opening(Kind::Opening, part);
    opening.add(part == Part::Question ? lastWord(other) : firstWord(other));
    opening.add(firstWord(target));
    out.addOne(opening);
}

bool clashes(const TurnText &here, const TurnText &there, const RuleLexicon &lexicon)
{
    return std::ranges::any_of(here.clauses, [&](const RuleClause &one) {
        return std::ranges::any_of(there.clauses,
                                   [&](const RuleClause &other) { return findClash(one, other, lexicon).has_value(); });
    });
}

bool clashesWithin(const TurnText &turn, const RuleLexicon &lexicon)
{
    for (size_t i = 1; i < turn.clauses.size(); ++i) {
        for (size_t j = 0; j < i; ++j) {
            if (findClash(turn.clauses[i], turn.clauses[j], lexicon))
                return true;
        }
    }
    return false;
}

bool differentlyNegated(const TurnText &one, const TurnText &other)
{
    return (one.negations - other.negations) % 2 != 0;
}

constexpr quint32 matchesPerPair = 10;
constexpr quint32 firstOfTarget = 5 * matchesPerPair;

// The numbers that say how far two turns match; `place` is where they stand.
void addMatches(Collector &out, const TurnText &target, const TurnText &other, quint32 place,
                const RuleLexicon *lexicon)
{
    const Overlap letters = overlapOf(unigrams(target), unigrams(other));
    const Overlap grams = overlapOf(bigrams(target), bigrams(other));
    const QSet<QString> here(target.words.begin(), target.words.end());
    const QSet<QString> there(other.words.begin(), other.words.end());
    out.addMatch(place, letters.jaccard);
    out.addMatch(place + 1, letters.covered);
    out.addMatch(place + 2, grams.jaccard);
    out.addMatch(place + 3, grams.covered);
    out.addMatch(place + 4, overlapOf(here, there).jaccard);
    out.addMatch(place + 5, target.letters == other.letters ? 1.0 : 0.0);
    out.addMatch(place + 6,
                 0.5 * std::log((1.0 + double(target.letters.size())) / (1.0 + double(other.letters.size()))));
    if (!lexicon)
        return;
    out.addMatch(place + 7, differentlyNegated(target, other) ? 1.0 : 0.0);
    out.addMatch(place + 8, clashes(target, other, *lexicon) ? 1.0 : 0.0);
    out.addMatch(place + 9, other.ignorant && !target.ignorant ? 1.0 : 0.0);
    // How much is shared means another thing when one of the two is negated.
    Hash situation(Kind::Situation, Part(place + 1));
    situation.add(quint64(letters.covered * 5.0));
    situation.add(quint64(differentlyNegated(target, other)));
    situation.add(quint64(target.ignorant));
    situation.add(quint64(other.asks));
    out.addOne(situation);
}

void addTarget(Collector &out, const TurnText &target, qsizetype turns, const RuleLexicon *lexicon)
{
    out.addMatch(firstOfTarget, target.asks ? 1.0 : 0.0);
    out.addMatch(firstOfTarget + 1, 0.3 * std::log(1.0 + double(target.letters.size())));
    out.addMatch(firstOfTarget + 2, std::min(2.0, 0.25 * double(turns)));
    out.addMatch(firstOfTarget + 3, target.negations > 0 ? 1.0 : 0.0);
    out.addMatch(firstOfTarget + 4, target.ignorant ? 1.0 : 0.0);
    out.addMatch(firstOfTarget + 5, lexicon && clashesWithin(target, *lexicon) ? 1.0 : 0.0);
    out.addMatch(firstOfTarget + 6, double(std::min<size_t>(4, target.clauses.size())) * 0.25);
}

// Which turn stands where a model expects the question, the contradicted reply and what led to it.
Part partOf(int turn, int target, std::optional<int> related)
{
    if (turn == target)
        return Part::Target;
    if (turn == related)
        return Part::Related;
    if (turn == target - 1)
        return Part::Question;
    return related && turn == *related - 1 ? Part::Before : Part::Other;
}

quint32 placeOf(Part part)
{
    return (quint32(part) - quint32(Part::Question)) * matchesPerPair;
}

}  // namespace

FeatureVector turnFeatures(const Conversation &conversation)
{
    const int target = conversation.target;
    if (target < 0 || target >= conversation.turns.size())
        return {};
    const RuleLexicon *lexicon = ruleLexicon(languageOf(conversation));
    const std::optional<int> related = contextWindows(conversation).front().related;
    const TurnText judged = readTurn(conversation.turns[target].text, target, lexicon);
    Collector out;
    addGrams(out, judged, Part::Target);
    addEdges(out, judged, Part::Target);
    addTarget(out, judged, conversation.turns.size(), lexicon);
    constexpr int farthest = 12;  // turns before the target that are read
    for (int turn = std::max(0, target - farthest); turn < target; ++turn) {
        const Part part = partOf(turn, target, related);
        const TurnText read = readTurn(conversation.turns[turn].text, turn, lexicon);
        addGrams(out, read, part);
        if (part == Part::Other)
            continue;
        addEdges(out, read, part);
        addAcross(out, judged, read, part);
        addMatches(out, judged, read, placeOf(part), lexicon);
    }
    // A marked turn may stand far back.
    if (related && *related < target - farthest) {
        const TurnText read = readTurn(conversation.turns[*related].text, *related, lexicon);
        addGrams(out, read, Part::Related);
        addAcross(out, judged, read, Part::Related);
        addMatches(out, judged, read, placeOf(Part::Related), lexicon);
    }
    for (const QString &candidate : conversation.candidates) {
        const TurnText read = readTurn(candidate, target, lexicon);
        addGrams(out, read, Part::Candidate);
        addAcross(out, judged, read, Part::Candidate);
    }
    return out.take();
}

void appendBaseFeatures(FeatureVector &features, const QList<double> &probabilities)
{
    const qsizetype count = std::min<qsizetype>(probabilities.size(), baseFeatures - 1);
    if (count == 0) {
        features.push_back({baseFeatureStart + baseFeatures - 1, 1.0F});
        return;
    }
    std::vector<double> logs;
    double mean = 0.0;
    for (qsizetype i = 0; i < count; ++i) {
        logs.push_back(std::log(std::max(probabilities[i], leastProbability)));
        mean += logs.back() / double(count);
    }
    for (qsizetype i = 0; i < count; ++i)
        features.push_back({baseFeatureStart + quint32(i), float(logs[size_t(i)] - mean)});
}

}  // namespace gainsay
