// SPDX-License-Identifier: GPL-3.0-or-later
// Rankings, contrastive pairs and doubtful labels against values worked out by hand.
#include "core/errors/ErrorsService.h"
#include "core/errors/figures/DoubtfulItems.h"
#include "core/errors/studies/PairStudy.h"
#include "core/errors/studies/RankingStudy.h"
#include "core/errors/studies/ResponseStudy.h"
#include "core/errors/table/ErrorSelection.h"
#include "core/errors/table/ErrorTableLoader.h"
#include "core/report/tables/StudyTables.h"
#include "core/report/tables/TableSource.h"
#include "tests/errors/ErrorProject.h"
#include "tests/support/Engines.h"

using namespace Qt::StringLiterals;
using namespace gainsay;

namespace {

Scheme schemeOf(Storage &storage)
{
    return must(activeScheme(storage.project())).scheme;
}

SharedErrorTable loaded(Storage &storage)
{
    NoProgress progress;
    return must(loadErrorTable(storage, schemeOf(storage), progress));
}

bool isNear(double a, double b)
{
    return std::abs(a - b) < 1e-9;
}

// Responses with a gold label and the model that wrote them; `errors` names the error class of some.
QList<ConversationId> addGold(Storage &storage, const QList<std::pair<QString, QString>> &responses,
                              const QMap<int, const char *> &errors)
{
    QList<NewConversation> added;
    const BatchId batch = must(storage.conversations().findOrAddBatch(u"r"_s, 1));
    for (const auto &[label, model] : responses) {
        NewConversation one;
        const int place = int(added.size());
        one.conversation.externalId = u"r-%1"_s.arg(place);
        one.conversation.turns = {{u"a"_s, u"I like tea."_s}, {u"b"_s, u"Number %1 never drinks tea."_s.arg(place)}};
        one.conversation.target = 1;
        one.conversation.model = model;
        if (errors.contains(place))
            one.conversation.gold = {{"natural", false}, {"error", errors.value(place)}};
        one.goldLabel = label;
        one.batch = batch;
        one.fingerprint = one.conversation.externalId.toUtf8();
        added.append(one);
    }
    return must(storage.conversations().insert(added));
}

ReportTable studyTable(Storage &storage, const Study &study, const QString &number, const TableOptions &options)
{
    NoProgress progress;
    TableSource source(storage, progress, options);
    return must(study.table(number)->make(source)).first();
}

}  // namespace

class TestStudies : public QObject {
    Q_OBJECT

