// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever people do in whatever order: nobody gets somebody else's item, no answer is lost, and what is stored is
// what the answers and decisions say.
#include "core/base/Random.h"
#include "core/service/annotate/AnnotateService.h"
#include "core/service/annotate/UndoService.h"
#include "core/service/decide/AdjudicateService.h"
#include "core/service/plan/AssignService.h"
#include "core/service/project/DerivedState.h"
#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/WorkStore.h"
#include "db/project/Maintenance.h"
#include "db/project/ProjectFactory.h"
#include "tests/service/HandRules.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

#include <QMutex>
#include <QSet>

#include <thread>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

const QStringList annotators{u"ann"_s, u"abe"_s, u"amy"_s, u"ali"_s};
constexpr int itemCount = 12;
constexpr quint64 seeds = 8;

Json anyOf(const QList<Json> &answers, FairDraw &draw)
{
    return answers.at(static_cast<qsizetype>(draw.below(static_cast<quint64>(answers.size()))));
}

using Place = std::pair<qint64, qint64>;  // conversation, person

// Answers that were reported as stored: they must be found again, each as a revision of its own.
class Promises {
public:
    void add(const Annotation &annotation)
    {
        const QMutexLocker locker(&m_mutex);
        m_answers[{annotation.conversation.value, annotation.user.value}].append(dumpJson(annotation.answers));
    }

    // The first promise that was broken, or empty.
    QString broken(Storage &storage) const
    {
        for (auto it = m_answers.constBegin(); it != m_answers.constEnd(); ++it) {
            QList<QByteArray> stored;
            for (const Annotation &revision : must(storage.work().revisions({it.key().first}, {it.key().second})))
                stored.append(dumpJson(revision.answers));
            qsizetype from = 0;
            for (const QByteArray &answer : it.value()) {
                from = stored.indexOf(answer, from) + 1;
                if (from == 0)
                    return u"an answer of person %1 to item %2 is lost"_s.arg(it.key().second).arg(it.key().first);
            }
        }
        return {};
    }

private:
    QMutex m_mutex;
    QMap<Place, QList<QByteArray>> m_answers;
};

// One person at work on one connection, doing whatever the dice say.
class RandomWorker {
public:
    RandomWorker(Storage &storage, Team &team, const QString &name, const Rules &rules, quint64 seed,
                 Promises &promises)
        : m_storage(storage), m_rules(rules), m_user(team.person(name)),
          m_desk(storage, team.clock(), team.scheme(), m_user), m_undo(storage, team.clock(), team.scheme(), m_user),
          m_draw(seed), m_promises(promises)
    {
    }

    // What went wrong, or empty.
    QString step()
    {
        switch (m_draw.below(8)) {
        case 0:
            return draft();
        case 1:
            return skip();
        case 2:
            return amend();
        case 3:
            return undone(m_draw.below(2) == 0);
        case 4:
            return trespass();
        default:
            return work();
        }
    }

private:
    Json randomAnswers() { return anyOf(m_rules.answers, m_draw); }

    QString submit(ConversationId item, std::optional<int> revision)
    {
        Submission submission;
        submission.conversation = item;
        submission.answers = randomAnswers();
        submission.expectedRevision = revision;
        const auto stored = m_desk.submit(submission);
        if (stored)
            m_promises.add(*stored);
        return stored || stored.error().kind == ErrorKind::NotAllowed ? QString() : QString(stored.error().message);
    }

    QString work()
    {
        const auto item = m_desk.next();
        if (!item)
            return item.error().message;
        if (!*item)
            return {};
        if ((*item)->slot.user != m_user)
            return u"got somebody else's slot"_s;
        m_last = (*item)->conversation.id;
        return submit(m_last, (*item)->revision);
    }

    QString draft()
    {
        const auto item = m_desk.next();
        if (item && *item)
            m_last = (*item)->conversation.id;
        if (m_last)
            (void)m_desk.saveDraft(m_last, randomAnswers(), {});
        return {};
    }

