// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/people/SignInRecord.h"

#include "core/base/Json.h"
#include "core/store/ProjectStore.h"
#include "core/store/Storage.h"

using namespace Qt::StringLiterals;

namespace gainsay {

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
