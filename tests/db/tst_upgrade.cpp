// SPDX-License-Identifier: GPL-3.0-or-later
// Projects as earlier schemas wrote them (tests/data/projects, one dump per schema) open with all that was in them.
#include "core/service/project/ActiveScheme.h"
#include "core/service/project/DerivedState.h"
#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/ErrorStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/TrainingStore.h"
#include "core/store/WorkStore.h"
#include "db/project/Maintenance.h"
#include "db/project/Migrator.h"
#include "db/project/ProjectFactory.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sqlite3.h>

using namespace gainsay;
using namespace Qt::StringLiterals;

class UpgradeTest : public QObject {
    Q_OBJECT

    // A name like a place in a sentence: it must stay a name.
    QTemporaryDir m_folder{QDir::tempPath() + u"/run%2-XXXXXX"_s};

    // The dump as a file again.
    QString projectFrom(const QString &dump)
    {
        QFile file(dump);
        if (!file.open(QIODevice::ReadOnly))
            return {};
        const QString path = m_folder.filePath(QFileInfo(dump).completeBaseName() + u".gainsay"_s);
        sqlite3 *handle = nullptr;
        sqlite3_open(QFile::encodeName(path).constData(), &handle);
        const int code = sqlite3_exec(handle, file.readAll().constData(), nullptr, nullptr, nullptr);
        sqlite3_close(handle);
        return code == SQLITE_OK ? path : QString();
    }

private Q_SLOTS:
    void everyStepStartsFromAFixture()
    {
        const auto steps = builtInMigrations();
        QVERIFY(steps && !steps->isEmpty());
        for (int schema = 1; schema < steps->last().version; ++schema)
            QVERIFY2(QFile::exists(QStringLiteral(GAINSAY_TEST_DATA "/projects/schema%1.sql").arg(schema)),
                     "make a dump of a project before its schema is changed");
    }

    void anOlderProjectKeepsEverything_data()
    {
        QTest::addColumn<QString>("dump");
        QTest::addColumn<int>("schema");
        const QDir folder(QStringLiteral(GAINSAY_TEST_DATA "/projects"));
        for (const QString &name : folder.entryList({u"schema*.sql"_s}))
            QTest::newRow(qUtf8Printable(name)) << folder.filePath(name) << name.mid(6, name.size() - 10).toInt();
    }

    void anOlderProjectKeepsEverything()
    {
        QFETCH(QString, dump);
        QFETCH(int, schema);
        const QString path = projectFrom(dump);
        QVERIFY(!path.isEmpty());
        const auto opened = openProject(path);
        QVERIFY2(opened, opened ? "" : qUtf8Printable(opened.error().message));
        Storage &storage = **opened;

        QCOMPARE(QDir(m_folder.path()).entryList({QFileInfo(path).fileName() + u"*.backup"_s}).size(), 1);
        QCOMPARE(storage.project().users()->size(), 4);
        const auto settled = storage.conversations().idOf(u"river-2"_s);
        const auto resolution = storage.conversations().resolution(*settled);
        QVERIFY(resolution && *resolution);
        QCOMPARE(toString((*resolution)->source), u"adjudication"_s);
        const auto scheme = activeScheme(storage.project());
        QCOMPARE(*verifyDerived(storage, scheme->scheme), 3);
        QCOMPARE(*storage.audit().verifyChain(), 19);
        QVERIFY(checkIntegrity(path));

        ConversationQuery query;
        query.filter.text = u"河"_s;
        QCOMPARE(storage.conversations().list(query, {}, 10)->size(), 1);

        QCOMPARE(storage.errors().tagKinds()->size(), 8);
        if (schema >= 2)
            verifyErrorsAndHiddenGold(storage);
        QCOMPARE(storage.training().calibrations()->size(), schema >= 3 ? 1 : 0);
    }

private:
    // What schema 2 brought, and that its hidden gold item lies beside the work since schema 3.
    void verifyErrorsAndHiddenGold(Storage &storage)
    {
        const auto tags = storage.errors().tags();
        QCOMPARE(tags->size(), 1);
        QCOMPARE(tags->first().tag, u"negation"_s);
        QCOMPARE(storage.errors().pairs()->size(), 1);
        const auto hidden = storage.conversations().idOf(u"river-4"_s);
        QVERIFY(storage.work().slotsOf(*hidden)->isEmpty());
        const auto aside = storage.work().auxiliarySlots(*hidden);
        QCOMPARE(aside->size(), 1);
        QVERIFY(aside->first().purpose == SlotPurpose::HiddenGold);
    }
};

QTEST_GUILESS_MAIN(UpgradeTest)
#include "tst_upgrade.moc"