    Engines m_engines;
    NoProgress m_progress;

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void ranksReplies()
    {
        NEW_PROJECT(storage, u"mutual"_s);
        QList<NewConversation> added;
        const BatchId batch = must(storage->conversations().findOrAddBatch(u"m"_s, 1));
        for (int i = 0; i < 4; ++i) {
            NewConversation one;
            one.conversation.externalId = u"m-%1"_s.arg(i);
            one.conversation.turns = QList<Utterance>(i < 2 ? 2 : 5 + i, {u"m"_s, u"hello"_s});
            one.conversation.target = int(one.conversation.turns.size()) - 1;
            one.conversation.candidates = {u"a"_s, u"b"_s, u"c"_s, u"d"_s};
            one.conversation.gold = {{"ranking", {"A"}}, {"reasoning", i == 0 ? "algebraic" : "situation"}};
            one.goldLabel = u"[\"A\"]"_s;
            one.batch = batch;
            one.fingerprint = one.conversation.externalId.toUtf8();
            added.append(one);
        }
        const auto ids = must(storage->conversations().insert(added));
        // Ranks 1, 2, 1 and 4 of the right reply.
        const QList<QStringList> rankings{{u"A"_s, u"B"_s, u"C"_s, u"D"_s},
                                          {u"B"_s, u"A"_s, u"C"_s, u"D"_s},
                                          {u"A"_s, u"C"_s, u"B"_s, u"D"_s},
                                          {u"D"_s, u"C"_s, u"B"_s, u"A"_s}};
        QList<Prelabel> prelabels;
        for (int i = 0; i < 4; ++i) {
            Prelabel prelabel;
            prelabel.conversation = ids[i];
            prelabel.ranking = rankings[i];
            prelabel.label = rankings[i].first();
            prelabels.append(prelabel);
        }
        addRun(*storage, u"r"_s, prelabels);
        const SharedErrorTable table = loaded(*storage);
        const RowSet all(table->size(), true);
        const QList<StudyTable> studies = must(rankingStudy(*storage, *table, all, m_progress));
        QCOMPARE(studies.size(), 3);
        const QList<ReportCell> &overall = studies[0].table.rows[0];
        QVERIFY(isNear(overall[1].value, 4));
        QVERIFY(isNear(overall[2].value, 0.5));
        QVERIFY(isNear(overall[3].value, 0.75));
        QVERIFY(isNear(overall[4].value, (1.0 + 0.5 + 1.0 + 0.25) / 4));
        QCOMPARE(studies[1].table.rows.size(), 2);
        QCOMPARE(studies[1].table.rows[0][1].text, u"algebraic"_s);
        QVERIFY(isNear(studies[2].table.rows[0][3].value, 0.5));
        // Seven and eight turns are "six and more", as in the paper's table 5.
        QCOMPARE(studies[2].table.rows.size(), 2);
        QCOMPARE(studies[2].table.rows[1][1].text, u"≥ 6"_s);
        QVERIFY(isNear(studies[2].table.rows[1][4].value, 0.5));
        QCOMPARE(selectRows(*table, studies[2].filters[1]).count(), 1);
        QCOMPARE(selectRows(*table, studies[0].filters[0]).count(), 2);
        QVERIFY(must(pairStudy(*storage, *table, all, m_progress)).isEmpty());
    }

    void scoresPairs()
    {
        NEW_PROJECT(storage, u"crp-appropriateness"_s);
        QList<NewConversation> added;
        const BatchId batch = must(storage->conversations().findOrAddBatch(u"p"_s, 1));
        const auto add = [&](const QString &type, double reference, double error, const QString &rating) {
            NewConversation one;
            one.conversation.externalId = u"p-%1"_s.arg(added.size());
            one.conversation.turns = {{u"A"_s, u"お元気ですか"_s}};
            one.conversation.target = 0;
            one.conversation.candidates = {u"はい"_s, u"いいえ"_s};
            one.conversation.method = type;
            one.conversation.model = type == u"ESE"_s ? u"single attention"_s : u"no attention"_s;
            one.conversation.extra = {{"scores", {{"gpt", {{"reference", reference}, {"error", error}}}}}};
            one.goldLabel = rating;
            one.batch = batch;
            one.fingerprint = one.conversation.externalId.toUtf8();
            added.append(one);
        };
        add(u"ESE"_s, -1.0, -2.0, u"3"_s);
        add(u"ESE"_s, -3.0, -2.0, u"1"_s);
        add(u"FNC"_s, -1.0, -1.0, u"2"_s);
        add(u"ICW-EL"_s, 0.5, 0.25, {});
        must(storage->conversations().insert(added));
        const SharedErrorTable table = loaded(*storage);
        const QList<StudyTable> studies = must(pairStudy(*storage, *table, RowSet(table->size(), true), m_progress));
        QCOMPARE(studies.size(), 2);
        const auto &rows = studies[0].table.rows;
        QCOMPARE(rows.size(), 4);
        QVERIFY(isNear(rows[0][3].value, 0.5));
        QVERIFY(isNear(rows[0][4].value, 1));
        QCOMPARE(rows[1][1].text, u"ESE"_s);
        QVERIFY(isNear(rows[1][3].value, 0.5));
        QVERIFY(isNear(rows[2][3].value, 0.0));
        QVERIFY(isNear(rows[3][3].value, 1.0));
        const auto &ratings = studies[1].table.rows;
        QCOMPARE(ratings[1][0].text, u"single attention"_s);
        QVERIFY(isNear(ratings[1][2].value, 0.5));
        QVERIFY(isNear(ratings[1][5].value, 2.0));
        // Ratings 3 and 1: variance 2, hence a standard error of 1.
        QVERIFY(isNear(ratings[1][5].interval->low, 2.0 - 1.96));
        QVERIFY(isNear(ratings[1][5].interval->high, 2.0 + 1.96));
        QCOMPARE(selectRows(*table, studies[1].filters[1]).count(), 2);
        QCOMPARE(selectRows(*table, studies[0].filters[1]).count(), 2);
    }

