// SPDX-License-Identifier: GPL-3.0-or-later
// A window whose language was switched says the same as one that was opened in it: on every page and tab, in every
// dialog, from each language to the next.
#include "tests/gui/PageWalk.h"
#include "ui/status/Toast.h"
#include "ui/status/ToastStack.h"

#include <QApplication>
#include <QTest>

#include <algorithm>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

constexpr QSize wideWindow(1440, 900);
constexpr int followMs = 3000;
constexpr int calmMs = 450;  // for pages that gather changes before they read again

bool isLetter(QChar sign)
{
    return sign.isLetter();
}

QStringList visibleWords(QWidget &parent)
{
    QStringList texts = wordsOf(&parent);
    for (QWidget *widget : parent.findChildren<QWidget *>()) {
        if (widget->isVisible())
            texts << wordsOf(widget);
    }
    // Counts may go on while the walk looks, and are the same in every language.
    texts.removeIf([](const QString &text) { return std::none_of(text.begin(), text.end(), isLetter); });
    texts.sort();
    return texts;
}

QStringList without(QStringList texts, const QStringList &others)
{
    for (const QString &text : others)
        texts.removeOne(text);
    return texts;
}

}  // namespace

namespace {

// In the studio a tab chooses in which language the texts of the scheme are written and shown; the window's is another.
bool isOfScheme(const QString &view)
{
    return view.startsWith(u"studio ›"_s);
}

}  // namespace

class TestEveryLanguage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_walk = std::make_unique<PageWalk>();
        m_walk->start(u"en"_s, wideWindow);
        m_walk->forEachView([](const QString &) {});  // what is read on the first visit is not news on the second
        m_pages = m_walk->pages();
    }
    void init()
    {
        m_faults = 0;
        m_wanted.clear();
    }
    void cleanup() { m_walk->stop(); }
    void cleanupTestCase() { m_walk.reset(); }

    void everyPageAndTabFollows_data()
    {
        QTest::addColumn<QString>("page");
        for (const QString &page : m_pages)
            QTest::newRow(qPrintable(page)) << page;
    }

    void everyPageAndTabFollows()
    {
        QFETCH(QString, page);
        for (const QString &language : languages) {
            m_walk->start(language, wideWindow);
            m_walk->forEachViewOf(page, [&](const QString &id) {
                if (isOfScheme(id))
                    return;
                m_walk->rest(calmMs);
                m_wanted[language][seen(id)] = visibleWords(m_walk->window());
            });
        }
        m_walk->start(u"en"_s, wideWindow);
        m_walk->forEachViewOf(page, [&](const QString &id) {
            for (const QString &language : isOfScheme(id) ? QStringList() : QStringList(languages))
                follow(language, seen(id), m_walk->window());
        });
        QCOMPARE(m_faults, 0);
    }

    void everyDialogFollows_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString &language : languages)
            QTest::newRow(qPrintable(language)) << language;
    }

    // Most dialogs keep the window from being switched; what they say comes from the language of the moment.
    void everyDialogFollows()
    {
        QFETCH(QString, language);
        collectDialogs(language);
        m_walk->start(language == "en"_L1 ? u"ja"_s : u"en"_s, wideWindow);
        m_walk->forEachDialog([](const QString &, QWidget &) {});
        switchTo(language);
        m_walk->forEachDialog([&](const QString &id, QWidget &dialog) { expect(language, id, dialog); });
        QCOMPARE(m_faults, 0);
    }

    void whatIsOpenMeanwhileFollows()
    {
        for (const QString &language : languages)
            collectDialogs(language);
        m_walk->start(u"en"_s, wideWindow);
        m_walk->forEachDialog([&](const QString &id, QWidget &dialog) {
            if (!QStringList{u"commands"_s, u"tour"_s, u"preferences"_s}.contains(id))
                return;
            for (const QString &language : languages)
                follow(language, id, dialog);
        });
        QCOMPARE(m_faults, 0);
    }

    // Whoever worded it may be gone: what was told goes on being told, in the language of the moment.
    void whatWasToldFollows()
    {
        m_walk->start(u"en"_s, wideWindow);
        MainWindow &window = m_walk->window();
        window.showError(
            notFound(TranslatableText::translate("db", "There is no project %1").arg(u"/home/a.gainsay"_s)));
        const TranslatableText importing =
            TranslatableText::translate("gainsay::ImportDialog", "Importing %1").arg(u"rows.jsonl"_s);
        window.showNotice(TranslatableText::translate("gainsay::JobNotifier", "%1: done.").arg(importing));
        window.showNotice(
            [] { return QCoreApplication::translate("gainsay::BatchDialog", "%n batch(es) made.", nullptr, 3); });
        window.showNotice(u"A sentence of the data."_s);
        const auto told = [&] {
            QStringList texts;
            for (const Toast *toast : window.findChild<ToastStack *>()->toasts())
                texts << toast->text();
            return texts;
        };
        const QStringList english = told();
        QCOMPARE(english.size(), 4);
        switchTo(u"zh_CN"_s);
        QCOMPARE(told(), QStringList({u"没有项目 /home/a.gainsay"_s, u"正在导入 rows.jsonl：已完成。"_s,
                                      u"已划分 3 个批次。"_s, u"A sentence of the data."_s}));
        switchTo(u"ja"_s);
        QCOMPARE(told().constFirst(), u"プロジェクト /home/a.gainsay はありません"_s);
        switchTo(u"en"_s);
        QCOMPARE(told(), english);
    }

private:
    const QStringList languages{u"zh_CN"_s, u"ja"_s, u"en"_s};

    QString seen(const QString &id) { return id + u'/' + m_walk->app().session().user()->name; }

    void collectDialogs(const QString &language)
    {
        m_walk->start(language, wideWindow);
        m_walk->forEachDialog(
            [&](const QString &id, QWidget &dialog) { m_wanted[language][id] = visibleWords(dialog); });
    }

    void switchTo(const QString &language)
    {
        m_walk->app().settings().setValue(Setting::Language, language);
        m_walk->rest();
    }

    void follow(const QString &language, const QString &id, QWidget &shown)
    {
        switchTo(language);
        expect(language, id, shown);
    }

    void expect(const QString &language, const QString &id, QWidget &shown)
    {
        const QStringList &wanted = m_wanted[language][id];
        QStringList found;
        (void)QTest::qWaitFor(
            [&] {
                found = visibleWords(shown);
                return found == wanted;
            },
            followMs);
        for (const QString &text : without(found, wanted))
            report(u"%1 in %2 still says: %3"_s.arg(id, language, text));
        for (const QString &text : without(wanted, found))
            report(u"%1 in %2 does not say: %3"_s.arg(id, language, text));
    }

    void report(const QString &fault)
    {
        qWarning("%s", qPrintable(fault));
        ++m_faults;
    }

    std::unique_ptr<PageWalk> m_walk;
    QHash<QString, QHash<QString, QStringList>> m_wanted;  // by language, and by view and person or dialog
    QStringList m_pages;
    int m_faults = 0;
};

QTEST_MAIN(TestEveryLanguage)
#include "tst_every_language.moc"
