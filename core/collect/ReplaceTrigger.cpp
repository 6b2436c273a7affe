// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collect/ReplaceTrigger.h"

#include "core/base/TranslatableText.h"

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

struct ReplaceText {
    GAINSAY_TR(collect)
};

bool isDegree(const QString &word)
{
    static const QStringList degrees{u"很"_s, u"真"_s, u"更"_s,   u"最"_s,   u"比较"_s, u"挺"_s,
                                     u"不"_s, u"得"_s, u"非常"_s, u"特别"_s, u"太"_s,   u"那么"_s,
                                     u"多"_s, u"好"_s, u"蛮"_s,   u"这么"_s, u"还"_s,   u"应该"_s};
    return degrees.contains(word);
}

}  // namespace

Result<TriggerPtr> ReplaceTrigger::open(By by, WordTaggerPtr tagger, const QStringList &own)
{
    const std::shared_ptr<ReplaceTrigger> trigger(new ReplaceTrigger(by, std::move(tagger)));
    RETURN_IF_ERROR(trigger->m_words.addFile(by == By::Synonym ? u":/triggers/synonyms.zh.txt"_s
                                                               : u":/triggers/antonyms.zh.txt"_s));
    for (const QString &path : own)
        RETURN_IF_ERROR(trigger->m_words.addFile(path));
    return TriggerPtr(trigger);
}

bool ReplaceTrigger::mayReplace(const ChineseSentence &sentence, int index) const
{
    if (!m_words.has(sentence.wordAt(index)))
        return false;
    return m_by == By::Synonym ? mayRename(sentence, index) : mayTurnAround(sentence, index);
}

// Nouns, and not one that only describes the noun behind it: 音乐 in 音乐老师 stays.
bool ReplaceTrigger::mayRename(const ChineseSentence &sentence, int index) const
{
    const TaggedWord &word = sentence.word(index);
    if (word.kind == WordKind::Adverb || word.kind == WordKind::Pronoun || word.kind == WordKind::Particle)
        return false;
    // 没办法 and its like are set phrases.
    if (sentence.wordAt(index - 1) == u"没"_s)
        return false;
    const bool adjoins = index + 1 < sentence.words().size();
    if (adjoins && isNoun(sentence.word(index + 1).kind) && word.kind != WordKind::Time)
        return false;
    // A verb that can be a noun is one only where something says so.
    if (word.kind == WordKind::Verb) {
        const QString before = sentence.wordAt(index - 1);
        const bool named = index > 0 && (sentence.word(index - 1).kind == WordKind::Measure || before == u"的"_s ||
                                         before == u"什么"_s || before == u"哪些"_s || before == u"些"_s);
        return named;
    }
    return true;
}

bool ReplaceTrigger::mayTurnAround(const ChineseSentence &sentence, int index) const
{
    const TaggedWord &word = sentence.word(index);
    const QString before = sentence.wordAt(index - 1);
    const QString after = sentence.wordAt(index + 1);
    if (word.kind == WordKind::Pronoun || word.kind == WordKind::Particle || word.kind == WordKind::Measure)
        return false;
    // 喜不喜欢, 好不好: half of it would be turned around.
    if (after == u"不"_s || before == u"不"_s)
        return false;
    // Short words are much else besides: 你好, 好啊, 多大, 来说, 大概.
    if (word.text.size() == 1 && word.kind != WordKind::Verb) {
        const bool attribute = after == u"的"_s && before != u"，"_s;
        return (isDegree(before) && before != u"多"_s) || attribute || after == u"吗"_s;
    }
    if (word.text == u"来"_s || word.text == u"去"_s || word.text == u"进"_s || word.text == u"出"_s)
        return index + 1 < sentence.words().size() && sentence.word(index + 1).kind == WordKind::Place;
    // What something is called, and the greeting.
    return !(after == u"好"_s || (word.text == u"开心"_s && before == u"很"_s && after == u"认识"_s));
}

QList<int> ReplaceTrigger::places(const ChineseSentence &sentence) const
{
    QList<int> inQuestion;
    QList<int> elsewhere;
    const int asking = sentence.askingClause();
    for (int i = 0; i < sentence.clauses().size(); ++i) {
        const ChineseClause &clause = sentence.clauses()[i];
        for (int word = clause.begin; word < clause.end; ++word) {
            if (!mayReplace(sentence, word))
                continue;
            // What leads up to the question is the user's own opinion: its opposite would be nonsense beside it.
            if (m_by == By::Antonym && i != asking)
                continue;
            (i == asking ? inQuestion : elsewhere).append(word);
        }
    }
    return inQuestion.isEmpty() ? elsewhere : inQuestion;
}

Result<TriggerOutcome> ReplaceTrigger::make(const TriggerInput &input, quint64 seed) const
{
    if (input.language != "zh"_L1)
        return TriggerOutcome::none(ReplaceText::tr("this method knows Chinese only"));
    const ChineseSentence sentence(*m_tagger, input.u1);
    const QList<int> places = this->places(sentence);
    if (places.isEmpty())
        return TriggerOutcome::none(
            m_by == By::Synonym ? ReplaceText::tr("no noun of u1 has a synonym in the dictionary")
                                : ReplaceText::tr("no verb or adjective of u1 has an antonym in the dictionary"));
    SeededRandom random(seed);
    const int place = places[qsizetype(random.below(quint64(places.size())))];
    const QString word = sentence.wordAt(place);
    const QStringList choices = m_words.of(word);
    const QString chosen = choices[qsizetype(random.below(quint64(choices.size())))];
    return TriggerOutcome{sentence.replaced(place, 1, chosen), {}, u"%1 → %2"_s.arg(word, chosen)};
}

}  // namespace gainsay
