// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Json.h"
#include "core/base/Result.h"

#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

class TestResult : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holdsAValueOrAnError()
    {
        const Result<int> good = 7;
        QVERIFY(good);
        QCOMPARE(*good, 7);
        const Result<int> bad = conflict(u"taken"_s);
        QVERIFY(!bad);
        QVERIFY(bad.error().kind == ErrorKind::Conflict);
        QCOMPARE(bad.value_or(3), 3);
    }

    void brokenJsonNamesTheByte()
    {
        const Result<Json> result = parseJson(R"({"a": )");
        QVERIFY(!result);
        QVERIFY(result.error().message.contains(u"byte 7"_s));
    }

    void hostileNestingIsRefused()
    {
        const Result<Json> result = parseJson(QByteArray(1'000'000, '['));
        QVERIFY(!result);
        QVERIFY(result.error().message.contains(u"nested"_s));
    }

    void bracketsInStringsAreNoNesting() { QVERIFY(parseJson('"' + QByteArray(1000, '[') + "\\\"[\"")); }
};

QTEST_GUILESS_MAIN(TestResult)
#include "tst_result.moc"
