// SPDX-License-Identifier: GPL-3.0-or-later
// Plan, answer and decide as scripts do: what the window refuses is refused here, with the same words.
#include "core/service/annotate/AnnotateService.h"
#include "core/service/decide/AdjudicateService.h"
#include "core/service/project/ActiveScheme.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/Storage.h"
#include "core/store/WorkStore.h"
#include "db/project/ProjectFactory.h"
#include "tests/cli/CliSupport.h"
#include "tests/support/Team.h"

#include <QJsonArray>
#include <QTest>

using namespace gainsay;
using namespace gainsay::test;
using namespace Qt::StringLiterals;

class TestCliWork : public QObject {
    Q_OBJECT

    std::unique_ptr<CliFolder> m_folder;
    SystemClock m_clock;

    QString project() const { return m_folder->path(u"p.gainsay"_s); }

    CliResult take(const QString &command, const QString &user, const QList<Json> &rows) const
    {
        QByteArray input;
        for (const Json &row : rows)
            input += dumpJson(row) + '\n';
        return m_folder->run({command, u"p.gainsay"_s, u"--user"_s, user, u"--from"_s, u"-"_s}, input);
    }

    CliResult assign(const QString &seed) const
    {
        return m_folder->run({u"assign"_s, u"p.gainsay"_s, u"--batch"_s, u"b"_s, u"--annotators"_s, u"ann,bob,cem"_s,
                              u"--raters"_s, u"2"_s, u"--seed"_s, seed, u"--json"_s});
    }

    static Json answered(const QString &item, const Json &answers)
    {
        return {{"conversation", toUtf8(item)}, {"answers", answers}};
    }

    // Somebody who has the item, or (`has` false) who has it not.
    static QString personOn(const CliResult &plan, const QString &item, bool has)
    {
        QStringList people;
        for (const QJsonValue &slot : plan.json()[u"slots"_s].toArray()) {
            if (slot.toObject()[u"conversation"_s].toString() == item)
                people << slot.toObject()[u"user"_s].toString();
        }
        for (const QString &name : {u"ann"_s, u"bob"_s, u"cem"_s}) {
            if (people.contains(name) == has)
                return name;
        }
        return {};
    }

    // What the service behind the window says to the same answers.
    QByteArray wordsOfTheWindow(const QString &user, const QString &item, const Json &answers) const
    {
        const auto storage = must(openProject(project()));
        const ActiveScheme scheme = must(activeScheme(storage->project()));
        AnnotateService service(*storage, m_clock, scheme, must(storage->project().userNamed(user)).id);
        Submission submission;
        submission.conversation = must(storage->conversations().idOf(item));
        submission.answers = answers;
        const auto stored = service.submit(submission);
        return stored ? QByteArray("it was taken") : stored.error().message.toUtf8();
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<CliFolder>();
        m_folder->run({u"init"_s, u"p.gainsay"_s});
        const QByteArray rows = m_folder->run({u"synth"_s, u"--conversations"_s, u"9"_s, u"--seed"_s, u"3"_s}).out;
        m_folder->run({u"import"_s, u"p.gainsay"_s, m_folder->write(u"in.jsonl"_s, rows), u"--format"_s, u"cdconv"_s,
                       u"--batch"_s, u"b"_s});
        for (const QString &name : {u"ann"_s, u"bob"_s, u"cem"_s})
            m_folder->run({u"user"_s, u"p.gainsay"_s, u"add"_s, name, u"--role"_s, u"annotator"_s});
        m_folder->run({u"user"_s, u"p.gainsay"_s, u"add"_s, u"lan"_s, u"--role"_s, u"adjudicator"_s});
    }

    void thePlanFollowsFromTheSeed()
    {
        const CliResult plan = assign(u"5"_s);
        QCOMPARE(plan.exit, 0);
        QCOMPARE(plan.json()[u"items"_s].toInt(), 9);
        QMap<QString, int> load;
        QMap<QString, QSet<QString>> raters;
        for (const QJsonValue &slot : plan.json()[u"slots"_s].toArray()) {
            const QString user = slot.toObject()[u"user"_s].toString();
            ++load[user];
            raters[slot.toObject()[u"conversation"_s].toString()].insert(user);
        }
        QCOMPARE(load.values(), QList<int>(3, 6));
        for (const QSet<QString> &people : std::as_const(raters))
            QCOMPARE(people.size(), 2);
        const QByteArray first = plan.out;
        init();
        QCOMPARE(assign(u"5"_s).out, first);
        init();
        QVERIFY(assign(u"6"_s).out != first);
    }

