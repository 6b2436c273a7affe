// SPDX-License-Identifier: GPL-3.0-or-later
// One project after another in the same window: numbers mean something else in the next one, so that nothing of the
// former may be left. And what is left on hidden pages must stand a change of language while no project is open.
#include "core/service/annotate/AnnotateService.h"
#include "core/service/supervise/SpotCheckService.h"
#include "core/store/PrelabelStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/TrainingStore.h"
#include "tests/errors/ErrorProject.h"
#include "tests/gui/WindowRig.h"
#include "ui/conversation/ConversationView.h"
#include "ui/discussion/DiscussionPanel.h"
#include "ui/page/SearchField.h"
#include "ui/pages/detector/DetectorQuality.h"
#include "ui/pages/errors/ErrorListModel.h"
#include "ui/pages/errors/FilterBar.h"
#include "ui/pages/errors/panels/ConversationPanel.h"
#include "ui/pages/reports/ReportFilterBar.h"
#include "ui/widgets/KeyOption.h"
#include "ui/widgets/PillTabs.h"
#include "ui/widgets/StatTile.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLineEdit>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

class AnotherProjectTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_first = std::make_unique<WindowRig>(u"cdconv"_s);
        m_next = std::make_unique<WindowRig>(u"cdconv"_s);
    }
    void cleanup()
    {
        m_first.reset();
        m_next.reset();
    }

    void theErrorsPageShowsTheTextsOfTheNext()
    {
        importReplies(*m_first, u"former"_s, 3);
        importReplies(*m_next, u"latter"_s, 3);
        m_first->open(u"res"_s, u"errors"_s);
        auto *model = page(u"errors"_s)->findChild<ErrorListModel *>();
        auto *panel = page(u"errors"_s)->findChild<ConversationPanel *>();
        QTRY_VERIFY(repliesIn(*model).contains(u"former 0"_s));
        QTRY_VERIFY(panel->detail() && panel->detail()->conversation.turns.last().text == u"former 0"_s);
        auto *search = page(u"errors"_s)->findChild<FilterBar *>()->findChild<SearchField *>();
        search->setFocus();
        QTest::keyClicks(search, u"former"_s);
        QTest::keyClick(search, Qt::Key_Return);
        press(button(page(u"errors"_s), u"Try it"_s));
        QTRY_VERIFY(fieldSaying(page(u"errors"_s), u"former 0"_s));

        goOn(u"res"_s, u"errors"_s);
        QTRY_COMPARE(model->rowCount(), 3);
        QTRY_COMPARE(repliesIn(*model), (QStringList{u"latter 0"_s, u"latter 1"_s, u"latter 2"_s}));
        QTRY_VERIFY(panel->detail() && panel->detail()->conversation.turns.last().text == u"latter 0"_s);
        QCOMPARE(search->text(), QString());
        QTRY_VERIFY(fieldSaying(page(u"errors"_s), u"latter 0"_s));
        QVERIFY(!fieldSaying(page(u"errors"_s), u"former 0"_s));
    }

    void theSpotCheckAsksTheQuestionsOfTheNext()
    {
        m_next = std::make_unique<WindowRig>(u"rgm"_s);
        beginRound(*m_first,
                   {{"risk", Json::array()}, {"not_fluent", Json::array()}, {"b1_intra", false}, {"category", "none"}});
        beginRound(*m_next, {{"contradiction", "noncontradictory"}});
        m_first->open(u"sup"_s, u"spotcheck"_s);
        QTRY_VERIFY(page(u"spotcheck"_s)->findChild<ConversationView *>()->hasFocus());
        const QStringList before = options(page(u"spotcheck"_s));
        QVERIFY(!before.isEmpty());
        QTest::keyClick(qApp->focusWidget(), Qt::Key_X);
        QTest::keyClicks(qApp->focusWidget(), u"not of this project"_s);

        goOn(u"sup"_s, u"spotcheck"_s);
        QTRY_VERIFY(page(u"spotcheck"_s)->findChild<ConversationView *>()->hasFocus());
        QVERIFY(options(page(u"spotcheck"_s)) != before);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_X);
        QVERIFY(!fieldSaying(page(u"spotcheck"_s), u"not of this project"_s));
    }

    void theDetectorPageForgetsTheFormerRun()
    {
        fillWithRun(*m_first);
        m_first->open(u"res"_s, u"detector"_s);
        auto *quality = page(u"detector"_s)->findChild<DetectorQuality *>();
        QTRY_VERIFY(quality->isVisible());
        window().openPage(u"home"_s);
        m_first->app().session().close();
        QVERIFY(quality->isHidden());
        goOn(u"res"_s, u"detector"_s);
        QTRY_VERIFY(m_first->app().session().isIdle());
        QVERIFY(quality->isHidden());
    }

    void adjudicatingBeginsWithTheFirstDisputeOfTheNext()
    {
        importReplies(*m_first, u"former"_s, 3);
        importReplies(*m_next, u"latter"_s, 3);
        for (WindowRig *rig : {m_first.get(), m_next.get()}) {
            rig->assign();
            answerAll(*rig, u"ann"_s, "none");
        }
        answerAll(*m_first, u"bob"_s, "role");
        answerAll(*m_next, u"bob"_s, "none", "role");  // the last one alone is disputed
        m_first->open(u"judge"_s, u"adjudicate"_s);
        auto *view = page(u"adjudicate"_s)->findChild<ConversationView *>();
        QTRY_VERIFY(view->hasFocus());
        auto *comment = page(u"adjudicate"_s)->findChild<DiscussionPanel *>()->findChild<QLineEdit *>();
        comment->setText(u"not of this project"_s);
        QVERIFY(view->bubbleDescription(3).contains(u"former"_s));

        goOn(u"judge"_s, u"adjudicate"_s);
        QTRY_VERIFY(view->hasFocus());
        QTRY_VERIFY(view->bubbleDescription(3).contains(u"latter 2"_s));
        QCOMPARE(comment->text(), QString());
    }

    void reportsAreAboutTheQuestionThatGivesTheLabel()
    {
        m_next = std::make_unique<WindowRig>(u"rgm"_s);
        importReplies(*m_first, u"former"_s, 3);
        importReplies(*m_next, u"latter"_s, 3);
        m_first->open(u"res"_s, u"reports"_s);
        QTRY_VERIFY(page(u"reports"_s));
        auto *question = window().findChild<ReportFilterBar *>()->findChildren<QComboBox *>().at(1);
        QTRY_COMPARE(question->currentData().toString(), u"category"_s);
        goOn(u"res"_s, u"reports"_s);
        QTRY_VERIFY(m_first->app().session().isIdle());
        goBack(u"res"_s, u"reports"_s);
        QTRY_COMPARE(question->currentData().toString(), u"category"_s);
        const auto saysWhich = [&] {
            const QList<StatTile *> tiles = page(u"reports"_s)->findChildren<StatTile *>();
            return std::ranges::any_of(tiles, [](const StatTile *tile) {
                return tile->accessibleDescription().contains(u"Category of b2"_s);
            });
        };
        QTRY_VERIFY(saysWhich());
    }

    // What was shown of a project must not be looked up in it once it is closed.
    void theLanguageChangesAfterTheProjectIsClosed()
    {
        importReplies(*m_first, u"former"_s, 3);
        m_first->assign();
        answerAll(*m_first, u"ann"_s, "none");
        answerAll(*m_first, u"bob"_s, "none");
        m_first->withStorage([](Storage &storage) {
            const ConversationId item = storage.conversations().list({}, {}, 1)->first().id;
            must(storage.training().putGold({GoldKind::Hidden, item, {{"category", "none"}}, {}, 0}));
        });
        m_first->open(u"sup"_s, u"team"_s);
        for (const QString &id : window().reachablePages()) {
            window().openPage(id);
            QTRY_VERIFY(m_first->app().session().isIdle());
            auto *tabs = page(id)->findChild<PillTabs *>();
            for (QAbstractButton *tab : tabs ? tabs->findChildren<QAbstractButton *>() : QList<QAbstractButton *>()) {
                tab->click();
                QTRY_VERIFY(m_first->app().session().isIdle());
            }
        }
        m_first->app().session().close();
        for (const QString &language : {u"zh"_s, u"ja"_s, u"en"_s}) {
            m_first->app().settings().setValue(Setting::Language, language);
            QTest::qWait(50);
        }
        QCOMPARE(window().currentPage(), u"home"_s);
    }

