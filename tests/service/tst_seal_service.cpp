// SPDX-License-Identifier: GPL-3.0-or-later
// A signed line proves what was there: whoever rewrites the trail as a whole, with every hash, is found out.
#include "core/service/decide/AdjudicateService.h"
#include "core/service/project/SealService.h"
#include "db/engine/Query.h"
#include "db/project/ReadingPlace.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

#include <QCryptographicHash>

using namespace gainsay;
using namespace Qt::StringLiterals;

class TestSealService : public QObject {
    Q_OBJECT

    Engines m_engines;
    const SigningKey m_key = must(SigningKey::make());

    // Two settled items and a disputed one, sealed.
    AuditSeal sealed(Team &team)
    {
        const auto items = team.addConversations(u"b"_s, 3);
        team.assign(u"b"_s, {u"ann"_s, u"abe"_s});
        for (const ConversationId item : items) {
            team.submit(u"ann"_s, item, cdconvAnswers(u"none"_s));
            team.submit(u"abe"_s, item, cdconvAnswers(item == items.last() ? u"role"_s : u"none"_s));
        }
        return must(SealService(team.storage(), team.clock(), team.person(u"sam"_s)).seal(m_key));
    }

    static Result<QList<StoredDigest>> check(Team &team, const AuditSeal &seal)
    {
        return SealService(team.storage(), team.clock(), {}).check(seal);
    }

    // What somebody with all rights does, past the program but with its own checksums.
    static void change(Storage &storage, const QString &statement)
    {
        const auto database = must(connectToProject(storage.location()));
        must(database->transaction([&] { return database->executeScript(statement); }));
    }

    struct Stored {
        qint64 sequence = 0;
        AuditEntry entry;
        QString payload;
    };

    // All hashes again, by the rule that the trail itself follows.
    static void forgeChain(Storage &storage)
    {
        const auto database = must(connectToProject(storage.location()));
        const auto rows = must(sql::all(
            *database, u"SELECT seq, at, user_name, action, subject, payload FROM audit ORDER BY seq"_s,
            [](const Row &row) {
                return Stored{row.get<qint64>(0),
                              {row.get<QString>(2), row.get<QString>(3), row.get<QString>(4), {}, row.get<qint64>(1)},
                              row.get<QString>(5)};
            }));
        QByteArray previous;
        for (const Stored &row : rows) {
            const Json fields = {row.sequence,
                                 row.entry.at,
                                 toUtf8(row.entry.user),
                                 toUtf8(row.entry.action),
                                 toUtf8(row.entry.subject),
                                 toUtf8(row.payload)};
            const QByteArray hash = QCryptographicHash::hash(previous + dumpJson(fields), QCryptographicHash::Sha256);
            must(sql::execute(*database, u"UPDATE audit SET previous = ?, hash = ? WHERE seq = ?"_s, previous, hash,
                              row.sequence));
            previous = hash;
        }
        must(storage.audit().verifyChain());
    }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    // Test 1 of RFC 8032, section 7.1.
    void signsAsPublished()
    {
        const auto key = SigningKey::fromSeed(
            QByteArray::fromHex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"));
        QVERIFY(key);
        QCOMPARE(key->publicKey().toHex(),
                 QByteArray("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"));
        QCOMPARE(
            key->sign({}).toHex(),
            QByteArray("e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf"
                       "9b46bd25bf5f0595bbe24655141438e7a100b"));
        QVERIFY(isSignature(key->sign("a"), "a", key->publicKey()));
        QVERIFY(!isSignature(key->sign("a"), "b", key->publicKey()));
    }

    void aLineComesBackFromAMail()
    {
        const AuditSeal seal = signedSeal(412, 1795001116762, QByteArray(32, 'h'), m_key);
        const QString line = toLine(seal);
        QVERIFY(!line.contains(u' ') && isGenuine(seal));
        QString mail = u"Dear all,\nour project as of today:\n"_s + line + u"\nRegards"_s;
        QCOMPARE(must(sealsIn(mail)), QList{seal});
        mail.insert(mail.indexOf(line) + 76, u"\r\n"_s);
        QCOMPARE(must(sealsIn(mail + u"\n"_s + line)), (QList{seal, seal}));
        QVERIFY(!sealsIn(line.chopped(3)));
        QVERIFY(!sealsIn(line + u' ' + line.chopped(40)));
        QVERIFY(!sealsIn(u"nothing"_s));
        // Each part of it is under the signature.
        for (const AuditSeal &other :
             {AuditSeal{413, seal.at, seal.head, seal.key, seal.signature},
              AuditSeal{412, seal.at + 1, seal.head, seal.key, seal.signature},
              AuditSeal{412, seal.at, QByteArray(32, 'i'), seal.key, seal.signature},
              AuditSeal{412, seal.at, seal.head, must(SigningKey::make()).publicKey(), seal.signature}})
            QVERIFY(!isGenuine(other));
    }

    void workGoesOnBehindASeal()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const AuditSeal first = sealed(team);
        QVERIFY(isGenuine(first));
        const auto more = team.addConversations(u"c"_s, 2);
        team.assign(u"c"_s, {u"ann"_s, u"abe"_s});
        team.submit(u"ann"_s, more.first(), cdconvAnswers(u"role"_s));
        const AuditSeal second = must(SealService(*storage, m_engines.clock(), {}).seal(m_key));
        const auto before = check(team, first);
        VERIFY_OK(before);
        const auto now = check(team, second);
        VERIFY_OK(now);
        const auto rows = [](const QList<StoredDigest> &digests, const QString &what) {
            for (const StoredDigest &digest : digests) {
                if (digest.what == what)
                    return digest.rows;
            }
            return qint64(-1);
        };
        QCOMPARE(rows(*before, u"texts"_s), 3);
        QCOMPARE(rows(*before, u"answers"_s), 6);
        QCOMPARE(rows(*now, u"texts"_s), 5);
        QCOMPARE(rows(*now, u"answers"_s), 7);
        must(storage->audit().verifyChain());
    }

