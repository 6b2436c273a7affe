// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Engines.h"

#include "core/scheme/SchemeLibrary.h"
#include "db/project/ProjectFactory.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

const QString postgresRow = u"postgresql"_s;

Result<SchemeRevision> shippedScheme(const QString &name)
{
    ASSIGN_OR_RETURN(const auto loaded, loadScheme(name));
    SchemeRevision scheme;
    scheme.name = name;
    scheme.body = loaded.body;
    scheme.version = loaded.scheme.version;
    return scheme;
}

}  // namespace

void Engines::addRows()
{
    QTest::addColumn<QString>("engine");
    QTest::newRow("sqlite") << u"sqlite"_s;
    QTest::newRow("postgresql") << postgresRow;
}

QString Engines::unavailable(const QString &engine)
{
    return engine == postgresRow ? m_postgres.start() : QString();
}

QString Engines::freshLocation(const QString &engine)
{
    if (engine == postgresRow)
        return m_postgres.freshAddress();
    return m_folder.filePath(u"project%1.gainsay"_s.arg(++m_files));
}

std::unique_ptr<Storage> Engines::newProject(const QString &engine, const QString &schemeName)
{
    const auto scheme = shippedScheme(schemeName);
    if (!scheme) {
        qWarning("%s", qPrintable(scheme.error().message));
        return {};
    }
    auto storage = createProject(freshLocation(engine), *scheme, m_clock);
    if (!storage) {
        qWarning("%s", qPrintable(storage.error().message));
        return {};
    }
    return std::move(*storage);
}

}  // namespace gainsay
