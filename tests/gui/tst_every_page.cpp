// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold on every page: no clipped text in any language, words that follow the language at once, and for the
// keyboard and the screen reader a name, an order that can be followed and a focus that can be seen.
#include "tests/gui/PageWalk.h"

#include "tests/gui/ClippedText.h"
#include "ui/charts/Chart.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QImage>
#include <QLabel>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

constexpr QSize smallWindow(1024, 700);
constexpr QSize largeWindow(1440, 900);

QStringList visibleTexts(MainWindow &window)
{
    QStringList texts;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (widget->isVisible())
            texts << textsOf(widget);
    }
    return texts;
}

QStringList without(QStringList texts, const QStringList &others)
{
    for (const QString &text : others)
        texts.removeOne(text);
    return texts;
}

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

QImage pictureOf(QWidget *widget)
{
    // With what is around it: some outlines are drawn by the parent.
    QWidget *around = widget->parentWidget();
    return around->grab(widget->geometry().adjusted(-3, -3, 3, 3)).toImage();
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
        QTest::addColumn<QSize>("size");
        for (const QString &language : {u"en"_s, u"zh_CN"_s, u"ja"_s}) {
            for (const QSize &size : {smallWindow, largeWindow})
                QTest::addRow("%s %dx%d", qPrintable(language), size.width(), size.height()) << language << size;
        }
    }

    void noTextIsClipped()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        m_walk->start(language, size);
        QCOMPARE(m_walk->window().size(), size);
        QStringList faults;
        m_walk->forEachPage([&](const QString &id) {
            for (const QString &fault : clippedTexts(m_walk->window()))
                faults << id + u": "_s + fault;
        });
        faults.removeDuplicates();
        QVERIFY2(faults.isEmpty(), listed(faults));
    }

    // A window that was switched says the same as one that was opened in that language.
    void everyWordFollowsTheLanguage()
    {
        QHash<QString, QStringList> wanted;
        m_walk->start(u"zh_CN"_s, largeWindow);
        m_walk->forEachPage([&](const QString &id) { wanted[id] = visibleTexts(m_walk->window()); });
        m_walk->start(u"en"_s, largeWindow);
        QStringList faults;
        m_walk->forEachPage([&](const QString &id) {
            m_walk->app().settings().setValue(Setting::Language, u"zh_CN"_s);
            m_walk->rest();
            const QStringList found = visibleTexts(m_walk->window());
            for (const QString &text : without(found, wanted[id]))
                faults << id + u" still says: "_s + text;
            for (const QString &text : without(wanted[id], found))
                faults << id + u" does not say: "_s + text;
            m_walk->app().settings().setValue(Setting::Language, u"en"_s);
            m_walk->rest();
        });
        QVERIFY2(faults.isEmpty(), listed(faults));
    }

    void everyStopHasANameAndEveryChartHasWords()
    {
        m_walk->start(u"en"_s, largeWindow);
        QStringList faults;
        m_walk->forEachPage([&](const QString &id) {
            for (QWidget *stop : tabStops(m_walk->window())) {
                const QAccessibleInterface *heard = QAccessible::queryAccessibleInterface(stop);
                if (!heard || heard->text(QAccessible::Name).isEmpty())
                    faults << id + u": nameless "_s + describe(stop);
            }
            for (Chart *chart : m_walk->window().findChildren<Chart *>()) {
                const QAccessibleInterface *heard = QAccessible::queryAccessibleInterface(chart);
                const bool told = heard && heard->role() == QAccessible::Chart &&
                                  !heard->text(QAccessible::Name).isEmpty() &&
                                  !heard->text(QAccessible::Description).isEmpty();
                if (chart->isVisible() && !told)
                    faults << id + u": a chart without words "_s + describe(chart);
            }
        });
        faults.removeDuplicates();
        QVERIFY2(faults.isEmpty(), listed(faults));
    }

    // Siblings are visited as they are read, and Tab reaches each of them.
    void tabGoesRoundInReadingOrder()
    {
        m_walk->start(u"en"_s, largeWindow);
        QStringList faults;
        m_walk->forEachPage([&](const QString &id) {
            const QList<QWidget *> stops = tabStops(m_walk->window());
            QList<QWidget *> chain;
            QWidget *const first = &m_walk->window();
            for (QWidget *next = first->nextInFocusChain(); next != first; next = next->nextInFocusChain()) {
                if (stops.contains(next))
                    chain << next;
            }
            for (QWidget *stop : stops) {
                if (!chain.contains(stop))
                    faults << id + u": Tab never comes to "_s + describe(stop);
            }
            for (qsizetype i = 1; i < chain.size(); ++i) {
                if (chain[i - 1]->parentWidget() == chain[i]->parentWidget() && !comesBefore(chain[i - 1], chain[i]))
                    faults << u"%1: %2 comes before %3"_s.arg(id, describe(chain[i - 1]), describe(chain[i]));
            }
        });
        faults.removeDuplicates();
        QVERIFY2(faults.isEmpty(), listed(faults));
    }

    void theFocusCanBeSeen()
    {
        m_walk->start(u"en"_s, largeWindow);
        QVERIFY(QTest::qWaitForWindowActive(&m_walk->window()));
        QStringList faults;
        m_walk->forEachPage([&](const QString &id) {
            for (QWidget *stop : tabStops(m_walk->window())) {
                if (stop->visibleRegion().isEmpty() || stop->size().isEmpty())
                    continue;
                m_walk->window().setFocus();
                stop->clearFocus();
                const QImage before = pictureOf(stop);
                stop->setFocus(Qt::TabFocusReason);
                if (stop->hasFocus() && pictureOf(stop) == before)
                    faults << id + u": "_s + describe(stop);
            }
        });
        faults.removeDuplicates();
        QVERIFY2(faults.isEmpty(), listed(faults));
    }

private:
    std::unique_ptr<PageWalk> m_walk;
};

QTEST_MAIN(TestEveryPage)
#include "tst_every_page.moc"
