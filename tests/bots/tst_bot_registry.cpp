// SPDX-License-Identifier: GPL-3.0-or-later
// The list of a user's servers: closed to others, never with a key, and never lost.
#include "core/bots/BotRegistry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

ServerBotSettings sampleServer(const QString &name)
{
    ServerBotSettings settings;
    settings.name = name;
    settings.address = u"https://api.example.org/v1"_s;
    settings.confirmedAddress = settings.address;
    settings.confirmedAt = 1'700'000'000'000;
    settings.model = u"small"_s;
    settings.key = KeyPlace::Environment;
    settings.keyVariable = u"EXAMPLE_KEY"_s;
    settings.sampling.stop = {u"。"_s};
    settings.fields = {{"min_p", 0.1}, {"seed", nullptr}};
    settings.parallel = 2;
    settings.prices = TokenPrices{0.15, 0.6, u"EUR"_s};
    settings.scoring = ScoringMethod::PromptLogprobs;
    settings.scoringFormat = u"chatml"_s;
    return settings;
}

}  // namespace

class TestBotRegistry : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsKeptComesBack()
    {
        const QTemporaryDir folder;
        const BotRegistry registry(folder.filePath(u"new/bots.json"_s));
        QCOMPARE(registry.all()->size(), 0);
        QVERIFY(registry.save(sampleServer(u"b"_s)));
        QVERIFY(registry.save(sampleServer(u"a"_s)));
        QCOMPARE(registry.all()->value(0), sampleServer(u"a"_s));
        QCOMPARE(*BotRegistry(registry.path()).byName(u"b"_s), sampleServer(u"b"_s));
        QCOMPARE(registry.save(sampleServer(u"a"_s)).error().kind, ErrorKind::Conflict);
        ServerBotSettings changed = sampleServer(u"a"_s);
        changed.model = u"large"_s;
        QVERIFY(registry.save(changed, true));
        QCOMPARE(registry.byName(u"a"_s)->model, u"large"_s);
        QVERIFY(registry.remove(u"a"_s));
        QCOMPARE(registry.all()->size(), 1);
        QVERIFY(registry.byName(u"a"_s).error().message.contains(u"b"_s));
        QCOMPARE(registry.remove(u"a"_s).error().kind, ErrorKind::NotFound);
    }

    void nobodyElseMayReadIt()
    {
        const QTemporaryDir folder;
        const BotRegistry registry(folder.filePath(u"bots.json"_s));
        QVERIFY(registry.save(sampleServer(u"a"_s)));
        const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        QVERIFY(!(QFile::permissions(registry.path()) & others));
        QVERIFY(registry.save(sampleServer(u"b"_s)));
        QVERIFY(!(QFile::permissions(registry.path()) & others));
    }

    void whatIsDamagedIsNotOverwritten()
    {
        const QTemporaryDir folder;
        const BotRegistry registry(folder.filePath(u"bots.json"_s));
        for (const QByteArray &damaged :
             {QByteArray("{\"format\": 1, \"bots\": [{"), QByteArray("{\"format\": 2, \"bots\": []}"),
              QByteArray("{\"format\": 1, \"bots\": [{\"name\": \"a\", \"address\": \"here\"}]}")}) {
            QFile file(registry.path());
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(damaged);
            file.close();
            QVERIFY(!registry.all());
            QVERIFY(!registry.save(sampleServer(u"a"_s), true));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(file.readAll(), damaged);
        }
    }

    void badSettingsAreRefused_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("variable");
        QTest::newRow("a kind") << u"embedded"_s << u"https://h.example/v1"_s << u"KEY"_s;
        QTest::newRow("a colon") << u"replay:x"_s << u"https://h.example/v1"_s << u"KEY"_s;
        QTest::newRow("nothing") << QString() << u"https://h.example/v1"_s << u"KEY"_s;
        QTest::newRow("a password") << u"a"_s << u"https://me:you@h.example/v1"_s << u"KEY"_s;
        QTest::newRow("the key itself") << u"a"_s << u"https://h.example/v1"_s << u"sk-proj-1234"_s;
    }

    void badSettingsAreRefused()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, address);
        QFETCH(const QString, variable);
        ServerBotSettings settings = sampleServer(name);
        settings.address = address;
        settings.keyVariable = variable;
        const QTemporaryDir folder;
        const BotRegistry registry(folder.filePath(u"bots.json"_s));
        const Result<void> saved = registry.save(settings);
        QVERIFY(!saved);
        // A key that was given by mistake is not repeated.
        QVERIFY(!saved.error().message.contains(u"sk-proj-1234"_s));
        QVERIFY(!QFile::exists(registry.path()));
    }
};

QTEST_GUILESS_MAIN(TestBotRegistry)
#include "tst_bot_registry.moc"
