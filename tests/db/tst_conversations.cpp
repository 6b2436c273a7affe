// SPDX-License-Identifier: GPL-3.0-or-later
// Conversations on both engines: in, out, lists by keyset, derived state.
#include "core/store/ConversationStore.h"
#include "tests/support/Engines.h"

using namespace Qt::StringLiterals;
using namespace gainsay;

namespace {

NewConversation conversation(int number, BatchId batch)
{
    NewConversation added;
    added.conversation.externalId = u"c-%1"_s.arg(number, 4, 10, QChar(u'0'));
    added.conversation.turns = {{u"user"_s, u"你好%1 😀"_s.arg(number)}, {u"bot"_s, u"嗯"_s.repeated(number % 7 + 1)}};
    added.conversation.target = 1;
    added.conversation.model = number % 3 == 0 ? u"eva"_s : u"plato"_s;
    added.conversation.method = u"设问"_s;
    added.goldLabel = number % 2 == 0 ? u"none"_s : u"history"_s;
    added.fingerprint = QByteArray::number(number);
    added.batch = batch;
    return added;
}

QStringList namesOf(const QList<ConversationRow> &rows)
{
    QStringList names;
    for (const ConversationRow &row : rows)
        names.append(row.externalId);
    return names;
}

}  // namespace

class TestConversations : public QObject {
    Q_OBJECT

    Engines m_engines;

    void fill(Storage &storage, int count)
    {
        const auto batch = storage.conversations().findOrAddBatch(u"b1"_s, 1);
        QList<NewConversation> added;
        for (int i = 1; i <= count; ++i)
            added.append(conversation(i, *batch));
        VERIFY_OK(storage.conversations().insert(added));
    }

    void fillOne(Storage &storage, int number)
    {
        const auto batch = storage.conversations().findOrAddBatch(u"b1"_s, 1);
        VERIFY_OK(storage.conversations().insert({conversation(number, *batch)}));
    }

    void indexEverything(ConversationStore &store, int count)
    {
        SearchBlock block;
        for (int i = 31; i <= count; ++i) {
            const Conversation stored = *store.byId({i});
            block.add(documentGrams({stored.turns[0].text, stored.turns[1].text}));
        }
        VERIFY_OK(store.addSearchBlock({31}, block));
    }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void givesBackWhatWasStored()
    {
        NEW_PROJECT(storage);
        ConversationStore &store = storage->conversations();
        NewConversation added = conversation(1, *store.findOrAddBatch(u"批次"_s, 1));
        Conversation &given = added.conversation;
        given.turns[0].text = u"a\n\"b\" \\ 𠮷"_s + QChar(0);
        given.related = 0;
        given.candidates = {u"甲"_s, u""_s};
        given.extra = {{"file", "x"}, {"deep", {1, nullptr, true}}};
        given.gold = {{"category", "role"}};
        const auto ids = store.insert({added});
        VERIFY_OK(ids);
        for (const auto &found : {store.byId(ids->first()), store.byExternalId(given.externalId)}) {
            VERIFY_OK(found);
            QCOMPARE(found->id, ids->first());
            QCOMPARE(found->batch, u"批次"_s);
            QVERIFY(found->turns == given.turns);
            QCOMPARE(found->target, 1);
            QVERIFY(found->related == given.related);
            QCOMPARE(found->candidates, given.candidates);
            QVERIFY(found->extra == given.extra);
            QVERIFY(found->gold == given.gold);
        }
        QCOMPARE(*store.idOf(given.externalId), ids->first());
        const ConversationRow row = *store.row(ids->first());
        QCOMPARE(row.length, given.length());
        QCOMPARE(row.goldLabel, u"history"_s);
        QCOMPARE(store.byExternalId(u"none"_s).error().kind, ErrorKind::NotFound);
    }

