// SPDX-License-Identifier: GPL-3.0-or-later
// Our reader of tokenizer.json against Hugging Face's own JavaScript implementation from npm. More files can be named
// in GAINSAY_TOKENIZER_FILES, parted by colons.
#include "core/detect/tokenize/JsonTokenizer.h"
#include "tests/support/TinyTokenizers.h"

#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace gainsay;
using namespace gainsay::test;
using namespace Qt::StringLiterals;

namespace {

const QString oracle = QStringLiteral(
    GAINSAY_SOURCE_DIR "/third_party/mock-servers/node_modules/@huggingface/tokenizers/dist/tokenizers.mjs");

void writeJson(const QString &path, const Json &json)
{
    QFile file(path);
    const QByteArray text = dumpJson(json);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("a file cannot be written");
}

QString shownIds(const std::vector<qint32> &ids)
{
    QStringList parts;
    for (const qint32 id : ids)
        parts.append(QString::number(id));
    return parts.join(u' ');
}

}  // namespace

class TokenizerOracleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!QFileInfo::exists(oracle) || QStandardPaths::findExecutable(u"node"_s).isEmpty())
            QSKIP("Hugging Face's tokenizers are not there; ./dev test fetches them where there is npm");
        m_strings = mixedStrings(10'000, 1);
        // Others cannot be handed over: what a text is that is no Unicode is for the reader to say, U+FFFD.
        Json wellFormed = Json::array();
        for (const QString &text : m_strings)
            wellFormed.push_back(toUtf8(QString::fromUcs4(reinterpret_cast<const char32_t *>(text.toUcs4().constData()),
                                                          text.toUcs4().size())));
        writeJson(m_folder.filePath(u"strings.json"_s), wellFormed);
    }

    void idsAreTheSame_data()
    {
        QTest::addColumn<QString>("path");
        int number = 0;
        for (const NamedTokenizer &tokenizer : tinyTokenizers()) {
            const QString path = m_folder.filePath(u"tokenizer-%1.json"_s.arg(++number));
            writeJson(path, tokenizer.file);
            QTest::newRow(qPrintable(tokenizer.name)) << path;
        }
        const QStringList more = qEnvironmentVariable("GAINSAY_TOKENIZER_FILES").split(u':', Qt::SkipEmptyParts);
        for (const QString &path : more)
            QTest::newRow(qPrintable(path)) << path;
    }
    void idsAreTheSame()
    {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto tokenizer = JsonTokenizer::read(file.readAll(), path);
        QVERIFY2(tokenizer, tokenizer ? "" : qPrintable(tokenizer.error().message));
        QProcess node;
        node.start(u"node"_s, {QStringLiteral(GAINSAY_SOURCE_DIR "/tests/detect/tokenizers.mjs"), oracle,
                               m_folder.filePath(u"strings.json"_s), path});
        QVERIFY2(node.waitForFinished(600'000) && node.exitCode() == 0, node.readAllStandardError().constData());
        const auto expected = parseJson(node.readAllStandardOutput());
        QVERIFY(expected && expected->size() == size_t(m_strings.size()));
        int different = 0;
        QString first;
        qsizetype tokens = 0;
        for (qsizetype i = 0; i < m_strings.size(); ++i) {
            const auto wanted = expected->at(size_t(i)).get<std::vector<qint32>>();
            const std::vector<qint32> ids = (*tokenizer)->idsWithMarkers(m_strings[i]);
            tokens += qsizetype(ids.size());
            if (ids == wanted)
                continue;
            if (++different <= 5)
                first += u"\n%1\n  ours   %2\n  theirs %3"_s.arg(m_strings[i], shownIds(ids), shownIds(wanted));
        }
        QVERIFY(tokens > m_strings.size());
        QVERIFY2(different == 0, qPrintable(u"%1 differ:%2"_s.arg(QString::number(different), first)));
    }

private:
    QTemporaryDir m_folder;
    QStringList m_strings;
};

QTEST_GUILESS_MAIN(TokenizerOracleTest)
#include "tst_tokenizer_oracle.moc"
