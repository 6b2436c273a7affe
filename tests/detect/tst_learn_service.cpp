// SPDX-License-Identifier: GPL-3.0-or-later
// Teaching a detector with the labels of a project: which labels count, what the package holds, and that it judges.
#include "core/detect/run/LinearDetector.h"
#include "core/scheme/SchemeLibrary.h"
#include "core/service/detect/DetectService.h"
#include "core/service/detect/LearnService.h"
#include "core/service/detect/LearnWeights.h"
#include "core/service/detect/Suggestion.h"
#include "core/service/project/ActiveScheme.h"
#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/WorkStore.h"
#include "tests/support/Engines.h"

#include <QDirIterator>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace gainsay;

namespace {

const QStringList foods = {u"noodles"_s, u"rice"_s, u"bread"_s, u"soup"_s, u"fish"_s, u"beans"_s};

// The reply names the same food again, or another one.
NewConversation meal(int number, BatchId batch)
{
    NewConversation added;
    added.batch = batch;
    const bool contradicts = number % 2 == 1;
    const QString &first = foods[number % foods.size()];
    const QString &second = contradicts ? foods[(number + 1 + number / 9 % 4) % foods.size()] : first;
    added.conversation.externalId = u"m%1"_s.arg(number);
    added.conversation.turns = {{u"user"_s, u"What do you eat on day %1?"_s.arg(number / 3)},
                                {u"bot"_s, u"I eat %1."_s.arg(first)},
                                {u"user"_s, u"What was it again?"_s},
                                {u"bot"_s, u"It is %1."_s.arg(second)}};
    added.conversation.target = 3;
    added.conversation.gold = {{"category", contradicts ? "history" : "none"},
                               {"persona", number % 4 == 1 ? "opinions" : "experiences"}};
    added.goldLabel = contradicts ? u"history"_s : u"none"_s;
    added.fingerprint = added.conversation.externalId.toUtf8();
    return added;
}

class StopAtOnce final : public Progress {
public:
    void report(qint64, qint64) override {}
    bool isCancelled() const override { return true; }
};

}  // namespace

