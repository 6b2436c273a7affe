// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pairs/JapaneseForms.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

QString ipaPart(const TaggedWord &word, qsizetype part)
{
    const QString value = word.tag.section(u',', part, part);
    return value == u"*"_s ? QString() : value;
}

// The last kana of a five-row verb and what its stem ends in before ない and た.
struct Godan {
    char16_t base;
    char16_t negative;
    const char16_t *past;
};
constexpr Godan godanRows[] = {{u'う', u'わ', u"った"}, {u'く', u'か', u"いた"}, {u'ぐ', u'が', u"いだ"},
                               {u'す', u'さ', u"した"}, {u'つ', u'た', u"った"}, {u'ぬ', u'な', u"んだ"},
                               {u'ぶ', u'ば', u"んだ"}, {u'む', u'ま', u"んだ"}, {u'る', u'ら', u"った"}};

const Godan *godanOf(const QString &base)
{
    for (const Godan &row : godanRows) {
        if (!base.isEmpty() && base.back() == row.base)
            return &row;
    }
    return nullptr;
}

bool isVerb(const TaggedWord &word)
{
    return word.tag.startsWith(u"動詞"_s);
}

// 高い → 高く; いい → よく.
QString adverbOf(const QString &adjective)
{
    if (adjective == u"いい"_s)
        return u"よく"_s;
    if (adjective.endsWith(u"いい"_s) && adjective.size() > 2)  // かっこいい
        return adjective.chopped(2) + u"よく"_s;
    return adjective.chopped(1) + u"く"_s;
}

bool isAdjectiveLike(const TaggedWord &word)
{
    return word.tag.startsWith(u"形容詞"_s) || ipaInflection(word) == u"特殊・タイ"_s;
}

bool isNai(const TaggedWord &word)
{
    return ipaBase(word) == u"ない"_s && (word.tag.startsWith(u"助動詞"_s) || word.tag.startsWith(u"形容詞"_s));
}

// Reads a predicate from its end.
class Predicate {
public:
    explicit Predicate(const QList<TaggedWord> &words) : m_words(words) {}

    bool has(qsizetype left) const { return left < m_words.size(); }
    const TaggedWord &at(qsizetype left) const { return m_words[m_words.size() - 1 - left]; }
    bool isAuxiliary(qsizetype left, QStringView base, QStringView form = {}) const
    {
        return has(left) && at(left).tag.startsWith(u"助動詞"_s) && ipaBase(at(left)) == base &&
               (form.isEmpty() || isIpaForm(at(left), form));
    }
    bool isText(qsizetype left, QStringView text) const { return has(left) && at(left).text == text; }

    // ではない, じゃない and their like before the negation: how many words, 0 if it is none.
    qsizetype copulaWords(qsizetype left) const
    {
        if (isText(left, u"じゃ"))
            return 1;
        return isText(left, u"は") && isText(left + 1, u"で") ? 2 : 0;
    }

private:
    const QList<TaggedWord> &m_words;
};

using Turned = std::optional<TurnedEnding>;

Turned negated(qsizetype replaced, const QString &text)
{
    return TurnedEnding{replaced, text, true};
}
Turned affirmed(qsizetype replaced, const QString &text)
{
    return TurnedEnding{replaced, text, false};
}

// … ない, … なかった with what stands before it; `left` words follow and are kept as `kept`.
Turned affirmPlain(const Predicate &said, qsizetype left, bool past, const QString &kept)
{
    const qsizetype before = left + 1;
    if (const qsizetype copula = said.copulaWords(before); copula > 0) {
        if (kept == u"です"_s)  // じゃないです
            return affirmed(before + copula, past ? u"でした"_s : u"です"_s);
        if (!kept.isEmpty())  // じゃないんです
            return affirmed(before + copula, (past ? u"だった"_s : u"な"_s) + kept);
        return affirmed(before + copula, past ? u"だった"_s : u"だ"_s);
    }
    if (!said.has(before))
        return affirmed(before, (past ? u"あった"_s : u"ある"_s) + kept);
    const TaggedWord &word = said.at(before);
    if (isAdjectiveLike(word) && isIpaForm(word, u"連用テ接続"))
        return affirmed(before + 1, (past ? word.text.chopped(1) + u"かった"_s : ipaBase(word)) + kept);
    if (isVerb(word) && isIpaForm(word, u"未然形") && kept != u"です"_s) {
        const auto pastForm = pastOf(ipaBase(word), ipaInflection(word));
        if (past && !pastForm)
            return std::nullopt;
        return affirmed(before + 1, (past ? *pastForm : ipaBase(word)) + kept);
    }
    if (word.tag.startsWith(u"助詞"_s) && kept != u"です"_s)  // 時間がない
        return affirmed(before, (past ? u"あった"_s : u"ある"_s) + kept);
    return std::nullopt;
}

Turned turnPast(const Predicate &said, qsizetype left, const QString &kept)
{
    const qsizetype before = left + 1;
    if (!said.has(before))
        return std::nullopt;
    const TaggedWord &word = said.at(before);
    if (isNai(word))
        return affirmPlain(said, before, true, kept);
    if (isAdjectiveLike(word))
        return negated(before + 1, adverbOf(ipaBase(word)) + u"なかった"_s + kept);
    if (said.isAuxiliary(before, u"だ"))
        return negated(before + 1, u"ではなかった"_s + kept);
    if (!isVerb(word))
        return std::nullopt;
    const auto negative = negativeOf(ipaBase(word), ipaInflection(word));
    return negative ? negated(before + 1, negative->chopped(1) + u"かった"_s + kept) : std::nullopt;
}