    QString skip()
    {
        const auto item = m_desk.next();
        if (item && *item)
            (void)m_desk.skip((*item)->conversation.id, u"later"_s);
        return {};
    }

    QString amend()
    {
        const auto history = must(m_desk.history({}, 20));
        if (history.isEmpty())
            return {};
        return submit(
            history.at(static_cast<qsizetype>(m_draw.below(static_cast<quint64>(history.size())))).conversation, {});
    }

    QString undone(bool undo)
    {
        (void)(undo ? m_undo.undo() : m_undo.redo());
        return {};
    }

    // Somebody else's item must be refused, whoever it is.
    QString trespass()
    {
        const ConversationId item{1 + static_cast<qint64>(m_draw.below(itemCount))};
        const auto slot = must(m_storage.work().slotOf(item, m_user));
        const auto free = must(m_storage.work().freeSlotInPool(item));
        if (slot || free)
            return {};
        Submission submission;
        submission.conversation = item;
        submission.answers = randomAnswers();
        const auto stored = m_desk.submit(submission);
        // Another thread may have freed a place in between; then the person has a slot now.
        if (stored && !must(m_storage.work().slotOf(item, m_user)))
            return u"answered somebody else's item"_s;
        if (stored)
            m_promises.add(*stored);
        return {};
    }

    Storage &m_storage;
    const Rules &m_rules;
    UserId m_user;
    AnnotateService m_desk;
    UndoService m_undo;
    FairDraw m_draw;
    Promises &m_promises;
    ConversationId m_last;
};

void judge(Storage &storage, Team &team, UserId joe, const Rules &rules, FairDraw &draw)
{
    AdjudicateService service(storage, team.clock(), team.scheme(), joe);
    const auto found = must(service.next());
    if (!found)
        return;
    DecisionRequest request;
    request.conversation = found->conversation.id;
    request.newest = found->newest;
    const std::array kinds{DecisionKind::Answers, DecisionKind::Neither, DecisionKind::SendBack};
    request.kind = kinds.at(draw.below(kinds.size()));
    if (request.kind == DecisionKind::Answers)
        request.answers = anyOf(rules.answers, draw);
    (void)service.decide(request);
}

// Somebody leaves or comes back: the open work of the planned batch goes to those who are there.
void replan(Storage &storage, Team &team, const Rules &rules, FairDraw &draw)
{
    QStringList present = annotators;
    draw.shuffle(present);
    present.resize(rules.raters + static_cast<qsizetype>(draw.below(2)));
    must(AssignService(storage, team.clock(), team.scheme(), {})
             .assign({u"planned"_s, present, rules.raters, draw.below(1000)}));
}

QString wrongPeople(Storage &storage, const QList<ConversationId> &items)
{
    for (const ConversationId item : items) {
        QSet<UserId> raters;
        for (const Slot &slot : must(storage.work().slotsOf(item))) {
            if (slot.user && raters.contains(slot.user))
                return u"somebody is on item %1 twice"_s.arg(item.value);
            raters.insert(slot.user);
            if (slot.state == SlotState::Submitted && !slot.annotation)
                return u"item %1 is submitted without an answer"_s.arg(item.value);
        }
        for (const Decision &decision : must(storage.reviews().decisionsOn(item))) {
            if (raters.contains(decision.user))
                return u"item %1 was decided by one of its annotators"_s.arg(item.value);
        }
    }
    return {};
}

QString wrongStates(Storage &storage, const Rules &rules, const QList<ConversationId> &items)
{
    for (const ConversationId item : items) {
        const ItemState state = must(storage.conversations().row(item)).state;
        const std::optional<ItemState> wanted = stateByHand(storage, rules, item);
        if (wanted && state != *wanted)
            return u"item %1 is %2, not %3"_s.arg(QString::number(item.value), toString(state), toString(*wanted));
    }
    return {};
}

}  // namespace

class WorkflowPropertyTest : public QObject {
    Q_OBJECT

    Engines m_engines;

