// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of the four studies from small projects whose figures can be counted by hand.
#include "tests/cli/CliSupport.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QStandardPaths>
#include <QTest>

#include <cmath>

using namespace gainsay::test;
using namespace Qt::StringLiterals;

namespace {

CliResult tableOf(const CliFolder &folder, const QString &study, const QString &number, const QStringList &more = {})
{
    return folder.run(QStringList{u"report"_s, u"p.gainsay"_s, u"table"_s, u"--study"_s, study, u"--number"_s, number} +
                      (more.isEmpty() ? QStringList{u"--json"_s} : more));
}

QJsonObject partOf(const CliResult &result, int part = 0)
{
    return result.json()[u"tables"_s][0][u"parts"_s][part].toObject();
}

// The first row whose column says `name`.
QJsonObject rowOf(const QJsonObject &part, const QString &column, const QString &name)
{
    for (const QJsonValue &row : part[u"rows"_s].toArray()) {
        if (row[column].toString() == name)
            return row.toObject();
    }
    return {};
}

double figure(const QJsonObject &row, const QString &column)
{
    const QJsonValue cell = row[column];
    return cell.isObject() ? cell[u"value"_s].toDouble(NAN) : cell.toDouble(NAN);
}

bool isNear(double value, double expected)
{
    return std::abs(value - expected) < 1e-9;
}

void make(const CliFolder &folder, const QString &scheme, const QString &format, const QByteArray &rows)
{
    QCOMPARE(folder.run({u"init"_s, u"p.gainsay"_s, u"--scheme"_s, scheme}).exit, 0);
    folder.write(u"set.jsonl"_s, rows);
    const CliResult result = folder.run({u"import"_s, u"p.gainsay"_s, u"set.jsonl"_s, u"--format"_s, format});
    QVERIFY2(result.exit == 0, result.err.constData());
}

void annotate(const CliFolder &folder, const QStringList &people, const QList<QByteArray> &answers)
{
    for (qsizetype i = 0; i < people.size(); ++i) {
        folder.run({u"user"_s, u"p.gainsay"_s, u"add"_s, people[i], u"--role"_s, u"annotator"_s});
        folder.write(people[i] + u".jsonl"_s, answers[i]);
    }
    CliResult result = folder.run({u"assign"_s, u"p.gainsay"_s, u"--batch"_s, u"set"_s, u"--annotators"_s,
                                   people.join(u','), u"--raters"_s, QString::number(people.size())});
    QVERIFY2(result.exit == 0, result.err.constData());
    for (const QString &person : people) {
        result = folder.run({u"annotate"_s, u"p.gainsay"_s, u"--user"_s, person, u"--from"_s, person + u".jsonl"_s});
        QVERIFY2(result.exit == 0, result.err.constData());
    }
}

void predict(const CliFolder &folder, const QString &run, const QByteArray &rows)
{
    folder.write(u"run.csv"_s, rows);
    const CliResult result = folder.run({u"predictions"_s, u"p.gainsay"_s, u"import"_s, u"run.csv"_s, u"--run"_s, run});
    QVERIFY2(result.exit == 0, result.err.constData());
}

QByteArray cdconvRow(const char *id, const char *model, const char *method, const char *rest)
{
    return QByteArray("{\"id\":\"") + id + "\",\"model\":\"" + model + "\",\"method\":\"" + method +
           "\",\"u1\":\"first " + id + "\",\"b1\":\"second\",\"u2\":\"third\",\"b2\":\"fourth " + id + "\"" + rest +
           "}\n";
}

QByteArray cdconvSet()
{
    return cdconvRow("a", "eva", "short", ",\"label\":0") + cdconvRow("b", "eva", "paraphrase", ",\"label\":1") +
           cdconvRow("c", "eva", "paraphrase", ",\"label\":3,\"persona\":1") +
           cdconvRow("d", "plato", "short", ",\"label\":2") +
           cdconvRow("e", "plato", "negative", ",\"label\":3,\"persona\":2") +
           cdconvRow("f", "plato", "own way", ",\"label\":0");
}

QByteArray rgmRow(const char *id, const char *context, const char *model, int distance, int votes,
                  const char *more = "")
{
    QByteArray turns = distance == 3 ? "\"So\",\"Well\"," : "";
    const int last = distance == 3 ? 4 : 2;
    QByteArray speakers = distance == 3 ? "\"A\",\"B\"," : "";
    return QByteArray("{\"id\":\"") + id + "\",\"utterances\":[" + turns + "\"I like " + context +
           "\",\"Why?\",\"Reply " + id + "\"],\"speakers\":[" + speakers +
           "\"A\",\"B\",\"A\"],\"annotation_target_pair\":[0," + QByteArray::number(last) + "],\"rgm_name\":\"" +
           model + "\",\"contradictory_label_count\":" + QByteArray::number(votes) + more + "}\n";
}

// Distance 1: contexts x (P2: 3 votes, PX: 0) and y (P2: 2, PX: 1, ambiguous); distance 3: z (P2: 0, PX: 3).
QByteArray rgmSet()
{
    return rgmRow("a", "x", "P2", 1, 3) + rgmRow("b", "x", "PX", 1, 0) + rgmRow("c", "y", "P2", 1, 2) +
           rgmRow("d", "y", "PX", 1, 1) + rgmRow("e", "z", "P2", 3, 0) + rgmRow("f", "z", "PX", 3, 3);
}

QByteArray mutualRow(const char *id, const char *article, const char *right)
{
    return QByteArray("{\"id\":\"") + id + "\",\"article\":\"" + article +
           "\",\"options\":[\"m : Red cars .\",\"m : blue cars\",\"m : green\",\"m : a boat\"],\"answers\":\"" + right +
           "\"}\n";
}

}  // namespace

