// SPDX-License-Identifier: GPL-3.0-or-later
// What the Errors page shows and takes: marks, tags, slices, studies, sorting, empty states. An error's whole way is in
// tst_errors_walk.cpp.
#include "core/errors/ErrorsService.h"
#include "core/service/annotate/AnnotateService.h"
#include "core/service/plan/AssignService.h"
#include "core/store/ErrorStore.h"
#include "core/store/ProjectStore.h"
#include "tests/errors/ErrorProject.h"
#include "tests/gui/WindowRig.h"
#include "ui/charts/HeatMap.h"
#include "ui/conversation/ConversationView.h"
#include "ui/page/SearchField.h"
#include "ui/pages/errors/ErrorListModel.h"
#include "ui/pages/errors/FilterBar.h"
#include "ui/pages/errors/panels/ConversationPanel.h"
#include "ui/pages/errors/panels/SlicesPanel.h"
#include "ui/pages/errors/panels/StudyTableView.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/PillTabs.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QCollator>
#include <QComboBox>
#include <QHeaderView>
#include <QInputDialog>
#include <QLineEdit>
#include <QSet>
#include <QTableView>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

class ErrorsPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_rig = std::make_unique<WindowRig>(u"cdconv"_s); }
    void cleanup() { m_rig.reset(); }

    void saysWhatToDoWhileThereIsNothing()
    {
        m_rig->open(u"res"_s, u"errors"_s);
        auto *empty = page()->findChild<EmptyState *>();
        QTRY_VERIFY(empty->isVisible());
        m_rig->close();
        m_rig->importSample(u"demo-conversations.jsonl"_s, u"cdconv"_s, 3);
        m_rig->open(u"res"_s, u"errors"_s);
        const auto saysWhatIsMissing = [&] {
            const QList<EmptyState *> states = page()->findChildren<EmptyState *>();
            return std::ranges::any_of(
                states, [](EmptyState *state) { return state->isVisible() && button(state, u"Go to Detector"_s); });
        };
        QTRY_VERIFY(saysWhatIsMissing());
        // What needs no model is there all the same.
        QTest::mouseClick(button(page()->findChild<PillTabs *>(), u"Studies"_s), Qt::LeftButton);
        QTRY_VERIFY(shownTable());
    }

    void whatWasStoppedIsReadOn()
    {
        fill();
        m_rig->start(u"res"_s);
        JobRunner &jobs = m_rig->app().session().jobs();
        const auto stop = connect(&jobs, &JobRunner::changed, &jobs, &JobRunner::cancelAll);
        QTRY_VERIFY(m_rig->app().session().user());
        m_rig->window().openPage(u"errors"_s);
        QTRY_VERIFY(page() && button(page(), u"Read on"_s) && jobs.running().isEmpty());
        auto *empty = page()->findChild<EmptyState *>();
        QTRY_VERIFY(button(empty, u"Read on"_s));
        QVERIFY(empty->isVisible());
        QCOMPARE(model()->rowCount(), 0);
        disconnect(stop);
        QTest::mouseClick(button(empty, u"Read on"_s), Qt::LeftButton);
        QTRY_COMPARE(model()->rowCount(), 8);
    }

    void everybodysMarksLieOverEachOther()
    {
        fill();
        ConversationId first;
        m_rig->withStorage([&](Storage &storage) {
            first = *storage.conversations().idOf(u"e-1"_s);
            PrelabelRun other;
            other.model = u"n"_s;
            other.origin = u"n.jsonl"_s;
            const RunId second = storage.prelabels().findOrAddRun(other)->id;
            QVERIFY(storage.prelabels().insert(second, {Prelabel{first, u"role"_s, {}, {}, {}, {}, {}, {}}}));
            const RunId oldest = storage.prelabels().runs()->last().id;
            for (const RunId run : {oldest, second})
                QVERIFY(storage.prelabels().insertSpans(
                    run, first,
                    {Span{.utterance = 3, .start = 0, .end = 2, .text = u"没有"_s, .link = 1, .score = 0.8}}));
            const auto scheme = activeScheme(storage.project());
            QVERIFY(AssignService(storage, m_rig->clock(), *scheme, {}).assign({u"e"_s, {u"ann"_s, u"bob"_s}, 2, 1}));
            Submission submission;
            submission.conversation = first;
            submission.answers = Json{{"risk", Json::array()},
                                      {"not_fluent", Json::array()},
                                      {"b1_intra", false},
                                      {"category", "history"},
                                      {"persona", "attributes"},
                                      {"evidence",
                                       {{{"utterance", 1}, {"start", 0}, {"end", 3}, {"link", 1}},
                                        {{"utterance", 3}, {"start", 0}, {"end", 4}, {"link", 1}}}}};
            const UserId ann = storage.project().userNamed(u"ann"_s)->id;
            const auto submitted = AnnotateService(storage, m_rig->clock(), *scheme, ann).submit(submission);
            QVERIFY2(submitted, submitted ? "" : qPrintable(submitted.error().message));
        });
        m_rig->open(u"res"_s, u"errors"_s);
        QTRY_COMPARE(model()->rowCount(), 8);
        auto *panel = page()->findChild<ConversationPanel *>();
        QTRY_VERIFY(panel->detail() && panel->detail()->conversation.id == first);
        auto *view = panel->findChild<ConversationView *>();
        QTRY_COMPARE(view->marks().size(), 4);
        QCOMPARE(view->legend(), (QStringList{u"people: A"_s, u"n"_s, u"m"_s, u"weak"_s, u"strong"_s}));
        QSet<int> lanes;
        for (const Mark &mark : view->marks()) {
            if (mark.kind == MarkKind::Detector)
                lanes.insert(mark.lane);
        }
        QCOMPARE(lanes, (QSet<int>{0, 1}));
    }

    void aTagIsGivenByKeyAndExplained()
    {
        fill();
        m_rig->open(u"res"_s, u"errors"_s);
        QTRY_COMPARE(model()->rowCount(), 8);
        auto *panel = page()->findChild<ConversationPanel *>();
        list()->setFocus();
        list()->selectRow(1);
        const ConversationId chosen = model()->idAt(1);
        QTRY_VERIFY(panel->detail() && panel->detail()->conversation.id == chosen);
        QTest::keyClick(list(), Qt::Key_1);
        QTRY_COMPARE(panel->detail()->tags.size(), 1);
        QCOMPARE(panel->detail()->tags[0].tag, u"commonsense"_s);
        auto *note = panel->findChild<QLineEdit *>();
        QTRY_VERIFY(note->isVisible());
        note->setFocus();
        QTest::keyClicks(note, u"a dog is an animal"_s);
        QTest::keyClick(note, Qt::Key_Return);
        QTRY_COMPARE(panel->detail()->tags[0].note, u"a dog is an animal"_s);
    }

    // One's own tag does not hide what others have done since.
    void whatOthersDidIsReadAfterOnesOwnTag()
    {
        fill();
        m_rig->open(u"res"_s, u"errors"_s);
        QTRY_COMPARE(model()->rowCount(), 8);
        auto *panel = page()->findChild<ConversationPanel *>();
        const ConversationId first = model()->idAt(0);
        const ConversationId second = model()->idAt(1);
        QTRY_VERIFY(panel->detail() && panel->detail()->conversation.id == first);
        m_rig->withStorage([&](Storage &storage) {
            const auto scheme = activeScheme(storage.project());
            const UserId sup = storage.project().userNamed(u"sup"_s)->id;
            const RunId run = storage.prelabels().runs()->last().id;
            QVERIFY(ErrorsService(storage, m_rig->clock(), *scheme, sup).tag(second, run, u"commonsense"_s));
        });
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key_1);
        QTest::keyClick(list(), Qt::Key_2);
        const auto tagged = [&](int row) {
            return model()->index(row, ErrorListModel::TagColumn).data().toString().count(u',') + 1;
        };
        QTRY_COMPARE(panel->detail()->tags.size(), 2);
        QTRY_COMPARE(tagged(0), 2);  // neither change was made to a table without the other
        QVERIFY(model()->index(1, ErrorListModel::TagColumn).data().toString().isEmpty());
        m_rig->window().openPage(u"home"_s);
        m_rig->window().openPage(u"errors"_s);
        QTRY_VERIFY(!model()->index(1, ErrorListModel::TagColumn).data().toString().isEmpty());
    }

    // Searched, taken away by its chip, and searched again.
    void theSameWordIsSearchedTwice()
    {
        fill();
        m_rig->open(u"res"_s, u"errors"_s);
        QTRY_COMPARE(model()->rowCount(), 8);
        auto *search = page()->findChild<SearchField *>();
        for (int time = 0; time < 2; ++time) {
            search->setFocus();
            QTest::keyClicks(search, u"3"_s);
            QTRY_COMPARE(model()->rowCount(), 1);
            list()->setFocus();
            const QList<QAbstractButton *> buttons =
                page()->findChild<FilterBar *>()->findChildren<QAbstractButton *>();
            const auto chip = std::ranges::find_if(
                buttons, [](const QAbstractButton *one) { return one->isVisible() && one->text().endsWith(u"✕"_s); });
            QVERIFY(chip != buttons.end());
            (*chip)->click();
            QTRY_COMPARE(model()->rowCount(), 8);
            QTRY_COMPARE(search->text(), QString());
        }
    }

    void aSliceKeepsTheFilterAndItsFigures()
    {
        fill();
        m_rig->open(u"res"_s, u"errors"_s);
        QTRY_COMPARE(model()->rowCount(), 8);
        auto *matrix = page()->findChild<HeatMap *>();
        QTRY_VERIFY(matrix->markCount() == 4);
        QTest::mouseClick(matrix, Qt::LeftButton, {}, matrix->markArea(2).center().toPoint());
        QTRY_COMPARE(model()->rowCount(), 1);
        QAbstractButton *save = button(page()->findChild<FilterBar *>(), u"Save as slice"_s);
        QVERIFY(save && save->isEnabled());
        QTest::mouseClick(save, Qt::LeftButton);
        auto *dialog = page()->findChild<QInputDialog *>();
        QTRY_VERIFY(dialog && dialog->isVisible());
        dialog->setTextValue(u"missed"_s);
        dialog->accept();
        QTest::mouseClick(button(page()->findChild<PillTabs *>(), u"Slices"_s), Qt::LeftButton);
        QTRY_VERIFY(shownTable() && !shownTable()->tables().isEmpty());
        QCOMPARE(shownTable()->tables()[0].table.rows[0][0].text, u"missed"_s);
        QCOMPARE(shownTable()->tables()[0].table.rows[0][1].value, 1.0);
    }

    void slicesAreComparedWithEachOtherAndDeleted()
    {
        fill();
        m_rig->withStorage([&](Storage &storage) {
            QVERIFY(storage.errors().putSlice({{}, u"of A"_s, {{"chatbots", {"A"}}}, {}, 1}));
            QVERIFY(storage.errors().putSlice({{}, u"of B"_s, {{"chatbots", {"B"}}}, {}, 1}));
        });
        m_rig->open(u"res"_s, u"errors"_s);
        QTRY_COMPARE(model()->rowCount(), 8);
        QTest::mouseClick(button(page()->findChild<PillTabs *>(), u"Slices"_s), Qt::LeftButton);
        QTRY_VERIFY(shownTable() && shownTable()->tables().size() == 2);
        // A: rows 1, 3, 5 and 7, one of them wrong. B: rows 2, 4, 6 and 8, two wrong.
        const ReportTable compared = shownTable()->tables()[1].table;
        QCOMPARE(compared.rows[0][1].value, 0.75);
        QCOMPARE(compared.rows[0][2].value, 0.5);
        QCOMPARE(compared.rows[0][3].value, 0.25);
        QVERIFY(compared.rows[0][3].interval->low <= 0.25 && compared.rows[0][3].interval->high >= 0.25);
        auto *second = page()->findChild<SlicesPanel *>()->findChildren<QComboBox *>().last();
        second->setCurrentIndex(0);
        Q_EMIT second->activated(0);
        QTRY_COMPARE(shownTable()->tables().size(), 1);
        QAbstractButton *remove = button(page(), u"Delete slice"_s);
        QVERIFY(!remove->isEnabled());
        Q_EMIT shownTable()->rowChosen(0, 1);
        QTRY_COMPARE(model()->rowCount(), 4);
        QTRY_VERIFY(m_rig->app().session().isIdle());
        QVERIFY2(remove->isEnabled(), "it stays chosen while the list is filtered by it");
        QTest::mouseClick(remove, Qt::LeftButton);
        QTRY_COMPARE(shownTable()->tables()[0].table.rows.size(), 1);
        QCOMPARE(shownTable()->tables()[0].table.rows[0][0].text, u"of A"_s);
    }

    void aSliceWithAPatternIsCountedWithIt()
    {
        fill();
        m_rig->withStorage([&](Storage &storage) {
            const Slice slice{{}, u"odd ones"_s, {{"pattern", "[12] 号$"}, {"gold", {"none"}}}, {}, 1};
            QVERIFY(storage.errors().putSlice(slice));
        });
        m_rig->open(u"res"_s, u"errors"_s);
        QTRY_COMPARE(model()->rowCount(), 8);
        QTest::mouseClick(button(page()->findChild<PillTabs *>(), u"Slices"_s), Qt::LeftButton);
        QTRY_VERIFY(shownTable() && !shownTable()->tables().isEmpty());
        QCOMPARE(shownTable()->tables()[0].table.rows[0][1].value, 2.0);
    }

    // Ours: two models on four pairs; the first prefers the right response in three of them, the second in one.
    void contrastivePairsFromTheFileToTheTable()
    {
        m_rig = std::make_unique<WindowRig>(u"crp-appropriateness"_s);
        m_rig->importLines(
            "{\"context\":[\"庭に花を植えました\",\"もう咲きましたか\"],\"reference\":\"はい、咲きました\","
            "\"error\":\"はい、割れました\",\"type\":\"ICW-EL\",\"scores\":{\"one\":{\"reference\":-1,"
            "\"error\":-3},\"two\":{\"reference\":-4,\"error\":-3}}}\n"
            "{\"context\":[\"駅まで歩きました\",\"遠かったですか\"],\"reference\":\"一時間かかりました\","
            "\"error\":\"一時間食べました\",\"type\":\"ICW-EL\",\"scores\":{\"one\":{\"reference\":-2,"
            "\"error\":-1},\"two\":{\"reference\":-4,\"error\":-3}}}\n"
            "{\"context\":[\"昨日映画を見た\",\"どうだった\"],\"reference\":\"とても面白かった\","
            "\"error\":\"明日見たのが面白かった\",\"type\":\"ESE\",\"scores\":{\"one\":{\"reference\":-1,"
            "\"error\":-2},\"two\":{\"reference\":-1,\"error\":-2}}}\n"
            "{\"context\":[\"犬を飼っています\",\"名前は何ですか\"],\"reference\":\"ポチです\","
            "\"error\":\"犬は飼っていません\",\"type\":\"FNC\",\"scores\":{\"one\":{\"reference\":-1,"
            "\"error\":-2},\"two\":{\"reference\":-3,\"error\":-2}}}\n",
            u"crp"_s);
        m_rig->open(u"res"_s, u"errors"_s);
        QTRY_COMPARE(model()->rowCount(), 4);
        QTest::mouseClick(button(page()->findChild<PillTabs *>(), u"Studies"_s), Qt::LeftButton);
        QTRY_VERIFY(shownTable() && !shownTable()->tables().isEmpty());
        const StudyTable study = shownTable()->tables()[0];
        QStringList rows;
        for (const QList<ReportCell> &row : study.table.rows)
            rows.append(u"%1 %2 %3 %4"_s.arg(row[0].text, row[1].text).arg(row[2].value).arg(row[3].value));
        QCOMPARE(rows, (QStringList{u"one all 4 0.75"_s, u"one ESE 1 1"_s, u"one FNC 1 1"_s, u"one ICW-EL 2 0.5"_s,
                                    u"two all 4 0.25"_s, u"two ESE 1 1"_s, u"two FNC 1 0"_s, u"two ICW-EL 2 0"_s}));
        // Wilson's interval of 3 of 4.
        QVERIFY(std::abs(study.table.rows[0][3].interval->low - 0.3006) < 1e-3);
        QVERIFY(std::abs(study.table.rows[0][3].interval->high - 0.9544) < 1e-3);
        Q_EMIT shownTable()->filterChosen(study.filters[3]);
        QTRY_COMPARE(model()->rowCount(), 2);
    }

    void everyModelHasItsLabelConfidenceAndMargin()
    {
        fill();
        m_rig->withStorage([&](Storage &storage) {
            const auto ids = {*storage.conversations().idOf(u"e-1"_s), *storage.conversations().idOf(u"e-2"_s)};
            QList<Prelabel> prelabels;
            for (const ConversationId id : ids)
                prelabels.append(predicted(id, u"none"_s, prelabels.isEmpty() ? 0.6 : 0.95));
            addRun(storage, u"newer"_s, prelabels);
        });
        m_rig->open(u"res"_s, u"errors"_s);
        QTRY_COMPARE(model()->rowCount(), 8);
        QTRY_COMPARE(model()->columnCount(), int(ErrorListModel::FixedColumns) + 3);
        const int other = ErrorListModel::FixedColumns;
        QCOMPARE(model()->headerData(other, Qt::Horizontal, Qt::DisplayRole).toString(), u"m"_s);
        QCOMPARE(model()->headerData(other + 2, Qt::Horizontal, Qt::DisplayRole).toString(), u"Margin of m"_s);
        model()->sort(other + 2, Qt::DescendingOrder);
        QTRY_COMPARE(model()->index(0, other + 2).data().toString(), QLocale().toString(0.8, 'f', 2));
        QCOMPARE(model()->index(0, other + 1).data().toString(), QLocale().toString(0.9, 'f', 2));
        model()->sort(ErrorListModel::MarginColumn, Qt::DescendingOrder);
        QTRY_COMPARE(model()->index(0, ErrorListModel::MarginColumn).data().toString(),
                     QLocale().toString(0.9, 'f', 2));
    }

    void sortsByConfidenceAndStaysAModel()
    {
        fill();
        m_rig->open(u"sup"_s, u"errors"_s);
        QTRY_COMPARE(model()->rowCount(), 8);
        QAbstractItemModelTester tester(model());
        model()->sort(ErrorListModel::ConfidenceColumn, Qt::DescendingOrder);
        QTRY_COMPARE(model()->index(0, ErrorListModel::ConfidenceColumn).data().toString(),
                     QLocale().toString(0.9, 'f', 2));
        model()->sort(ErrorListModel::ConfidenceColumn, Qt::AscendingOrder);
        QTRY_COMPARE(model()->index(0, ErrorListModel::ConfidenceColumn).data().toString(),
                     QLocale().toString(0.6, 'f', 2));
        QTRY_VERIFY(model()->index(0, ErrorListModel::ReplyColumn).data().toString() != u"…"_s);
    }

    // A heading of a text sorts by the text, in the list as it is filtered.
    void sortsByTheTextThatIsShown()
    {
        fill();
        m_rig->open(u"sup"_s, u"errors"_s);
        QTRY_COMPARE(model()->rowCount(), 8);
        const auto replies = [&] {
            QStringList texts;
            for (int row = 0; row < model()->rowCount(); ++row)
                texts.append(model()->index(row, ErrorListModel::ReplyColumn).data().toString());
            return texts;
        };
        QTRY_VERIFY(!replies().contains(u"…"_s));
        QStringList expected = replies();
        QCollator collator;
        std::sort(expected.begin(), expected.end(), collator);
        QCOMPARE(QSet<QString>(expected.begin(), expected.end()).size(), 8);
        QTest::mouseClick(list()->horizontalHeader()->viewport(), Qt::LeftButton, {},
                          {list()->columnViewportPosition(ErrorListModel::ReplyColumn) + 20, 10});
        QTRY_VERIFY(m_rig->app().session().isIdle());
        QTRY_COMPARE(replies(), list()->horizontalHeader()->sortIndicatorOrder() == Qt::AscendingOrder
                                    ? expected
                                    : QStringList(expected.crbegin(), expected.crend()));
        model()->sort(ErrorListModel::ReplyColumn, Qt::DescendingOrder);
        QTRY_COMPARE(replies(), QStringList(expected.crbegin(), expected.crend()));
        model()->sort(-1, Qt::AscendingOrder);
        QTRY_VERIFY(replies() != QStringList(expected.crbegin(), expected.crend()));
    }

