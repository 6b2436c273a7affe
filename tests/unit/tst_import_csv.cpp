// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheme/SchemeLibrary.h"
#include "tests/unit/ImportSupport.h"

#include <QTest>

using namespace gainsay;
using namespace gainsay::test;
using namespace Qt::StringLiterals;

namespace {

Imported importTable(const QByteArray &text, const QString &mapping = QString(), const QString &format = u"csv"_s)
{
    ImportOptions options;
    options.format = format;
    options.scheme = loadScheme(u"cdconv"_s)->scheme;
    options.mapping = *parseColumnMapping(mapping);
    return importText(text, options, u"table.csv"_s);
}

}  // namespace

class TestImportCsv : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void usualNamesNeedNoMapping()
    {
        const Imported result =
            importTable("\xef\xbb\xbfid,u1,b1,u2,b2,label,colour\r\nx,你好,\"a, \"\"b\"\"\nc\",d,e,3,red\r\n");
        QCOMPARE(result.messages(), QStringList());
        const Conversation &conversation = result.rows[0].conversation;
        QCOMPARE(conversation.externalId, u"x"_s);
        QCOMPARE(conversation.batch, u"table"_s);
        QCOMPARE(conversation.turns[1].text, u"a, \"b\"\nc"_s);
        QCOMPARE(dumpJson(conversation.gold), QByteArray(R"({"category":"history"})"));
        QCOMPARE(dumpJson(conversation.extra), QByteArray(R"({"colour":"red"})"));
    }

    // Each line behind it would be read inside out, and be an error of its own.
    void aQuoteLeftOpenIsSaidOnce()
    {
        QByteArray table = "u1,b1\na,b\nc,\"d\n";
        const QByteArray line = QByteArray(1000, 'x') + ",y\n";
        table += line.repeated(18'000);
        const Imported result = importTable(table);
        QCOMPARE(result.rows.size(), 1);
        QCOMPARE(result.messages(), QStringList());
        QVERIFY2(result.failure.startsWith(u"line 3: a quote is opened"_s), qPrintable(result.failure));
    }

    void manyColumnsAreNoTrouble()
    {
        QByteArray header = "u1,b1";
        QByteArray row = "a,b";
        for (int column = 0; column < 40'000; ++column) {
            header += ",c" + QByteArray::number(column);
            row += ",1";
        }
        const Imported result = importTable(header + '\n' + row + '\n');
        QCOMPARE(result.failure, QString());
        QCOMPARE(result.rows.size(), 1);
        QCOMPARE(result.rows[0].conversation.extra.size(), size_t(40'000));
        QVERIFY(importTable(header + ",c7\n").failure.contains(u"named twice"_s));
    }

    void aMarkInsideTheTextIsText()
    {
        const Imported result = importTable("\xef\xbb\xbfu1,b1\na,\xef\xbb\xbf好\n");
        QCOMPARE(result.rows[0].conversation.turns[1].text, u"\uFEFF好"_s);
    }

    void mappedColumnsAndOtherDelimiters()
    {
        const QString mapping = u"id=Nr,turns=Frage|Antwort,label=Urteil,batch=Satz"_s;
        for (const char delimiter : {',', ';', '\t'}) {
            QByteArray text = "Nr;Frage;Antwort;Urteil;Satz\n1;hi;yo;role;s1\n";
            text.replace(';', delimiter);
            const Imported result = importTable(text, mapping);
            QCOMPARE(result.messages(), QStringList());
            QCOMPARE(result.rows[0].conversation.batch, u"s1"_s);
            QCOMPARE(result.rows[0].conversation.turns.size(), 2);
            QCOMPARE(dumpJson(result.rows[0].conversation.gold), QByteArray(R"({"category":"role"})"));
        }
        QCOMPARE(importTable("u1\tb1\na,b\tc\n", {}, u"tsv"_s).rows[0].conversation.turns[0].text, u"a,b"_s);
    }

    void rowsWithoutIdAreNumberedWithoutTheHeader()
    {
        QCOMPARE(importTable("u1,b1\na,b\n\nc,d\n").rows[1].conversation.externalId, u"table-2"_s);
    }

    void badRowsAreNamedAndTheRestTaken()
    {
        const Imported result = importTable("u1,b1,label\na,b,0\nc,d\ne,f,wat\n\"g\"h,i,0\nj,k,\xff\nl,m,2\n");
        QCOMPARE(result.rows.size(), 2);
        QCOMPARE(result.errors.size(), 4);
        QCOMPARE(result.messages()[0], u"line 3: has 2 cells, but the header names 3 columns"_s);
        QVERIFY(result.messages()[1].startsWith(u"line 4, label: expected an answer"_s));
        QVERIFY(result.messages()[2].startsWith(u"line 5: a quoted cell"_s));
        QVERIFY(result.messages()[3].startsWith(u"line 6: is not UTF-8"_s));
    }

    void openQuotesAreNoticed()
    {
        const Imported result = importTable("u1,b1\n\"a,b\nc,d\n");
        QCOMPARE(result.messages(), QStringList({u"line 2: a quote is opened and never closed"_s}));
    }

    void brokenHeadersRefuseTheFile()
    {
        QVERIFY(importTable("").failure.contains(u"empty"_s));
        QVERIFY(importTable("a,a\n1,2\n").failure.contains(u"named twice"_s));
        QVERIFY(importTable("id,u1,b1\r1,a,b\r2,c,d\r").failure.contains(u"Macintosh"_s));
        QVERIFY(importTable("a,b\n1,2\n", u"turns=x"_s).failure.contains(u"\"x\""_s));
        QByteArray manyColumns = "c";
        for (int i = 0; i < 10'000; ++i)
            manyColumns += ",c" + QByteArray::number(i);
        QVERIFY(importTable(manyColumns + '\n', u"turns=x"_s).failure.size() < 300);
    }
};

QTEST_GUILESS_MAIN(TestImportCsv)
#include "tst_import_csv.moc"
