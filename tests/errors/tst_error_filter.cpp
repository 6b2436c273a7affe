// SPDX-License-Identifier: GPL-3.0-or-later
// Filters keep what they say, survive being stored, and order rows by any column.
#include "core/errors/table/ErrorOrder.h"
#include "core/errors/table/ErrorSelection.h"
#include "tests/errors/ErrorTables.h"

#include <QLocale>
#include <QRandomGenerator>
#include <QScopeGuard>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gainsay;

namespace {

ErrorFilter everything()
{
    ErrorFilter filter;
    filter.text = u"茶 & \"x\""_s;
    filter.pattern = u"^我.*"_s;
    filter.gold = {u"none"_s};
    filter.goldIsContradiction = true;
    filter.people = {u"role"_s};
    filter.chatbots = {u"A"_s};
    filter.methods = {u"y"_s};
    filter.aspects = {u"opinions"_s};
    filter.batches = {u"b"_s};
    filter.length = {3.0, std::nullopt};
    filter.replyLength = {std::nullopt, 9.0};
    filter.turns = {4.0, 4.0};
    filter.distance = {1.0, 5.0};
    filter.agreement = {std::nullopt, 0.5};
    filter.votes = {1.0, std::nullopt};
    filter.ambiguous = true;
    filter.with = {TextFeature::Number};
    filter.without = {TextFeature::Antonym, TextFeature::DontKnow};
    filter.tags = {u"ambiguity"_s};
    filter.runs = {{u"m"_s, {u"history"_s}, false, LabelSetting::TwoClass, {0.5, 1.0}, {std::nullopt, 0.25}}};
    return filter;
}

}  // namespace

