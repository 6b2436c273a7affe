// SPDX-License-Identifier: GPL-3.0-or-later
// Runs every test of a class on both engines. In the test class:
//
//     Engines m_engines;
//     void initTestCase_data() { Engines::addRows(); }
//     void addsUsers() { NEW_PROJECT(storage); … storage->project().addUser(…) … }
#pragma once

#include "core/store/Storage.h"
#include "tests/support/FakeClock.h"
#include "tests/support/PostgresCluster.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace gainsay {

class Engines {
public:
    // Global rows "sqlite" and "postgresql"; QFETCH_GLOBAL(QString, engine) reads the one that runs.
    static void addRows();

    // Why that engine cannot be tested here, or empty.
    QString unavailable(const QString &engine);
    // Where a project can be made that does not exist yet.
    QString freshLocation(const QString &engine);
    // An empty project with one of the shipped schemes; null after a failure, which is logged.
    std::unique_ptr<Storage> newProject(const QString &engine, const QString &scheme = QStringLiteral("cdconv"));

    PostgresCluster &postgres() { return m_postgres; }
    FakeClock &clock() { return m_clock; }
    QString temporaryFile(const QString &name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
    PostgresCluster m_postgres;
    FakeClock m_clock;
    int m_files = 0;
};

}  // namespace gainsay

// For every test of a class whose Engines are called m_engines.
#define SKIP_UNAVAILABLE_ENGINE                                                                                        \
    QFETCH_GLOBAL(QString, engine);                                                                                    \
    if (const QString why = m_engines.unavailable(engine); !why.isEmpty())                                             \
    QSKIP(qPrintable(why))

// NEW_PROJECT(storage) or NEW_PROJECT(storage, u"rgm"_s)
#define NEW_PROJECT(name, ...)                                                                                         \
    SKIP_UNAVAILABLE_ENGINE;                                                                                           \
    const std::unique_ptr<gainsay::Storage> name = m_engines.newProject(engine __VA_OPT__(, ) __VA_ARGS__);            \
    QVERIFY(name)

// A Result that must hold a value; its message is shown when it does not.
#define VERIFY_OK(result)                                                                                              \
    do {                                                                                                               \
        const auto &outcome = (result);                                                                                \
        QVERIFY2(outcome.has_value(), qPrintable(outcome.has_value() ? QString() : QString(outcome.error().message))); \
    } while (false)
