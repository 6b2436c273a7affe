// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/rows/LineReader.h"

#include <QBuffer>
#include <QTest>

using namespace gainsay;

class TestLineReader : public QObject {
    Q_OBJECT

    // Lines as text; a line over the limit as "<number>".
    static QByteArrayList linesOf(QByteArray text, qsizetype limit = LineReader::defaultLimit)
    {
        QBuffer buffer(&text);
        buffer.open(QIODevice::ReadOnly);
        LineReader reader(buffer, limit);
        QByteArrayList lines;
        for (;;) {
            const Result<LineReader::Status> status = reader.next();
            if (!status || *status == LineReader::Status::End)
                return lines;
            lines.append(*status == LineReader::Status::TooLong ? '<' + QByteArray::number(reader.number()) + '>'
                                                                : reader.line().toByteArray());
        }
    }

private Q_SLOTS:
    void takesEveryLineEnd()
    {
        QCOMPARE(linesOf("a\nb\r\n\r\nc"), QByteArrayList({"a", "b", "", "c"}));
        QCOMPARE(linesOf("a\n"), QByteArrayList({"a"}));
        QCOMPARE(linesOf(""), QByteArrayList());
        QCOMPARE(linesOf("\n"), QByteArrayList({""}));
    }

    void dropsTheByteOrderMarkOnce()
    {
        QCOMPARE(linesOf("\xef\xbb\xbf"
                         "a\n\xef\xbb\xbf"
                         "b"),
                 QByteArrayList({"a", "\xef\xbb\xbf"
                                      "b"}));
    }

    void passesOverLinesThatAreTooLong()
    {
        const QByteArray text = "first\n" + QByteArray(5'000'000, 'x') + "\nthird\n" + QByteArray(3'000'000, 'y');
        QCOMPARE(linesOf(text, 1'000'000), QByteArrayList({"first", "<2>", "third", "<4>"}));
    }

    void keepsLinesThatSpanManyChunks()
    {
        const QByteArray longLine(4'500'000, 'z');
        QCOMPARE(linesOf(longLine + "\nend"), QByteArrayList({longLine, "end"}));
    }
};

QTEST_GUILESS_MAIN(TestLineReader)
#include "tst_linereader.moc"
