// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/people/SignIn.h"

#include "core/base/Json.h"
#include "core/base/PasswordHash.h"
#include "core/store/ProjectStore.h"
#include "core/store/Storage.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int freeAttempts = 5;
constexpr qint64 firstWaitMs = 30'000;
constexpr qint64 longestWaitMs = qint64(15) * 60'000;

// 30 s after the fifth wrong password, then twice as long each time.
qint64 waitAfter(int failures)
{
    if (failures < freeAttempts)
        return 0;
    return std::min(longestWaitMs, firstWaitMs << std::min(failures - freeAttempts, 10));
}

}  // namespace

SignIn::SignIn(Storage &storage, const Clock &clock) : m_storage(storage), m_clock(clock) {}

QString SignIn::waitText(qint64 waitMs)
{
    return tr("Too many wrong passwords; try again in %1 seconds.").arg((waitMs + 999) / 1000);
}

Result<User> SignIn::signIn(const QString &name, const QString &password)
{
    auto user = m_storage.project().userNamed(name);
    if (!user)
        return user;
    if (!user->active)
        return notAllowed(tr("%1 is paused; a supervisor can make the account active again.").arg(name));
    const ServerRules rules = m_storage.serverRules();
    const bool enforced = rules.kind == ServerRules::Kind::Enforced;
    // Whoever got in has shown the server a password, or whatever it asks for.
    if (enforced && rules.person != name)
        return notAllowed(tr("This connection is %1's; connect with the login of %2.").arg(rules.person, name));
    ASSIGN_OR_RETURN(const auto settings, m_storage.project().settings());
    if (settings.passwordsRequired && !enforced) {
        RETURN_IF_ERROR(confirm(*user, password));
    }
    RETURN_IF_ERROR(setSignInRecord(m_storage, user->id, {0, 0, m_clock.nowMs()}));
    return user;
}

Result<qint64> SignIn::remainingWaitMs(UserId user)
{
    ASSIGN_OR_RETURN(const auto record, signInRecord(m_storage, user));
    return std::max(qint64(0), record.waitUntil - m_clock.nowMs());
}

// Counted as wrong before it is looked at: many attempts at the same time do not get past the count.
Result<void> SignIn::bookAttempt(const User &user)
{
    return m_storage.transaction([&]() -> Result<void> {
        ASSIGN_OR_RETURN(auto record, signInRecord(m_storage, user.id));
        const qint64 now = m_clock.nowMs();
        if (now < record.waitUntil)
            return notAllowed(waitText(record.waitUntil - now));
        ++record.failures;
        record.waitUntil = now + waitAfter(record.failures);
        return setSignInRecord(m_storage, user.id, record);
    });
}

Result<void> SignIn::confirm(const User &user, const QString &password)
{
    if (user.passwordHash.isEmpty())
        return notAllowed(tr("%1 has no password yet; a supervisor can set one.").arg(user.name));
    if (const auto booked = bookAttempt(user); !booked)
        return booked;
    if (!verifyPassword(password, user.passwordHash))
        return notAllowed(tr("The password is wrong."));
    // The password is only known here, so that older hashes can be replaced by what is held safe today. Without the
    // memory for it the old one serves until next time.
    const QString stronger = needsNewHash(user.passwordHash) ? hashPassword(password) : QString();
    return m_storage.transaction([&]() -> Result<void> {
        if (!stronger.isEmpty())
            RETURN_IF_ERROR(replaceHash(user, stronger));
        ASSIGN_OR_RETURN(const auto record, signInRecord(m_storage, user.id));
        return setSignInRecord(m_storage, user.id, {0, 0, record.seenAt});
    });
}

Result<void> SignIn::replaceHash(const User &user, const QString &hash)
{
    ASSIGN_OR_RETURN(auto stored, m_storage.project().user(user.id));
    if (stored.passwordHash != user.passwordHash)
        return {};  // somebody has set another password meanwhile
    stored.passwordHash = hash;
    return m_storage.project().updateUser(stored);
}

namespace {

QString signInKey(UserId user)
{
    return u"signin/%1"_s.arg(user.value);
}

}  // namespace

Result<SignInRecord> signInRecord(Storage &storage, UserId user)
{
    ASSIGN_OR_RETURN(const auto stored, storage.project().value(signInKey(user)));
    ASSIGN_OR_RETURN(const auto json, parseJson(stored.value_or(u"{}"_s).toUtf8()));
    return SignInRecord{json.value("count", 0), json.value("until", qint64(0)), json.value("seen", qint64(0))};
}

Result<void> setSignInRecord(Storage &storage, UserId user, const SignInRecord &record)
{
    const Json json{{"count", record.failures}, {"until", record.waitUntil}, {"seen", record.seenAt}};
    return storage.transaction(
        [&] { return storage.project().setValue(signInKey(user), QString::fromUtf8(dumpJson(json))); });
}

}  // namespace gainsay
