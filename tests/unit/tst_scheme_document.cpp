// SPDX-License-Identifier: GPL-3.0-or-later
// Schemes while they are written: nothing of a file is lost, and what refers to a question or an answer follows it.
#include "core/guide/Guide.h"
#include "core/scheme/SchemeLibrary.h"
#include "core/scheme/SchemeReader.h"
#include "core/scheme/edit/ConditionForm.h"
#include "core/scheme/edit/SchemeDocument.h"
#include "core/scheme/edit/SchemeShelf.h"

#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

QStringList everyScheme()
{
    return shippedSchemes() + shippedTemplates();
}

SchemeDocument documentOf(const QString &scheme)
{
    return *SchemeDocument::read(loadScheme(scheme)->body);
}

QString faultsOf(const SchemeDocument &document)
{
    QStringList lines;
    for (const JsonFault &fault : schemeFaults(document.toBytes()))
        lines.append(fault.text());
    return lines.join(u'\n');
}

class Dice {
public:
    explicit Dice(quint32 seed) : m_random(seed) {}
    int below(int end) { return end > 0 ? m_random.bounded(end) : 0; }
    template <class T> T of(const QList<T> &list) { return list[below(int(list.size()))]; }

private:
    QRandomGenerator m_random;
};

void editAtRandom(SchemeDocument &document, Dice &dice)
{
    const int questions = document.count(u"questions"_s);
    const int question = dice.below(questions);
    const QString path = u"questions[%1]"_s.arg(question);
    const int options = document.count(path + u".options"_s);
    switch (questions > 0 ? dice.below(9) : 0) {
    case 0:
        document.addQuestion(dice.of(SchemeDocument::kinds()), dice.below(questions + 1));
        break;
    case 1:
        document.duplicateQuestion(question);
        break;
    case 2:
        document.move(u"questions"_s, question, dice.below(questions));
        break;
    case 3:
        document.renameQuestion(question, u"q%1"_s.arg(dice.below(30)));
        break;
    case 4:
        document.setKind(question, dice.of(SchemeDocument::kinds()));
        break;
    case 5:
        if (SchemeDocument::hasOptions(document.text(path + u".kind"_s)))
            document.addOption(question, dice.below(options + 1));
        break;
    case 6:
        if (options > 0)
            document.renameOption(question, dice.below(options), u"v%1"_s.arg(dice.below(30)));
        break;
    case 7:
        document.set(path + u".help.ja"_s, toUtf8(u"助け %1"_s.arg(dice.below(100))));
        break;
    default:
        if (questions > 1)
            document.remove(path);
    }
}

// Answers that mean something to the conditions of a scheme, and some that do not.
Json answersAtRandom(const Scheme &scheme, Dice &dice)
{
    Json answers = Json::object();
    for (const Question &question : scheme.questions) {
        if (dice.below(3) == 0)
            continue;
        const std::string id = toUtf8(question.id);
        if (question.kind == QuestionKind::Bool)
            answers[id] = dice.below(2) == 0;
        else if (question.kind == QuestionKind::Multi || question.kind == QuestionKind::Spans)
            answers[id] = dice.below(2) == 0 || question.options.isEmpty()
                              ? Json::array()
                              : Json::array({dice.of(question.options).value});
        else if (!question.options.isEmpty())
            answers[id] = dice.of(question.options).value;
        else
            answers[id] = "text";
    }
    return answers;
}

// The condition as the reader of schemes takes it.
Condition conditionOf(const Scheme &scheme, const Json &condition)
{
    Json probe = *parseJson(loadScheme(scheme.id)->body);
    probe["removes"] = Json::array({{{"if", condition}, {"as", "probe"}}});
    return readScheme(dumpJson(probe))->removals.constFirst().when;
}

}  // namespace

class SchemeDocumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyShippedFileComesBackByteForByte_data() { addSchemes(); }
    void everyShippedFileComesBackByteForByte()
    {
        QFETCH(QString, scheme);
        QCOMPARE(documentOf(scheme).toBytes(), loadScheme(scheme)->body);
    }

    void randomlyEditedFilesComeBack_data() { addSchemes(); }
    void randomlyEditedFilesComeBack()
    {
        QFETCH(QString, scheme);
        for (quint32 seed = 1; seed <= 12; ++seed) {
            Dice dice(seed);
            SchemeDocument document = documentOf(scheme);
            document.set(u"x-of-another-tool.depth"_s, OrderedJson{{"zeta", 1.50}, {"alpha", {1, 2, 3}}});
            for (int i = 0; i < 25; ++i)
                editAtRandom(document, dice);
            const QByteArray once = document.toBytes();
            const Result<SchemeDocument> again = SchemeDocument::read(once);
            QVERIFY(again && *again == document);
            QCOMPARE(again->toBytes(), once);
            QCOMPARE(document.find(u"x-of-another-tool.depth"_s)->dump(), R"({"zeta":1.5,"alpha":[1,2,3]})");
            (void)schemeFaults(once);  // whatever it has become, it is read to the end
        }
    }

    // What cannot be read says where, and a fault of one field does not hide those of others.
    void allFaultsAreNamedEachOnce()
    {
        SchemeDocument document = documentOf(u"cdconv"_s);
        document.set(u"questions[3].options[1].key"_s, "ab");
        document.set(u"questions[4].options[0].code"_s, 2);
        document.set(u"colour"_s, "red");
        const QList<JsonFault> faults = schemeFaults(document.toBytes());
        QStringList paths;
        for (const JsonFault &fault : faults)
            paths.append(fault.path);
        QCOMPARE(paths.count(u"questions[3].options[1].key"_s), 1);
        QVERIFY(paths.contains(u"questions[4].options[1].code"_s) && paths.contains(u"colour"_s));
        QCOMPARE(faults.first().text(), readScheme(document.toBytes()).error().message);
        QVERIFY(!SchemeDocument::read("[1]"));
        QVERIFY(!SchemeDocument::read("{"));
    }

    void aBlankOneIsASchemeAtOnce()
    {
        SchemeDocument document;
        QCOMPARE(faultsOf(document), QString());
        for (const QString &kind : SchemeDocument::kinds()) {
            document.addQuestion(kind, 99);
            QCOMPARE(faultsOf(document), QString());
        }
        for (int i = 0; i < SchemeDocument::kinds().size(); ++i) {
            document.setKind(1, SchemeDocument::kinds()[i]);
            QCOMPARE(faultsOf(document), QString());
        }
        document.duplicateQuestion(0);
        QCOMPARE(faultsOf(document), QString());
    }

    void whatRefersToAQuestionFollowsIt()
    {
        SchemeDocument document = documentOf(u"cdconv"_s);
        const int category = int(document.questionIds().indexOf(u"category"_s));
        document.renameQuestion(category, u"kind"_s);
        document.renameOption(category, 2, u"earlier"_s);
        document.renameQuestion(0, u"danger"_s);
        QCOMPARE(faultsOf(document), QString());
        const Scheme scheme = *readScheme(document.toBytes());
        QCOMPARE(scheme.goldQuestion, u"kind"_s);
        QVERIFY(scheme.question(u"persona"_s)->askIf->holds({{"kind", "earlier"}}));
        QVERIFY(!scheme.question(u"kind"_s)->askIf->holds({{"danger", Json::array({"b1"})}}));
        QCOMPARE(scheme.removedAs({{"danger", Json::array({"b1"})}}), u"unqualified"_s);
        SchemeDocument votes = documentOf(u"rgm"_s);
        const int asked = int(votes.questionIds().indexOf(u"contradiction"_s));
        votes.renameQuestion(asked, u"verdict"_s);
        votes.renameOption(asked, 0, u"clash"_s);
        QCOMPARE(faultsOf(votes), QString());
    }

    void conditionsMeanTheSameAsRows_data() { addSchemes(); }
    void conditionsMeanTheSameAsRows()
    {
        QFETCH(QString, scheme);
        const Scheme read = loadScheme(scheme)->scheme;
        const Json json = *parseJson(loadScheme(scheme)->body);
        QList<Json> conditions;
        for (const Json &question : json["questions"]) {
            if (question.contains("ask_if"))
                conditions.append(question["ask_if"]);
        }
        for (const Json &removal : json.value("removes", Json::array()))
            conditions.append(removal["if"]);
        // Also what people write by hand in roundabout ways.
        for (const Json &condition : QList<Json>(conditions)) {
            conditions.append(Json{{"not", {{"not", condition}}}});
            conditions.append(Json{{"not", {{"any", Json::array({condition, Json{{"not", condition}}})}}}});
        }
        Dice dice(7);
        for (const Json &condition : conditions) {
            const std::optional<ConditionForm> form = ConditionForm::read(condition);
            QVERIFY(form);
            const Json written = form->toJson();
            QVERIFY(*ConditionForm::read(written) == *form || form->parts.size() == 1);
            const Condition before = conditionOf(read, condition);
            const Condition after = conditionOf(read, written);
            for (int i = 0; i < 60; ++i) {
                const Json answers = answersAtRandom(read, dice);
                QCOMPARE(after.holds(answers), before.holds(answers));
            }
        }
    }

    void textsNeedNoEnglish()
    {
        SchemeDocument document;
        document.set(u"title"_s, OrderedJson{{"zh", "我的任务"}});
        QCOMPARE(faultsOf(document), QString());
        const Scheme scheme = *readScheme(document.toBytes());
        QCOMPARE(scheme.title.text(u"ja_JP"_s), u"我的任务"_s);
        document.set(u"title"_s, OrderedJson::object());
        QVERIFY(faultsOf(document).contains(u"title.en"_s));
    }

    void guidelinesStandInTheSchemeItself()
    {
        SchemeDocument document;
        document.set(u"guidelines"_s,
                     OrderedJson{{"en", "Judge the last turn.\n\n## Label\n<!-- id: label -->\nOne only.\n"},
                                 {"ja", "## ラベル\n一つだけ。"}});
        const Scheme scheme = *readScheme(document.toBytes());
        const Guide guide = *loadGuidelines(scheme, u"en_GB"_s);
        QCOMPARE(guide.sections.size(), 2);
        QVERIFY(guide.sections[0].markdown.contains(u"last turn"_s));
        QCOMPARE(guide.section(u"label"_s)->title, u"Label"_s);
        QCOMPARE(loadGuidelines(scheme, u"ja"_s)->sections.constFirst().title, u"ラベル"_s);
        QVERIFY(loadGuidelines(loadScheme(u"cdconv"_s)->scheme, u"zh"_s)->sections.size() > 1);
    }

    void templatesAndDraftsAreKept()
    {
        QTemporaryDir folder;
        const SchemeShelf shelf(folder.filePath(u"schemes"_s));
        QVERIFY(shelf.templates().isEmpty() && !shelf.draft());
        const Result<QString> path = shelf.keepTemplate(*loadScheme(u"sentiment"_s));
        QVERIFY(path);
        QVERIFY(shelf.keepDraft("{\"half\": "));  // also what cannot be read yet
        QCOMPARE(SchemeShelf(folder.filePath(u"schemes"_s)).draft()->body, QByteArray("{\"half\": "));
        const QList<SchemeTemplate> kept = shelf.templates();
        QCOMPARE(kept.size(), 1);
        QCOMPARE(kept.first().scheme.id, u"sentiment"_s);
        QCOMPARE(loadScheme(kept.first().path)->body, loadScheme(u"sentiment"_s)->body);
        QVERIFY(shelf.removeTemplate(*path));
        QVERIFY(!shelf.removeTemplate(*path));
        shelf.forgetDraft();
        QVERIFY(shelf.templates().isEmpty() && !shelf.draft());
    }

private:
    static void addSchemes()
    {
        QTest::addColumn<QString>("scheme");
        for (const QString &scheme : everyScheme())
            QTest::newRow(qPrintable(scheme)) << scheme;
    }
};

QTEST_GUILESS_MAIN(SchemeDocumentTest)
#include "tst_scheme_document.moc"
