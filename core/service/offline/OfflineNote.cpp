// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/offline/OfflineNote.h"

#include "core/base/Json.h"
#include "core/base/TranslatableText.h"
#include "core/store/AuditStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/Storage.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct OfflineNoteText {
    GAINSAY_TR(gainsay::OfflineNote)
};

const QString noteKey = u"offline_copy"_s;

}  // namespace

Result<std::optional<OfflineNote>> offlineNote(Storage &storage)
{
    ASSIGN_OR_RETURN(const auto stored, storage.project().value(noteKey));
    if (!stored)
        return std::optional<OfflineNote>();
    const auto json = parseJson(stored->toUtf8());
    try {
        OfflineNote note;
        if (!json)
            return json.error();
        note.home = fromUtf8(json->at("home").get<std::string>());
        note.identity = QByteArray::fromStdString(json->at("identity").get<std::string>());
        note.person = fromUtf8(json->at("person").get<std::string>());
        note.madeAt = json->at("made_at").get<qint64>();
        note.awayUntil = json->at("away_until").get<qint64>();
        for (const auto &[item, revision] : json->at("revisions").items())
            note.revisions.insert(fromUtf8(item), revision.get<int>());
        return std::optional(note);
    } catch (const Json::exception &) {
        return corrupt(OfflineNoteText::tr("What this file says of the project it was taken from cannot be read."));
    }
}

Result<void> setOfflineNote(Storage &storage, const OfflineNote &note)
{
    Json revisions = Json::object();
    for (auto one = note.revisions.cbegin(); one != note.revisions.cend(); ++one)
        revisions[toUtf8(one.key())] = one.value();
    const Json json{{"home", toUtf8(note.home)},     {"identity", note.identity.toStdString()},
                    {"person", toUtf8(note.person)}, {"made_at", note.madeAt},
                    {"away_until", note.awayUntil},  {"revisions", std::move(revisions)}};
    return storage.project().setValue(noteKey, QString::fromUtf8(dumpJson(json)));
}

QByteArray projectIdentity(Storage &storage)
{
    const auto first = storage.audit().row(1);
    return first && *first ? (*first)->hash.toHex() : QByteArray();
}

}  // namespace gainsay
