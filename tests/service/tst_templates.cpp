// SPDX-License-Identifier: GPL-3.0-or-later
// Each template that ships, from answers to figures and files: people agree, disagree, somebody settles it, agreement
// is measured, and every format takes it out.
#include "core/io/Formats.h"
#include "core/scheme/Answers.h"
#include "core/scheme/SchemeLibrary.h"
#include "core/service/decide/AdjudicateService.h"
#include "core/service/exchange/ExportService.h"
#include "core/service/exchange/ImportService.h"
#include "core/service/report/ReportService.h"
#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/WorkStore.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

#include <QBuffer>
#include <QFile>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

Json span(int utterance, int start, int end, const char *label)
{
    return {{"utterance", utterance}, {"start", start}, {"end", end}, {"label", label}};
}

}  // namespace

class TemplatesTest : public QObject {
    Q_OBJECT

    Engines m_engines;
    NoProgress m_progress;

    QByteArray exported(Storage &storage, ExportWhat what, const QString &format)
    {
        QBuffer buffer;
        (void)buffer.open(QIODevice::WriteOnly);
        ExportRequest request;
        request.what = what;
        request.format = format;
        must(ExportService(storage).run(request, buffer, m_progress));
        return buffer.data();
    }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void everyTemplateIsDriven()
    {
        QSet<QString> driven;
        for (const Task &one : cases())
            driven.insert(one.scheme);
        const QStringList shipped = shippedTemplates();
        QCOMPARE(driven, QSet<QString>(shipped.cbegin(), shipped.cend()));
    }

    void fromAnswersToFiles_data()
    {
        QTest::addColumn<int>("number");
        for (int i = 0; i < cases().size(); ++i)
            QTest::newRow(qPrintable(cases()[i].scheme)) << i;
    }

    void fromAnswersToFiles()
    {
        QFETCH(int, number);
        const Task one = cases()[number];
        NEW_PROJECT(storage, one.scheme);
        Team team(*storage, m_engines.clock());
        const QList<ConversationId> items = team.addConversations(u"one"_s, 2);
        const bool votes = team.scheme().scheme.raters == 3;
        const QStringList people = votes ? QStringList{u"ann"_s, u"abe"_s, u"amy"_s} : QStringList{u"ann"_s, u"abe"_s};
        team.assign(u"one"_s, people);
        for (const QString &name : people) {
            team.submit(name, items[0], one.first);
            team.submit(name, items[1], name == u"ann"_s ? one.first : one.second);
        }
        QCOMPARE(team.stateOf(items[0]), votes ? u"voted"_s : u"agreed"_s);
        QCOMPARE(must(storage->conversations().row(items[0])).label, one.label);
        if (votes) {
            QCOMPARE(team.stateOf(items[1]), u"voted"_s);
        } else {
            QCOMPARE(team.stateOf(items[1]), u"disputed"_s);
            AdjudicateService desk(*storage, m_engines.clock(), team.scheme(), team.person(u"jo"_s));
            const auto opened = desk.next();
            VERIFY_OK(opened);
            QVERIFY(*opened && (*opened)->differences.contains(one.differs));
            DecisionRequest request;
            request.conversation = items[1];
            request.answers = one.second;
            VERIFY_OK(desk.decide(request));
            QCOMPARE(team.stateOf(items[1]), u"adjudicated"_s);
        }
        const auto figures = ReportService(*storage).agreement({});
        VERIFY_OK(figures);
        const bool measured = std::any_of(figures->begin(), figures->end(), [&](const QuestionAgreement &figure) {
            return figure.question == team.scheme().scheme.goldQuestion && figure.summary.items == 2;
        });
        QVERIFY(measured);
        for (const QString &format : {u"jsonl"_s, u"csv"_s, u"labelstudio"_s, u"doccano"_s, u"huggingface"_s}) {
            for (const ExportWhat what : {ExportWhat::Gold, ExportWhat::Annotations})
                QVERIFY2(exported(*storage, what, format).contains(toUtf8(one.label).c_str()), qPrintable(format));
        }
        VERIFY_OK(storage->audit().verifyChain());
    }