    void whoRewritesEverythingIsFoundOut_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::newRow("an entry") << u"UPDATE audit SET user_name = 'eve' WHERE seq = 8"_s;
        QTest::newRow("an old entry's time") << u"UPDATE audit SET at = at - 1000 WHERE seq = 1"_s;
        QTest::newRow("the sealed row") << u"UPDATE audit SET payload = '{}' WHERE action = 'seal'"_s;
        QTest::newRow("the end") << u"DELETE FROM audit WHERE seq >= (SELECT MAX(seq) FROM audit)"_s;
        QTest::newRow("an answer") << u"UPDATE annotations SET answers = REPLACE(answers, 'none', 'role')"_s;
        QTest::newRow("an answer's time") << u"UPDATE annotations SET created_at = created_at - 60000 WHERE id = 2"_s;
        QTest::newRow("working time") << u"UPDATE annotations SET active_ms = active_ms + 60000 WHERE id = 2"_s;
        QTest::newRow("another revision") << u"INSERT INTO annotations (id, conversation_id, user_id, revision, "
                                             "scheme_id, answers, created_at) SELECT -5, conversation_id, user_id, 9, "
                                             "scheme_id, answers, 0 FROM annotations WHERE id = 1; "
                                             "UPDATE annotations SET id = 0 WHERE id = -5"_s;
        QTest::newRow("a text") << u"UPDATE conversation_texts SET fingerprint = (SELECT fingerprint FROM "
                                   "conversation_texts WHERE conversation_id = 2) WHERE conversation_id = 1"_s;
        QTest::newRow("ids") << u"UPDATE conversations SET external_id = 'other' WHERE id = 2"_s;
        QTest::newRow("the scheme") << u"UPDATE schemes SET version = 7"_s;
    }

    void whoRewritesEverythingIsFoundOut()
    {
        QFETCH(QString, statement);
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const AuditSeal seal = sealed(team);
        for (const QString &one : statement.split(u"; "_s))
            change(*storage, one);
        forgeChain(*storage);
        const auto found = check(team, seal);
        QVERIFY(!found);
        QCOMPARE(found.error().kind, ErrorKind::Corrupt);
    }

    void onlyWhoPlansMaySeal()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto refused = SealService(*storage, m_engines.clock(), team.person(u"ann"_s)).seal(m_key);
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, ErrorKind::NotAllowed);
        QCOMPARE(must(storage->audit().head()).sequence, must(storage->audit().verifyChain()));
    }
};

QTEST_GUILESS_MAIN(TestSealService)
#include "tst_seal_service.moc"
