// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold on every page: no clipped text in any language, and for the keyboard and the screen reader a name, an
// order that can be followed and a focus that can be seen.
#include "tests/gui/PageWalk.h"

#include "tests/gui/ClippedText.h"
#include "ui/charts/Chart.h"
#include "ui/conversation/ConversationView.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QButtonGroup>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

constexpr QSize smallWindow(1024, 700);
constexpr QSize largeWindow(1440, 900);
constexpr int settleMs = 500;

// One line each, since the test's own message is cut off after some hundred characters.
const char *listed(const QStringList &faults)
{
    for (const QString &fault : faults)
        qWarning("%s", qPrintable(fault));
    return "see the list above";
}

// Above, or beside it on the left.
bool comesBefore(const QWidget *a, const QWidget *b)
{
    const QRect first(a->mapToGlobal(QPoint()), a->size());
    const QRect second(b->mapToGlobal(QPoint()), b->size());
    if (first.bottom() < second.top() || second.bottom() < first.top())
        return first.top() < second.top();
    return first.left() <= second.left();
}

bool isTold(const QAccessibleInterface &heard)
{
    return !heard.text(QAccessible::Name).isEmpty() && !heard.text(QAccessible::Description).isEmpty();
}

// Of the buttons of a group Tab comes to one, and of a search field with its hits to the field; arrow keys lead on.
bool reachedByArrows(const QWidget *control)
{
    if (qobject_cast<const QListView *>(control))
        return control->focusPolicy() == Qt::NoFocus && control->parentWidget()->findChild<QLineEdit *>();
    const auto *button = qobject_cast<const QAbstractButton *>(control);
    return button && button->group() && button->group()->exclusive();
}

// After the fields comes what most people want next, though "Cancel" stands to its left.
bool isConfirming(const QWidget *control)
{
    const QString kind = control->property("kind").toString();
    return kind == "primary"_L1 || kind == "danger"_L1;
}

// Controls that Tab passes by, or that leave somebody who only hears them in the dark.
QStringList silentControls(const QWidget &parent)
{
    QStringList faults;
    const QList<QWidget *> stops = tabStops(parent);
    for (QWidget *control : controls(parent)) {
        if (!stops.contains(control)) {
            if (!reachedByArrows(control))
                faults << u"Tab passes by "_s + describe(control);
            continue;
        }
        control->setFocus(Qt::TabFocusReason);
        const QAccessibleInterface *heard = QAccessible::queryAccessibleInterface(control);
        if (!heard || heard->text(QAccessible::Name).isEmpty())
            faults << u"nameless "_s + describe(control);
        else if (!isTold(*heard))
            faults << u"no description of "_s + describe(control);
    }
    return faults;
}

// Charts, bubbles and marks that only the eye finds.
QStringList silentDrawings(const QWidget &parent, int &bubbles)
{
    QStringList faults;
    for (Chart *chart : parent.findChildren<Chart *>()) {
        const QAccessibleInterface *heard = QAccessible::queryAccessibleInterface(chart);
        if (chart->isVisible() && (!heard || heard->role() != QAccessible::Chart || !isTold(*heard)))
            faults << u"a chart without words "_s + describe(chart);
    }
    for (ConversationView *view : parent.findChildren<ConversationView *>()) {
        const QAccessibleInterface *heard = QAccessible::queryAccessibleInterface(view);
        if (!view->isVisible())
            continue;
        if (heard->childCount() != view->bubbleCount())
            faults << u"bubbles that nobody hears"_s;
        for (int i = 0; i < heard->childCount(); ++i, ++bubbles) {
            const QString said = heard->child(i)->text(QAccessible::Name);
            if (said.isEmpty())
                faults << u"a bubble without words"_s;
            for (const Mark &mark : view->marks()) {
                if (mark.span.utterance == i && !said.contains(mark.span.text))
                    faults << u"a mark that nobody hears: "_s + mark.span.text;
            }
        }
    }
    return faults;
}

