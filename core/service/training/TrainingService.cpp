// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/training/TrainingService.h"

#include "core/scheme/Answers.h"
#include "core/scheme/GoldComparison.h"
#include "core/service/access/Authorization.h"
#include "core/service/access/TrainingGate.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/Storage.h"
#include "core/store/TrainingStore.h"
#include "core/workflow/SpotSample.h"

#include <QHash>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

QList<Reread> toReread(const Scheme &scheme, const QHash<ConversationId, Json> &gold,
                       const QList<TrainingAnswer> &answers)
{
    std::map<std::pair<QString, Json>, int> missed;
    for (const TrainingAnswer &answer : answers) {
        const Json wanted = gold.value(answer.conversation);
        for (const QString &question : wrongQuestions(scheme, wanted, answer.answers)) {
            const auto value = wanted.find(toUtf8(question));
            if (value != wanted.end())
                ++missed[{question, *value}];
        }
    }
    QList<Reread> reread;
    for (const auto &[definition, count] : missed)
        reread.append({definition.first, definition.second, count});
    std::stable_sort(reread.begin(), reread.end(),
                     [](const Reread &a, const Reread &b) { return a.missed > b.missed; });
    return reread;
}

int sessionItems(const QualityRules &rules, GoldKind kind, qsizetype available)
{
    const int wanted = kind == GoldKind::Tutorial ? rules.tutorialItems : rules.qualificationItems;
    return static_cast<int>(std::min<qsizetype>(wanted, available));
}

// A test that allows as many mistakes as it has items says nothing of who takes it.
bool canBeFailed(const TrainingSession &session, const QualityRules &rules)
{
    return session.kind != GoldKind::Qualification || session.total > rules.qualificationMaxWrong;
}

QList<ConfusionCell> confusionOf(const Scheme &scheme, const QHash<ConversationId, Json> &gold,
                                 const QList<TrainingAnswer> &answers)
{
    std::map<std::pair<QString, QString>, int> cells;
    for (const TrainingAnswer &answer : answers)
        ++cells[{scheme.label(gold.value(answer.conversation)), scheme.label(answer.answers)}];
    QList<ConfusionCell> confusion;
    for (const auto &[labels, count] : cells)
        confusion.append({labels.first, labels.second, count});
    return confusion;
}

}  // namespace

TrainingService::TrainingService(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId user)
    : m_storage(storage), m_clock(clock), m_scheme(scheme), m_user(user)
{
}

Result<qint64> TrainingService::retryAt(const TrainingSession &session)
{
    if (session.kind != GoldKind::Qualification || session.passed.value_or(true))
        return qint64(0);
    ASSIGN_OR_RETURN(const auto settings, m_storage.project().settings());
    return session.finishedAt + qint64(settings.qualificationRetryMinutes) * 60'000;
}

Result<QualityRules> TrainingService::rules()
{
    const auto settings = m_storage.project().settings();
    return settings ? Result<QualityRules>(trainingRules(m_scheme.scheme, *settings)) : settings.error();
}

Result<TrainingStage> TrainingService::stage(GoldKind kind)
{
    TrainingStage stage;
    stage.kind = kind;
    ASSIGN_OR_RETURN(const auto settings, m_storage.project().settings());
    stage.required = kind == GoldKind::Tutorial ? settings.trainingRequired : settings.qualificationRequired;
    ASSIGN_OR_RETURN(const auto gold, m_storage.training().gold(kind));
    const QualityRules rules = trainingRules(m_scheme.scheme, settings);
    stage.mostWrong = rules.qualificationMaxWrong;
    stage.items = sessionItems(rules, kind, gold.size());
    const auto earlier = m_storage.training().sessions(m_user, kind);
    if (!earlier || earlier->isEmpty())
        return earlier ? Result<TrainingStage>(stage) : earlier.error();
    stage.last = earlier->last();
    if (stage.isRunning()) {
        ASSIGN_OR_RETURN(const auto answers, m_storage.training().answers(stage.last->id));
        ASSIGN_OR_RETURN(const auto left, unanswered(*stage.last, answers));
        stage.answered = static_cast<int>(answers.size());
        stage.items = stage.answered + static_cast<int>(left.size());
        return stage;
    }
    ASSIGN_OR_RETURN(const auto retry, retryAt(*stage.last));
    stage.retryAt = retry;
    return stage;
}

