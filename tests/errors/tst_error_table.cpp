// SPDX-License-Identifier: GPL-3.0-or-later
// The error table follows the project: what changes is computed again, what does not is read from its blocks.
#include "core/errors/ListedExport.h"
#include "core/errors/table/ErrorBlocks.h"
#include "core/errors/table/ErrorOrder.h"
#include "core/errors/table/ErrorSelection.h"
#include "core/errors/table/ErrorTableLoader.h"
#include "core/errors/table/TextOrder.h"
#include "core/store/ErrorStore.h"
#include "tests/errors/ErrorProject.h"
#include "tests/support/Engines.h"

#include <QBuffer>
#include <QCollator>
#include <QScopeGuard>
#include <QThread>

using namespace Qt::StringLiterals;
using namespace gainsay;

namespace {

SharedErrorTable loaded(Storage &storage)
{
    NoProgress progress;
    return must(loadErrorTable(storage, must(activeScheme(storage.project())).scheme, progress));
}

QStringList goldOf(const ErrorTable &table)
{
    QStringList labels;
    for (const quint8 code : table.rows.gold)
        labels.append(code == noValue ? QString() : table.rows.labels[code]);
    return labels;
}

// As if each block took long.
class SlowProgress final : public Progress {
public:
    void report(qint64, qint64) override { QThread::msleep(500); }
    bool isCancelled() const override { return false; }
};

int blocksIn(Storage &storage)
{
    QList<RunId> owners{RunId()};
    for (const PrelabelRun &run : must(storage.prelabels().runs()))
        owners.append(run.id);
    int count = 0;
    for (const RunId owner : std::as_const(owners)) {
        for (qint64 block = 0; block < must(storage.errors().blockCount()); ++block)
            count += must(storage.errors().block(owner, block)) ? 1 : 0;
    }
    return count;
}

}  // namespace

class TestErrorTable : public QObject {
    Q_OBJECT

