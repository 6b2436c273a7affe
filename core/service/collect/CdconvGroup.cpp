// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/collect/CdconvGroup.h"

#include "core/base/TranslatableText.h"
#include "core/collect/Triggers.h"
#include "core/service/collect/MostContradictory.h"

#include <QCryptographicHash>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

struct CdconvGroupWords {
    GAINSAY_TR(collect)
};

constexpr quint64 largestBotSeed = 0x7fffffff;  // what servers take for certain

// One group on its way.
class GroupMaking {
public:
    GroupMaking(const CdconvGroup &group, const CdconvCollectRequest &request, std::stop_token stop)
        : m_group(group), m_request(request), m_stop(std::move(stop))
    {
    }

    Result<CdconvGroupResult> run()
    {
        if (m_group.b1) {
            m_b1 = *m_group.b1;
            m_b1Provenance = m_group.b1Provenance;
        } else {
            const Result<BotReply> reply = firstReply();
            if (!reply && reply.error().kind == ErrorKind::Cancelled)
                return reply.error();
            if (!reply) {
                m_result.botFailed = true;
                m_result.problems.append(u"%1: %2"_s.arg(place(), reply.error().message));
                return m_result;
            }
            m_b1 = reply->text.trimmed();
            m_b1Provenance = provenanceOf(*reply);
        }
        for (const CdconvGroup::Wanted &wanted : m_group.wanted) {
            if (m_stop.stop_requested())
                return cancelled({});
            RETURN_IF_ERROR(makeOne(wanted));
        }
        return m_result;
    }

private:
    QString place() const { return CdconvGroupWords::tr("opening %1, %2").arg(m_group.opening.place, m_group.botName); }

    SamplingParameters sampling(const QString &part, const QString &said) const
    {
        SamplingParameters parameters = m_group.bot->defaultSampling();
        parameters.seed =
            rowSeed(m_request.seed, part + u' ' + m_group.botName, {m_group.opening.u1, said, {}}) & largestBotSeed;
        return parameters;
    }

    Result<BotReply> firstReply()
    {
        ASSIGN_OR_RETURN(auto reply,
                         m_group.bot->reply(alternatingHistory({m_group.opening.u1}), sampling(u"b1"_s, {}), m_stop));
        m_result.cost += reply.cost.value_or(0);
        if (reply.text.trimmed().isEmpty())
            return invalidInput(CdconvGroupWords::tr("the bot returned nothing for u1"));
        return reply;
    }

    Result<void> makeOne(const CdconvGroup::Wanted &wanted)
    {
        const QString where = u"%1, %2"_s.arg(place(), wanted.trigger.name);
        const Result<TriggerOutcome> outcome =
            runTrigger(*wanted.trigger.trigger, wanted.trigger.name, m_group.opening.u1, m_b1, m_request.seed);
        if (!outcome) {
            m_result.problems.append(u"%1: %2"_s.arg(where, outcome.error().message));
            return {};
        }
        if (!outcome->skipped.isEmpty()) {
            m_result.skipped.append(u"%1: %2"_s.arg(where, outcome->skipped));
            return {};
        }
        Conversation made = conversation(wanted, *outcome);
        const Result<void> answered = answer(made, wanted.trigger.name);
        if (!answered && answered.error().kind == ErrorKind::Cancelled)
            return answered;
        if (!answered)
            m_result.problems.append(u"%1: %2"_s.arg(where, answered.error().message));
        else
            m_result.made.append(std::move(made));
        return {};
    }

    // Everything but b2.
    Conversation conversation(const CdconvGroup::Wanted &wanted, const TriggerOutcome &outcome) const
    {
        Conversation made;
        made.externalId = wanted.id;
        made.batch = m_request.batch;
        made.turns = {{u"user"_s, m_group.opening.u1}, {u"bot"_s, m_b1}, {u"user"_s, outcome.u2}, {u"bot"_s, {}}};
        made.target = 3;
        made.model = m_group.botName;
        made.method = wanted.trigger.name;
        made.extra = {{"source", toUtf8(m_request.source)},
                      {"source_place", toUtf8(m_group.opening.place)},
                      {"seed", m_request.seed},
                      {"provenance", {{"b1", m_b1Provenance}}}};
        if (!outcome.detail.isEmpty())
            made.extra["trigger_detail"] = toUtf8(outcome.detail);
        return made;
    }

    Result<void> answer(Conversation &made, const QString &method)
    {
        const ChatHistory history = alternatingHistory({made.turns[0].text, made.turns[1].text, made.turns[2].text});
        ASSIGN_OR_RETURN(auto replies, m_group.bot->replies(history, sampling(u"b2 "_s + method, made.turns[2].text),
                                                            m_request.candidates, m_stop));
        for (const BotReply &reply : std::as_const(replies))
            m_result.cost += reply.cost.value_or(0);
        replies.removeIf([](const BotReply &reply) { return reply.text.trimmed().isEmpty(); });
        if (replies.isEmpty())
            return invalidInput(CdconvGroupWords::tr("the bot returned nothing for u2"));
        ASSIGN_OR_RETURN(const auto kept, chosen(made, replies));
        made.turns[3].text = replies[kept].text.trimmed();
        made.extra["provenance"]["b2"] = provenanceOf(replies[kept]);
        return {};
    }

    Result<qsizetype> chosen(Conversation &made, const QList<BotReply> &replies)
    {
        if (m_request.candidates == 1)
            return qsizetype(0);
        QList<Conversation> judged;
        for (const BotReply &reply : replies) {
            judged.append(made);
            judged.last().turns[3].text = reply.text.trimmed();
        }
        ASSIGN_OR_RETURN(const auto choice, mostContradictory(*m_request.detector, judged));
        made.extra.update(choiceMark(*m_request.detector, choice, replies.size()));
        return choice.index;
    }

    const CdconvGroup &m_group;
    const CdconvCollectRequest &m_request;
    const std::stop_token m_stop;
    QString m_b1;
    Json m_b1Provenance;
    CdconvGroupResult m_result;
};

}  // namespace

Result<CdconvGroupResult> makeCdconvGroup(const CdconvGroup &group, const CdconvCollectRequest &request,
                                          std::stop_token stop)
{
    return GroupMaking(group, request, std::move(stop)).run();
}

QString cdconvItemId(const CdconvCollectRequest &request, const QString &u1, const Bot &bot, const QString &botName,
                     const QString &method)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(u1.toUtf8());
    hash.addData(dumpJson({{"seed", request.seed},
                           {"candidates", request.candidates},
                           {"version", toUtf8(bot.identity().version)},
                           {"sampling", toJson(bot.defaultSampling())}}));
    return u"%1-%2-%3-%4"_s.arg(request.batch, QString::fromLatin1(hash.result().toHex().first(10)), botName, method);
}

}  // namespace gainsay
