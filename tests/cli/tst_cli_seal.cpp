// SPDX-License-Identifier: GPL-3.0-or-later
// `server seal` and `verify --seal`: one line to print or mail, and what it proves.
#include "tests/cli/CliSupport.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QTest>

using namespace gainsay::test;
using namespace Qt::StringLiterals;

class TestCliSeal : public QObject {
    Q_OBJECT

    CliFolder m_folder;
    QByteArray m_line;

    // With settings of its own, in which keys are kept.
    CliResult cli(const QStringList &words) const
    {
        return m_folder.runWhere({u"XDG_CONFIG_HOME="_s + m_folder.path(u"config"_s), u"LANG=C"_s}, words);
    }

    CliResult verified(const QStringList &more) const
    {
        return cli(QStringList{u"verify"_s, u"work/p.gainsay"_s} + more);
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(QDir().mkpath(m_folder.path(u"work"_s)));
        QCOMPARE(cli({u"init"_s, u"work/p.gainsay"_s}).exit, 0);
        QCOMPARE(cli({u"user"_s, u"work/p.gainsay"_s, u"add"_s, u"ann"_s, u"--role"_s, u"annotator"_s}).exit, 0);
        QVERIFY(QFile::copy(m_folder.path(u"work/p.gainsay"_s), m_folder.path(u"work/before.gainsay"_s)));
        const CliResult sealed = cli({u"server"_s, u"seal"_s, u"work/p.gainsay"_s});
        QVERIFY2(sealed.exit == 0, sealed.err);
        m_line = sealed.out.trimmed();
        QVERIFY2(m_line.startsWith("gainsay-seal:1:") && !m_line.contains('\n') && !m_line.contains(' '), m_line);
        const QString key = m_folder.path(u"config/gainsay/seal.key"_s);
        QVERIFY((QFileInfo(key).permissions() & 0x0077) == 0);
        QVERIFY(QFileInfo::exists(key + u".pub"_s));
        QVERIFY(sealed.says("Made a new key"));
    }

    void provesThatNothingWasChanged()
    {
        QCOMPARE(cli({u"user"_s, u"work/p.gainsay"_s, u"add"_s, u"late"_s, u"--role"_s, u"annotator"_s}).exit, 0);
        const CliResult sound = verified({u"--seal"_s, QString::fromLatin1(m_line)});
        QVERIFY2(sound.exit == 0, sound.err);
        QVERIFY2(sound.out.contains("nothing of the audit trail up to row 3 was changed"), sound.out);
        const QString mail = m_folder.write(u"mail.txt"_s, "Hello,\n" + m_line.first(70) + "\n" + m_line.sliced(70));
        const QJsonObject report = verified({u"--seal"_s, mail, u"--json"_s}).json();
        const QJsonObject seal = report[u"seals"_s].toArray().first().toObject();
        QCOMPARE(seal[u"row"_s].toInt(), 3);
        QVERIFY(seal[u"key_known"_s].toBool());
        QCOMPARE(seal[u"unchanged"_s].toObject()[u"schemes"_s].toInt(), 1);
        // The second one is made with the same key, without a word about a new one.
        const CliResult second = cli({u"server"_s, u"seal"_s, u"work/p.gainsay"_s, u"--json"_s});
        QCOMPARE(second.exit, 0);
        QVERIFY(!second.says("Made a new key"));
        QCOMPARE(second.json()[u"key"_s].toString(), seal[u"key"_s].toString());
        const QString both =
            m_folder.write(u"seals.txt"_s, m_line + '\n' + second.json()[u"seal"_s].toString().toLatin1() + '\n');
        QCOMPARE(verified({u"--seal"_s, both, u"--json"_s}).json()[u"seals"_s].toArray().size(), 2);
    }

    void findsAnOlderCopyAndAnotherProject()
    {
        const CliResult older = cli({u"verify"_s, u"work/before.gainsay"_s, u"--seal"_s, QString::fromLatin1(m_line)});
        QCOMPARE(older.exit, 1);
        QVERIFY2(older.says("ends before row 3"), older.err);
        QCOMPARE(cli({u"init"_s, u"work/other.gainsay"_s}).exit, 0);
        for (const QString &name : {u"a"_s, u"b"_s, u"c"_s})
            cli({u"user"_s, u"work/other.gainsay"_s, u"add"_s, name, u"--role"_s, u"annotator"_s});
        const CliResult other = cli({u"verify"_s, u"work/other.gainsay"_s, u"--seal"_s, QString::fromLatin1(m_line)});
        QCOMPARE(other.exit, 1);
        QVERIFY2(other.says("is not the one that was sealed"), other.err);
    }

    void aForgedLineIsNone()
    {
        QByteArray forged = m_line;
        forged.replace("gainsay-seal:1:3:", "gainsay-seal:1:2:");
        const CliResult refused = verified({u"--seal"_s, QString::fromLatin1(forged)});
        QCOMPARE(refused.exit, 1);
        QVERIFY2(refused.says("not genuine"), refused.err);
        QCOMPARE(verified({u"--seal"_s, QString::fromLatin1(m_line.chopped(2))}).exit, 1);
        QCOMPARE(verified({u"--seal"_s, u"no-such-file"_s}).exit, 1);
    }

    void theKeyIsTheOneThatIsKnown()
    {
        const CliResult strange =
            cli({u"server"_s, u"seal"_s, u"work/p.gainsay"_s, u"--key"_s, u"keys/eve.key"_s, u"--json"_s});
        QVERIFY2(strange.exit == 0, strange.err);
        const QString line = strange.json()[u"seal"_s].toString();
        const CliResult refused = verified({u"--seal"_s, line});
        QCOMPARE(refused.exit, 1);
        QVERIFY2(refused.says("was signed with the key"), refused.err);
        QCOMPARE(verified({u"--seal"_s, line, u"--key"_s, u"keys/eve.key.pub"_s}).exit, 0);
        // Whoever has no key of theirs is told that it is not known whose this one is.
        const CliResult unknown = m_folder.runWhere({u"XDG_CONFIG_HOME="_s + m_folder.path(u"nothing"_s), u"LANG=C"_s},
                                                    {u"verify"_s, u"work/p.gainsay"_s, u"--seal"_s, line});
        QVERIFY2(unknown.exit == 0, unknown.err);
        QVERIFY2(unknown.out.contains("Whose key that is was not checked"), unknown.out);
    }

    void aKeyThatOthersCanReadIsRefused()
    {
        QVERIFY(QFile::copy(m_folder.path(u"config/gainsay/seal.key"_s), m_folder.path(u"open.key"_s)));
        QVERIFY(QFile::setPermissions(m_folder.path(u"open.key"_s),
                                      QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup));
        const CliResult refused = cli({u"server"_s, u"seal"_s, u"work/p.gainsay"_s, u"--key"_s, u"open.key"_s});
        QCOMPARE(refused.exit, 1);
        QVERIFY2(refused.says("other accounts"), refused.err);
        m_folder.write(u"no.key"_s, "something else");
        QFile::setPermissions(m_folder.path(u"no.key"_s), QFile::ReadOwner);
        QCOMPARE(cli({u"server"_s, u"seal"_s, u"work/p.gainsay"_s, u"--key"_s, u"no.key"_s}).exit, 1);
        QCOMPARE(m_folder.read(u"no.key"_s), QByteArray("something else"));
    }
};

QTEST_GUILESS_MAIN(TestCliSeal)
#include "tst_cli_seal.moc"