    Engines m_engines;

private Q_SLOTS:
    void idsAreKeptByBlockAndFoundAgain()
    {
        // Some in one block, at its edges, and blocks without any between them.
        const QList<qint64> given{1, 2, 4095, 4096, 20'000, 20'001};
        RowIds ids;
        for (const qint64 id : given)
            ids.append(id);
        for (qsizetype row = 0; row < given.size(); ++row) {
            QCOMPARE(ids[row], given[row]);
            QCOMPARE(ids.rowOf(given[row]), row);
        }
        for (const qint64 stranger : {-1, 0, 3, 4097, 9000, 20'002, 1'000'000})
            QCOMPARE(ids.rowOf(stranger), -1);
    }

    void initTestCase_data() { Engines::addRows(); }

    void anEmptyProjectHasAnEmptyTable()
    {
        NEW_PROJECT(storage);
        QCOMPARE(loaded(*storage)->size(), 0);
    }

    void holdsLabelsModelsAndFeatures()
    {
        NEW_PROJECT(storage);
        const auto ids = addLabelled(*storage, {u"none"_s, u"history"_s, QString(), u"role"_s});
        addRun(*storage, u"m"_s, {predicted(ids[0], u"none"_s, 0.75), predicted(ids[3], u"history"_s, 0.5)});
        const SharedErrorTable table = loaded(*storage);
        QCOMPARE(goldOf(*table), (QStringList{u"none"_s, u"history"_s, QString(), u"role"_s}));
        // The scheme's labels come first, so that codes follow its order.
        QCOMPARE(table->rows.labels.first(4), (QStringList{u"none"_s, u"intra"_s, u"role"_s, u"history"_s}));
        QCOMPARE(table->runs.size(), 1);
        const ErrorRun &run = table->runs[0];
        QCOMPARE(run.name, u"m"_s);
        QCOMPARE(run.label[1], noValue);
        QCOMPARE(table->rows.labels[run.label[3]], u"history"_s);
        QVERIFY(std::abs(run.confidence[0] / shareScale - 0.75) < 1e-4);
        QVERIFY(std::abs(run.margin[0] / shareScale - 0.5) < 1e-4);
        QCOMPARE(table->rows.chatbots[table->rows.chatbot[1]], u"B"_s);
        QVERIFY(table->rows.features[0] & bitOf(TextFeature::QuestionWord));
        QVERIFY(table->rows.features[0] & bitOf(TextFeature::Negation));
        QCOMPARE(table->rowOf(ids[2]), 2);
        QCOMPARE(table->rowOf(ConversationId{9999}), -1);
    }

    void followsPeople()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto ids = addLabelled(*storage, {u"none"_s, u"none"_s}, u"b"_s);
        QCOMPARE(goldOf(*loaded(*storage)), (QStringList{u"none"_s, u"none"_s}));
        team.assign(u"b"_s, {u"ann"_s, u"abe"_s});
        team.submit(u"ann"_s, ids[0], cdconvAnswers(u"role"_s));
        team.submit(u"abe"_s, ids[0], cdconvAnswers(u"role"_s));
        team.submit(u"ann"_s, ids[1], cdconvAnswers(u"role"_s));
        team.submit(u"abe"_s, ids[1], cdconvAnswers(u"intra"_s));
        const SharedErrorTable table = loaded(*storage);
        // People's agreement counts before the imported label, which is in dispute until somebody decides.
        QCOMPARE(goldOf(*table), (QStringList{u"role"_s, QString()}));
        QCOMPARE(int(table->rows.agreement[0]), 100);
        QCOMPARE(int(table->rows.agreement[1]), 0);
        QCOMPARE(int(table->rows.votes[1]), 2);
        QSet<QString> said;
        for (int i = 0; i < 2; ++i)
            said.insert(table->rows.labels[table->rows.saidAt(1, i)]);
        QCOMPARE(said, (QSet<QString>{u"role"_s, u"intra"_s}));
        QCOMPARE(table->rows.saidAt(1, 2), noValue);
    }

    void readsStoredBlocksAndForgetsChangedOnes()
    {
        NEW_PROJECT(storage);
        const auto ids = addLabelled(*storage, {u"none"_s, u"role"_s});
        const RunId run = addRun(*storage, u"m"_s, {predicted(ids[0], u"none"_s, 0.9)});
        QCOMPARE(blocksIn(*storage), 0);
        const SharedErrorTable first = loaded(*storage);
        QCOMPARE(blocksIn(*storage), 2);
        const SharedErrorTable second = loaded(*storage);
        QVERIFY(second->ids == first->ids);
        // Both have the same turns before the reply.
        const auto contexts = must(readContexts(*storage, *second));
        QVERIFY(contexts.size() == 2 && contexts[0] != 0 && contexts[0] == contexts[1]);
        QCOMPARE(second->runs[0].label, first->runs[0].label);
        must(storage->prelabels().insert(run, {predicted(ids[1], u"role"_s, 0.9)}));
        QCOMPARE(blocksIn(*storage), 0);
        QVERIFY(loaded(*storage)->runs[0].label[1] != noValue);
        addLabelled(*storage, {u"history"_s});
        QCOMPARE(blocksIn(*storage), 0);
        QCOMPARE(loaded(*storage)->size(), 3);
    }

    // Nobody waits until the last conversation of a large project has been looked at.
    void whatIsThereSoFarIsShownWhileTheRestIsRead()
    {
        NEW_PROJECT(storage);
        const int perBlock = 1 << errorBlockBits;
        addLabelled(*storage, QStringList(2 * perBlock, u"none"_s));
        QList<SharedErrorTable> soFar;
        SlowProgress progress;
        const auto table = must(loadErrorTable(*storage, must(activeScheme(storage->project())).scheme, progress,
                                               [&](const SharedErrorTable &part) { soFar.append(part); }));
        QVERIFY(!soFar.isEmpty());
        QVERIFY(soFar.first()->size() < table->size());
        for (qsizetype row = 0; row < soFar.first()->size(); ++row)
            QCOMPARE(soFar.first()->ids[row], table->ids[row]);
        QCOMPARE(table->size(), 2 * perBlock);
        // What is stored by now is read at once: there is nothing to show meanwhile.
        soFar.clear();
        NoProgress quick;
        must(loadErrorTable(*storage, must(activeScheme(storage->project())).scheme, quick,
                            [&](const SharedErrorTable &part) { soFar.append(part); }));
        QVERIFY(soFar.size() <= 1);
    }

    void aBrokenBlockIsComputedAgain()
    {
        NEW_PROJECT(storage);
        addLabelled(*storage, {u"none"_s});
        loaded(*storage);
        must(storage->errors().storeBlock({{}, 0, QByteArray("not a block")}));
        QCOMPARE(goldOf(*loaded(*storage)), QStringList{u"none"_s});
    }

    void findsTextByWordsAndByPattern()
    {
        NEW_PROJECT(storage);
        addLabelled(*storage, {u"none"_s, u"none"_s, u"none"_s});
        const SharedErrorTable table = loaded(*storage);
        NoProgress progress;
        ErrorFilter filter;
        filter.text = u"一只猫"_s;
        QCOMPARE(must(selectRows(*table, filter, *storage, progress)).count(), 3);
        filter.pattern = u"[23] 号$"_s;
        QCOMPARE(must(selectRows(*table, filter, *storage, progress)).count(), 2);
        filter.pattern = u"("_s;
        QCOMPARE(selectRows(*table, filter, *storage, progress).error().kind, ErrorKind::InvalidInput);
    }

    void whatIsListedIsWritten()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto ids = addLabelled(*storage, {u"none"_s, u"history"_s, QString(), u"role"_s});
        const RunId run =
            addRun(*storage, u"m"_s, {predicted(ids[1], u"none"_s, 0.75), predicted(ids[3], u"role"_s, 0.5)});
        must(storage->errors().putTag({ids[1], run, u"ambiguity"_s, u"why, \"so\""_s, team.person(u"res"_s), 5}));
        const SharedErrorTable table = loaded(*storage);
        RowSet rows(table->size());
        for (const qsizetype row : {1, 2, 3})
            rows.insert(row);
        QBuffer lines;
        QVERIFY(lines.open(QIODevice::ReadWrite));
        NoProgress progress;
        QCOMPARE(must(exportListed(*storage, *table, rows, lines, u"jsonl"_s, progress)), 3);
        QList<Json> read;
        for (const QByteArray &line : lines.data().trimmed().split('\n'))
            read.append(must(parseJson(line)));
        QCOMPARE(read.size(), 3);
        QCOMPARE(read[0]["id"].get<std::string>(), "c-2");
        QCOMPARE(read[0]["label"].get<std::string>(), "history");
        QCOMPARE(read[0]["prediction: m"].get<std::string>(), "none");
        QVERIFY(std::abs(read[0]["confidence: m"].get<double>() - 0.75) < 1e-4);
        QVERIFY(std::abs(read[0]["margin: m"].get<double>() - 0.5) < 1e-4);
        QVERIFY(read[0]["notes"] == Json::array({"why, \"so\""}));
        QCOMPARE(read[0]["turns"].size(), size_t(4));
        QVERIFY(!read[1].contains("label") && !read[1].contains("prediction: m"));
        QBuffer cells;
        QVERIFY(cells.open(QIODevice::ReadWrite));
        QCOMPARE(must(exportListed(*storage, *table, rows, cells, u"csv"_s, progress)), 3);
        QVERIFY(cells.data().startsWith("id,batch,model,method,speakers,turn1,turn2,turn3,turn4,"));
        QCOMPARE(cells.data().count("\r\n"), 4);
        // Nothing is listed: a file without rows.
        QBuffer nothing;
        QVERIFY(nothing.open(QIODevice::ReadWrite));
        QCOMPARE(must(exportListed(*storage, *table, RowSet(table->size()), nothing, u"jsonl"_s, progress)), 0);
    }

