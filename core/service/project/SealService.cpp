// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/project/SealService.h"

#include "core/service/access/Authorization.h"
#include "core/store/Storage.h"

#include <QDateTime>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

const QString sealAction = u"seal"_s;
constexpr int newestRows = 100;

Json toJson(const QList<StoredDigest> &digests)
{
    Json list = Json::array();
    for (const StoredDigest &digest : digests) {
        list.push_back({{"of", toUtf8(digest.what)},
                        {"last", digest.last},
                        {"rows", digest.rows},
                        {"sha256", digest.hash.toHex().toStdString()}});
    }
    return list;
}

std::optional<StoredDigest> digestFromJson(const Json &json)
{
    const Json what = json.is_object() ? json.value("of", Json()) : Json();
    const Json last = json.is_object() ? json.value("last", Json()) : Json();
    const Json rows = json.is_object() ? json.value("rows", Json()) : Json();
    const Json hash = json.is_object() ? json.value("sha256", Json()) : Json();
    if (!what.is_string() || !last.is_number_integer() || !rows.is_number_integer() || !hash.is_string())
        return std::nullopt;
    return StoredDigest{fromUtf8(what.get<std::string>()), last.get<qint64>(), rows.get<qint64>(),
                        QByteArray::fromHex(QByteArray::fromStdString(hash.get<std::string>()))};
}

QString sealedDay(const AuditSeal &seal)
{
    return QDateTime::fromMSecsSinceEpoch(seal.at).toString(u"yyyy-MM-dd hh:mm"_s);
}

}  // namespace

Result<AuditSeal> SealService::seal(const SigningKey &key)
{
    return m_storage.transaction([&]() -> Result<AuditSeal> {
        ASSIGN_OR_RETURN(const auto actor, authorize(m_storage, m_actor, Permission::Plan));
        ASSIGN_OR_RETURN(const auto digests, m_storage.audit().digests());
        const qint64 now = sharedNowMs(m_storage, m_clock);
        RETURN_IF_ERROR(m_storage.audit().append(
            {actor.name, sealAction, keyPrint(key.publicKey()), {{"digests", toJson(digests)}}, now}));
        ASSIGN_OR_RETURN(const auto head, rowOf(digests));
        return signedSeal(head.sequence, now, head.hash, key);
    });
}

// A server may have chained what others wrote behind it.
Result<AuditHead> SealService::rowOf(const QList<StoredDigest> &digests)
{
    ASSIGN_OR_RETURN(const auto head, m_storage.audit().head());
    const Json written{{"digests", toJson(digests)}};
    for (qint64 before = head.sequence + 1; before > 1;) {
        ASSIGN_OR_RETURN(const auto rows, m_storage.audit().list(before, newestRows));
        for (const AuditRow &row : rows) {
            if (row.entry.action != sealAction || row.entry.payload != written)
                continue;
            ASSIGN_OR_RETURN(const auto chained, m_storage.audit().row(row.sequence));
            if (chained)
                return *chained;
        }
        before = rows.isEmpty() ? 0 : rows.last().sequence;
    }
    return corrupt(tr("The row that was to be signed is not in the audit trail"));
}

Result<QList<StoredDigest>> SealService::check(const AuditSeal &seal)
{
    if (!isGenuine(seal))
        return invalidInput(tr("The seal of row %1 is not genuine: nobody signed this line as it stands. Compare it "
                               "with the one that was printed.")
                                .arg(seal.row));
    RETURN_IF_ERROR(checkTrail(seal));
    ASSIGN_OR_RETURN(const auto sealed, digestsInRow(seal.row));
    ASSIGN_OR_RETURN(const auto found, m_storage.audit().digestsUpTo(sealed));
    for (qsizetype i = 0; i < sealed.size(); ++i) {
        if (found.at(i) != sealed.at(i))
            return corrupt(tr("Not all of “%1” is as it was when the project was sealed on %2 (row %3 of the audit "
                              "trail): of %4 rows %5 are there, and not all of them are the same. Go back to a "
                              "backup of that time.")
                               .arg(titleOf(sealed.at(i)), sealedDay(seal), QString::number(seal.row),
                                    QString::number(sealed.at(i).rows), QString::number(found.at(i).rows)));
    }
    return sealed;
}

QString SealService::titleOf(const StoredDigest &digest)
{
    if (digest.what == "schemes"_L1)
        return tr("schemes");
    if (digest.what == "texts"_L1)
        return tr("texts");
    if (digest.what == "answers"_L1)
        return tr("answers");
    if (digest.what == "decisions"_L1)
        return tr("decisions");
    return digest.what == "comments"_L1 ? tr("comments") : digest.what;
}

Result<void> SealService::checkTrail(const AuditSeal &seal)
{
    ASSIGN_OR_RETURN(const auto row, m_storage.audit().row(seal.row));
    if (!row)
        return corrupt(tr("The audit trail ends before row %1, which was sealed on %2: its end was cut off, or this "
                          "is an older copy of the project, or another project.")
                           .arg(QString::number(seal.row), sealedDay(seal)));
    if (row->hash != seal.head)
        return corrupt(tr("The audit trail up to row %1 is not the one that was sealed on %2: it was written anew, or "
                          "this is another project.")
                           .arg(QString::number(seal.row), sealedDay(seal)));
    return {};
}

Result<QList<StoredDigest>> SealService::digestsInRow(qint64 row)
{
    ASSIGN_OR_RETURN(const auto rows, m_storage.audit().list(row + 1, 1));
    QList<StoredDigest> digests;
    if (rows.isEmpty() || rows.first().entry.action != sealAction)
        return digests;
    const Json list = rows.first().entry.payload.value("digests", Json::array());
    for (const Json &one : list) {
        const auto digest = digestFromJson(one);
        if (!digest)
            return corrupt(tr("Row %1 of the audit trail is no seal that can be read").arg(row));
        digests.append(*digest);
    }
    return digests;
}

}  // namespace gainsay