    // An item that only one of three has judged so far is not ambiguous; one vote of three that are all in is.
    void countsAmbiguousResponsesAndLeadsToThem()
    {
        NEW_PROJECT(storage, u"rgm"_s);
        QList<NewConversation> added;
        const BatchId batch = must(storage->conversations().findOrAddBatch(u"r"_s, 1));
        for (const int votes : {0, 1, 1, 2, 3, -1}) {
            NewConversation one;
            one.conversation.externalId = u"r-%1"_s.arg(added.size());
            one.conversation.turns = {{u"a"_s, u"I like tea."_s}, {u"b"_s, u"I never drink tea."_s}};
            one.conversation.target = 1;
            one.conversation.related = 0;
            one.conversation.model = u"bot"_s;
            if (votes >= 0)
                one.conversation.extra = {{"contradictory_label_count", votes}};
            one.goldLabel = votes == 0 ? u"noncontradictory"_s : votes >= 2 ? u"contradictory"_s : QString();
            one.batch = batch;
            one.fingerprint = one.conversation.externalId.toUtf8();
            added.append(one);
        }
        must(storage->conversations().insert(added));
        const SharedErrorTable table = loaded(*storage);
        ErrorTable inWork = *table;
        inWork.rows.votes[5] = 1;
        inWork.rows.raters[5] = 1;
        inWork.rows.said[5] = 0xffffffffu ^ 63u;  // the first person's label has code 0
        inWork.rows.state[5] = quint8(ItemState::InWork);
        const QList<StudyTable> studies = ambiguityStudy(inWork, RowSet(inWork.size(), true));
        QCOMPARE(studies.size(), 2);
        QVERIFY(isNear(studies[0].table.rows[0][1].value, 5));
        QVERIFY(isNear(studies[0].table.rows[0][2].value, 0.4));
        const RowSet ambiguous = selectRows(inWork, studies[0].filters[0]);
        QCOMPARE(ambiguous.count(), 2);
        QVERIFY(ambiguous.contains(1) && ambiguous.contains(2));
        // By number of people: 0, 1 (three of them), 2 and 3.
        QCOMPARE(studies[1].table.rows.size(), 4);
        QVERIFY(isNear(studies[1].table.rows[1][1].value, 3));
    }

    // RGM's table 9: of the contradictory responses that were read, how many hold an inconsistency of their own.
    void tagsMakeTheTableOfIntraUtteranceInconsistencies()
    {
        NEW_PROJECT(storage, u"rgm"_s);
        Team team(*storage, m_engines.clock());
        const QString yes = u"contradictory"_s;
        const auto ids = addGold(*storage,
                                 {{yes, u"P2"_s},
                                  {yes, u"P2"_s},
                                  {yes, u"P2"_s},
                                  {yes, u"PX"_s},
                                  {u"noncontradictory"_s, u"PX"_s},
                                  {yes, u"PX"_s}},
                                 {});
        ErrorsService errors(*storage, m_engines.clock(), team.scheme(), team.person(u"res"_s));
        const RunId run = addRun(*storage, u"m"_s, {});
        VERIFY_OK(errors.setTagKinds({{u"intra-utterance"_s, u"1"_s, false}, {u"read"_s, u"2"_s, false}}));
        for (const int tagged : {0, 3, 4})  // the last one contradicts nothing, so that it does not count
            VERIFY_OK(errors.tag(ids[tagged], run, u"intra-utterance"_s));
        VERIFY_OK(errors.tag(ids[1], run, u"read"_s));
        const ReportTable all = studyTable(*storage, rgmStudy(), u"9"_s, {});
        QCOMPARE(all.rows.size(), 2);
        QCOMPARE(all.rows[0][0].text, u"P2"_s);
        QVERIFY(isNear(all.rows[0][1].value, 1) && isNear(all.rows[0][2].value, 3));
        QVERIFY(isNear(all.rows[1][3].value, 1.0 / 2));
        TableOptions sample;
        sample.inspected = u"read"_s;
        const ReportTable read = studyTable(*storage, rgmStudy(), u"9"_s, sample);
        QVERIFY(isNear(read.rows[0][2].value, 2) && isNear(read.rows[0][3].value, 0.5));
        QVERIFY(isNear(read.rows[1][3].value, 1.0));
    }