// Siblings are visited as they are read, and Tab comes to each of them.
QStringList disorder(QWidget &parent)
{
    QStringList faults;
    const QList<QWidget *> stops = tabStops(parent);
    QList<QWidget *> chain;
    for (QWidget *next = parent.nextInFocusChain(); next != &parent; next = next->nextInFocusChain()) {
        if (stops.contains(next))
            chain << next;
    }
    for (QWidget *stop : stops) {
        if (!chain.contains(stop))
            faults << u"Tab never comes to "_s + describe(stop);
    }
    for (qsizetype i = 1; i < chain.size(); ++i) {
        if (chain[i - 1]->parentWidget() == chain[i]->parentWidget() && !isConfirming(chain[i - 1]) &&
            !comesBefore(chain[i - 1], chain[i]))
            faults << u"%1 comes before %2"_s.arg(describe(chain[i - 1]), describe(chain[i]));
    }
    return faults;
}

QImage pictureOf(QWidget *widget)
{
    // With what is around it: some outlines are drawn by the parent.
    QWidget *around = widget->parentWidget();
    return around->grab(widget->geometry().adjusted(-3, -3, 3, 3)).toImage();
}

QStringList unseenFocus(QWidget &parent)
{
    QStringList faults;
    for (QWidget *stop : tabStops(parent)) {
        if (stop->visibleRegion().isEmpty() || stop->size().isEmpty())
            continue;
        parent.setFocus();
        stop->clearFocus();
        const QImage before = pictureOf(stop);
        stop->setFocus(Qt::TabFocusReason);
        if (stop->hasFocus() && pictureOf(stop) == before)
            faults << u"no sign of the focus on "_s + describe(stop);
    }
    return faults;
}

}  // namespace

class TestEveryPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_walk = std::make_unique<PageWalk>(); }
    void cleanup() { m_walk->stop(); }
    void cleanupTestCase() { m_walk.reset(); }

    void noTextIsClipped_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString &language : {u"en"_s, u"zh_CN"_s, u"ja"_s})
            QTest::newRow(qPrintable(language)) << language;
    }

    void noTextIsClipped()
    {
        QFETCH(QString, language);
        m_walk->start(language, smallWindow);
        QStringList faults;
        m_walk->forEachView([&](const QString &id) {
            for (const QSize &size : {largeWindow, smallWindow}) {
                m_walk->resize(size);
                (void)QTest::qWaitFor([&] { return clippedTexts(m_walk->window()).isEmpty(); }, settleMs);
                for (const QString &fault : clippedTexts(m_walk->window()))
                    faults << u"%1 at %2: %3"_s.arg(id, QString::number(size.width()), fault);
            }
        });
        m_walk->forEachDialog([&](const QString &id, const QWidget &dialog) {
            for (const QString &fault : clippedTexts(dialog))
                faults << id + u": "_s + fault;
        });
        faults.removeDuplicates();
        QVERIFY2(faults.isEmpty(), listed(faults));
    }

    // A page scrolls rather than crushing what stands on it.
    void largeLettersAreNotClippedInASmallWindow()
    {
        m_walk->start(u"en"_s, smallWindow, u"light"_s, 1.5);
        QStringList faults;
        m_walk->forEachView([&](const QString &id) {
            (void)QTest::qWaitFor([&] { return clippedTexts(m_walk->window()).isEmpty(); }, settleMs);
            for (const QString &fault : clippedTexts(m_walk->window()))
                faults << u"%1: %2"_s.arg(id, fault);
        });
        faults.removeDuplicates();
        QVERIFY2(faults.isEmpty(), listed(faults));
    }

    void everythingCanBeReachedSeenAndHeard()
    {
        m_walk->start(u"en"_s, largeWindow);
        QVERIFY(QTest::qWaitForWindowActive(&m_walk->window()));
        QStringList faults;
        const auto look = [&](const QString &id, QWidget &parent) {
            for (const QString &fault : silentControls(parent) + disorder(parent) + unseenFocus(parent))
                faults << id + u": "_s + fault;
        };
        int bubbles = 0;
        m_walk->forEachView([&](const QString &id) {
            look(id, m_walk->window());
            for (const QString &fault : silentDrawings(m_walk->window(), bubbles))
                faults << id + u": "_s + fault;
        });
        m_walk->forEachDialog(look);
        QVERIFY(bubbles > 0);
        faults.removeDuplicates();
        QVERIFY2(faults.isEmpty(), listed(faults));
    }

private:
    std::unique_ptr<PageWalk> m_walk;
};

QTEST_MAIN(TestEveryPage)
#include "tst_every_page.moc"
