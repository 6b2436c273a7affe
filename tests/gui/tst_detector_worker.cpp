// SPDX-License-Identifier: GPL-3.0-or-later
// Asking detectors about one conversation from the window: off the GUI thread, only the newest question answered.
#include "core/detect/rules/RuleDetector.h"
#include "ui/session/DetectorWorker.h"

#include <QSemaphore>
#include <QTest>
#include <QThread>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

// One package that opens and one that does not; counts how often it was asked.
class FewDetectors final : public DetectorSource {
public:
    QStringList installedModels() const override { return {u"sound"_s, u"broken"_s}; }
    QStringList providers() const override { return {u"cpu"_s}; }
    Result<std::unique_ptr<Detector>> open(const DetectorChoice &choice) const override
    {
        ++opened;
        if (choice.model == "broken"_L1)
            return invalidInput(u"not a package"_s);
        return std::unique_ptr<Detector>(std::make_unique<RuleDetector>());
    }

    mutable int opened = 0;
};

Conversation withReply(const QString &reply)
{
    Conversation conversation;
    conversation.turns = {
        {u"user"_s, u"你养猫吗？"_s}, {u"bot"_s, u"我养猫"_s}, {u"user"_s, u"叫什么？"_s}, {u"bot"_s, reply}};
    conversation.target = 3;
    return conversation;
}

}  // namespace

class DetectorWorkerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyDetectorAnswersAndIsOpenedOnce()
    {
        const FewDetectors source;
        DetectorWorker worker(source);
        QObject page;
        QList<TriedAnswer> answers;
        for (const QString &reply : {u"我没有养猫"_s, u"我的猫叫小黑"_s}) {
            answers.clear();
            worker.tryOut(&page, withReply(reply), [&](const QList<TriedAnswer> &all) {
                QCOMPARE(QThread::currentThread(), qApp->thread());
                answers = all;
            });
            QTRY_VERIFY(worker.isIdle());
            QCOMPARE(answers.size(), 2);  // the sound package and the rules
        }
        QCOMPARE(answers[0].detector.labels[*answers[0].prediction.label].name, u"none"_s);
        QVERIFY(answers[0].spans.isEmpty());
        QCOMPARE(source.opened, 3);
    }

    void onlyTheNewestQuestionIsAnswered()
    {
        const FewDetectors source;
        DetectorWorker worker(source);
        QObject page;
        QObject other;
        QSemaphore gate;
        QStringList answered;
        const auto ask = [&](QObject *who, const QString &name) {
            worker.ask(
                who,
                [&gate, name](DetectorCache &, const std::stop_token &) -> Result<QString> {
                    gate.acquire();
                    return name;
                },
                [&answered](const Result<QString> &answer) { answered.append(*answer); });
        };
        ask(&page, u"old"_s);
        ask(&page, u"older news"_s);
        ask(&other, u"somebody else's"_s);
        ask(&page, u"new"_s);
        gate.release(4);
        QTRY_VERIFY(worker.isIdle());
        QCOMPARE(answered, (QStringList{u"somebody else's"_s, u"new"_s}));
    }

    void nobodyIsAnsweredAfterLeaving()
    {
        const FewDetectors source;
        DetectorWorker worker(source);
        bool answered = false;
        {
            QObject page;
            worker.tryOut(&page, withReply(u"我没有养猫"_s), [&](const QList<TriedAnswer> &) { answered = true; });
        }
        QTRY_VERIFY(worker.isIdle());
        QVERIFY(!answered);
    }
};

QTEST_MAIN(DetectorWorkerTest)
#include "tst_detector_worker.moc"