// A plain predicate behind which `left` words stand that are kept as `kept`.
Turned turnPlain(const Predicate &said, qsizetype left, const QString &kept)
{
    if (!said.has(left))
        return std::nullopt;
    const TaggedWord &word = said.at(left);
    if (isNai(word) && isIpaForm(word, u"基本形"))
        return affirmPlain(said, left, false, kept);
    if (ipaBase(word) == u"た" && word.tag.startsWith(u"助動詞"_s))
        return turnPast(said, left, kept);
    if (isAdjectiveLike(word) && isIpaForm(word, u"基本形"))
        return negated(left + 1, adverbOf(ipaBase(word)) + u"ない"_s + kept);
    if (said.isAuxiliary(left, u"だ", u"基本形"))
        return negated(left + 1, u"ではない"_s + kept);
    if (!isVerb(word) || !isIpaForm(word, u"基本形"))
        return std::nullopt;
    const auto negative = negativeOf(ipaBase(word), ipaInflection(word));
    return negative ? negated(left + 1, *negative + kept) : std::nullopt;
}

Turned turnMasen(const Predicate &said, qsizetype left, bool past)
{
    // (で|じゃ) は あり ませ ん (でし た)
    const qsizetype verb = left + 2;
    if (said.has(verb) && ipaBase(said.at(verb)) == u"ある") {
        if (const qsizetype copula = said.copulaWords(verb + 1); copula > 0)
            return affirmed(verb + 1 + copula, past ? u"でした"_s : u"です"_s);
    }
    return affirmed(left + 2, past ? u"ました"_s : u"ます"_s);
}

Turned turnDesu(const Predicate &said)
{
    if (!said.has(1))
        return std::nullopt;
    const TaggedWord &word = said.at(1);
    const bool explains = word.tag.startsWith(u"名詞,非自立"_s) && (word.text == u"ん"_s || word.text == u"の"_s);
    if (explains)
        return turnPlain(said, 2, word.text + u"です"_s);
    const bool plain = isNai(word) || isAdjectiveLike(word) || ipaBase(word) == u"た";
    return plain ? turnPlain(said, 1, u"です"_s) : negated(1, u"ではありません"_s);
}

}  // namespace

QString ipaBase(const TaggedWord &word)
{
    return ipaPart(word, 6);
}

QString ipaInflection(const TaggedWord &word)
{
    return ipaPart(word, 4);
}

bool isIpaForm(const TaggedWord &word, QStringView form)
{
    return ipaPart(word, 5) == form;
}

std::optional<QString> negativeOf(const QString &base, const QString &inflection)
{
    if (base == u"ある"_s)
        return u"ない"_s;
    if (inflection.startsWith(u"一段"_s))
        return base.chopped(1) + u"ない"_s;
    if (inflection.startsWith(u"サ変"_s) && base.endsWith(u"する"_s))
        return base.chopped(2) + u"しない"_s;
    if (inflection.startsWith(u"カ変"_s))
        return base.chopped(2) + (base.endsWith(u"来る"_s) ? u"来ない"_s : u"こない"_s);
    const Godan *row = inflection.startsWith(u"五段"_s) ? godanOf(base) : nullptr;
    return row ? std::optional(base.chopped(1) + QChar(row->negative) + u"ない"_s) : std::nullopt;
}

std::optional<QString> pastOf(const QString &base, const QString &inflection)
{
    if (inflection.startsWith(u"一段"_s))
        return base.chopped(1) + u"た"_s;
    if (inflection.startsWith(u"サ変"_s) && base.endsWith(u"する"_s))
        return base.chopped(2) + u"した"_s;
    if (inflection.startsWith(u"カ変"_s))
        return base.chopped(2) + (base.endsWith(u"来る"_s) ? u"来た"_s : u"きた"_s);
    if (inflection == u"五段・カ行促音便"_s)  // 行く
        return base.chopped(1) + u"った"_s;
    const Godan *row = inflection.startsWith(u"五段"_s) ? godanOf(base) : nullptr;
    return row ? std::optional(base.chopped(1) + QString::fromUtf16(row->past)) : std::nullopt;
}

std::optional<TurnedEnding> turnedPolarity(const QList<TaggedWord> &predicate)
{
    const Predicate said(predicate);
    if (said.isAuxiliary(0, u"ん") && said.isAuxiliary(1, u"ます"))
        return turnMasen(said, 0, false);
    if (said.isAuxiliary(0, u"た") && said.isAuxiliary(1, u"です")) {
        if (said.isAuxiliary(2, u"ん") && said.isAuxiliary(3, u"ます"))
            return turnMasen(said, 2, true);
        return negated(2, u"ではありませんでした"_s);
    }
    if (said.isAuxiliary(0, u"た") && said.isAuxiliary(1, u"ます"))
        return negated(2, u"ませんでした"_s);
    if (said.isAuxiliary(0, u"ます", u"基本形"))
        return negated(1, u"ません"_s);
    if (said.isAuxiliary(0, u"です", u"基本形"))
        return turnDesu(said);
    return turnPlain(said, 0, {});
}

}  // namespace gainsay
