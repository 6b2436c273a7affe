// SPDX-License-Identifier: GPL-3.0-or-later
// Work on another thread: whose answer is wanted, whose is dropped, and what is not even begun.
#include "ui/session/Background.h"

#include <QSemaphore>
#include <QTest>
#include <QThreadPool>

using namespace gainsay;

class BackgroundTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_pool.setMaxThreadCount(1);
        m_background =
            std::make_unique<Background>([this](std::function<void()> task) { m_pool.start(std::move(task)); });
        m_begun = 0;
        m_answers.clear();
    }
    void cleanup()
    {
        m_goOn.release(10);
        m_pool.waitForDone();
        m_background.reset();
        m_goOn.tryAcquire(m_goOn.available());
    }

    void whoAskedGetsTheAnswer()
    {
        ask(this, 1);
        QCOMPARE(m_background->pending(), 1);
        m_goOn.release();
        QTRY_COMPARE(m_answers, QList<int>{1});
        QCOMPARE(m_background->pending(), 0);
    }

    void anOwnerThatIsGoneGetsNone()
    {
        auto owner = std::make_unique<QObject>();
        ask(owner.get(), 1);
        owner.reset();
        m_goOn.release();
        QTRY_COMPARE(m_background->pending(), 0);
        QVERIFY(m_answers.isEmpty());
    }

    void anotherPersonGetsNoneOfTheFirst()
    {
        Epoch person;
        ask(person.owner(), 1);
        person.renew();
        ask(person.owner(), 2);
        m_goOn.release(2);
        QTRY_COMPARE(m_background->pending(), 0);
        QCOMPARE(m_answers, QList<int>{2});
    }

    void anEndedEpochSkipsWhatHasNotBegun()
    {
        ask(this, 1);
        ask(this, 2);
        QTRY_COMPARE(m_begun.load(), 1);
        m_background->endEpoch();
        m_goOn.release(2);
        QTRY_COMPARE(m_background->pending(), 0);
        QCOMPARE(m_begun.load(), 1);
        QVERIFY(m_answers.isEmpty());
    }

    // A save that was asked before the project closed must be done, whoever still listens.
    void whatMustBeDoneIsDone()
    {
        ask(this, 1, Background::Unwanted::DoneAnyway);
        ask(this, 2, Background::Unwanted::DoneAnyway);
        m_background->endEpoch();
        m_goOn.release(2);
        QTRY_COMPARE(m_background->pending(), 0);
        QCOMPARE(m_begun.load(), 2);
        QVERIFY(m_answers.isEmpty());
    }

    void aNewerQuestionTakesTheOlderOneBack()
    {
        const auto wait = [this](int value) {
            m_background->askNewest(
                this,
                [this, value](const std::stop_token &) {
                    ++m_begun;
                    m_goOn.acquire();
                    return value;
                },
                [this](int answer) { m_answers.append(answer); });
        };
        wait(1);
        QTRY_COMPARE(m_begun.load(), 1);
        wait(2);
        wait(3);
        m_goOn.release(3);
        QTRY_COMPARE(m_background->pending(), 0);
        QCOMPARE(m_answers, QList<int>{3});
        QCOMPARE(m_begun.load(), 2);
    }

private:
    void ask(QObject *owner, int value, Background::Unwanted unwanted = Background::Unwanted::Skipped)
    {
        m_background->ask(
            owner,
            [this, value](const std::stop_token &) {
                ++m_begun;
                m_goOn.acquire();
                return value;
            },
            [this](int answer) { m_answers.append(answer); }, unwanted);
    }

    QThreadPool m_pool;
    QSemaphore m_goOn;
    std::unique_ptr<Background> m_background;
    std::atomic<int> m_begun = 0;
    QList<int> m_answers;
};

QTEST_MAIN(BackgroundTest)
#include "tst_background.moc"
