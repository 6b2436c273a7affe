// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Seal.h"

#include "app/cli/support/ConsoleProgress.h"
#include "app/cli/support/Invocation.h"
#include "app/cli/support/SealKey.h"
#include "core/service/project/SealService.h"
#include "core/store/ProjectStore.h"
#include "core/store/Storage.h"
#include "db/project/ProjectFactory.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct SealWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

Result<AuditSeal> sealedTrail(const Invocation &call, const SigningKey &key)
{
    ASSIGN_OR_RETURN(const auto storage, openProject(call.argument(1)));
    WaitNotice waiting;
    storage->watchLock(waiting.lock());
    UserId actor;
    if (const QString name = call.option(u"user"_s); !name.isEmpty()) {
        ASSIGN_OR_RETURN(const auto user, storage->project().userNamed(name));
        actor = user.id;
    }
    // What is already wrong must not be signed.
    RETURN_IF_ERROR(storage->audit().verifyChain());
    return SealService(*storage, call.clock(), actor).seal(key);
}

}  // namespace

Exit runSeal(Invocation &call)
{
    const QString path = call.isSet(u"key"_s) ? call.option(u"key"_s) : usualSealKeyFile();
    const auto key = sealKeyIn(path);
    if (!key)
        return call.fail(key.error());
    if (key->isNew)
        call.note(SealWords::tr("Made a new key in %1. Keep that file to yourself and a copy of it in a safe place; "
                                "give %1.pub to those who check.")
                      .arg(path));
    if (QFileInfo(path).absolutePath() == QFileInfo(call.argument(1)).absolutePath())
        call.note(SealWords::tr("The key lies beside the project: whoever can write there can sign too. Keep it "
                                "elsewhere."));
    const auto seal = sealedTrail(call, key->key);
    if (!seal)
        return call.fail(seal.error());
    if (call.json()) {
        call.printJson({{"row", seal->row},
                        {"at", seal->at},
                        {"head", seal->head.toHex().toStdString()},
                        {"key", toUtf8(keyPrint(seal->key))},
                        {"seal", toUtf8(toLine(*seal))}});
        return Exit::Done;
    }
    call.print(toLine(*seal));
    call.note(SealWords::tr("Row %1 of the audit trail is signed with the key %2. Print or mail the line: gainsay-cli "
                            "verify PROJECT --seal LINE proves with it later that nothing before it was changed.")
                  .arg(QString::number(seal->row), keyPrint(seal->key)));
    return Exit::Done;
}

QList<QCommandLineOption> sealOptions()
{
    return {valueOption(u"key"_s, u"FILE"_s,
                        SealWords::tr("seal: the key to sign with, made if it is not there; without it "
                                      "~/.config/gainsay/seal.key")),
            valueOption(u"user"_s, u"NAME"_s, SealWords::tr("seal: who signs, for the audit trail"))};
}

}  // namespace gainsay
