// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pairs/PairMaker.h"

#include "core/base/Random.h"
#include "core/base/TranslatableText.h"
#include "core/model/PairTypes.h"
#include "core/pairs/EndingSwitch.h"
#include "core/pairs/ParticleSwap.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct PairWords {
    GAINSAY_TR(pairs)
};

std::string changeName(EndingChange::Kind kind)
{
    switch (kind) {
    case EndingChange::Kind::ToQuestion:
        return "declarative to interrogative";
    case EndingChange::Kind::ToStatement:
        return "interrogative to declarative";
    case EndingChange::Kind::ToNegative:
        return "affirmative to negative";
    case EndingChange::Kind::ToAffirmative:
        return "negative to affirmative";
    }
    return {};
}

QString textAt(const QString &reply, const QList<TaggedWord> &words, const NounPlace &place)
{
    return reply.mid(words[place.first].start, words[place.last].end() - words[place.first].start);
}

class PairMaking {
public:
    PairMaking(const PairRequest &request, const WordSubstitution &corpus)
        : m_request(request), m_corpus(corpus), m_words(corpus.tagger().words(request.reference)), m_draw(request.seed)
    {
        m_pair.type = request.type;
        m_pair.context = request.context;
        m_pair.reference = request.reference;
    }

    Result<MadePair> make()
    {
        switch (m_request.type) {
        case PairType::IcwEl:
            return replaceNoun(SubstituteRule::EquallyLikely);
        case PairType::IcwMl:
            return replaceNoun(SubstituteRule::MostLikely);
        case PairType::Ese:
            return switchEnding();
        case PairType::Fnc:
            return swapParticle();
        }
        return m_pair;
    }

private:
    Result<NounPlace> pickNoun()
    {
        if (!m_request.noun.isEmpty())
            return WordSubstitution::placeOf(m_words, m_request.noun);
        const QList<NounPlace> nouns = m_corpus.nounsOf(m_words);
        if (nouns.isEmpty())
            return invalidInput(PairWords::tr("the reply has no noun to replace"));
        return nouns[qsizetype(m_draw.below(quint64(nouns.size())))];
    }

    Result<MadePair> replaceNoun(SubstituteRule rule)
    {
        ASSIGN_OR_RETURN(const auto place, pickNoun());
        const QList<Substitute> found =
            m_corpus.substitutes(m_words, place, m_request.context, rule, std::max(1, m_request.candidates));
        if (found.isEmpty())
            return invalidInput(PairWords::tr("the corpus has no noun that was seen more than once and is not in the "
                                              "context: it is too small"));
        const auto scores = [](const Substitute &one) {
            return Json{{"word", toUtf8(one.word)}, {"el", one.equallyLikely}, {"ml", one.mostLikely}};
        };
        m_pair.error = withInstead(m_request.reference, m_words, place, found[0].word);
        m_pair.how = scores(found[0]);
        m_pair.how["replaced"] = toUtf8(textAt(m_request.reference, m_words, place));
        if (m_request.candidates > 1) {
            m_pair.how["candidates"] = Json::array();
            for (const Substitute &one : found)
                m_pair.how["candidates"].push_back(scores(one));
        }
        return m_pair;
    }

    Result<void> needJapanese() const
    {
        if (m_corpus.tagger().language() == u"ja"_s)
            return {};
        return unsupported(
            PairWords::tr("pairs of the type %1 are made of Japanese replies only").arg(pairTypeName(m_request.type)));
    }

    Result<MadePair> switchEnding()
    {
        RETURN_IF_ERROR(needJapanese());
        const QList<EndingChange> changes = endingChanges(m_request.reference, m_words);
        if (changes.isEmpty())
            return invalidInput(PairWords::tr("no rule switches the end of this reply"));
        const EndingChange &change = changes[qsizetype(m_draw.below(quint64(changes.size())))];
        m_pair.error = change.text;
        m_pair.how = {{"change", changeName(change.kind)}};
        return m_pair;
    }

    Result<MadePair> swapParticle()
    {
        RETURN_IF_ERROR(needJapanese());
        const QList<ParticleChange> changes = particleChanges(m_request.reference, m_words);
        if (changes.isEmpty())
            return invalidInput(PairWords::tr("this reply has no particle that gives a noun its case"));
        const ParticleChange &change = changes[qsizetype(m_draw.below(quint64(changes.size())))];
        m_pair.error = change.text;
        m_pair.how = {{"replaced", toUtf8(m_words[change.word].text)},
                      {"word", toUtf8(change.instead)},
                      {"noun", toUtf8(m_words[change.word - 1].text)}};
        return m_pair;
    }

    const PairRequest &m_request;
    const WordSubstitution &m_corpus;
    const QList<TaggedWord> m_words;
    SeededRandom m_draw;
    MadePair m_pair;
};

}  // namespace

std::optional<PairType> pairTypeFromString(const QString &text)
{
    const qsizetype place = contrastivePairTypes().indexOf(text.toUpper());
    return place < 0 ? std::nullopt : std::optional(PairType(place));
}

QString pairTypeName(PairType type)
{
    return contrastivePairTypes()[qsizetype(type)];
}

Json MadePair::toJson() const
{
    return {{"context", jsonTexts(context)},
            {"reference", toUtf8(reference)},
            {"error", toUtf8(error)},
            {"type", toUtf8(pairTypeName(type))},
            {"how", how}};
}

Conversation MadePair::toConversation() const
{
    Conversation conversation;
    for (const QString &text : context)
        conversation.turns.append({conversation.turns.size() % 2 == 0 ? u"A"_s : u"B"_s, text});
    conversation.target = int(conversation.turns.size()) - 1;
    conversation.candidates = {reference, error};
    conversation.method = pairTypeName(type);
    conversation.extra = {{"how", how}};
    return conversation;
}

Result<MadePair> makePair(const PairRequest &request, const WordSubstitution &corpus)
{
    return PairMaking(request, corpus).make();
}

QString withInstead(const QString &reply, const QList<TaggedWord> &words, const NounPlace &place,
                    const QString &instead)
{
    const int start = words[place.first].start;
    return QString(reply).replace(start, words[place.last].end() - start, instead);
}

}  // namespace gainsay