    void whatTheWindowRefusesIsRefusedWithTheSameWords_data()
    {
        QTest::addColumn<QByteArray>("answers");
        QTest::addColumn<bool>("own");
        const QByteArray screened = "\"risk\":[],\"not_fluent\":[],\"b1_intra\":false";
        QTest::newRow("nothing answered") << QByteArray("{}") << true;
        QTest::newRow("the label lacks") << "{" + screened + "}" << true;
        QTest::newRow("the persona lacks") << "{" + screened + ",\"category\":\"history\"}" << true;
        QTest::newRow("not asked") << "{" + screened + ",\"category\":\"none\",\"persona\":\"opinions\"}" << true;
        QTest::newRow("unknown value") << "{" + screened + ",\"category\":\"maybe\"}" << true;
        QTest::newRow("unknown question") << "{" + screened + ",\"category\":\"none\",\"mood\":1}" << true;
        QTest::newRow("screened out, labelled all the same")
            << QByteArray("{\"risk\":[\"b2\"],\"not_fluent\":[],\"b1_intra\":false,\"category\":\"none\"}") << true;
        QTest::newRow("evidence outside the reply")
            << "{" + screened +
                   ",\"category\":\"intra\",\"evidence\":[{\"utterance\":\"b2\",\"start\":0,\"end\":9999}]}"
            << true;
        QTest::newRow("somebody else's item") << "{" + screened + ",\"category\":\"none\"}" << false;
    }

    void whatTheWindowRefusesIsRefusedWithTheSameWords()
    {
        QFETCH(QByteArray, answers);
        QFETCH(bool, own);
        const CliResult plan = assign(u"5"_s);
        const QString item = plan.json()[u"slots"_s].toArray().first().toObject()[u"conversation"_s].toString();
        const QString user = personOn(plan, item, own);
        const Json given = must(parseJson(answers));
        const QByteArray words = wordsOfTheWindow(user, item, given);
        const CliResult taken = take(u"annotate"_s, user, QList<Json>(1, answered(item, given)));
        QCOMPARE(taken.exit, 3);
        QVERIFY2(taken.err.contains("line 1: " + words), taken.err + " instead of " + words);
    }

    // A bad row does not cost the good ones.
    void theRestOfAFileIsTaken()
    {
        const CliResult plan = assign(u"5"_s);
        const QString item = plan.json()[u"slots"_s].toArray().first().toObject()[u"conversation"_s].toString();
        const QList<Json> rows{answered(item, Json::object()), answered(item, cdconvAnswers(u"none"_s))};
        const CliResult taken = take(u"annotate"_s, personOn(plan, item, true), rows);
        QCOMPARE(taken.exit, 3);
        QVERIFY2(taken.says("line 1") && !taken.says("line 2"), taken.err);
        const auto storage = must(openProject(project()));
        const auto id = must(storage->conversations().idOf(item));
        const auto user = must(storage->project().userNamed(personOn(plan, item, true)));
        QCOMPARE(must(storage->work().latestAnnotation(id, user.id))->label, u"none"_s);
    }

    void disputesAreDecided()
    {
        const CliResult plan = assign(u"5"_s);
        QMap<QString, QStringList> people;
        for (const QJsonValue &slot : plan.json()[u"slots"_s].toArray())
            people[slot.toObject()[u"conversation"_s].toString()] << slot.toObject()[u"user"_s].toString();
        const QStringList items = people.keys();
        for (const QString &item : items) {
            const QStringList &raters = people[item];
            QCOMPARE(take(u"annotate"_s, raters[0], QList<Json>(1, answered(item, cdconvAnswers(u"none"_s)))).exit, 0);
            QCOMPARE(take(u"annotate"_s, raters[1], QList<Json>(1, answered(item, cdconvAnswers(u"role"_s)))).exit, 0);
        }
        QCOMPARE(take(u"adjudicate"_s, u"ann"_s, {}).exit, 1);  // not hers to decide
        const auto row = [](const QString &item, const char *decision) {
            return Json{{"conversation", toUtf8(item)}, {"decision", decision}};
        };
        Json right = row(items[0], "answers");
        right["answers"] = cdconvAnswers(u"intra"_s);
        right["reason"] = toUtf8(decisionReasons().first());
        const QList<Json> rows{right,
                               row(items[1], "neither"),
                               row(items[2], "send_back"),
                               row(items[3], "answers"),  // without any
                               row(items[4], "perhaps"),
                               row(u"nowhere"_s, "neither")};
        const CliResult decided = take(u"adjudicate"_s, u"lan"_s, rows);
        QCOMPARE(decided.exit, 3);
        for (const char *line : {"line 4", "line 5", "line 6"})
            QVERIFY2(decided.says(line), decided.err);
        const QJsonObject progress = m_folder->run({u"report"_s, u"p.gainsay"_s, u"progress"_s, u"--json"_s}).json();
        QCOMPARE(progress[u"adjudicated"_s].toInt(), 2);
        QCOMPARE(progress[u"disputed"_s].toInt(), int(items.size()) - 3);
    }
};

QTEST_GUILESS_MAIN(TestCliWork)
#include "tst_cli_work.moc"