    // CRP's table 2: subclasses are tags, whatever has none is an other.
    void tagsMakeTheTableOfSubclasses()
    {
        NEW_PROJECT(storage, u"crp-errors"_s);
        Team team(*storage, m_engines.clock());
        const QString no = u"false"_s;
        const auto ids = addGold(*storage, {{no, u"m"_s}, {no, u"m"_s}, {no, u"m"_s}, {no, u"m"_s}},
                                 {{0, "ESE"}, {1, "ESE"}, {2, "ESE"}, {3, "ICW"}});
        ErrorsService errors(*storage, m_engines.clock(), team.scheme(), team.person(u"res"_s));
        const RunId run = addRun(*storage, u"m"_s, {});
        VERIFY_OK(errors.setTagKinds({{u"question"_s, u"1"_s, false}, {u"tense"_s, u"2"_s, false}}));
        VERIFY_OK(errors.tag(ids[0], run, u"question"_s));
        VERIFY_OK(errors.tag(ids[1], run, u"question"_s));
        VERIFY_OK(errors.tag(ids[1], run, u"tense"_s));
        VERIFY_OK(errors.tag(ids[3], run, u"tense"_s));  // of another class
        const ReportTable made = studyTable(*storage, crpStudy(), u"2"_s, {});
        QStringList rows;
        for (const QList<ReportCell> &row : made.rows)
            rows.append(u"%1 %2 %3"_s.arg(row[0].text).arg(row[1].value).arg(row[2].value, 0, 'f', 3));
        QCOMPARE(rows, (QStringList{u"question 2 0.667"_s, u"tense 1 0.333"_s, u"Others 1 0.333"_s}));
    }

    // Northcutt et al.: an item is doubtful when another label reaches that label's mean confidence on its own items.
    void ranksDoubtfulLabels()
    {
        NEW_PROJECT(storage);
        const auto ids = addLabelled(*storage, {u"none"_s, u"none"_s, u"none"_s, u"history"_s, u"history"_s});
        addRun(*storage, u"m"_s,
               {predicted(ids[0], u"none"_s, 0.9), predicted(ids[1], u"none"_s, 0.8),
                predicted(ids[2], u"history"_s, 0.95), predicted(ids[3], u"history"_s, 0.7),
                predicted(ids[4], u"none"_s, 0.75)});
        const SharedErrorTable table = loaded(*storage);
        const auto found = must(
            doubtfulItems(*storage, schemeOf(*storage), *table, {u"m"_s}, RowSet(table->size(), true), m_progress));
        // Thresholds: none (.9 + .8 + .05) / 3 = .583, history (.7 + .25) / 2 = .475.
        QCOMPARE(found.size(), 2);
        QCOMPARE(found[0].conversation, ids[2]);
        QCOMPARE(found[0].likelier, u"history"_s);
        QVERIFY(std::abs(found[0].margin + 0.9) < 1e-6);
        QCOMPARE(found[1].conversation, ids[4]);
        QVERIFY(std::abs(found[1].margin + 0.5) < 1e-6);
        QVERIFY(
            !doubtfulItems(*storage, schemeOf(*storage), *table, {u"gone"_s}, RowSet(table->size(), true), m_progress));
    }
};

QTEST_GUILESS_MAIN(TestStudies)
#include "tst_studies.moc"