    void textThatCannotBeReadIsNamed()
    {
        NEW_PROJECT(storage);
        ConversationBlockBuilder builder(must(activeScheme(storage->project())).scheme);
        ErrorSource source;
        source.id = ConversationId{7};
        source.turns = "[[broken";
        builder.add(source);
        const auto packed = builder.packed();
        QVERIFY(!packed && packed.error().message.contains(u"#7"_s));
    }

    void keepsNotes()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto ids = addLabelled(*storage, {u"none"_s, u"role"_s});
        const RunId run = addRun(*storage, u"m"_s, {});
        ErrorStore &errors = storage->errors();
        const UserId res = team.person(u"res"_s);
        must(errors.putTag({ids[1], run, u"ambiguity"_s, u"why"_s, res, 5}));
        must(errors.putTag({ids[1], run, u"ambiguity"_s, u"because"_s, res, 6}));
        QCOMPARE(must(errors.tags(ids[1])).size(), 1);
        QCOMPARE(must(errors.tags())[0].note, u"because"_s);
        const SharedErrorTable table = loaded(*storage);
        QCOMPARE(table->tags[1], 1u << table->tagNames.indexOf(u"ambiguity"_s));
        must(errors.setTagKinds({{u"new"_s, u"n"_s, false}}));
        QCOMPARE(must(errors.tagKinds()), (QList<TagKind>{{u"new"_s, u"n"_s, false}, {u"ambiguity"_s, {}, true}}));
        must(errors.removeTag(ids[1], run, u"ambiguity"_s));
        QVERIFY(must(errors.tags()).isEmpty());

