// SPDX-License-Identifier: GPL-3.0-or-later
// The detector beside the annotator: bars, marks found ahead and hidden by a key, its label taken by a key, what is
// recorded of that, and the blind share for whom there is no detector.
#include "core/detect/rules/RuleDetector.h"
#include "core/service/detect/DetectService.h"
#include "core/service/detect/TuningService.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/WorkStore.h"
#include "tests/gui/WindowRig.h"
#include "ui/answers/AnswerEditor.h"
#include "ui/conversation/ConversationView.h"
#include "ui/status/StatusStrip.h"
#include "ui/widgets/KeyOption.h"

#include <QLabel>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

constexpr int items = 10;

// Contradictions that the rules find, judged but without evidence.
void fill(Storage &storage, const Clock &clock)
{
    const BatchId batch = *storage.conversations().findOrAddBatch(u"b"_s, 1);
    QList<NewConversation> added;
    for (int i = 0; i < items; ++i) {
        NewConversation one;
        one.batch = batch;
        one.conversation.externalId = u"c%1"_s.arg(i);
        one.conversation.turns = {{u"user"_s, u"你养猫吗？"_s},
                                  {u"bot"_s, u"我养猫"_s},
                                  {u"user"_s, u"叫什么？"_s},
                                  {u"bot"_s, u"我没有养猫"_s}};
        one.conversation.target = 3;
        one.fingerprint = one.conversation.externalId.toUtf8();
        added.append(one);
    }
    if (!storage.conversations().insert(added))
        qFatal("no conversations");
    NoProgress progress;
    if (!DetectService(storage, clock, u"res"_s).run(RuleDetector(), {}, false, progress))
        qFatal("no run");
}

void begin(WindowRig &rig)
{
    rig.withStorage([&](Storage &storage) { fill(storage, rig.clock()); });
    rig.assign();
    rig.open(u"ann"_s, u"annotate"_s);
    QTRY_VERIFY(rig.page(u"annotate"_s)->findChild<ConversationView *>()->bubbleCount() > 0);
}

ConversationView *view(WindowRig &rig)
{
    return rig.page(u"annotate"_s)->findChild<ConversationView *>();
}

AnswerEditor *editor(WindowRig &rig)
{
    return rig.page(u"annotate"_s)->findChild<AnswerEditor *>();
}

bool hasDetectorMarks(WindowRig &rig)
{
    return std::ranges::any_of(view(rig)->marks(), [](const Mark &mark) { return mark.kind == MarkKind::Detector; });
}

bool hasBars(WindowRig &rig)
{
    const QList<KeyOption *> options = editor(rig)->findChildren<KeyOption *>();
    return std::ranges::any_of(options, [](const KeyOption *option) {
        return option->accessibleDescription().contains(u"detector"_s, Qt::CaseInsensitive);
    });
}

QList<Annotation> submitted(WindowRig &rig)
{
    QList<Annotation> found;
    rig.withStorage([&](Storage &storage) {
        found = storage.work().answersOf(storage.project().userNamed(u"ann"_s)->id, {}, 100).value_or({});
    });
    return found;
}

qsizetype explained(WindowRig &rig)
{
    qsizetype count = 0;
    rig.withStorage([&](Storage &storage) {
        const RunId run = storage.prelabels().runs()->front().id;
        count = items - storage.prelabels().missingSpans(run, {}, 100)->size();
    });
    return count;
}

}  // namespace

class AnnotateDetectorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theWindowSaysWhichDetectorSpeaksFromTheBeginning()
    {
        WindowRig rig(u"cdconv"_s);
        rig.withStorage([&](Storage &storage) { fill(storage, rig.clock()); });
        rig.open(u"ann"_s, u"home"_s);
        const RuleDetector rules;
        const QString name = u"◈ %1 %2 · %3"_s.arg(rules.info().name, rules.info().version, rules.provider());
        const auto said = [&] {
            const auto labels = rig.window().findChild<StatusStrip *>()->findChildren<QLabel *>();
            return std::ranges::any_of(
                labels, [&](const QLabel *label) { return label->isVisible() && label->text() == name; });
        };
        QTRY_VERIFY(said());
        rig.app().session().requestUser(rig.app().session().facts().users.constLast());
        QTRY_VERIFY(rig.app().session().isIdle());
        QVERIFY(said());
    }

    void evidenceIsFoundAheadAndHiddenByAKey()
    {
        WindowRig rig(u"cdconv"_s);
        begin(rig);
        QTRY_VERIFY_WITH_TIMEOUT(hasDetectorMarks(rig), 30000);
        QTRY_VERIFY(explained(rig) >= 4);
        QVERIFY(explained(rig) < items);  // the next few, not the whole project
        QVERIFY(view(rig)->bubbleDescription(3).contains(u"Detector"_s));
        QTest::keyClicks(qApp->focusWidget(), u"h"_s);
        QVERIFY(!view(rig)->bubbleDescription(3).contains(u"Detector"_s));
        QTest::keyClicks(qApp->focusWidget(), u"h"_s);
        QVERIFY(view(rig)->bubbleDescription(3).contains(u"Detector"_s));
    }

    void theSuggestionIsTakenByOneKeyAndThatIsRecorded()
    {
        WindowRig rig(u"cdconv"_s);
        begin(rig);
        QTRY_VERIFY(hasBars(rig));
        QTest::keyClicks(qApp->focusWidget(), u"y"_s);
        QVERIFY(editor(rig)->answers().value("category", "") == "history");
        QTest::keyClicks(qApp->focusWidget(), u"a"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(submitted(rig).size(), 1);
        QTRY_VERIFY(editor(rig)->answers().empty() && hasBars(rig));
        QTest::keyClicks(qApp->focusWidget(), u"0"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(submitted(rig).size(), 2);
        for (const Annotation &annotation : submitted(rig)) {
            QVERIFY(annotation.prelabel.shown);
            QVERIFY(annotation.prelabel.run);
            QCOMPARE(annotation.prelabel.followed, std::optional(annotation.label == "history"_L1));
            QVERIFY(annotation.prelabel.latencyMs.value_or(-1) >= 0);
        }
    }

    void theBlindShareSeesNoDetector()
    {
        WindowRig rig(u"cdconv"_s);
        rig.withStorage([](Storage &storage) {
            ProjectSettings settings = *storage.project().settings();
            settings.blindShare = 1.0;
            if (!storage.project().setSettings(settings))
                qFatal("no settings");
        });
        begin(rig);
        QTRY_VERIFY(rig.app().session().isIdle() && rig.app().detectorWorker().isIdle());
        QVERIFY(!hasBars(rig) && !hasDetectorMarks(rig));
        QTest::keyClicks(qApp->focusWidget(), u"y"_s);
        QVERIFY(!editor(rig)->answers().contains("category"));
        QTest::keyClicks(qApp->focusWidget(), u"0"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(submitted(rig).size(), 1);
        QVERIFY(!submitted(rig).front().prelabel.shown);
        QCOMPARE(explained(rig), 0);
    }

    void theProjectsThresholdDecidesWhatIsSuggested()
    {
        WindowRig rig(u"cdconv"_s);
        rig.withStorage([&](Storage &storage) {
            fill(storage, rig.clock());
            const RunId run = storage.prelabels().runs()->front().id;
            if (!TuningService(storage, rig.clock(), u"res"_s).set(run, {1.0, 1.0}))
                qFatal("no tuning");
        });
        rig.assign();
        rig.open(u"ann"_s, u"annotate"_s);
        QTRY_VERIFY(hasBars(rig));
        QTest::keyClicks(qApp->focusWidget(), u"y"_s);
        QVERIFY(editor(rig)->answers().value("category", "") == "none");
    }
};

QTEST_MAIN(AnnotateDetectorTest)
#include "tst_annotate_detector.moc"