    // What a span is goes out and comes back with the tools that people use for it.
    void labelsOfSpansTravel()
    {
        NEW_PROJECT(storage, u"span-labels"_s);
        Team team(*storage, m_engines.clock());
        const QList<ConversationId> items = team.addConversations(u"one"_s, 1);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        const Json marked{
            {"contains", "yes"},
            {"spans", Json::array({span(3, 0, 2, "time"), span(0, 0, 2, "person"), span(0, 0, 2, "place")})}};
        for (const QString &name : {u"ann"_s, u"abe"_s})
            team.submit(name, items[0], marked);
        QCOMPARE(team.stateOf(items[0]), u"agreed"_s);
        const Json stored = must(storage->work().latestAnnotation(items[0], team.person(u"ann"_s)))->answers;
        QCOMPARE(stored["spans"].size(), size_t(3));
        for (const QString &format : {u"labelstudio"_s, u"doccano"_s}) {
            const QString path = m_engines.temporaryFile(u"marked-%1.json"_s.arg(format));
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(exported(*storage, ExportWhat::Annotations, format));
            file.close();
            const auto second = m_engines.newProject(engine, u"span-labels"_s);
            QVERIFY(second);
            ImportOptions options;
            options.format = format;
            options.scheme = team.scheme().scheme;
            const auto reader = openImport(path, options);
            VERIFY_OK(reader);
            QString refusal;
            ImportRequest taken;
            taken.rejected = [&](const RowError &row) { refusal = row.message(); };
            VERIFY_OK(ImportService(*second, m_engines.clock(), {}).run(**reader, taken, m_progress));
            QVERIFY2(refusal.isEmpty(), qPrintable(refusal));
            const QList<Annotation> back =
                must(second->work().answersOf(must(second->project().userNamed(u"ann"_s)).id, {}, 5));
            QCOMPARE(back.size(), 1);
            QVERIFY(back.first().answers["spans"] == stored["spans"]);
        }
        Json unnamed = marked;
        unnamed["spans"][0].erase("label");
        const auto refused = checkAnswers(team.scheme().scheme, must(storage->conversations().byId(items[0])), unnamed);
        QVERIFY(!refused && refused.error().message.contains(u"label"_s));
    }

private:
    struct Task {
        QString scheme;
        Json first;   // everybody's on one item
        Json second;  // of all but one on the other
        QString label;
        QString differs = {};  // where a third person decides: the question that is disputed
    };

    static QList<Task> cases()
    {
        const Json spans{{"contains", "yes"}, {"spans", Json::array({span(0, 0, 2, "person")})}};
        const Json other{{"contains", "yes"}, {"spans", Json::array({span(0, 0, 2, "place")})}};
        return {
            {u"intent"_s,
             {{"intent", "question"}},
             {{"intent", "other"}, {"other_intent", "to tease"}},
             u"question"_s,
             u"intent"_s},
            {u"sentiment"_s,
             {{"sentiment", "negative"}, {"strength", 2}},
             {{"sentiment", "neutral"}},
             u"negative"_s,
             u"sentiment"_s},
            {u"dialogue-acts"_s,
             {{"responds", true}, {"act", "agreement"}},
             {{"responds", true}, {"act", "backchannel"}},
             u"agreement"_s,
             u"act"_s},
            {u"safety"_s,
             {{"verdict", "unsafe"}, {"harms", Json::array({"hate"})}, {"severity", 3}},
             {{"verdict", "unsafe"}, {"harms", Json::array()}, {"severity", 1}},
             u"unsafe"_s,
             u"harms"_s},
            {u"helpfulness"_s,
             {{"helpfulness", 2}, {"problems", Json::array({"wrong"})}},
             {{"helpfulness", 5}},
             u"2"_s},
            {u"preference"_s,
             {{"better", "a"}, {"margin", 1}, {"reasons", Json::array({"correct"})}},
             {{"better", "tie"}},
             u"a"_s},
            {u"span-labels"_s, spans, other, u"yes"_s, u"spans"_s},
            {u"free-text"_s,
             {{"usable", "rewrite"}, {"rewrite", "Better so."}},
             {{"usable", "keep"}},
             u"rewrite"_s,
             u"usable"_s},
        };
    }
};

QTEST_GUILESS_MAIN(TemplatesTest)
#include "tst_templates.moc"