private:
    Page *page() { return m_rig->page(u"errors"_s); }
    static QAbstractButton *button(QWidget *parent, const QString &text)
    {
        for (QAbstractButton *one : parent->findChildren<QAbstractButton *>()) {
            if (one->text() == text)
                return one;
        }
        return nullptr;
    }
    ErrorListModel *model() { return page()->findChild<ErrorListModel *>(); }
    QTableView *list()
    {
        for (QTableView *view : page()->findChildren<QTableView *>()) {
            if (view->model() == model())
                return view;
        }
        return nullptr;
    }
    StudyTableView *shownTable()
    {
        for (StudyTableView *view : page()->findChildren<StudyTableView *>()) {
            if (view->isVisible())
                return view;
        }
        return nullptr;
    }

    // Eight conversations with imported labels, five "none" and three "history"; the model takes two of the former for
    // the latter and misses one.
    void fill()
    {
        m_rig->withStorage([&](Storage &storage) {
            const QString none = u"none"_s;
            const QString history = u"history"_s;
            const QStringList gold{none, none, none, none, none, history, history, history};
            const QStringList said{history, history, none, none, none, history, history, none};
            const QList<ConversationId> ids = addLabelled(storage, gold, u"e"_s);
            QList<Prelabel> prelabels;
            for (qsizetype i = 0; i < ids.size(); ++i)
                prelabels.append(predicted(ids[i], said[i], i == 0 ? 0.9 : 0.6));
            addRun(storage, u"m"_s, prelabels);
        });
    }

    std::unique_ptr<WindowRig> m_rig;
};

QTEST_MAIN(ErrorsPageTest)
#include "tst_errors_page.moc"
