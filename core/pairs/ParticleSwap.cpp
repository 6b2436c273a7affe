// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pairs/ParticleSwap.h"

#include <QHash>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

enum class DeepCase { Agent, Object, Goal, Place, Companion, Source, AgentOrObject };

std::optional<DeepCase> deepCaseOf(const TaggedWord &word)
{
    static const QHash<QString, DeepCase> cases{{u"が"_s, DeepCase::Agent},    {u"を"_s, DeepCase::Object},
                                                {u"に"_s, DeepCase::Goal},     {u"へ"_s, DeepCase::Goal},
                                                {u"で"_s, DeepCase::Place},    {u"と"_s, DeepCase::Companion},
                                                {u"から"_s, DeepCase::Source}, {u"より"_s, DeepCase::Source}};
    const bool topic = word.tag.startsWith(u"助詞,係助詞"_s) && (word.text == u"は"_s || word.text == u"も"_s);
    if (topic)
        return DeepCase::AgentOrObject;
    if (!word.tag.startsWith(u"助詞,格助詞,一般"_s) || !cases.contains(word.text))
        return std::nullopt;
    return cases.value(word.text);
}

bool changesCase(DeepCase from, DeepCase to)
{
    if (from == DeepCase::AgentOrObject)
        return to != DeepCase::Agent && to != DeepCase::Object;
    return from != to;
}

bool isParticle(const QList<TaggedWord> &words, qsizetype i)
{
    return i >= 0 && i < words.size() && words[i].tag.startsWith(u"助詞"_s);
}

}  // namespace

QList<ParticleChange> particleChanges(const QString &reply, const QList<TaggedWord> &words)
{
    static const QList<QPair<QString, DeepCase>> substitutes{
        {u"が"_s, DeepCase::Agent}, {u"を"_s, DeepCase::Object},    {u"に"_s, DeepCase::Goal},
        {u"で"_s, DeepCase::Place}, {u"と"_s, DeepCase::Companion}, {u"から"_s, DeepCase::Source}};
    QList<ParticleChange> changes;
    for (qsizetype i = 1; i < words.size(); ++i) {
        const std::optional<DeepCase> from = deepCaseOf(words[i]);
        const bool afterNoun = words[i - 1].tag.startsWith(u"名詞"_s);
        if (!from || !afterNoun || isParticle(words, i + 1))
            continue;
        for (const auto &[instead, to] : substitutes) {
            if (changesCase(*from, to))
                changes.append({i, instead, QString(reply).replace(words[i].start, words[i].length, instead)});
        }
    }
    return changes;
}

}  // namespace gainsay