class TestLearnService : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void theImportedLabelsMakeAPackageThatJudges()
    {
        NEW_PROJECT(storage);
        fill(*storage, 240);
        const QTemporaryDir folder;
        const QString made = folder.filePath(u"meals"_s);
        const Result<LearnOutcome> learned = learn(*storage, made);
        VERIFY_OK(learned);
        QCOMPARE(learned->package.learned.rows, 240);
        QVERIFY2(*learned->package.learned.figures.accuracy.value > 0.85,
                 qPrintable(QString::number(*learned->package.learned.figures.accuracy.value)));
        QCOMPARE(storage->audit().list(0, 1)->front().entry.action, u"learn"_s);

        const Result<ModelPackage> package = ModelPackage::open(made);
        VERIFY_OK(package);
        QCOMPARE(package->spec().name, u"meals"_s);
        QCOMPARE(package->spec().question, u"category"_s);
        QVERIFY(package->card(u"en"_s).contains(u"240"_s));
        QVERIFY(package->remarks().isEmpty());
        const LinearDetector detector(*package, nullptr, 2);
        QCOMPARE(detector.info().languages, QStringList{u"en"_s});
        NoProgress progress;
        const Result<DetectReport> report =
            DetectService(*storage, m_engines.clock(), {}).run(detector, {}, true, progress);
        VERIFY_OK(report);
        QCOMPARE(report->judged, 240);
        QCOMPARE(report->silent, 0);
        int right = 0;
        const Result<QList<Prelabel>> stored = storage->prelabels().pageAfter(report->run.id, {}, 240);
        VERIFY_OK(stored);
        for (const Prelabel &said : *stored)
            right += said.label == storage->conversations().row(said.conversation)->goldLabel ? 1 : 0;
        QVERIFY2(right > 220, qPrintable(QString::number(right)));
        // "Most uncertain first" and what annotators see follow the newest run; blind items stay blind.
        QCOMPARE((*storage->prelabels().newestDetectorRun())->model, u"meals"_s);
        const Scheme scheme = activeScheme(storage->project())->scheme;
        const Conversation first = storage->conversations().pageAfter({}, 1)->front();
        ProjectSettings settings;
        QCOMPARE((*suggestionFor(*storage, first, scheme, settings))->run.model, u"meals"_s);
        settings.blindShare = 1.0;
        QVERIFY(!suggestionFor(*storage, first, scheme, settings)->has_value());
    }

    void evidencePointsAtBothEnds()
    {
        NEW_PROJECT(storage);
        fill(*storage, 120);
        const QTemporaryDir folder;
        VERIFY_OK(learn(*storage, folder.filePath(u"m"_s)));
        const LinearDetector detector(*ModelPackage::open(folder.filePath(u"m"_s)), nullptr, 1);
        const QList<Conversation> one = {meal(1, {}).conversation};
        Result<QList<Prediction>> said = detector.detect(one, {});
        VERIFY_OK(said);
        QCOMPARE(detector.info().labels[*said->front().label].name, u"history"_s);
        const Result<QList<QList<Span>>> spans = detector.explain(one, *said, {});
        VERIFY_OK(spans);
        QCOMPARE(spans->front().size(), 2);
        QCOMPARE(spans->front()[0].utterance, 3);
        QCOMPARE(spans->front()[0].text, u"It is bread"_s);
        QCOMPARE(spans->front()[1].utterance, 1);
    }

    void trainingItemsAreNotLearnedFrom()
    {
        NEW_PROJECT(storage);
        fill(*storage, 60);
        fill(*storage, 60, Purpose::Training, 60);
        const QTemporaryDir folder;
        const Result<LearnOutcome> learned = learn(*storage, folder.filePath(u"m"_s));
        VERIFY_OK(learned);
        QCOMPARE(learned->package.learned.rows, 60);
        const FakeClock clock;
        QCOMPARE(*LearnService(*storage, clock, {}).countLabels(LearnGold::All), 60);
    }

    void peoplesLabelsGoBeforeImportedOnes()
    {
        NEW_PROJECT(storage);
        fill(*storage, 80);
        const QList<Conversation> all = *storage->conversations().pageAfter({}, 80);
        for (int i = 0; i < 40; ++i) {
            const Resolution settled{ResolutionSource::Agreement, {{"category", "role"}}, {}};
            VERIFY_OK(storage->conversations().setDerived(all[i].id, ItemState::Agreed, u"role"_s, settled));
        }
        const Resolution left{ResolutionSource::Agreement, {{"category", "incoherent"}}, u"incoherent"_s};
        VERIFY_OK(storage->conversations().setDerived(all[79].id, ItemState::Agreed, u"incoherent"_s, left));
        const QTemporaryDir folder;
        const Result<LearnOutcome> together = learn(*storage, folder.filePath(u"all"_s));
        VERIFY_OK(together);
        QCOMPARE(together->package.learned.rows, 79);
        QCOMPARE(together->package.counts.value(u"role"_s), 40);
        const Result<LearnOutcome> imported = learn(*storage, folder.filePath(u"imported"_s), LearnGold::Imported);
        VERIFY_OK(imported);
        QVERIFY(!imported->package.counts.contains(u"role"_s));
        // All of people's labels are the same: there is nothing to tell apart.
        const Result<LearnOutcome> people = learn(*storage, folder.filePath(u"people"_s), LearnGold::People);
        QVERIFY(!people);
        QVERIFY(!QFileInfo::exists(folder.filePath(u"people"_s)));
        const FakeClock clock;
        LearnService service(*storage, clock, {});
        QCOMPARE(*service.countLabels(LearnGold::People), 40);
        QCOMPARE(*service.countLabels(LearnGold::All), 79);
    }

    void labelsCountByTheAbilityOfThoseWhoGaveThem()
    {
        NEW_PROJECT(storage);
        fill(*storage, 40);
        const QTemporaryDir folder;
        NoProgress progress;
        LearnRequest request;
        request.folder = folder.filePath(u"m"_s);
        request.weighting = LearnWeighting::Ability;
        const Result<LearnOutcome> alone = LearnService(*storage, m_engines.clock(), {}).learn(request, progress);
        VERIFY_OK(alone);  // nobody answered yet
        QVERIFY(alone->remarks.join(u' ').contains(u"counts the same"_s));

        // Two who agree and one who says anything, all settled by the majority.
        QList<UserId> people;
        for (const QString &name : {u"ann"_s, u"ben"_s, u"cal"_s})
            people.append(addPerson(*storage, name));
        const QList<Conversation> all = *storage->conversations().pageAfter({}, 40);
        QList<LabelledRow> rows;
        for (int i = 0; i < 40; ++i) {
            const QString truth = i % 2 == 1 ? u"history"_s : u"none"_s;
            const QString astray = i % 3 == 0 ? u"role"_s : truth;
            for (int person = 0; person < 3; ++person)
                answer(*storage, all[i].id, people[person], person == 2 ? astray : truth);
            // One was settled the way of the one who strays.
            rows.append({all[i].id, i == 0 ? u"role"_s : truth});
        }
        const Scheme scheme = activeScheme(storage->project())->scheme;
        const Result<LabelWeights> weights =
            weightsByAbility(*storage, scheme, *scheme.question(scheme.goldQuestion), rows, progress);
        VERIFY_OK(weights);
        QCOMPARE(weights->weighed, 40);
        QVERIFY(weights->values[0] < 0.2F);
        QVERIFY(weights->values[1] > 0.9F);
    }

    void anotherQuestionCanBeLearned()
    {
        NEW_PROJECT(storage);
        fill(*storage, 80);
        const QTemporaryDir folder;
        const Result<LearnOutcome> learned =
            learn(*storage, folder.filePath(u"m"_s), LearnGold::Imported, u"persona"_s);
        VERIFY_OK(learned);
        QCOMPARE(learned->package.counts.keys(), (QStringList{u"experiences"_s, u"opinions"_s}));
        QVERIFY(learned->remarks.join(u' ').contains(u"persona"_s));
        VERIFY_OK(ModelPackage::open(folder.filePath(u"m"_s)));
        const Result<LearnOutcome> wrong = learn(*storage, folder.filePath(u"n"_s), LearnGold::All, u"risk"_s);
        QVERIFY(!wrong);
        QVERIFY(wrong.error().message.contains(u"category"_s));
    }

    void aLabelThatOccursOnceIsLeftOutAndNamed()
    {
        NEW_PROJECT(storage);
        fill(*storage, 60);
        NewConversation odd = meal(60, *storage->conversations().findOrAddBatch(u"b"_s, 1));
        odd.goldLabel = u"role"_s;
        odd.conversation.gold = {{"category", "role"}};
        VERIFY_OK(storage->conversations().insert({odd}));
        const QTemporaryDir folder;
        const Result<LearnOutcome> learned = learn(*storage, folder.filePath(u"m"_s));
        VERIFY_OK(learned);
        QCOMPARE(learned->package.learned.rows, 60);
        QVERIFY(learned->remarks.join(u' ').contains(u"role"_s));
    }

    void thePackageHoldsNoText()
    {
        NEW_PROJECT(storage);
        fill(*storage, 60);
        const QTemporaryDir folder;
        VERIFY_OK(learn(*storage, folder.filePath(u"m"_s)));
        QDirIterator files(folder.filePath(u"m"_s), QDir::Files, QDirIterator::Subdirectories);
        int seen = 0;
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bytes = file.readAll();
            for (const QString &food : foods)
                QVERIFY2(!bytes.contains(food.toUtf8()), qPrintable(file.fileName()));
            ++seen;
        }
        QCOMPARE(seen, 4);
    }

    void stoppingLeavesNothingBehind()
    {
        NEW_PROJECT(storage);
        fill(*storage, 60);
        const QTemporaryDir folder;
        StopAtOnce progress;
        LearnRequest request;
        request.folder = folder.filePath(u"m"_s);
        const Result<LearnOutcome> learned = LearnService(*storage, m_engines.clock(), {}).learn(request, progress);
        QVERIFY(!learned);
        QCOMPARE(learned.error().kind, ErrorKind::Cancelled);
        QVERIFY(QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    }

    void aFolderInUseIsNotOverwritten()
    {
        NEW_PROJECT(storage);
        fill(*storage, 60);
        const QTemporaryDir folder;
        QFile kept(folder.filePath(u"kept"_s));
        QVERIFY(kept.open(QIODevice::WriteOnly));
        const Result<LearnOutcome> learned = learn(*storage, folder.path());
        QVERIFY(!learned);
        QCOMPARE(learned.error().kind, ErrorKind::Conflict);
        QVERIFY(QFileInfo::exists(folder.filePath(u"kept"_s)));
    }

private:
    static UserId addPerson(Storage &storage, const QString &name)
    {
        User user;
        user.name = name;
        user.role = Role::Annotator;
        return *storage.project().addUser(user);
    }

    static void answer(Storage &storage, ConversationId conversation, UserId user, const QString &label)
    {
        Annotation given;
        given.conversation = conversation;
        given.user = user;
        given.revision = 1;
        given.scheme = activeScheme(storage.project())->id;
        given.answers = {{"category", label.toStdString()}};
        given.label = label;
        const Result<AnnotationId> annotation = storage.work().addAnnotation(given);
        VERIFY_OK(annotation);
        Slot slot;
        slot.conversation = conversation;
        slot.batch = *storage.conversations().findOrAddBatch(u"b0"_s, 1);
        slot.number = int(storage.work().slotsOf(conversation)->size());
        slot.user = user;
        slot.state = SlotState::Submitted;
        slot.annotation = *annotation;
        VERIFY_OK(storage.work().addSlots({slot}));
    }

    static void fill(Storage &storage, int count, Purpose purpose = Purpose::Work, int from = 0)
    {
        const BatchId batch = *storage.conversations().findOrAddBatch(u"b%1"_s.arg(from), 1);
        QList<NewConversation> list;
        for (int i = from; i < from + count; ++i) {
            list.append(meal(i, batch));
            list.back().purpose = purpose;
        }
        VERIFY_OK(storage.conversations().insert(list));
    }

    Result<LearnOutcome> learn(Storage &storage, const QString &folder, LearnGold gold = LearnGold::All,
                               const QString &question = {})
    {
        NoProgress progress;
        LearnRequest request;
        request.folder = folder;
        request.gold = gold;
        request.question = question;
        return LearnService(storage, m_engines.clock(), u"sup"_s).learn(request, progress);
    }

    Engines m_engines;
};

QTEST_GUILESS_MAIN(TestLearnService)
#include "tst_learn_service.moc"
