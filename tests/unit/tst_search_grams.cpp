// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/SearchBlock.h"
#include "core/text/SearchGrams.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace gainsay;

class TestSearchGrams : public QObject {
    Q_OBJECT

    static bool hasGrams(const QStringList &texts, const SearchQuery &query)
    {
        const std::vector<Gram> document = documentGrams(texts);
        return std::includes(document.begin(), document.end(), query.grams().begin(), query.grams().end());
    }

private Q_SLOTS:
    void finds_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<bool>("found");
        const auto row = [](const char *name, const QString &query, bool found) {
            QTest::newRow(name) << query << found;
        };
        row("one character", u"哲"_s, true);
        row("two characters", u"哲学"_s, true);
        row("last character of a turn", u"吗"_s, true);
        row("a sentence", u"你是一名哲学家吗"_s, true);
        row("two terms", u"学家 ok"_s, true);
        row("pairs without the word", u"名学"_s, false);
        row("across two turns", u"吗我"_s, false);
        row("full width, other case", u"ＩＰＨＯＮＥ"_s, true);
        row("half a word", u"iPho"_s, false);
        row("number", u"53"_s, true);
        row("half a number", u"5"_s, false);
        row("word beside characters", u"iphone手机"_s, true);
        row("half width punctuation", u"?"_s, true);
        row("emoji", u"😀"_s, true);
        row("other emoji", u"😁"_s, false);
        row("rare character", u"𠮷"_s, true);
        row("kana", u"ねこ"_s, true);
        row("half width kana", u"ﾈｺ"_s, false);
        row("accent either way", u"cafe\u0301"_s, true);
        row("without the accent", u"cafe"_s, false);
        row("apostrophe", u"don't"_s, true);
        row("ideographic space", u"哲学　手机"_s, true);
    }

    void finds()
    {
        QFETCH(QString, query);
        QFETCH(bool, found);
        const QStringList texts{u"听你说话，你是一名哲学家吗？"_s,
                                u"我53岁，用iPhone手机 OK 😀 𠮷野 ねこ Café don't 名。学"_s};
        const SearchQuery search(query);
        QVERIFY(!search.isEmpty());
        QCOMPARE(search.matches(texts), found);
        if (found)
            QVERIFY2(hasGrams(texts, search), "what matches must be found through the index");
        if (search.isDecidedByGrams())
            QCOMPARE(hasGrams(texts, search), found);
    }

    void takesNothingForNothing()
    {
        QVERIFY(SearchQuery(QString()).isEmpty());
        QVERIFY(SearchQuery(u" \t\n　"_s).isEmpty());
        QVERIFY(documentGrams({u""_s, u" "_s}).empty());
    }

    void decidesShortQueriesByTheIndexAlone()
    {
        QVERIFY(SearchQuery(u"哲"_s).isDecidedByGrams());
        QVERIFY(SearchQuery(u"哲学"_s).isDecidedByGrams());
        QVERIFY(SearchQuery(u"ok"_s).isDecidedByGrams());
        QVERIFY(!SearchQuery(u"哲学家"_s).isDecidedByGrams());
    }

    void readsBackItsLists()
    {
        SearchBlock block;
        std::vector<quint32> expected;
        for (quint32 i = 0; i < 100'000; ++i) {
            const bool has = i % 3 == 0 || i == 1 || i > 99'990 || (i > 40'000 && i < 40'005);
            const bool rare = i == 70'000;
            std::vector<Gram> grams;
            if (rare)
                grams.push_back(5);
            if (has) {
                grams.push_back(9);
                expected.push_back(i);
            }
            QCOMPARE(block.add(grams), i);
        }
        const auto lists = block.lists();
        QCOMPARE(lists.size(), 2U);
        QCOMPARE(lists[0].first, Gram(5));
        QVERIFY(decodeSearchList(lists[0].second) == std::vector<quint32>{70'000});
        QVERIFY(decodeSearchList(lists[1].second) == expected);
    }
};

QTEST_GUILESS_MAIN(TestSearchGrams)
#include "tst_search_grams.moc"