private:
    MainWindow &window() { return m_first->window(); }
    Page *page(const QString &id) { return m_first->page(id); }

    void openInWindow(const WindowRig &rig, const QString &user, const QString &id)
    {
        ProjectSession &session = m_first->app().session();
        m_first->app().settings().setLastUser(rig.project(), user);
        window().openProject(rig.project());
        QTRY_VERIFY(session.isOpen() && session.facts().location == rig.project() && session.user());
        window().openPage(id);
    }
    void goOn(const QString &user, const QString &id) { openInWindow(*m_next, user, id); }
    void goBack(const QString &user, const QString &id) { openInWindow(*m_first, user, id); }

    static void importReplies(WindowRig &rig, const QString &word, int count)
    {
        QByteArray lines;
        for (int i = 0; i < count; ++i)
            lines += "{\"u1\":\"问\",\"b1\":\"答\",\"u2\":\"再问\",\"b2\":\"" + u"%1 %2"_s.arg(word).arg(i).toUtf8() +
                     "\",\"model\":\"m\",\"method\":\"t\"}\n";
        rig.importLines(lines, u"cdconv"_s);
    }

    static QStringList repliesIn(const ErrorListModel &model)
    {
        QStringList replies;
        for (int row = 0; row < model.rowCount(); ++row)
            replies.append(model.index(row, ErrorListModel::ReplyColumn).data().toString());
        return replies;
    }

    static QAbstractButton *button(QWidget *parent, const QString &text)
    {
        for (QAbstractButton *one : parent->findChildren<QAbstractButton *>()) {
            if (one->text() == text)
                return one;
        }
        return nullptr;
    }
    static void press(QAbstractButton *button)
    {
        QVERIFY(button);
        button->click();
    }

    static bool fieldSaying(QWidget *parent, const QString &text)
    {
        const QList<QLineEdit *> fields = parent->findChildren<QLineEdit *>();
        return std::ranges::any_of(fields, [&](const QLineEdit *field) { return field->text() == text; });
    }

    static QStringList options(QWidget *parent)
    {
        QStringList texts;
        for (const KeyOption *option : parent->findChildren<KeyOption *>())
            texts.append(option->text());
        return texts;
    }

    static void submitAll(WindowRig &rig, const QString &user, const std::function<Json(bool last)> &answers)
    {
        rig.withStorage([&](Storage &storage) {
            const Result<ActiveScheme> scheme = activeScheme(storage.project());
            AnnotateService service(storage, rig.clock(), *scheme, storage.project().userNamed(user)->id);
            const qint64 count = must(storage.conversations().count({}));
            for (qint64 i = 1; const std::optional<WorkItem> item = service.next().value_or(std::nullopt); ++i) {
                Submission submission;
                submission.conversation = item->conversation.id;
                submission.answers = answers(i == count);
                must(service.submit(submission));
            }
        });
    }

    static void answerAll(WindowRig &rig, const QString &user, const char *category, const char *last = nullptr)
    {
        submitAll(rig, user, [&](bool isLast) {
            return Json{{"risk", Json::array()},
                        {"not_fluent", Json::array()},
                        {"b1_intra", false},
                        {"category", isLast && last ? last : category}};
        });
    }

    // A settled batch with a round that has begun.
    static void beginRound(WindowRig &rig, const Json &answers)
    {
        importReplies(rig, u"reply"_s, 3);
        rig.assign();
        QStringList people;
        rig.withStorage([&](Storage &storage) {
            for (const User &user : must(storage.project().users())) {
                if (user.role == Role::Annotator)
                    people.append(user.name);
            }
        });
        for (const QString &name : std::as_const(people))
            submitAll(rig, name, [&](bool) { return answers; });
        rig.withStorage([&](Storage &storage) {
            const Result<ActiveScheme> scheme = activeScheme(storage.project());
            SpotCheckService service(storage, rig.clock(), *scheme, storage.project().userNamed(u"sup"_s)->id);
            StartRequest request;
            request.batch = u"b"_s;
            request.sample = 3;
            must(service.start(request));
        });
    }

    static void fillWithRun(WindowRig &rig)
    {
        rig.withStorage([](Storage &storage) {
            const QList<ConversationId> ids = addLabelled(storage, {u"none"_s, u"history"_s, u"none"_s, u"history"_s});
            PrelabelRun run;
            run.model = u"sure"_s;
            run.version = u"1"_s;
            run.method = u"flatten"_s;
            run.origin = u"detector"_s;
            const RunId id = must(storage.prelabels().findOrAddRun(run)).id;
            QList<Prelabel> prelabels;
            for (const ConversationId conversation : ids)
                prelabels.append(predicted(conversation, u"none"_s, 0.9 - 0.01 * double(prelabels.size())));
            must(storage.prelabels().insert(id, prelabels));
        });
    }

    std::unique_ptr<WindowRig> m_first;  // has the window
    std::unique_ptr<WindowRig> m_next;
};

QTEST_MAIN(AnotherProjectTest)
#include "tst_another_project.moc"
