// SPDX-License-Identifier: GPL-3.0-or-later
// Words, their places in the text and what kind each is.
#include "core/words/JiebaTagger.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {
const QString kJiebaFolder = QStringLiteral(GAINSAY_SOURCE_DIR "/third_party/cppjieba/dict");
}

class WordTaggersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void chineseWordsAreWhereTheTextHasThem()
    {
        const auto tagger = JiebaTagger::open(kJiebaFolder);
        QVERIFY2(tagger, tagger ? "" : qPrintable(tagger.error().message));
        const QString text = u"你喜欢北京😀的春天吗？ 今年3岁"_s;
        const QList<TaggedWord> words = (*tagger)->words(text);
        QStringList pieces;
        for (const TaggedWord &word : words) {
            QCOMPARE(text.mid(word.start, word.length), word.text);
            pieces << word.text;
        }
        QVERIFY2(pieces.contains(u"喜欢"_s) && pieces.contains(u"北京"_s), qPrintable(pieces.join(u'|')));
        QVERIFY(!pieces.contains(u" "_s));
        const auto kindOf = [&](const QString &word) { return words[pieces.indexOf(word)].kind; };
        QCOMPARE(kindOf(u"你"_s), WordKind::Pronoun);
        QCOMPARE(kindOf(u"喜欢"_s), WordKind::Verb);
        QCOMPARE(kindOf(u"北京"_s), WordKind::Place);
        QCOMPARE(kindOf(u"春天"_s), WordKind::Time);
        QCOMPARE(kindOf(u"？"_s), WordKind::Punctuation);
        QVERIFY(kindOf(u"😀"_s) != WordKind::Noun);
        QVERIFY((*tagger)->knows(u"早餐"_s));
        QVERIFY(!(*tagger)->knows(u"你喜欢北京"_s));
        QVERIFY((*tagger)->words({}).isEmpty());
    }

    void aDamagedDictionaryIsRefused()
    {
        const QTemporaryDir folder;
        const auto write = [&](const QString &name, const QByteArray &bytes) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(bytes);
        };
        const auto missing = JiebaTagger::open(folder.path());
        QVERIFY(!missing && missing.error().message.contains(u"jieba.dict.utf8"_s));
        write(u"jieba.dict.utf8"_s, "猫 3 n\n狗 n\n");
        const auto damaged = JiebaTagger::open(folder.path());
        QVERIFY(!damaged && damaged.error().message.contains(u"line 2"_s));
        write(u"jieba.dict.utf8"_s, "猫 3 n\n");
        write(u"hmm_model.utf8"_s, "#\n1 2 3 4\n");
        const auto model = JiebaTagger::open(folder.path());
        QVERIFY(!model && model.error().message.contains(u"hmm_model.utf8"_s));
    }
};

QTEST_GUILESS_MAIN(WordTaggersTest)
#include "tst_word_taggers.moc"