    void storesAllOrNone()
    {
        NEW_PROJECT(storage);
        fill(*storage, 3);
        ConversationStore &store = storage->conversations();
        const BatchId batch = store.batchByName(u"b1"_s)->id;
        const auto refused = store.insert({conversation(10, batch), conversation(2, batch)});
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, ErrorKind::Conflict);
        QCOMPARE(*store.count({}), 3);
        const auto known = store.known({u"c-0002"_s, u"c-0010"_s});
        VERIFY_OK(known);
        QCOMPARE(known->size(), 1);
        QCOMPARE(known->value(u"c-0002"_s).fingerprint, QByteArray("2"));
    }

    void walksThroughEverythingInOrder()
    {
        NEW_PROJECT(storage);
        fill(*storage, 250);
        ConversationId after;
        int seen = 0;
        for (;;) {
            const auto page = storage->conversations().pageAfter(after, 100);
            VERIFY_OK(page);
            for (const Conversation &found : *page)
                QCOMPARE(found.externalId, u"c-%1"_s.arg(++seen, 4, 10, QChar(u'0')));
            if (page->isEmpty())
                break;
            after = page->last().id;
        }
        QCOMPARE(seen, 250);
    }

    void pagesEveryOrderWithoutGapsOrRepeats_data()
    {
        QTest::addColumn<int>("sort");
        QTest::addColumn<bool>("descending");
        for (const auto sort :
             {ConversationSort::Added, ConversationSort::ExternalId, ConversationSort::Length, ConversationSort::State,
              ConversationSort::Label, ConversationSort::Model, ConversationSort::Method}) {
            QTest::addRow("%d up", int(sort)) << int(sort) << false;
            QTest::addRow("%d down", int(sort)) << int(sort) << true;
        }
    }

    void pagesEveryOrderWithoutGapsOrRepeats()
    {
        QFETCH(int, sort);
        QFETCH(bool, descending);
        NEW_PROJECT(storage);
        fill(*storage, 40);
        ConversationStore &store = storage->conversations();
        const ConversationQuery query{{}, ConversationSort(sort), descending};
        const auto whole = store.list(query, {}, 100);
        VERIFY_OK(whole);
        QCOMPARE(whole->size(), 40);
        QStringList paged;
        ConversationId after;
        for (auto page = store.list(query, after, 7); page && !page->isEmpty(); page = store.list(query, after, 7)) {
            paged += namesOf(*page);
            after = page->last().id;
        }
        QCOMPARE(paged, namesOf(*whole));
        QVERIFY(store.previous(query, whole->first().id, 1)->isEmpty());
        QCOMPARE(store.previous(query, whole->at(20).id, 1)->first().id, whole->at(19).id);
        QCOMPARE(store.list(query, whole->at(20).id, 1)->first().id, whole->at(21).id);
    }

    void filters()
    {
        NEW_PROJECT(storage);
        fill(*storage, 60);
        ConversationStore &store = storage->conversations();
        VERIFY_OK(store.setDerived({6}, ItemState::Agreed, u"history"_s, Resolution{}));
        const auto expect = [&](const ConversationFilter &filter, int count) {
            QCOMPARE(*store.count(filter), count);
            QCOMPARE(store.list({filter, {}, false}, {}, 1000)->size(), count);
        };
        ConversationFilter filter;
        filter.model = u"eva"_s;
        expect(filter, 20);
        filter.goldLabel = u"none"_s;
        expect(filter, 10);
        filter.states = {ItemState::Agreed, ItemState::Disputed};
        expect(filter, 1);
        filter = {};
        filter.settled = true;
        filter.label = u"history"_s;
        expect(filter, 1);
        filter = {};
        filter.externalIdPrefix = u"c-005"_s;
        expect(filter, 10);
        filter.minimumLength = 10;
        expect(filter, 5);
        filter.batch = BatchId{99};
        expect(filter, 0);
    }

    void findsText_data()
    {
        QTest::addColumn<bool>("indexed");
        QTest::newRow("in the index") << true;
        QTest::newRow("too new for the index") << false;
    }

    void findsText()
    {
        QFETCH(bool, indexed);
        NEW_PROJECT(storage);
        fill(*storage, 60);
        ConversationStore &store = storage->conversations();
        if (indexed)
            indexEverything(store, 60);
        fillOne(*storage, 61);
        const auto expect = [&](const QString &text, ConversationFilter filter, const QStringList &names) {
            filter.text = text;
            for (const bool down : {false, true}) {
                const auto found = store.list({filter, ConversationSort::Length, down}, {}, 1000);
                VERIFY_OK(found);
                QStringList sorted = namesOf(*found);
                std::sort(sorted.begin(), sorted.end());
                QCOMPARE(sorted, names);
            }
            QCOMPARE(*store.count(filter), names.size());
        };
        expect(u"你好7"_s, {}, {u"c-0007"_s});
        expect(u"好61 😀"_s, {}, {u"c-0061"_s});
        expect(
            u"嗯嗯嗯嗯嗯嗯嗯"_s, {},
            {u"c-0006"_s, u"c-0013"_s, u"c-0020"_s, u"c-0027"_s, u"c-0034"_s, u"c-0041"_s, u"c-0048"_s, u"c-0055"_s});
        ConversationFilter filter;
        filter.model = u"eva"_s;
        expect(u"嗯嗯嗯嗯嗯嗯嗯"_s, filter, {u"c-0006"_s, u"c-0027"_s, u"c-0048"_s});
        expect(u"不"_s, {}, {});
        filter.text = u"你"_s;
        QCOMPARE(*store.count(filter), 20);
        const auto first = store.list({filter, ConversationSort::Added, false}, {}, 3);
        QCOMPARE(namesOf(*first), (QStringList{u"c-0003"_s, u"c-0006"_s, u"c-0009"_s}));
        const auto next = store.list({filter, ConversationSort::Added, false}, first->last().id, 1);
        QCOMPARE(namesOf(*next), QStringList{u"c-0012"_s});
    }

    void findsAmongMany()
    {
        NEW_PROJECT(storage);
        fill(*storage, 6000);
        ConversationStore &store = storage->conversations();
        VERIFY_OK(store.indexPending());
        ConversationFilter filter;
        filter.text = u"你"_s;
        QCOMPARE(*store.count(filter), 6000);
        filter.goldLabel = u"none"_s;
        QCOMPARE(*store.count(filter), 3000);
        QCOMPARE(namesOf(*store.list({filter, ConversationSort::Added, true}, {}, 2)),
                 (QStringList{u"c-6000"_s, u"c-5998"_s}));
        filter.text = u"5998 嗯嗯嗯嗯嗯嗯"_s;
        QCOMPARE(namesOf(*store.list({filter, ConversationSort::Added, true}, {}, 2)), QStringList{u"c-5998"_s});
    }

    void countsBatches()
    {
        NEW_PROJECT(storage);
        fill(*storage, 5);
        ConversationStore &store = storage->conversations();
        VERIFY_OK(store.findOrAddBatch(u"empty"_s, 7));
        QCOMPARE(*store.findOrAddBatch(u"empty"_s, 8), store.batchByName(u"empty"_s)->id);
        VERIFY_OK(store.setDerived({1}, ItemState::Agreed, u"none"_s, Resolution{}));
        VERIFY_OK(store.setDerived({2}, ItemState::Disputed, {}, std::nullopt));
        const auto batches = store.batches();
        VERIFY_OK(batches);
        QCOMPARE(batches->size(), 2);
        QCOMPARE(batches->at(0).counts.conversations, 5);
        QCOMPARE(batches->at(0).counts.settled, 1);
        QCOMPARE(batches->at(0).counts.disputed, 1);
        QCOMPARE(batches->at(1).counts.conversations, 0);
        QCOMPARE(batches->at(1).createdAt, 7);
    }

    void keepsTheResolutionWithTheState()
    {
        NEW_PROJECT(storage);
        fill(*storage, 2);
        ConversationStore &store = storage->conversations();
        const Resolution resolution{ResolutionSource::Adjudication, {{"category", "incoherent"}}, u"incoherent"_s};
        VERIFY_OK(store.setDerived({1}, ItemState::Adjudicated, u"incoherent"_s, resolution));
        const ConversationRow row = *store.row({1});
        QVERIFY(row.state == ItemState::Adjudicated);
        QCOMPARE(row.removed, u"incoherent"_s);
        QVERIFY(row.source == ResolutionSource::Adjudication);
        const auto found = store.resolution({1});
        VERIFY_OK(found);
        QVERIFY((*found)->answers == resolution.answers);
        VERIFY_OK(store.setDerived({1}, ItemState::Disputed, {}, std::nullopt));
        QVERIFY(!store.resolution({1})->has_value());
        QVERIFY(!store.row({1})->source);
        QVERIFY(!store.setDerived({77}, ItemState::Open, {}, std::nullopt));
    }
};

QTEST_GUILESS_MAIN(TestConversations)
#include "tst_conversations.moc"