Result<void> TrainingService::mayStart(GoldKind kind, const QList<TrainingSession> &earlier)
{
    if (kind == GoldKind::Hidden)
        return notAllowed(tr("Hidden items come with the work."));
    if (kind != GoldKind::Qualification || earlier.isEmpty())
        return {};
    if (earlier.last().passed.value_or(false))
        return notAllowed(tr("The qualification test is passed already."));
    ASSIGN_OR_RETURN(const auto retry, retryAt(earlier.last()));
    if (m_clock.nowMs() < retry) {
        return notAllowed(tr("The test can be tried again in %1 minutes; read the definitions in the meantime.")
                              .arg((retry - m_clock.nowMs() + 59'999) / 60'000));
    }
    return {};
}

Error TrainingService::noItems()
{
    return notFound(tr("There are no items for this training yet; a supervisor makes them from decided items."));
}

Error TrainingService::tooFewItems(const TrainingSession &session, const QualityRules &rules)
{
    return notAllowed(
        tr("The test has %1 items and allows %2 mistakes, so nobody could fail it. A supervisor adds items "
           "to its set, or allows fewer mistakes in the project's settings.")
            .arg(session.total)
            .arg(rules.qualificationMaxWrong));
}

Result<TrainingSession> TrainingService::start(GoldKind kind)
{
    TrainingSession session;
    const auto done = m_storage.transaction([&]() -> Result<void> {
        ASSIGN_OR_RETURN(const auto user, authorize(m_storage, m_user, Permission::Annotate));
        ASSIGN_OR_RETURN(const auto earlier, m_storage.training().sessions(m_user, kind));
        if (!earlier.isEmpty() && earlier.last().finishedAt == 0) {
            session = earlier.last();
            return endIfNothingIsLeft(session);
        }
        if (const auto allowed = mayStart(kind, earlier); !allowed)
            return allowed;
        ASSIGN_OR_RETURN(const auto gold, m_storage.training().gold(kind));
        if (gold.isEmpty())
            return noItems();
        session.user = m_user;
        session.kind = kind;
        session.startedAt = m_clock.nowMs();
        ASSIGN_OR_RETURN(const auto rules, this->rules());
        session.total = sessionItems(rules, kind, gold.size());
        if (!canBeFailed(session, rules))
            return tooFewItems(session, rules);
        ASSIGN_OR_RETURN(const auto id, m_storage.training().startSession(session));
        session.id = id;
        return m_storage.audit().append(
            {user.name, u"training_start"_s, toString(kind), Json::object(), session.startedAt});
    });
    if (!done)
        return done.error();
    return session;
}

Result<TrainingSession> TrainingService::own(SessionId id)
{
    ASSIGN_OR_RETURN(const auto session, m_storage.training().session(id));
    if (!session || session->user != m_user)
        return notFound(tr("There is no such training session of yours."));
    return *session;
}

// The tutorial goes through its set in order; each attempt at the test draws again, by its own number.
Result<QList<GoldItem>> TrainingService::itemsOf(const TrainingSession &session)
{
    auto gold = m_storage.training().gold(session.kind);
    if (!gold)
        return gold;
    if (session.kind == GoldKind::Tutorial)
        return gold->first(std::min<qsizetype>(session.total, gold->size()));
    QList<SampleCandidate> candidates;
    QHash<ConversationId, GoldItem> byConversation;
    for (const GoldItem &item : std::as_const(*gold)) {
        candidates.append({item.conversation, {}});
        byConversation.insert(item.conversation, item);
    }
    QList<GoldItem> drawn;
    for (const ConversationId id : drawSample(candidates, session.total, static_cast<quint64>(session.id.value)))
        drawn.append(byConversation.value(id));
    return drawn;
}

// What the session still has; a supervisor may have changed its set since it began.
Result<QList<GoldItem>> TrainingService::unanswered(const TrainingSession &session,
                                                    const QList<TrainingAnswer> &answers)
{
    auto items = itemsOf(session);
    if (!items)
        return items;
    items->removeIf([&](const GoldItem &item) {
        return std::any_of(answers.begin(), answers.end(),
                           [&](const TrainingAnswer &answer) { return answer.conversation == item.conversation; });
    });
    const qsizetype left = std::max<qsizetype>(0, session.total - answers.size());
    return items->first(std::min(left, items->size()));
}

Result<std::optional<TrainingItem>> TrainingService::next(SessionId id)
{
    ASSIGN_OR_RETURN(const auto session, own(id));
    ASSIGN_OR_RETURN(const auto answers, m_storage.training().answers(id));
    ASSIGN_OR_RETURN(const auto left, unanswered(session, answers));
    if (left.isEmpty())
        return std::optional<TrainingItem>();
    ASSIGN_OR_RETURN(auto conversation, m_storage.conversations().byId(left.constFirst().conversation));
    const auto before = static_cast<int>(answers.size());
    return std::optional(TrainingItem{std::move(conversation), before + 1, before + static_cast<int>(left.size())});
}

// Nobody waits for items that were taken out of the set: the session ends with those that were answered.
Result<void> TrainingService::endIfNothingIsLeft(TrainingSession &session)
{
    ASSIGN_OR_RETURN(const auto answers, m_storage.training().answers(session.id));
    ASSIGN_OR_RETURN(const auto left, unanswered(session, answers));
    if (!left.isEmpty())
        return {};
    if (answers.isEmpty())
        return noItems();
    return finish(session, answers);
}

Result<TrainingFeedback> TrainingService::answer(SessionId id, ConversationId conversationId, const Json &given)
{
    TrainingFeedback feedback;
    const auto done = m_storage.transaction([&]() -> Result<void> {
        ASSIGN_OR_RETURN(auto session, own(id));
        ASSIGN_OR_RETURN(const auto wanted, next(id));
        if (!wanted || wanted->conversation.id != conversationId)
            return conflict(tr("This is not the item whose turn it is."));
        ASSIGN_OR_RETURN(const auto canonical, checkAnswers(m_scheme.scheme, wanted->conversation, given));
        ASSIGN_OR_RETURN(const auto gold, m_storage.training().goldOf(session.kind, conversationId));
        if (!gold)
            return notFound(tr("The gold set has changed; start again."));
        feedback.revealed = session.kind == GoldKind::Tutorial;
        const bool right = wrongQuestions(m_scheme.scheme, gold->answers, canonical).isEmpty();
        RETURN_IF_ERROR(m_storage.training().addAnswer({id, conversationId, canonical, right, m_clock.nowMs()}));
        if (feedback.revealed) {
            // A server that guards the answers shows them when the item was answered, and has judged it itself.
            ASSIGN_OR_RETURN(const auto known, m_storage.training().goldOf(session.kind, conversationId));
            const Json expected = known ? known->answers : gold->answers;
            const QStringList wrong = wrongQuestions(m_scheme.scheme, expected, canonical);
            feedback = {true, wrong.isEmpty(), expected, wrong, known ? known->explanation : gold->explanation};
        }
        return endIfNothingIsLeft(session);
    });
    if (!done)
        return done.error();
    return feedback;
}

Result<void> TrainingService::finish(TrainingSession &session, const QList<TrainingAnswer> &answers)
{
    ASSIGN_OR_RETURN(const auto rules, this->rules());
    session.total = static_cast<int>(answers.size());
    session.wrong = static_cast<int>(
        std::count_if(answers.begin(), answers.end(), [](const TrainingAnswer &answer) { return !answer.correct; }));
    session.finishedAt = m_clock.nowMs();
    // The tutorial is there to learn from: finishing it is enough.
    session.passed = session.kind == GoldKind::Tutorial ||
                     (session.wrong <= rules.qualificationMaxWrong && canBeFailed(session, rules));
    RETURN_IF_ERROR(m_storage.training().updateSession(session));
    // A server that guards what is right counts by itself.
    ASSIGN_OR_RETURN(const auto stored, m_storage.training().session(session.id));
    if (stored)
        session = *stored;
    ASSIGN_OR_RETURN(const auto user, authorize(m_storage, m_user, Permission::Annotate));
    return m_storage.audit().append({user.name,
                                     u"training_finish"_s,
                                     toString(session.kind),
                                     {{"wrong", session.wrong}, {"total", session.total}, {"passed", *session.passed}},
                                     session.finishedAt});
}

Result<TrainingResult> TrainingService::result(SessionId id)
{
    ASSIGN_OR_RETURN(const auto session, own(id));
    if (session.finishedAt == 0)
        return notAllowed(tr("The result is known when every item is answered."));
    ASSIGN_OR_RETURN(const auto answers, m_storage.training().answers(id));
    QHash<ConversationId, Json> gold;
    ASSIGN_OR_RETURN(const auto items, m_storage.training().gold(session.kind));
    for (const GoldItem &item : items)
        gold.insert(item.conversation, item.answers);
    // What is right in an item that left the set is not known any more.
    QList<TrainingAnswer> known = answers;
    known.removeIf([&](const TrainingAnswer &answer) { return !gold.contains(answer.conversation); });
    ASSIGN_OR_RETURN(const auto retry, retryAt(session));
    ASSIGN_OR_RETURN(const auto rules, this->rules());
    return TrainingResult{session, confusionOf(m_scheme.scheme, gold, known), toReread(m_scheme.scheme, gold, known),
                          retry, rules.qualificationMaxWrong};
}

Result<QList<TrainingSession>> TrainingService::sessions(GoldKind kind)
{
    return m_storage.training().sessions(m_user, kind);
}

}  // namespace gainsay
