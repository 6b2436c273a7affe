// SPDX-License-Identifier: GPL-3.0-or-later
// The Detector page: judging a project, setting the threshold on the curve and by key, fitting the temperature and
// taking it back, packages that are dropped on the window or broken.
#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/PrelabelStore.h"
#include "tests/gui/WindowRig.h"
#include "ui/charts/PrecisionRecallChart.h"
#include "ui/charts/ReliabilityDiagram.h"
#include "ui/pages/detector/DetectorQuality.h"
#include "ui/pages/detector/GpuOffer.h"
#include "ui/pages/detector/TeachDetector.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

// Conversations with known labels and a run that is too sure of itself: right in two of three cases, always 98 %.
void fillWithRun(Storage &storage)
{
    const BatchId batch = *storage.conversations().findOrAddBatch(u"b"_s, 1);
    QList<NewConversation> added;
    for (int i = 0; i < 60; ++i) {
        NewConversation one;
        one.batch = batch;
        one.conversation.externalId = u"c%1"_s.arg(i);
        one.conversation.turns = {{u"user"_s, u"问"_s}, {u"bot"_s, u"答"_s}};
        one.conversation.target = 1;
        one.conversation.gold = {{"category", i % 2 == 0 ? "history" : "none"}};
        one.goldLabel = i % 2 == 0 ? u"history"_s : u"none"_s;
        one.fingerprint = one.conversation.externalId.toUtf8();
        added.append(one);
    }
    const QList<ConversationId> ids = *storage.conversations().insert(added);
    const RunId run =
        storage.prelabels()
            .findOrAddRun({{}, u"sure"_s, u"1"_s, u"flatten"_s, Json::object(), u"detector"_s, u"cpu"_s, 1})
            ->id;
    QList<Prelabel> prelabels;
    for (int i = 0; i < 60; ++i) {
        const bool right = i % 3 != 0;
        const bool contradiction = (i % 2 == 0) == right;
        const double high = 0.98 - 0.001 * i;
        Prelabel said;
        said.conversation = ids[i];
        said.label = contradiction ? u"history"_s : u"none"_s;
        said.probabilities = {{u"history"_s, contradiction ? high : 1.0 - high},
                              {u"none"_s, contradiction ? 1.0 - high : high}};
        prelabels.append(said);
    }
    if (!storage.prelabels().insert(run, prelabels))
        qFatal("no run");
}

DetectorTuning tuningIn(WindowRig &rig)
{
    DetectorTuning tuning;
    rig.withStorage([&](Storage &storage) {
        tuning = storage.prelabels().tuning(storage.prelabels().runs()->front().id).value_or(DetectorTuning());
    });
    return tuning;
}

QPushButton *buttonCalled(QWidget *parent, const QString &text)
{
    for (QPushButton *button : parent->findChildren<QPushButton *>()) {
        if (button->text() == text)
            return button;
    }
    return nullptr;
}

}  // namespace

class DetectorPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theThresholdIsSetOnTheCurve()
    {
        WindowRig rig(u"cdconv"_s);
        rig.withStorage(fillWithRun);
        rig.open(u"res"_s, u"detector"_s);
        auto *quality = rig.page(u"detector"_s)->findChild<DetectorQuality *>();
        auto *curve = quality->findChild<PrecisionRecallChart *>();
        QTRY_VERIFY(curve->isVisible() && rig.app().session().isIdle());
        QVERIFY(!curve->thresholdOf(0));  // first mark: the model's own rule, in use

        curve->setFocus();
        QTest::keyClick(curve, Qt::Key_Home);
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(curve, Qt::Key_Right);
        const double wanted = curve->thresholdOf(curve->currentMark()).value();
        QTest::keyClick(curve, Qt::Key_Return);
        QTRY_VERIFY(tuningIn(rig).threshold && std::abs(*tuningIn(rig).threshold - wanted) < 0.001);
        QTRY_VERIFY(rig.app().session().isIdle());
        QVERIFY(std::abs(curve->thresholdOf(0).value() - wanted) < 0.001);
        rig.withStorage([](Storage &storage) {
            const AuditEntry newest = storage.audit().list(0, 1)->front().entry;
            QCOMPARE(newest.action, u"tune_detector"_s);
            QCOMPARE(newest.user, u"res"_s);
        });

        auto *field = quality->findChild<QDoubleSpinBox *>();
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QLocale().toString(0.25, 'f', 3));
        QTest::keyClick(field, Qt::Key_Tab);
        QTRY_COMPARE(tuningIn(rig).threshold, std::optional(0.25));

        QTRY_VERIFY(rig.app().session().isIdle());
        QTest::mouseClick(buttonCalled(quality, u"The model's own rule"_s), Qt::LeftButton);
        QTRY_VERIFY(!tuningIn(rig).threshold);
    }

    void tooFewLabelsAreSaidAndNothingIsOffered()
    {
        WindowRig rig(u"cdconv"_s);
        rig.open(u"res"_s, u"detector"_s);
        auto *card = rig.page(u"detector"_s)->findChild<TeachDetector *>();
        QTRY_VERIFY(rig.app().session().isIdle());
        const auto saysHowMany = [card] {
            const auto labels = card->findChildren<QLabel *>();
            return std::ranges::any_of(labels, [](const QLabel *label) {
                return label->isVisible() && label->text().contains(QString::number(fewestLabels));
            });
        };
        QTRY_VERIFY(saysHowMany());
        QVERIFY(!buttonCalled(card, u"Teach"_s)->isEnabled());
    }

    void labelsTeachAPackageThatIsUsedWhenSomebodySaysSo()
    {
        const QTemporaryDir data;
        qputenv("XDG_DATA_HOME", QFile::encodeName(data.path()));
        const auto restored = qScopeGuard([] { qunsetenv("XDG_DATA_HOME"); });
        WindowRig rig(u"cdconv"_s);
        rig.withStorage(fillWithRun);
        rig.open(u"res"_s, u"detector"_s);
        auto *card = rig.page(u"detector"_s)->findChild<TeachDetector *>();
        QVERIFY(card);
        QPushButton *teach = buttonCalled(card, u"Teach"_s);
        QPushButton *use = buttonCalled(card, u"Use what was learned"_s);
        QTRY_VERIFY(teach->isEnabled() && rig.app().session().isIdle());
        QVERIFY(!use->isVisible());
        const auto *models = rig.page(u"detector"_s)->findChild<QComboBox *>();
        const QString before = models->currentText();
        QSignalSpy learned(card, &TeachDetector::learned);
        // By keyboard alone: the card, its two lists, the button.
        card->setFocus();
        const auto tabTo = [&rig](const QWidget *wanted) {
            for (int step = 0; step < 40 && rig.window().focusWidget() != wanted; ++step)
                QTest::keyClick(rig.window().focusWidget(), Qt::Key_Tab);
            return rig.window().focusWidget() == wanted;
        };
        QVERIFY(tabTo(teach));
        QTest::keyClick(teach, Qt::Key_Space);
        QTRY_COMPARE_WITH_TIMEOUT(learned.count(), 1, 60'000);
        QVERIFY(use->isVisible());
        QCOMPARE(models->currentText(), before);
        QVERIFY(tabTo(use));
        QTest::keyClick(use, Qt::Key_Space);
        QTRY_VERIFY(models->currentData().toString() == learned.front().front().toString());
        QTRY_VERIFY(rig.app().session().isIdle());
        rig.withStorage([](Storage &storage) {
            const AuditEntry newest = storage.audit().list(0, 1)->front().entry;
            QCOMPARE(newest.action, u"learn"_s);
            QCOMPARE(newest.user, u"res"_s);
        });
    }

    void theTemperatureIsFittedAndTakenBack()
    {
        WindowRig rig(u"cdconv"_s);
        rig.withStorage(fillWithRun);
        rig.open(u"res"_s, u"detector"_s);
        auto *quality = rig.page(u"detector"_s)->findChild<DetectorQuality *>();
        QTRY_VERIFY(quality->isVisible() && rig.app().session().isIdle());
        QTest::mouseClick(buttonCalled(quality, u"Calibration"_s), Qt::LeftButton);
        QPushButton *fit = buttonCalled(quality, u"Fit to known labels"_s);
        QVERIFY(fit->isVisible());
        QTest::mouseClick(fit, Qt::LeftButton);
        QTRY_VERIFY(tuningIn(rig).temperature > 2.0);  // far too sure: the logits are divided by much
        QPushButton *back = buttonCalled(quality, u"Take back"_s);
        QTRY_VERIFY(back->isEnabled());
        QVERIFY(quality->findChild<ReliabilityDiagram *>()->markCount() > 0);
        // What was said is stored as it was said.
        rig.withStorage([](Storage &storage) {
            const RunId run = storage.prelabels().runs()->front().id;
            QVERIFY(storage.prelabels().pageAfter(run, {}, 1)->front().confidence() > 0.97);
        });
        QTest::mouseClick(back, Qt::LeftButton);
        QTRY_COMPARE(tuningIn(rig), DetectorTuning());
    }

    void aNewProjectSaysWhatToDo()
    {
        WindowRig rig(u"cdconv"_s);
        rig.open(u"res"_s, u"detector"_s);
        QWidget *page = rig.page(u"detector"_s);
        QTRY_VERIFY(buttonCalled(page, u"Start"_s)->isEnabled());
        QTRY_VERIFY(rig.app().session().isIdle());
        QVERIFY(!page->findChild<PrecisionRecallChart *>()->isVisible());
    }

    void startingJudgesTheProject()
    {
        WindowRig rig(u"cdconv"_s);
        rig.importSample(u"demo-conversations.jsonl"_s, u"cdconv"_s, 12);
        rig.open(u"res"_s, u"detector"_s);
        QPushButton *start = buttonCalled(rig.page(u"detector"_s), u"Start"_s);
        QTRY_VERIFY_WITH_TIMEOUT(start->isEnabled(), 30000);
        QTest::mouseClick(start, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(rig.app().session().isIdle(), 30000);
        rig.withStorage([](Storage &storage) {
            const PrelabelRun run = storage.prelabels().runs()->front();
            QCOMPARE(run.count, 12);
            QVERIFY(storage.prelabels().missingSpans(run.id, {}, 10)->isEmpty());
        });
    }

    void aDroppedPackageIsOpenedAndABrokenOneExplained()
    {
        WindowRig rig(u"cdconv"_s);
        rig.open(u"res"_s, u"detector"_s);
        auto *page = rig.page(u"detector"_s);
        QTRY_VERIFY_WITH_TIMEOUT(buttonCalled(page, u"Start"_s)->isEnabled() && rig.app().session().isIdle(), 30000);
        rig.window().openPage(u"data"_s);
        QTemporaryDir folder;
        QFile json(folder.filePath(u"model.json"_s));
        QVERIFY(json.open(QIODevice::WriteOnly) && json.write("{\"name\": \"half\"}") > 0);
        json.close();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(folder.path())});
        QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        qApp->sendEvent(&rig.window(), &enter);
        QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        qApp->sendEvent(&rig.window(), &drop);
        QTRY_VERIFY(page->isVisible());
        QTRY_VERIFY(rig.app().session().isIdle());
        // A build without the runtime says that before it looks inside; the rules then stand alone in the list.
        const bool canRunModels = !page->findChildren<QComboBox *>().first()->currentData().toString().isEmpty();
        const QStringList wanted =
            canRunModels ? QStringList{u"labels"_s, u"model.json"_s} : QStringList{u"no ONNX Runtime"_s, folder.path()};
        bool explained = false;
        for (const QLabel *label : rig.window().findChildren<QLabel *>())
            explained = explained ||
                        (label->isVisible() && label->text().contains(wanted[0]) && label->text().contains(wanted[1]));
        QVERIFY(explained);
        QVERIFY(buttonCalled(page, u"Start"_s)->isEnabled());  // the detector before is still there
    }

    void providersAreFetchedWhenAskedAndCanBeStopped()
    {
        const QTemporaryDir folder;
        const QString npm = folder.filePath(u"npm"_s);
        QFile script(npm);
        QVERIFY(script.open(QIODevice::WriteOnly) && script.write("#!/bin/sh\nexec sleep 600\n") > 0);
        script.close();
        script.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", QFile::encodeName(folder.path()) + ':' + path);
        qputenv("XDG_DATA_HOME", QFile::encodeName(folder.path()));
        qputenv("XDG_CACHE_HOME", QFile::encodeName(folder.path()));
        const auto back = qScopeGuard([&] {
            qputenv("PATH", path);
            qunsetenv("XDG_DATA_HOME");
            qunsetenv("XDG_CACHE_HOME");
        });
        WindowRig rig(u"cdconv"_s);
        rig.open(u"res"_s, u"detector"_s);
        QWidget *page = rig.page(u"detector"_s);
        auto *offer = page->findChild<GpuOffer *>();
        if (!offer->isVisibleTo(page))
            QSKIP("there are no such providers for this processor");
        const auto *text = offer->findChild<QLabel *>();
        QVERIFY2(text->text().contains(u"179 MB"_s) && text->text().contains(u"MIT"_s), qPrintable(text->text()));
        auto *button = offer->findChild<QPushButton *>();
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        QCOMPARE(button->text(), u"Stop fetching"_s);
        QTRY_COMPARE(rig.app().session().jobs().running().size(), 1);
        QTest::keyClick(button, Qt::Key_Space);
        QTRY_COMPARE(button->text(), u"Fetch for NVIDIA cards"_s);
        QVERIFY(!QFileInfo::exists(folder.filePath(u"gainsay/providers"_s)));
    }
};

QTEST_MAIN(DetectorPageTest)
#include "tst_detector_page.moc"
