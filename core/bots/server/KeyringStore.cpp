// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bots/server/KeyringStore.h"

#include "core/base/TranslatableText.h"
#include "core/bots/server/LoopThread.h"

#include <qt6keychain/keychain.h>

#include <chrono>
#include <future>
#include <memory>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct KeyringWords {
    GAINSAY_TR(bots)
};

const QString keyringService = u"Gainsay"_s;
constexpr std::chrono::minutes longestUnlock{2};

struct KeyringAnswer {
    QKeychain::Error error = QKeychain::OtherError;
    QString detail;
    QString key;
};

// Starts the job that `make` gives on a thread with an event loop, and waits for its end.
KeyringAnswer runKeyringJob(const std::function<QKeychain::Job *(QObject *parent)> &make)
{
    const auto promise = std::make_shared<std::promise<KeyringAnswer>>();
    std::future<KeyringAnswer> answer = promise->get_future();
    LoopThread thread;
    thread.post([make, promise](QObject *parent) {
        QKeychain::Job *job = make(parent);
        QObject::connect(job, &QKeychain::Job::finished, job, [promise](QKeychain::Job *done) {
            const auto *reading = qobject_cast<QKeychain::ReadPasswordJob *>(done);
            promise->set_value({done->error(), done->errorString(), reading ? reading->textData() : QString()});
        });
        job->start();
    });
    if (answer.wait_for(longestUnlock) != std::future_status::ready)
        return {QKeychain::OtherError, KeyringWords::tr("nobody unlocked it in time"), {}};
    return answer.get();
}

Error keyringFault(const KeyringAnswer &answer, const QString &bot)
{
    switch (answer.error) {
    case QKeychain::EntryNotFound:
        return notFound(KeyringWords::tr("the desktop's keyring has no key for the bot \"%1\"; add the bot again with "
                                         "its key, or name an environment variable that holds it")
                            .arg(bot));
    case QKeychain::AccessDenied:
    case QKeychain::AccessDeniedByUser:
        return notAllowed(KeyringWords::tr("the desktop's keyring did not give access to the key of \"%1\"").arg(bot));
    default:
        return unsupported(KeyringWords::tr("no keyring answers on this desktop (%1); start one (GNOME Keyring, "
                                            "KWallet), or let the key come from an environment variable: --key-env VAR")
                               .arg(answer.detail));
    }
}

}  // namespace

Result<QString> KeyringStore::read(const QString &bot) const
{
    const KeyringAnswer answer = runKeyringJob([bot](QObject *parent) {
        auto *job = new QKeychain::ReadPasswordJob(keyringService, parent);
        job->setKey(bot);
        return job;
    });
    if (answer.error != QKeychain::NoError)
        return keyringFault(answer, bot);
    return answer.key;
}

Result<void> KeyringStore::write(const QString &bot, const QString &key) const
{
    const KeyringAnswer answer = runKeyringJob([bot, key](QObject *parent) {
        auto *job = new QKeychain::WritePasswordJob(keyringService, parent);
        job->setKey(bot);
        job->setTextData(key);
        return job;
    });
    if (answer.error != QKeychain::NoError)
        return keyringFault(answer, bot);
    return {};
}

Result<void> KeyringStore::remove(const QString &bot) const
{
    const KeyringAnswer answer = runKeyringJob([bot](QObject *parent) {
        auto *job = new QKeychain::DeletePasswordJob(keyringService, parent);
        job->setKey(bot);
        return job;
    });
    if (answer.error != QKeychain::NoError && answer.error != QKeychain::EntryNotFound)
        return keyringFault(answer, bot);
    return {};
}

}  // namespace gainsay