        const SliceId slice = must(errors.putSlice({{}, u"short"_s, {{"turns", {1, 2}}}, res, 7}));
        QCOMPARE(must(errors.putSlice({{}, u"short"_s, {{"turns", {1, 3}}}, res, 8})), slice);
        QCOMPARE(must(errors.slices())[0].filter["turns"][1].get<int>(), 3);
        must(errors.removeSlice(slice));
        QVERIFY(must(errors.slices()).isEmpty());

        ContrastivePair pair;
        pair.conversation = ids[0];
        pair.turns = {u"甲"_s, u"“乙”"_s};
        pair.model = u"m 1"_s;
        pair.labelBefore = u"none"_s;
        pair.labelAfter = u"role"_s;
        const qint64 kept = must(errors.addPair(pair));
        QCOMPARE(must(errors.pairs())[0].turns, pair.turns);
        must(errors.removePair(kept));
        QVERIFY(must(errors.pairs()).isEmpty());
    }

    // Few rows are read one by one and many block by block; both stand as the language orders their replies.
    void rowsStandInTheOrderOfTheirTexts()
    {
        NEW_PROJECT(storage);
        const QLocale before;
        QLocale::setDefault(QLocale(u"zh_CN"_s));
        const auto back = qScopeGuard([&] { QLocale::setDefault(before); });
        constexpr int many = 1200;
        addLabelled(*storage, QStringList(many, u"none"_s));
        const SharedErrorTable table = loaded(*storage);
        QStringList replies;
        for (qsizetype row = 0; row < many; ++row)
            replies.append(must(storage->conversations().byId(ConversationId{table->ids[row]})).turns[3].text);
        const QCollator collator;
        NoProgress progress;
        for (const size_t step : {size_t(1), size_t(7)}) {
            RowSet some(many, true);
            some.filter([step](size_t row) { return row % step == 0; });
            const TextPlaces found = must(textPlaces(*storage, *table, some, ListedText::Reply, progress));
            QVERIFY(found.cover(*table, some));
            QCOMPARE(found.cover(*table, RowSet(many, true)), step == 1);
            for (const bool descending : {false, true}) {
                std::vector<quint32> expected;
                some.each([&](size_t row) { expected.push_back(quint32(row)); });
                std::stable_sort(expected.begin(), expected.end(), [&](quint32 a, quint32 b) {
                    return descending ? collator.compare(replies[b], replies[a]) < 0
                                      : collator.compare(replies[a], replies[b]) < 0;
                });
                QCOMPARE(sortedByPlaces(some, found.places, descending), expected);
            }
            // The turn before is the same everywhere: as they were added.
            const TextPlaces same = must(textPlaces(*storage, *table, some, ListedText::Before, progress));
            const std::vector<quint32> order = sortedByPlaces(some, same.places, true);
            QVERIFY(std::is_sorted(order.begin(), order.end()));
        }
    }
};

QTEST_GUILESS_MAIN(TestErrorTable)
#include "tst_error_table.moc"
