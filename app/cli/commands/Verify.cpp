// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/Invocation.h"
#include "app/cli/support/SealKey.h"
#include "core/errors/table/ErrorTableLoader.h"
#include "core/service/project/ActiveScheme.h"
#include "core/service/project/DerivedState.h"
#include "core/service/project/ProjectCheck.h"
#include "core/service/project/SealService.h"
#include "core/store/AuditStore.h"
#include "core/store/ProjectStore.h"
#include "db/engine/Location.h"
#include "db/project/Maintenance.h"
#include "db/project/ProjectFactory.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct VerifyWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

constexpr qint64 largestSealFile = 1024 * 1024;

// What a person gave to compare the project with.
struct SealsGiven {
    QList<AuditSeal> seals;
    std::optional<QByteArray> key;  // whose they must be
};

struct SealShown {
    AuditSeal seal;
    QList<StoredDigest> content;
};

// A line, or a file with some.
Result<QList<AuditSeal>> readSeals(const QString &lineOrFile)
{
    QFile file(lineOrFile);
    if (!file.exists())
        return sealsIn(lineOrFile);
    if (!file.open(QIODevice::ReadOnly))
        return ioError(VerifyWords::tr("%1 cannot be read: %2").arg(lineOrFile, file.errorString()));
    return sealsIn(QString::fromUtf8(file.read(largestSealFile)));
}

// Without --key it is the one of whoever checks, if they have one.
Result<SealsGiven> givenSeals(const Invocation &call)
{
    SealsGiven given;
    if (call.isSet(u"seal"_s)) {
        ASSIGN_OR_RETURN(given.seals, readSeals(call.option(u"seal"_s)));
    }
    const QString usual = usualSealKeyFile() + u".pub"_s;
    if (call.isSet(u"key"_s) || (call.isSet(u"seal"_s) && QFile::exists(usual))) {
        ASSIGN_OR_RETURN(given.key, publicSealKey(call.isSet(u"key"_s) ? call.option(u"key"_s) : usual));
    }
    return given;
}

Result<QList<SealShown>> checkGiven(Storage &storage, const Clock &clock, const SealsGiven &given)
{
    QList<SealShown> shown;
    for (const AuditSeal &seal : given.seals) {
        if (given.key && seal.key != *given.key)
            return invalidInput(VerifyWords::tr("The seal of row %1 was signed with the key %2, not with %3. Name the "
                                                "key of whoever sealed the project with --key.")
                                    .arg(QString::number(seal.row), keyPrint(seal.key), keyPrint(*given.key)));
        ASSIGN_OR_RETURN(const auto content, SealService(storage, clock, {}).check(seal));
        shown.append({seal, content});
    }
    return shown;
}

// What was looked at, for the report.
struct Verified {
    std::optional<qint64> sealedRows;
    qint64 auditRows = 0;
    AuditedFacts audited;
    qint64 texts = 0;
    qint64 items = 0;
    qint64 searchBlocks = 0;
    qint64 errorBlocks = 0;
    bool onServer = false;
    QList<SealShown> seals;
    bool keyKnown = false;
};

Result<Verified> verifyProject(const QString &location, const Clock &clock, const SealsGiven &given)
{
    Verified found;
    RETURN_IF_ERROR(checkIntegrity(location));
    ASSIGN_OR_RETURN(const auto storage, openProjectForReading(location));
    RETURN_IF_ERROR(checkSchema(location));
    ASSIGN_OR_RETURN(found.auditRows, storage->audit().verifyChain());
    ASSIGN_OR_RETURN(found.seals, checkGiven(*storage, clock, given));
    found.keyKnown = given.key.has_value();
    ASSIGN_OR_RETURN(found.audited, verifyAudited(*storage));
    ASSIGN_OR_RETURN(found.texts, verifyTexts(*storage));
    ASSIGN_OR_RETURN(const auto scheme, activeScheme(storage->project()));
    ASSIGN_OR_RETURN(found.items, verifyDerived(*storage, scheme.scheme));
    ASSIGN_OR_RETURN(found.searchBlocks, checkSearchIndex(location));
    ASSIGN_OR_RETURN(found.errorBlocks, verifyErrorBlocks(*storage, scheme.scheme));
    ASSIGN_OR_RETURN(const auto place, parseLocation(location));
    found.onServer = place.engine == Engine::PostgreSql;
    ASSIGN_OR_RETURN(found.sealedRows, checkSeals(location));
    return found;
}

Json sealReport(const Verified &found)
{
    Json list = Json::array();
    for (const SealShown &shown : found.seals) {
        Json content = Json::object();
        for (const StoredDigest &digest : shown.content)
            content[toUtf8(digest.what)] = digest.rows;
        list.push_back({{"row", shown.seal.row},
                        {"at", shown.seal.at},
                        {"key", toUtf8(keyPrint(shown.seal.key))},
                        {"key_known", found.keyKnown},
                        {"unchanged", std::move(content)}});
    }
    return list;
}