    // Half of the items planned, half free for all.
    static QList<ConversationId> project(Team &team, const Rules &rules)
    {
        for (const QString &name : annotators)
            team.person(name);
        team.person(u"joe"_s);
        QList<ConversationId> items = team.addConversations(u"planned"_s, itemCount / 2);
        items += team.addConversations(u"pool"_s, itemCount / 2);
        team.assign(u"planned"_s, annotators, rules.raters, 5);
        team.openPool(u"pool"_s, rules.raters);
        return items;
    }

    static void verify(Team &team, const Rules &rules, const QList<ConversationId> &items, const Promises &promises)
    {
        QCOMPARE(wrongPeople(team.storage(), items), QString());
        QCOMPARE(promises.broken(team.storage()), QString());
        QCOMPARE(wrongStates(team.storage(), rules, items), QString());
        VERIFY_OK(verifyDerived(team.storage(), team.scheme().scheme));
        VERIFY_OK(team.storage().audit().verifyChain());
        VERIFY_OK(checkSeals(team.storage().location()));
    }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void anyOrderOfWork_data()
    {
        QTest::addColumn<QString>("scheme");
        QTest::addColumn<quint64>("seed");
        for (const QString &scheme : {u"cdconv"_s, u"rgm"_s}) {
            for (quint64 seed = 1; seed <= seeds; ++seed)
                QTest::addRow("%s, seed %d", qPrintable(scheme), int(seed)) << scheme << seed;
        }
    }

    void anyOrderOfWork()
    {
        QFETCH(QString, scheme);
        QFETCH(quint64, seed);
        NEW_PROJECT(storage, scheme);
        Team team(*storage, m_engines.clock());
        const Rules rules = rulesOf(scheme);
        const auto items = project(team, rules);
        FairDraw draw(seed);
        Promises promises;
        std::vector<std::unique_ptr<RandomWorker>> workers;
        for (const QString &name : annotators)
            workers.push_back(
                std::make_unique<RandomWorker>(*storage, team, name, rules, draw.below(1'000'000), promises));
        for (int step = 0; step < 250; ++step) {
            const quint64 who = draw.below(4 * (workers.size() + 2) + 1);
            if (who / 4 < workers.size())
                QCOMPARE(workers.at(who / 4)->step(), QString());
            else if (who / 4 == workers.size())
                judge(*storage, team, team.person(u"joe"_s), rules, draw);
            else if (who / 4 == workers.size() + 1)
                team.clock().advanceMinutes(static_cast<int>(draw.below(200)));  // leases expire
            else
                replan(*storage, team, rules, draw);
            if (step % 50 == 0)
                verify(team, rules, items, promises);
        }
        verify(team, rules, items, promises);
    }

    // Four annotate, one decides, and leases run out, each on a connection of their own.
    void everybodyAtOnce()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const Rules rules = rulesOf(u"cdconv"_s);
        const auto items = project(team, rules);
        const UserId joe = team.person(u"joe"_s);
        Promises promises;
        QMutex mutex;
        QStringList faults;
        std::vector<std::thread> threads;
        for (qsizetype i = 0; i < annotators.size(); ++i) {
            threads.emplace_back([&, i] {
                const auto own = must(openProject(storage->location()));
                mutex.lock();  // Team remembers people; looking one up is not safe from two threads
                RandomWorker worker(*own, team, annotators.at(i), rules, static_cast<quint64>(i) + 100, promises);
                mutex.unlock();
                for (int step = 0; step < 60; ++step) {
                    if (const QString fault = worker.step(); !fault.isEmpty()) {
                        const QMutexLocker locker(&mutex);
                        faults.append(fault);
                    }
                }
            });
        }
        threads.emplace_back([&] {
            const auto own = must(openProject(storage->location()));
            FairDraw draw(7);
            for (int step = 0; step < 30; ++step) {
                judge(*own, team, joe, rules, draw);
                team.clock().advanceMinutes(static_cast<int>(draw.below(60)));
            }
        });
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(faults, QStringList());
        verify(team, rules, items, promises);
    }
};

QTEST_GUILESS_MAIN(WorkflowPropertyTest)
#include "tst_workflow_property.moc"
