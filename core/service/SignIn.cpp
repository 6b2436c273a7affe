// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/SignIn.h"

#include "core/base/PasswordHash.h"
#include "core/store/ProjectStore.h"
#include "core/store/Storage.h"
#include "core/store/UserStore.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int freeAttempts = 5;
constexpr qint64 firstWaitMs = 30'000;
constexpr qint64 longestWaitMs = 15 * 60'000;

QString failuresKey(const User &user)
{
    return u"signin/%1"_s.arg(user.id.value);
}

// 30 s after the fifth wrong password, then twice as long each time.
qint64 waitAfter(int failures)
{
    if (failures < freeAttempts)
        return 0;
    return std::min(longestWaitMs, firstWaitMs << std::min(failures - freeAttempts, 10));
}

}  // namespace

SignIn::SignIn(Storage &storage, const Clock &clock) : m_storage(storage), m_clock(clock) {}

Result<SignIn::Failures> SignIn::failuresOf(const User &user)
{
    const auto stored = m_storage.project().value(failuresKey(user));
    if (!stored)
        return stored.error();
    const auto json = parseJson((*stored).value_or(u"{}"_s).toUtf8());
    if (!json)
        return json.error();
    return Failures{json->value("count", 0), json->value("until", qint64(0))};
}

Result<void> SignIn::setFailures(const User &user, const Failures &failures)
{
    const Json json{{"count", failures.count}, {"until", failures.waitUntil}};
    return m_storage.transaction(
        [&] { return m_storage.project().setValue(failuresKey(user), QString::fromUtf8(dumpJson(json))); });
}

Result<User> SignIn::signIn(const QString &name, const QString &password)
{
    auto user = m_storage.users().byName(name);
    if (!user)
        return user;
    if (!user->active)
        return notAllowed(tr("%1 is paused; a supervisor can make the account active again.").arg(name));
    const auto settings = m_storage.project().settings();
    if (!settings)
        return settings.error();
    if (settings->passwordsRequired) {
        if (const auto checked = check(*user, password); !checked)
            return checked.error();
    }
    return user;
}

Result<void> SignIn::check(const User &user, const QString &password)
{
    if (user.passwordHash.isEmpty())
        return notAllowed(tr("%1 has no password yet; a supervisor can set one.").arg(user.name));
    auto failures = failuresOf(user);
    if (!failures)
        return failures.error();
    const qint64 now = m_clock.nowMs();
    if (now < failures->waitUntil) {
        return notAllowed(
            tr("Too many wrong passwords; try again in %1 seconds.").arg((failures->waitUntil - now + 999) / 1000));
    }
    if (verifyPassword(password, user.passwordHash))
        return failures->count == 0 ? Result<void>() : setFailures(user, {});
    ++failures->count;
    failures->waitUntil = now + waitAfter(failures->count);
    if (const auto stored = setFailures(user, *failures); !stored)
        return stored;
    return notAllowed(tr("The password is wrong."));
}

}  // namespace gainsay