class TestErrorFilter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void survivesBeingStored()
    {
        const auto read = errorFilterFromJson(toJson(everything()));
        QVERIFY2(read, read ? "" : qPrintable(read.error().message));
        QVERIFY(*read == everything());
        QVERIFY(toJson(ErrorFilter()).empty());
        QVERIFY(!errorFilterFromJson({{"glod", {"none"}}}));
        QVERIFY(!errorFilterFromJson({{"length", {"a", 3}}}));
        QVERIFY(!errorFilterFromJson({{"with", {"no such feature"}}}));
    }

    void everyPartCanBeTakenAway()
    {
        QList<FilterPart> parts = partsOf(everything());
        QCOMPARE(parts.size(), 21);
        int taken = 0;
        for (ErrorFilter filter = everything(); !filter.isEmpty(); ++taken) {
            const QList<FilterPart> left = partsOf(filter);
            QVERIFY(!left.isEmpty());
            filter = left.first().without;
        }
        QCOMPARE(taken, 21);
    }

    void theSecondConditionOnTheSameThingCounts()
    {
        ErrorFilter one;
        one.gold = {u"none"_s};
        one.runs = {{u"m"_s, {u"role"_s}, std::nullopt, LabelSetting::All, {}, {}}};
        ErrorFilter other;
        other.gold = {u"history"_s};
        other.runs = {{u"m"_s, {u"none"_s}, std::nullopt, LabelSetting::All, {}, {}}};
        QVERIFY(combined(one, other) == other);
    }

    // Against a loop over rows that reads each condition as words.
    void keepsWhatItSays()
    {
        TableMaker maker({u"m"_s, u"n"_s});
        QRandomGenerator random(3);
        const QStringList labels{u"none"_s, u"intra"_s, u"role"_s, u"history"_s, QString()};
        for (int i = 0; i < 700; ++i) {
            const size_t row =
                maker.addRow(labels[random.bounded(5)], {labels[random.bounded(5)], labels[random.bounded(5)]},
                             random.generateDouble());
            ConversationColumns &rows = maker.table().rows;
            rows.length[row] = quint16(random.bounded(100));
            rows.distance[row] = quint8(random.bounded(4));
            rows.agreement[row] = random.bounded(3) == 0 ? noValue : quint8(random.bounded(101));
            rows.features[row] = quint16(random.bounded(256));
            rows.said[row] ^= (63u ^ quint32(random.bounded(4))) << 6;
        }
        const ErrorTable &table = maker.table();
        ErrorFilter filter;
        filter.people = {u"role"_s, u"none"_s};
        filter.length = {20.0, 80.0};
        filter.distance = {std::nullopt, 2.0};
        filter.agreement = {0.25, std::nullopt};
        filter.with = {TextFeature::Negation};
        filter.without = {TextFeature::Number};
        filter.runs = {{u"m"_s, {}, false, LabelSetting::TwoClass, {0.3, std::nullopt}, {}}};
        const RowSet found = selectRows(table, filter);
        qsizetype expected = 0;
        for (size_t row = 0; row < size_t(table.size()); ++row) {
            const auto label = [&](quint8 code) { return code == noValue ? QString() : table.rows.labels[code]; };
            const QString gold = label(table.rows.gold[row]);
            const QString said = label(table.runs[0].label[row]);
            const QString person = label(table.rows.saidAt(row, 1));
            const bool wrong = !gold.isEmpty() && !said.isEmpty() && (gold == u"none"_s) != (said == u"none"_s);
            const int agreement = table.rows.agreement[row];
            const bool keeps = wrong && (person == u"role"_s || person == u"none"_s) && table.rows.length[row] >= 20 &&
                               table.rows.length[row] <= 80 && table.rows.distance[row] >= 1 &&
                               table.rows.distance[row] <= 2 && agreement != 255 && agreement >= 25 &&
                               (table.rows.features[row] & 1) != 0 && (table.rows.features[row] & 2) == 0 &&
                               table.runs[0].confidence[row] / 65535.0 >= 0.3;
            QCOMPARE(found.contains(qsizetype(row)), keeps);
            expected += keeps ? 1 : 0;
        }
        QVERIFY(expected > 0);
        QCOMPARE(found.count(), expected);
    }

    // Each condition by itself keeps the rows of which it is true, and not what is unknown.
    void everyConditionAlone()
    {
        TableMaker maker({u"m"_s});
        ErrorTable &table = maker.table();
        table.rows.aspects = {QString(), u"opinions"_s, u"attributes"_s};
        table.rows.batches = {u"b"_s, u"c"_s};
        table.tagNames = {u"commonsense"_s, u"negation"_s};
        QRandomGenerator random(8);
        for (int i = 0; i < 400; ++i) {
            const size_t row = maker.addRow(u"none"_s, {u"role"_s});
            const auto pick = [&](int bound) { return random.bounded(bound); };
            ConversationColumns &rows = table.rows;
            rows.chatbot[row] = quint16(pick(2));
            rows.method[row] = quint16(pick(2));
            rows.aspect[row] = quint16(pick(3));
            rows.batch[row] = quint16(pick(2));
            rows.replyLength[row] = quint16(pick(30));
            rows.turns[row] = quint8(pick(12));
            rows.votes[row] = pick(4) == 3 ? noValue : quint8(pick(4));
            rows.features[row] = quint16(random.generate());
            table.runs[0].confidence[row] = quint16(pick(4) == 0 ? 0 : pick(65536));
            table.runs[0].margin[row] = quint16(pick(4) == 0 ? 0 : pick(65536));
        }
        for (size_t row = 0; row < size_t(table.size()); ++row) {
            table.setTag(row, 0, random.bounded(3) == 0);
            table.setTag(row, 1, random.bounded(3) == 0);
        }
        const ConversationColumns &rows = table.rows;
        const ErrorRun &run = table.runs[0];
        const auto check = [&](const ErrorFilter &filter, const std::function<bool(size_t)> &keeps) {
            const RowSet found = selectRows(table, filter);
            for (size_t row = 0; row < size_t(table.size()); ++row) {
                if (found.contains(qsizetype(row)) != keeps(row))
                    QFAIL(qPrintable(partsOf(filter).value(0).text));
            }
            QVERIFY(found.count() > 0 && found.count() < table.size());
        };
        const auto with = [](const auto &set) {
            ErrorFilter filter;
            set(filter);
            return filter;
        };
        check(with([](ErrorFilter &f) { f.chatbots = {u"B"_s}; }), [&](size_t row) { return rows.chatbot[row] == 1; });
        check(with([](ErrorFilter &f) { f.methods = {u"x"_s}; }), [&](size_t row) { return rows.method[row] == 0; });
        check(with([](ErrorFilter &f) { f.aspects = {u"opinions"_s}; }),
              [&](size_t row) { return rows.aspect[row] == 1; });
        check(with([](ErrorFilter &f) { f.batches = {u"c"_s}; }), [&](size_t row) { return rows.batch[row] == 1; });
        check(with([](ErrorFilter &f) {
                  f.replyLength = {5.0, 9.0};
              }),
              [&](size_t row) { return rows.replyLength[row] >= 5 && rows.replyLength[row] <= 9; });
        check(with([](ErrorFilter &f) { f.turns.low = 6.0; }), [&](size_t row) { return rows.turns[row] >= 6; });
        check(with([](ErrorFilter &f) { f.votes.low = 2.0; }),
              [&](size_t row) { return rows.votes[row] != noValue && rows.votes[row] >= 2; });
        check(with([](ErrorFilter &f) { f.tags = {u"negation"_s}; }),
              [&](size_t row) { return (table.tagsAt(row) & 2u) != 0; });
        for (const TextFeature feature : allTextFeatures) {
            const quint16 bit = quint16(1u << int(feature));
            check(with([&](ErrorFilter &f) { f.with = {feature}; }),
                  [&](size_t row) { return (rows.features[row] & bit) != 0; });
            check(with([&](ErrorFilter &f) { f.without = {feature}; }),
                  [&](size_t row) { return (rows.features[row] & bit) == 0; });
        }
        const auto ofModel = [&](const NumberRange &confidence, const NumberRange &margin) {
            return with([&](ErrorFilter &f) {
                f.runs = {{u"m"_s, {}, std::nullopt, LabelSetting::All, confidence, margin}};
            });
        };
        check(ofModel({std::nullopt, 0.5}, {}),
              [&](size_t row) { return run.confidence[row] != 0 && run.confidence[row] <= 0.5 * shareScale; });
        check(ofModel({}, {std::nullopt, 0.2}),
              [&](size_t row) { return run.margin[row] != 0 && run.margin[row] <= 0.2 * shareScale; });
    }

    void aModelThatIsNotThereKeepsNothing()
    {
        TableMaker maker({u"m"_s});
        maker.addRows(3, u"none"_s, {u"none"_s});
        ErrorFilter filter;
        filter.runs = {{u"gone"_s, {u"none"_s}, std::nullopt, LabelSetting::All, {}, {}}};
        QCOMPARE(selectRows(maker.table(), filter).count(), 0);
    }

    void ordersByAnyColumn()
    {
        TableMaker maker({u"m"_s});
        maker.addRow(u"role"_s, {u"none"_s}, 0.2);
        maker.addRow(u"none"_s, {u"history"_s}, 0.9);
        maker.addRow(u"history"_s, {u"intra"_s}, 0.5);
        maker.table().rows.chatbot[0] = 1;
        const RowSet all(3, true);
        const auto order = [&](const ErrorSort &sort) { return sortedRows(maker.table(), all, sort); };
        QCOMPARE(order({ErrorColumn::Gold, 0, false, false, false}), (std::vector<quint32>{1, 0, 2}));
        QCOMPARE(order({ErrorColumn::Run, 0, false, false, true}), (std::vector<quint32>{1, 2, 0}));
        QCOMPARE(order({ErrorColumn::Run, 0, false, true, false}), (std::vector<quint32>{0, 2, 1}));
        QCOMPARE(order({ErrorColumn::Chatbot, 0, false, false, true}), (std::vector<quint32>{0, 1, 2}));
        QCOMPARE(order({ErrorColumn::Conversation, 0, false, false, true}), (std::vector<quint32>{2, 1, 0}));
    }

    // As the cells read, whatever the codes behind them; empty cells are last, whichever way.
    void ordersByWhatIsShown()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(u"en_US"_s));
        const auto back = qScopeGuard([&] { QLocale::setDefault(before); });
        TableMaker maker({u"m"_s});
        for (int i = 0; i < 4; ++i)
            maker.addRow(i == 1 ? QString() : u"none"_s, {i == 2 ? QString() : u"role"_s}, i == 3 ? 0.0 : 0.5);
        ErrorTable &table = maker.table();
        table.rows.methods = {u"x10"_s, u"x9"_s, QString(), u"ä"_s};
        table.rows.aspects = {u"z"_s, u"a"_s};
        table.tagNames = {u"zeal"_s, u"apple"_s};
        for (size_t row = 0; row < 4; ++row) {
            table.rows.method[row] = quint16(row);
            table.rows.aspect[row] = quint16(row % 2);
            table.rows.said[row] = 0xffffffffu;
        }
        table.setTag(0, 0, true);                            // zeal
        table.setTag(2, 1, true);                            // apple
        table.rows.said[1] ^= (63u ^ 2u) | (63u ^ 0u) << 6;  // role / none
        table.rows.said[3] ^= (63u ^ 1u) | (63u ^ 3u) << 6;  // intra / history
        const RowSet all(4, true);
        const auto order = [&](ErrorColumn column, bool descending, const LabelTitles &titles = {}) {
            return sortedRows(table, all, {column, 0, false, false, descending, titles});
        };
        using Rows = std::vector<quint32>;
        QCOMPARE(order(ErrorColumn::Method, false), (Rows{3, 1, 0, 2}));
        QCOMPARE(order(ErrorColumn::Method, true), (Rows{0, 1, 3, 2}));
        QCOMPARE(order(ErrorColumn::Aspect, false), (Rows{1, 3, 0, 2}));
        const LabelTitles turned = [](const QString &value) { return value == u"z"_s ? u"A"_s : u"Z"_s; };
        QCOMPARE(order(ErrorColumn::Aspect, false, turned), (Rows{0, 2, 1, 3}));
        QCOMPARE(order(ErrorColumn::Tags, false), (Rows{2, 0, 1, 3}));
        QCOMPARE(order(ErrorColumn::Tags, true), (Rows{0, 2, 1, 3}));
        QCOMPARE(order(ErrorColumn::People, false), (Rows{3, 1, 0, 2}));
        QCOMPARE(order(ErrorColumn::People, true), (Rows{1, 3, 0, 2}));
        QCOMPARE(order(ErrorColumn::Gold, true), (Rows{0, 2, 3, 1}));
        QCOMPARE(order(ErrorColumn::Run, false), (Rows{0, 1, 2, 3}));
        QCOMPARE(order(ErrorColumn::Run, true), (Rows{0, 1, 2, 3}));
        QCOMPARE(sortedRows(table, all, {ErrorColumn::Run, 0, false, true, true}), (Rows{0, 1, 3, 2}));
    }

    void manyRowsStandAsAStableSortHasThem()
    {
        TableMaker maker({u"m"_s});
        QRandomGenerator random(5);
        for (int i = 0; i < 3000; ++i) {
            maker.addRow(u"none"_s, {u"none"_s}, random.bounded(50) / 50.0);
            maker.table().rows.said.last() = random.generate() | 0xc0000000u;
        }
        const ErrorTable &table = maker.table();
        RowSet some(table.size(), true);
        some.filter([](size_t row) { return row % 3 != 1; });
        for (const bool descending : {false, true}) {
            for (const ErrorColumn column : {ErrorColumn::Run, ErrorColumn::People}) {
                // What the cell shows, one value after the other; nothing where it is empty.
                const auto key = [&](quint32 row) {
                    std::vector<int> shown;
                    if (column == ErrorColumn::Run && table.runs[0].confidence[row] != 0)
                        shown.push_back(table.runs[0].confidence[row]);
                    for (int i = 0; column == ErrorColumn::People && i < mostSaid; ++i)
                        shown.push_back(table.rows.saidAt(row, i) == noValue ? -1 : table.rows.saidAt(row, i));
                    return shown;
                };
                std::vector<quint32> expected;
                some.each([&](size_t row) { expected.push_back(quint32(row)); });
                std::stable_sort(expected.begin(), expected.end(), [&](quint32 a, quint32 b) {
                    if (key(a).empty() || key(b).empty())
                        return !key(a).empty() && key(b).empty();
                    return descending ? key(b) < key(a) : key(a) < key(b);
                });
                QCOMPARE(sortedRows(table, some, {column, 0, false, false, descending}), expected);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestErrorFilter)
#include "tst_error_filter.moc"