class TestCliTables : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // What is removed in screening counts, u2 is pooled over chatbots, b2 is of what passed.
    void cdconvTable2()
    {
        const CliFolder folder;
        make(folder, u"cdconv"_s, u"cdconv"_s,
             cdconvRow("a", "eva", "paraphrase", "") + cdconvRow("b", "eva", "paraphrase", "") +
                 cdconvRow("c", "plato", "paraphrase", "") + cdconvRow("d", "eva", "short", ""));
        const auto answer = [](const char *id, const char *answers) {
            return QByteArray("{\"conversation\":\"") + id + "\",\"answers\":{" + answers + "}}\n";
        };
        const QByteArray answers =
            answer("a", "\"risk\":[],\"not_fluent\":[\"u2\"],\"b1_intra\":false") +
            answer("b", "\"risk\":[],\"not_fluent\":[],\"b1_intra\":false,\"category\":\"intra\"") +
            answer("c", "\"risk\":[],\"not_fluent\":[],\"b1_intra\":true") +
            answer("d", "\"risk\":[],\"not_fluent\":[],\"b1_intra\":false,\"category\":\"none\"");
        annotate(folder, {u"ann"_s, u"bob"_s}, {answers, answers});
        const QJsonObject part = partOf(tableOf(folder, u"cdconv"_s, u"2"_s));
        const QJsonObject paraphrasing = rowOf(part, u"Methods"_s, u"Paraphrasing"_s);
        QVERIFY(isNear(figure(paraphrasing, u"u2 Not Fluent"_s), 1.0 / 3));
        QVERIFY(isNear(figure(paraphrasing, u"EVA b2 Intra"_s), 1.0));
        QVERIFY(isNear(figure(paraphrasing, u"PLATO b1 Intra"_s), 1.0));
        QVERIFY(paraphrasing[u"PLATO b2 Intra"_s].isNull());
        QCOMPARE(part[u"rows"_s][0][u"Methods"_s].toString(), u"Short"_s);
        QVERIFY(part[u"rows"_s][0][u"u2 Not Fluent"_s].isNull());
        // Over Short (0 %) and Paraphrasing (100 %).
        QVERIFY(isNear(figure(rowOf(part, u"Methods"_s, u"Macro-Average"_s), u"EVA b2 Intra"_s), 0.5));
        QVERIFY(isNear(figure(rowOf(part, u"Methods"_s, u"Macro-Average"_s), u"u2 Not Fluent"_s), 1.0 / 3));
    }

    void cdconvTable3()
    {
        const CliFolder folder;
        make(folder, u"cdconv"_s, u"cdconv"_s, cdconvSet());
        const QJsonObject part = partOf(tableOf(folder, u"cdconv"_s, u"3"_s));
        const auto row = [&](const QString &name) { return rowOf(part, u"name"_s, name); };
        QCOMPARE(row(u"# Conversations"_s)[u"EVA"_s].toInt(), 3);
        QCOMPARE(row(u"# Positive"_s)[u"Total"_s].toInt(), 2);
        QCOMPARE(row(u"# Negative"_s)[u"PLATO"_s].toInt(), 2);
        QCOMPARE(row(u"# Paraphrasing"_s)[u"EVA"_s].toString(), u"0 / 2"_s);
        QCOMPARE(row(u"# Short"_s)[u"Total"_s].toString(), u"1 / 1"_s);
        QVERIFY(isNear(figure(row(u"History"_s), u"Total"_s), 0.5));
        QVERIFY(isNear(figure(row(u"Attributes"_s), u"EVA"_s), 1.0));
        // The paper's order, own methods last.
        QStringList names;
        for (const QJsonValue &one : part[u"rows"_s].toArray())
            names.append(one[u"name"_s].toString());
        QVERIFY(names.indexOf(u"# Short"_s) < names.indexOf(u"# Paraphrasing"_s));
        QVERIFY(names.indexOf(u"# Perturb (Negative)"_s) < names.indexOf(u"# own way"_s));
    }

    void cdconvTables4And5()
    {
        const CliFolder folder;
        make(folder, u"cdconv"_s, u"cdconv"_s, cdconvSet());
        const QByteArray right = "id,label\na,0\nb,1\nc,3\nd,2\ne,3\nf,0\n";
        const QByteArray wrong = "id,label\na,0\nb,0\nc,3\nd,0\ne,3\nf,0\n";
        predict(folder, u"bert hierarchical"_s, right);
        predict(folder, u"bert sentence-pair"_s, wrong);
        const QJsonObject part = partOf(tableOf(folder, u"cdconv"_s, u"4"_s));
        QCOMPARE(part[u"rows"_s][0][u"Methods"_s].toString(), u"Sentence Pair"_s);
        QCOMPARE(part[u"rows"_s][1][u"Methods"_s].toString(), u"Hierarchical"_s);
        QCOMPARE(part[u"rows"_s][1][u"Models"_s].toString(), u"bert"_s);
        QVERIFY(isNear(figure(part[u"rows"_s][1].toObject(), u"4-class Acc"_s), 1.0));
        QVERIFY(isNear(figure(part[u"rows"_s][2].toObject(), u"4-class Acc"_s), 100.0 * 2 / 6));
        const QByteArray paper = tableOf(folder, u"cdconv"_s, u"4"_s, {u"--no-intervals"_s}).out;
        QVERIFY2(paper.contains("+33.3"), paper.constData());
        QVERIFY(!paper.contains("["));

        QVERIFY(tableOf(folder, u"cdconv"_s, u"5"_s)
                    .json()[u"tables"_s][0][u"undefined"_s]
                    .toString()
                    .contains(u"BERT / CMNLI + OCNLI / CDConv"_s));
        predict(folder, u"BERT / CMNLI / -"_s, wrong);
        predict(folder, u"BERT / CMNLI / CDConv"_s, right);
        predict(folder, u"BERT / - / CDConv"_s, wrong);
        const QJsonObject trained = partOf(tableOf(folder, u"cdconv"_s, u"5"_s));
        QCOMPARE(trained[u"rows"_s][0][u"Fine-tuning"_s].toString(), u"-"_s);
        QVERIFY(trained[u"rows"_s][0][u"4-class Acc"_s].isNull());
        QVERIFY(isNear(figure(trained[u"rows"_s][0].toObject(), u"2-class Acc"_s), 4.0 / 6));
        QVERIFY(isNear(figure(trained[u"rows"_s][3].toObject(), u"2-class Acc"_s), 100.0 * 2 / 6));
    }

    void rgmTables2And8()
    {
        const CliFolder folder;
        make(folder, u"rgm"_s, u"rgm"_s, rgmSet());
        const QJsonObject summary = partOf(tableOf(folder, u"rgm"_s, u"2"_s));
        QCOMPARE(rowOf(summary, u"Val. of d"_s, u"1"_s)[u"# of contrad."_s].toString(), u"2 (2)"_s);
        QCOMPARE(rowOf(summary, u"Val. of d"_s, u"1"_s)[u"# of noncontrad."_s].toString(), u"1 (1)"_s);
        QCOMPARE(rowOf(summary, u"Val. of d"_s, u"3"_s)[u"# of contrad."_s].toString(), u"1 (1)"_s);
        QCOMPARE(rowOf(summary, u"Val. of d"_s, u"Total"_s)[u"# of noncontrad."_s].toString(), u"2 (2)"_s);
        const QJsonObject models = partOf(tableOf(folder, u"rgm"_s, u"8"_s));
        QCOMPARE(models[u"rows"_s][0][u"P2"_s].toInt(), 2);
        QCOMPARE(models[u"rows"_s][1][u"PX"_s].toInt(), 1);
        QCOMPARE(models[u"rows"_s].toArray().last()[u"Total"_s].toString(), u"2 (2)"_s);
    }

    // Votes 3, 0, 2, 1 of 3: pairs agree in 1, 1, 1/3, 1/3; half of all votes; kappa = (2/3 - 1/2) / (1/2).
    void rgmAgreementFromVotes()
    {
        const CliFolder folder;
        make(folder, u"rgm"_s, u"rgm"_s, rgmSet());
        const QJsonObject part = partOf(tableOf(folder, u"rgm"_s, u"section-3.3"_s));
        const QJsonObject near = rowOf(part, u"Val. of d"_s, u"1"_s);
        QVERIFY(isNear(figure(near, u"Agreeing pairs"_s), 2.0 / 3));
        QVERIFY(isNear(figure(near, u"Fleiss' kappa"_s), 1.0 / 3));
        QVERIFY(isNear(figure(rowOf(part, u"Val. of d"_s, u"3"_s), u"Fleiss' kappa"_s), 1.0));
    }

    void rgmTables6And12()
    {
        const CliFolder folder;
        make(folder, u"rgm"_s, u"rgm"_s, rgmSet());
        predict(folder, u"cd"_s,
                "id,label\na,contradictory\nb,contradictory\nc,contradictory\nd,contradictory\ne,noncontradictory\n"
                "f,noncontradictory\n");
        const QJsonObject byModel = rowOf(partOf(tableOf(folder, u"rgm"_s, u"6"_s)), u"Detector"_s, u"cd"_s);
        QVERIFY(isNear(figure(byModel, u"P2"_s), 1.0));
        QVERIFY(isNear(figure(byModel, u"PX"_s), 0.0));
        QVERIFY(isNear(figure(byModel, u"All"_s), 0.6));
        const QJsonObject byDistance = partOf(tableOf(folder, u"rgm"_s, u"12"_s));
        QVERIFY(isNear(figure(rowOf(byDistance, u"Val. of d"_s, u"1"_s), u"Contradictory"_s), 1.0));
        QVERIFY(isNear(figure(rowOf(byDistance, u"Val. of d"_s, u"1"_s), u"Noncontradictory"_s), 0.0));
        QVERIFY(isNear(figure(rowOf(byDistance, u"Val. of d"_s, u"3"_s), u"Contradictory"_s), 0.0));
    }

    // Ten workers, as in the paper's preliminary experiment.
    void rgmTable7()
    {
        const CliFolder folder;
        make(folder, u"rgm"_s, u"rgm"_s,
             rgmRow("a", "x", "P2", 1, 4, ",\"worker_count\":10,\"method\":\"top\"") +
                 rgmRow("b", "x", "PX", 1, 2, ",\"worker_count\":10,\"method\":\"top\"") +
                 rgmRow("c", "y", "P2", 1, 0, ",\"worker_count\":10,\"method\":\"random\"") +
                 rgmRow("d", "y", "PX", 1, 1, ",\"worker_count\":10,\"method\":\"random\""));
        const QJsonObject part = partOf(tableOf(folder, u"rgm"_s, u"7"_s));
        const QJsonObject top = rowOf(part, u"Contexts"_s, u"TOP"_s);
        QCOMPARE(top[u"T = 1"_s].toInt(), 2);
        QCOMPARE(top[u"T = 3"_s].toInt(), 1);
        QCOMPARE(top[u"T = 4"_s].toInt(), 1);
        QVERIFY(isNear(figure(rowOf(part, u"Contexts"_s, u"RANDOM"_s), u"T = 1 (%)"_s), 0.5));
    }

    void rgmTable9SaysHowToTag()
    {
        const CliFolder folder;
        make(folder, u"rgm"_s, u"rgm"_s, rgmSet());
        const CliResult result = tableOf(folder, u"rgm"_s, u"9"_s, {u"--tag"_s, u"inner"_s, u"--json"_s});
        QCOMPARE(result.exit, 0);
        QVERIFY(result.json()[u"tables"_s][0][u"undefined"_s].toString().contains(u"“inner”"_s));
    }

    void crpTables3And4()
    {
        const CliFolder folder;
        make(folder, u"crp-appropriateness"_s, u"crp"_s,
             R"({"id":"a","context":["Hi","Hello"],"response":"Rain","model":"No attention"})"
             "\n"
             R"({"id":"b","context":["Hi","Hey"],"response":"Sun","model":"Double attention"})"
             "\n");
        const QByteArray both = R"({"conversation":"a","answers":{"score":1,"faults":["ICW"]}})"
                                "\n"
                                R"({"conversation":"b","answers":{"score":3}})"
                                "\n";
        const QByteArray other = R"({"conversation":"a","answers":{"score":1,"faults":["ICW","FNC"]}})"
                                 "\n"
                                 R"({"conversation":"b","answers":{"score":1,"faults":[]}})"
                                 "\n";
        annotate(folder, {u"a1"_s, u"a2"_s, u"a3"_s, u"a4"_s, u"a5"_s}, {both, both, both, both, other});
        const QJsonObject scores = partOf(tableOf(folder, u"crp"_s, u"3"_s));
        QVERIFY(isNear(figure(rowOf(scores, u"Response model"_s, u"No attention"_s), u"1"_s), 1.0));
        QVERIFY(isNear(figure(rowOf(scores, u"Response model"_s, u"Double attention"_s), u"3"_s), 0.8));
        const QJsonObject faults = partOf(tableOf(folder, u"crp"_s, u"4"_s));
        const QJsonObject without = rowOf(faults, u"Response model"_s, u"No attention"_s);
        QCOMPARE(without[u"Rated 1"_s].toInt(), 5);
        QVERIFY(isNear(figure(without, u"a) ICW"_s), 1.0));
        QVERIFY(isNear(figure(without, u"c) FNC"_s), 0.2));
        QVERIFY(isNear(figure(rowOf(faults, u"Response model"_s, u"Double attention"_s), u"a) ICW"_s), 0.0));
    }

    void crpTable5()
    {
        const CliFolder folder;
        make(folder, u"crp-errors"_s, u"crp"_s,
             R"({"id":"a","context":["Hi"],"reference":"Yes","error":"Yet","type":"ICW-EL",)"
             R"("scores":{"m":{"reference":-1,"error":-2}}})"
             "\n"
             R"({"id":"b","context":["Hi"],"reference":"No","error":"Not","type":"FNC",)"
             R"("scores":{"m":{"reference":-3,"error":-2}}})"
             "\n");
        const QJsonObject row = rowOf(partOf(tableOf(folder, u"crp"_s, u"5"_s)), u"Model"_s, u"m"_s);
        QVERIFY(isNear(figure(row, u"ALL"_s), 0.5));
        QVERIFY(isNear(figure(row, u"ICW (EL)"_s), 1.0));
        QVERIFY(isNear(figure(row, u"FNC"_s), 0.0));
        QVERIFY(row[u"ESE"_s].isNull());
    }

    void crpErrorClasses()
    {
        const CliFolder folder;
        make(folder, u"crp-errors"_s, u"crp"_s,
             R"({"id":"a","context":["Hi","Hello"],"response":"Rain","model":"m"})"
             "\n"
             R"({"id":"b","context":["Hi","Hey"],"response":"Sun","model":"m"})"
             "\n");
        const QByteArray answers = R"({"conversation":"a","answers":{"natural":false,"error":"ESE"}})"
                                   "\n"
                                   R"({"conversation":"b","answers":{"natural":false,"error":"ICW"}})"
                                   "\n";
        annotate(folder, {u"a1"_s, u"a2"_s, u"a3"_s}, {answers, answers, answers});
        const QJsonObject classes = partOf(tableOf(folder, u"crp"_s, u"figure-2"_s));
        QVERIFY(isNear(figure(rowOf(classes, u"Label"_s, u"ESE"_s), u"Mean"_s), 0.5));
        const QJsonObject subclasses = partOf(tableOf(folder, u"crp"_s, u"2"_s));
        QCOMPARE(rowOf(subclasses, u"Subclass"_s, u"Others"_s)[u"Responses"_s].toInt(), 1);
    }

    void mutualTable2()
    {
        const CliFolder folder;
        make(folder, u"mutual"_s, u"mutual"_s,
             mutualRow("a", "m : red cars . f : Red cars ?", "A") + mutualRow("b", "m : boats !", "B"));
        const QJsonObject part = partOf(tableOf(folder, u"mutual"_s, u"2"_s));
        const auto value = [&](const QString &name) { return figure(rowOf(part, u"name"_s, name), u"MuTual"_s); };
        QVERIFY(isNear(value(u"# Context-Response Pairs"_s), 2));
        QVERIFY(isNear(value(u"# Avg. Turns per Dialogue"_s), 1.5));
        QVERIFY(isNear(value(u"# Avg. Words per Utterance"_s), 5.0 / 3));
        QVERIFY(isNear(value(u"Vocabulary Size (Context)"_s), 3));   // red cars boats
        QVERIFY(isNear(value(u"Vocabulary Size (Response)"_s), 7));  // m red cars blue green a boat
        QVERIFY(isNear(value(u"# Response Candidates"_s), 4));
    }

    // People are measured against the file's answer, not against what they settle.
    void mutualPeopleBesideModels()
    {
        const CliFolder folder;
        make(folder, u"mutual"_s, u"mutual"_s,
             mutualRow("a", "m : red cars . f : Red ?", "A") + mutualRow("b", "m : boats !", "B"));
        const QByteArray answers =
            R"({"conversation":"a","answers":{"ranking":["A","B","C","D"],"reasoning":"attitude","doubt":false}})"
            "\n"
            R"({"conversation":"b","answers":{"ranking":["A","B","C","D"],"reasoning":"other","doubt":false}})"
            "\n";
        annotate(folder, {u"ann"_s, u"bob"_s}, {answers, answers});
        folder.write(u"run.jsonl"_s, R"({"id":"a","ranking":["B","A","C","D"]})"
                                     "\n"
                                     R"({"id":"b","ranking":["B","A","C","D"]})"
                                     "\n");
        const CliResult imported =
            folder.run({u"predictions"_s, u"p.gainsay"_s, u"import"_s, u"run.jsonl"_s, u"--run"_s, u"roberta"_s});
        QVERIFY2(imported.exit == 0, imported.err.constData());
        const QJsonObject all = partOf(tableOf(folder, u"mutual"_s, u"3"_s));
        const QJsonObject human = rowOf(all, u"Method"_s, u"Human"_s);
        QCOMPARE(human[u"n"_s].toInt(), 4);
        QVERIFY(isNear(figure(human, u"R@1"_s), 0.5));
        QVERIFY(isNear(figure(human, u"R@2"_s), 1.0));
        QVERIFY(isNear(figure(human, u"MRR"_s), 0.75));
        QVERIFY(isNear(figure(rowOf(all, u"Method"_s, u"roberta"_s), u"R@1"_s), 0.5));
        const QJsonObject turns = partOf(tableOf(folder, u"mutual"_s, u"5"_s));
        QVERIFY(isNear(figure(rowOf(turns, u"Method"_s, u"Human"_s), u"#T = 2"_s), 1.0));
        QVERIFY(isNear(figure(rowOf(turns, u"Method"_s, u"Human"_s), u"#T = 1"_s), 0.0));
        QVERIFY(isNear(figure(rowOf(turns, u"Method"_s, u"roberta"_s), u"#T = 1"_s), 1.0));
        const QJsonObject types = partOf(tableOf(folder, u"mutual"_s, u"figure-3"_s));
        QCOMPARE(types[u"rows"_s][0][u"Answers"_s].toInt(), 2);
        QVERIFY(isNear(figure(types[u"rows"_s][0].toObject(), u"Share of answers"_s), 0.5));
        QCOMPARE(tableOf(folder, u"mutual"_s, u"figure-4"_s).json()[u"tables"_s][0][u"parts"_s].toArray().size(), 3);
    }

    void usage()
    {
        const CliFolder folder;
        make(folder, u"rgm"_s, u"rgm"_s, rgmSet());
        const CliResult number = tableOf(folder, u"rgm"_s, u"77"_s);
        QCOMPARE(number.exit, 2);
        QVERIFY(number.says("section-3.3"));
        QCOMPARE(tableOf(folder, u"decode"_s, u"2"_s).exit, 2);
        QCOMPARE(folder.run({u"report"_s, u"p.gainsay"_s, u"stats"_s, u"--number"_s, u"2"_s}).exit, 2);
        // Of the project's own study, all tables.
        const CliResult all = folder.run({u"report"_s, u"p.gainsay"_s, u"table"_s, u"--json"_s});
        QCOMPARE(all.json()[u"study"_s].toString(), u"rgm"_s);
        QCOMPARE(all.json()[u"tables"_s].toArray().size(), 7);
    }

    void latexFitsThePage_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("more");
        QTest::newRow("english") << u"C.UTF-8"_s << QStringList();
        QTest::newRow("chinese") << u"zh_CN.UTF-8"_s << QStringList();
        QTest::newRow("without intervals") << u"C.UTF-8"_s << QStringList{u"--no-intervals"_s};
    }

    // In a page of two columns, with names as people give them.
    void latexFitsThePage()
    {
        QFETCH(QString, language);
        QFETCH(QStringList, more);
        const QString program = QStandardPaths::findExecutable(u"pdflatex"_s);
        if (program.isEmpty())
            QSKIP("pdflatex is not installed: nobody has seen whether the LaTeX tables fit the page. Install "
                  "texlive-latex-recommended, latex-cjk-common and latex-cjk-chinese-arphic-gbsn00lp.");
        const CliFolder folder;
        make(folder, u"cdconv"_s, u"cdconv"_s, cdconvSet());
        const QByteArray right = "id,label\na,0\nb,1\nc,3\nd,2\ne,3\nf,0\n";
        predict(folder, u"a_long_name_of_a_model & 100% #1 flatten"_s, right);
        predict(folder, u"某个模型 sentence-pair"_s, right);
        const CliResult made =
            folder.runWhere({u"LC_ALL="_s + language},
                            QStringList{u"report"_s, u"p.gainsay"_s, u"table"_s, u"--out"_s, u"tables.tex"_s} + more);
        QVERIFY2(made.exit == 0, made.err.constData());
        folder.write(u"paper.tex"_s, "\\documentclass[twocolumn]{article}\\usepackage{booktabs,graphicx,CJKutf8}\n"
                                     "\\begin{document}\\begin{CJK}{UTF8}{gbsn}\n\\input{tables}\n"
                                     "\\end{CJK}\\end{document}\n");
        QProcess latex;
        latex.setWorkingDirectory(QFileInfo(folder.path(u"paper.tex"_s)).path());
        latex.start(program, {u"-interaction=nonstopmode"_s, u"-halt-on-error"_s, u"paper.tex"_s});
        QVERIFY(latex.waitForFinished(60'000));
        const QByteArray said = latex.readAllStandardOutput();
        QVERIFY2(latex.exitCode() == 0, said.constData());
        QVERIFY2(!said.contains("Overfull \\hbox"), said.constData());
    }
};

QTEST_GUILESS_MAIN(TestCliTables)
#include "tst_cli_tables.moc"