void printSeals(Invocation &call, const Verified &found)
{
    for (const SealShown &shown : found.seals) {
        QStringList content;
        for (const StoredDigest &digest : shown.content)
            content.append(u"%1 %2"_s.arg(QString::number(digest.rows), SealService::titleOf(digest)));
        call.print(
            VerifyWords::tr("Since %1 nothing of the audit trail up to row %2 was changed, nor of what it holds (%3); "
                            "signed with the key %4.")
                .arg(QDateTime::fromMSecsSinceEpoch(shown.seal.at).toString(u"yyyy-MM-dd hh:mm"_s),
                     QString::number(shown.seal.row), content.join(u", "_s), keyPrint(shown.seal.key)));
    }
    if (!found.seals.isEmpty() && !found.keyKnown)
        call.print(VerifyWords::tr("Whose key that is was not checked: compare it with the one that you were given, or "
                                   "name that with --key."));
}

QString rowsWords(const Verified &found)
{
    if (!found.sealedRows)
        return VerifyWords::tr("There are no checksums of rows (a file of an older version, or a server that shows "
                               "them to the project's owner alone): what is changed past the program beside the audit "
                               "trail is not found.");
    return found.onServer
               ? VerifyWords::tr("All %1 rows, and the tables and triggers that hold them, are as Gainsay left them, "
                                 "by the checksums on the server. Whoever owns the project there, or administers the "
                                 "server, could compute those anew; compare with a seal kept elsewhere.")
                     .arg(*found.sealedRows)
               : VerifyWords::tr("All %1 rows are as Gainsay left them, by the checksums in the file. Whoever can "
                                 "write the file could compute those anew; compare with a backup kept elsewhere.")
                     .arg(*found.sealedRows);
}

void printVerified(Invocation &call, const Verified &found)
{
    if (call.json()) {
        Json report{{"ok", true},
                    {"audit_rows", found.auditRows},
                    {"items", found.items},
                    {"texts", found.texts},
                    {"audited_answers", found.audited.answers},
                    {"audited_decisions", found.audited.decisions},
                    {"audited_people", found.audited.people},
                    {"search_blocks", found.searchBlocks},
                    {"error_blocks", found.errorBlocks},
                    {"sealed_rows", nullptr}};
        if (found.sealedRows)
            report["sealed_rows"] = *found.sealedRows;
        if (!found.seals.isEmpty())
            report["seals"] = sealReport(found);
        call.printJson(report);
        return;
    }
    const QString chain = QString::number(found.auditRows);
    const QString items = QString::number(found.items);
    call.print(
        found.onServer
            ? VerifyWords::tr("The server answers (its pages and references are its own to check), the audit trail of "
                              "%1 rows is unbroken, and the states of %2 items follow from their answers.")
                  .arg(chain, items)
            : VerifyWords::tr("The database is sound, the audit trail of %1 rows is unbroken, and the states of "
                              "%2 items follow from their answers.")
                  .arg(chain, items));
    call.print(VerifyWords::tr("%1 submitted answers, %2 decisions and %3 roles are as the audit trail says; %4 "
                               "conversations have the content they came with.")
                   .arg(QString::number(found.audited.answers), QString::number(found.audited.decisions),
                        QString::number(found.audited.people), QString::number(found.texts)));
    call.print(VerifyWords::tr("The search index (%1 blocks) and what the Errors page keeps ready (%2 blocks) are what "
                               "the texts, answers and predictions give.")
                   .arg(QString::number(found.searchBlocks), QString::number(found.errorBlocks)));
    call.print(rowsWords(found));
    printSeals(call, found);
}

Exit runVerify(Invocation &call)
{
    if (call.isSet(u"renew"_s)) {
        if (const auto renewed = renewDerived(call.argument(0)); !renewed)
            return call.fail(renewed.error());
    }
    const auto given = givenSeals(call);
    if (!given)
        return call.fail(given.error());
    const Result<Verified> found = verifyProject(call.argument(0), call.clock(), *given);
    if (!found)
        return call.fail(found.error());
    printVerified(call, *found);
    return Exit::Done;
}

}  // namespace

Command verifyCommand()
{
    return {
        u"verify"_s,
        VerifyWords::tr("check a project: database, audit trail, texts, derived states, search index, checksums"),
        {u"PROJECT"_s},
        {valueOption(u"seal"_s, u"LINE|FILE"_s,
                     VerifyWords::tr("lines that `server seal` printed: nothing before them must have changed")),
         valueOption(u"key"_s, u"FILE"_s, VerifyWords::tr("the public key that must have signed them")),
         QCommandLineOption(u"renew"_s, VerifyWords::tr("first make the search index and the Errors page's figures "
                                                        "anew, which nothing is lost by"))},
        VerifyWords::tr(
            "Looks at every page, index and reference; the chain of the audit trail; whether answers, decisions and\n"
            "roles are as it says; texts by their fingerprints; states by their answers; the search index and the\n"
            "Errors page's figures; and the checksums of all rows. docs/security.md says what that proves and what\n"
            "it cannot, in a file and on a server.\n"
            "Nothing is changed without --renew, except that a project of an older Gainsay is brought up to date\n"
            "after a copy, as whenever it is opened. Exit code 1 and a message that names the first damage, if\n"
            "there is any."),
        {u"verify team.gainsay"_s, u"verify team.gainsay --seal seals.txt --key seal.key.pub"_s},
        runVerify};
}

}  // namespace gainsay
