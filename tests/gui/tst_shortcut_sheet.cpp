// SPDX-License-Identifier: GPL-3.0-or-later
// The sheet of keys as a person uses it: every action with its key, a new key at once, and no key that means two
// things.
#include "tests/gui/WindowRig.h"
#include "ui/keys/ShortcutSheet.h"
#include "ui/pages/annotate/ReasonDialog.h"

#include <QKeySequenceEdit>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>

using namespace gainsay;
using namespace Qt::StringLiterals;

class TestShortcutSheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_rig = std::make_unique<WindowRig>(u"cdconv"_s);
        m_rig->importSample(u"demo-conversations.jsonl"_s, u"cdconv"_s, 3);
        m_rig->assign();
    }

    void init()
    {
        m_rig->open(u"ann"_s, u"annotate"_s);
        QTRY_VERIFY(m_rig->app().session().isIdle());
        m_rig->app().actions().action(u"window.keys"_s)->trigger();
        QTRY_VERIFY(m_sheet = m_rig->window().findChild<ShortcutSheet *>());
        QVERIFY(QTest::qWaitForWindowActive(m_sheet));
    }

    void cleanup()
    {
        m_rig->app().actions().resetKeys();
        m_rig->close();
    }

    void pagesThatWereNeverOpenedAreListedToo()
    {
        for (const QString &id : {u"training.goOn"_s, u"inbox.read"_s})
            QVERIFY2(rowOf(id), qPrintable(id));
    }

    void theFirstActionIsChosenAndCanBeGivenAKey()
    {
        const QTreeWidgetItem *current = m_sheet->findChild<QTreeWidget *>()->currentItem();
        QVERIFY(current && !current->data(0, Qt::UserRole).toString().isEmpty());
        QVERIFY(m_sheet->findChild<QKeySequenceEdit *>()->isEnabled());
        QVERIFY(button(u"Set key"_s)->isEnabled());
    }

    void everyActionIsListedWithItsKey()
    {
        for (const ActionCatalog::Entry &entry : m_rig->app().actions().entries()) {
            const QTreeWidgetItem *row = rowOf(entry.id);
            QVERIFY2(row, qPrintable(entry.id));
            QCOMPARE(row->text(0), entry.text());
            QCOMPARE(row->text(1), entry.action->shortcut().toString(QKeySequence::NativeText));
        }
    }

    void aNewKeyWorksAtOnce()
    {
        setKey(u"annotate.skip"_s, Qt::Key_F7);
        QCOMPARE(rowOf(u"annotate.skip"_s)->text(1), u"F7"_s);
        m_sheet->close();
        m_rig->window().activateWindow();  // as the desktop does when a dialog goes
        QVERIFY(QTest::qWaitForWindowActive(&m_rig->window()));
        QWidget *page = m_rig->page(u"annotate"_s);
        page->setFocus();
        QTest::keyClick(page, Qt::Key_S);
        QVERIFY(!page->findChild<ReasonDialog *>());
        QTest::keyClick(page, Qt::Key_F7);
        QTRY_VERIFY(page->findChild<ReasonDialog *>());
    }

    void aClashIsNamedAndChangesNothing_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<QKeyCombination>("key");
        QTest::addColumn<QString>("owner");
        QTest::newRow("of the window") << u"annotate.skip"_s << QKeyCombination(Qt::CTRL, Qt::Key_K) << u"Commands"_s;
        QTest::newRow("of the page") << u"annotate.skip"_s << QKeyCombination(Qt::Key_G) << u"Flag"_s;
        QTest::newRow("of a question") << u"annotate.skip"_s << QKeyCombination(Qt::Key_R) << u"Risk"_s;
        QTest::newRow("of a page never opened")
            << u"window.keys"_s << QKeyCombination(Qt::ALT, Qt::Key_Up) << u"Back to the overview"_s;
        QTest::newRow("of marking evidence") << u"annotate.skip"_s << QKeyCombination(Qt::Key_V) << u"Evidence"_s;
        QTest::newRow("of writing a note") << u"annotate.skip"_s << QKeyCombination(Qt::Key_N) << u"Note"_s;
        QTest::newRow("of another project's answers")
            << u"window.keys"_s << QKeyCombination(Qt::Key_Q) << u"another project"_s;
        QTest::newRow("of an option that waits") << u"window.keys"_s << QKeyCombination(Qt::Key_A) << u"Attributes"_s;
    }

    void aClashIsNamedAndChangesNothing()
    {
        QFETCH(QString, action);
        QFETCH(QKeyCombination, key);
        QFETCH(QString, owner);
        const QString before = rowOf(action)->text(1);
        setKey(action, key);
        QVERIFY2(message().contains(owner), qPrintable(message()));
        QCOMPARE(rowOf(action)->text(1), before);
    }

    // A sequence that begins with somebody's key would never be heard to its end.
    void theBeginningOfASequenceClashesToo()
    {
        const Result<void> set = m_rig->app().actions().setKey(u"annotate.skip"_s, QKeySequence(u"Ctrl+K, Ctrl+S"_s));
        QVERIFY(!set);
        QVERIFY(set.error().message.contains("Commands"_L1));
    }

    // The button that resets everything is next; Enter or Space must not press it by mistake.
    void aNewKeyLeavesTheKeyboardInTheList()
    {
        button(u"Set key"_s)->setFocus();
        setKey(u"annotate.skip"_s, Qt::Key_F7);
        QVERIFY(m_sheet->findChild<QTreeWidget *>()->hasFocus());
    }

    void allKeysGoBackToTheirDefaults()
    {
        setKey(u"annotate.skip"_s, Qt::Key_F7);
        button(u"All back to default"_s)->click();
        QCOMPARE(rowOf(u"annotate.skip"_s)->text(1), u"F7"_s);  // asks first
        QTRY_VERIFY(button(u"Reset all keys"_s));
        button(u"Reset all keys"_s)->click();
        QCOMPARE(rowOf(u"annotate.skip"_s)->text(1), u"S"_s);
    }

private:
    QTreeWidgetItem *rowOf(const QString &id) const
    {
        auto *tree = m_sheet->findChild<QTreeWidget *>();
        for (int i = 0; i < tree->topLevelItemCount(); ++i) {
            QTreeWidgetItem *group = tree->topLevelItem(i);
            for (int j = 0; j < group->childCount(); ++j) {
                if (group->child(j)->data(0, Qt::UserRole) == id)
                    return group->child(j);
            }
        }
        return nullptr;
    }

    QPushButton *button(const QString &text) const
    {
        for (QPushButton *candidate : m_sheet->findChildren<QPushButton *>()) {
            if (candidate->text() == text)
                return candidate;
        }
        return nullptr;
    }

    // The hint above the field.
    QString message() const
    {
        const auto labels = m_sheet->findChildren<QLabel *>(QString(), Qt::FindDirectChildrenOnly);
        return labels.isEmpty() ? QString() : labels.constFirst()->text();
    }

    void setKey(const QString &id, QKeyCombination key)
    {
        m_sheet->findChild<QTreeWidget *>()->setCurrentItem(rowOf(id));
        auto *field = m_sheet->findChild<QKeySequenceEdit *>();
        field->clear();
        QTest::keyClick(field, key.key(), key.keyboardModifiers());
        button(u"Set key"_s)->click();
    }

    std::unique_ptr<WindowRig> m_rig;
    ShortcutSheet *m_sheet = nullptr;
};

QTEST_MAIN(TestShortcutSheet)
#include "tst_shortcut_sheet.moc"
