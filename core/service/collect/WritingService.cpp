// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/collect/WritingService.h"

#include "core/base/Phrases.h"
#include "core/base/Random.h"
#include "core/base/TranslatableText.h"
#include "core/scheme/Answers.h"
#include "core/service/access/Authorization.h"
#include "core/service/collect/CollectedRows.h"
#include "core/service/plan/AuxiliarySlots.h"
#include "core/service/project/ActiveScheme.h"
#include "core/service/project/DerivedState.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/WorkStore.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct WritingWords {
    GAINSAY_TR(collect)
};

constexpr int writingPage = 500;
constexpr int wrongReplies = 3;

// Hands conversations on that are made out of those of another reader.
class WritingItems final : public ImportReader {
public:
    WritingItems(ImportReader &file, QString batch) : m_file(file), m_batch(std::move(batch)) {}

    Result<ImportEvent> next() override
    {
        ASSIGN_OR_RETURN(auto event, m_file.next());
        auto *row = std::get_if<ImportRow>(&event);
        // An archive's lines about its project are none of this one's.
        while (row && !(row->project.is_null() && row->end.is_null())) {
            ASSIGN_OR_RETURN(event, m_file.next());
            row = std::get_if<ImportRow>(&event);
        }
        if (!row || row->conversation.turns.isEmpty())
            return event;
        const qint64 line = row->line;
        std::optional<Conversation> item = writingItem(std::move(row->conversation));
        if (!item)
            return ImportEvent(RowError{line, {}, WritingWords::tr("there is no context before the right reply")});
        item->batch = m_batch;
        ImportRow made;
        made.line = line;
        made.conversation = *std::move(item);
        return ImportEvent(std::move(made));
    }
    qint64 bytesRead() const override { return m_file.bytesRead(); }
    qint64 bytesTotal() const override { return m_file.bytesTotal(); }

private:
    ImportReader &m_file;
    const QString m_batch;
};

Result<void> needScheme(Storage &storage, const QString &question, const QString &scheme)
{
    ASSIGN_OR_RETURN(const auto active, activeScheme(storage.project()));
    if (active.scheme.question(question))
        return {};
    return invalidInput(WritingWords::tr("The project %1 has the scheme %2; this wants one with the scheme %3.")
                            .arg(storage.location(), active.scheme.id, scheme));
}

Result<void> eachConversation(Storage &storage, Progress &progress,
                              const std::function<Result<void>(const Conversation &)> &visit)
{
    ConversationId after;
    for (qint64 done = 0;;) {
        ASSIGN_OR_RETURN(const auto page, storage.conversations().pageAfter(after, writingPage));
        if (page.isEmpty())
            return {};
        for (const Conversation &conversation : page) {
            if (progress.isCancelled())
                return cancelled(WritingWords::tr("Stopped; what was done so far stays."));
            progress.report(done++, 0);
            RETURN_IF_ERROR(visit(conversation));
        }
        after = page.last().id;
    }
}

QString letterOf(qsizetype place)
{
    return QString(QChar(u'A' + char16_t(place)));
}

// The four replies in an order that a seed gives; the right one's letter is the gold.
Conversation inspectionItem(const Conversation &written, const Json &answers, AnnotationId version,
                            const QString &batch, quint64 seed)
{
    Conversation item = written;
    item.externalId = u"%1.%2"_s.arg(written.externalId).arg(version.value);
    item.batch = batch;
    QList<int> order{0, 1, 2, 3};
    SeededRandom(seed + quint64(version.value)).shuffle(order);
    item.candidates.clear();
    Json fails = Json::object();
    for (qsizetype place = 0; place < order.size(); ++place) {
        const std::string number = std::to_string(order[place]);
        if (order[place] == 0) {
            item.candidates.append(written.candidates.first());
            item.gold = {{"ranking", Json::array({toUtf8(letterOf(place))})}};
            continue;
        }
        item.candidates.append(fromUtf8(answers.value("wrong" + number, std::string())));
        fails[toUtf8(letterOf(place))] = answers.value("fails" + number, Json());
    }
    item.extra["written"] = toUtf8(written.externalId);
    item.extra["version"] = version.value;
    item.extra["fails"] = fails;
    return item;
}

// Why an inspected item is returned, in words for its writer; empty where nothing is wrong with it.
QString reasonOf(const Conversation &item, const QList<RaterFact> &raters, const QList<Comment> &comments)
{
    const QString right = fromUtf8(item.gold["ranking"][0].get<std::string>());
    int doubts = 0;
    QStringList misled;
    for (const RaterFact &rater : raters) {
        if (!rater.annotation)
            continue;
        const Json picked = rater.answers.value("ranking", Json::array());
        doubts += rater.answers.value("doubt", false) ? 1 : 0;
        if (!picked.empty() && picked[0].is_string() && fromUtf8(picked[0].get<std::string>()) != right) {
            const qsizetype place = fromUtf8(picked[0].get<std::string>()).front().unicode() - u'A';
            misled.append(item.candidates.value(place));
        }
    }
    QStringList said;
    if (doubts > 0)
        said.append(WritingWords::tr("Doubted as ambiguous by %1 of %2 inspectors.").arg(doubts).arg(raters.size()));
    for (const QString &reply : std::as_const(misled))
        said.append(WritingWords::tr("Taken for the right reply: “%1”.").arg(reply));
    if (said.isEmpty())
        return {};
    for (const Comment &comment : comments)
        said.append(comment.body);
    return sentences(said);
}

// One of the two projects, with whoever acts in it.
struct WritingSide {
    Storage &storage;
    const Scheme &scheme;
    UserId actor;
};

// Goes through inspected items; what is wrong with one is said in both projects.
class TakingBack {
public:
    TakingBack(WritingSide writing, WritingSide inspection, const Clock &clock)
        : m_writing(writing), m_inspection(inspection), m_clock(clock)
    {
    }

    const TakenBack &taken() const { return m_taken; }

    Result<void> take(const Conversation &item)
    {
        if (!item.extra.contains("written") || !item.extra.contains("version") || item.gold.empty())
            return {};
        ASSIGN_OR_RETURN(const auto row, m_inspection.storage.conversations().row(item.id));
        if (row.state == ItemState::Open || row.state == ItemState::InWork)
            return {};
        ++m_taken.inspected;
        ASSIGN_OR_RETURN(const auto raters, m_inspection.storage.work().raters(item.id));
        ASSIGN_OR_RETURN(const auto comments, m_inspection.storage.reviews().comments(item.id));
        const QString reason = reasonOf(item, raters, comments);
        if (reason.isEmpty()) {
            ++m_taken.passed;
            return {};
        }
        // First the writer hears of it: a run that breaks off between the two goes on with the other.
        RETURN_IF_ERROR(returnToWriter(item, reason));
        return discard(item, reason);
    }

private:
    Decision decision(const Conversation &conversation, const WritingSide &side, DecisionKind kind, AnnotationId after,
                      const QString &reason) const
    {
        Decision made;
        made.conversation = conversation.id;
        made.user = side.actor;
        made.kind = kind;
        made.note = reason;
        made.afterAnnotation = after;
        made.createdAt = m_clock.nowMs();
        return made;
    }

    // Unless it was written again since, or is with its writer already.
    Result<void> returnToWriter(const Conversation &item, const QString &reason)
    {
        Storage &storage = m_writing.storage;
        ASSIGN_OR_RETURN(const auto written,
                         storage.conversations().byExternalId(fromUtf8(item.extra["written"].get<std::string>())));
        ASSIGN_OR_RETURN(const auto newest, storage.work().newestAnnotation(written.id));
        ASSIGN_OR_RETURN(const auto row, storage.conversations().row(written.id));
        if (newest.value != item.extra["version"].get<qint64>() || row.state == ItemState::Open ||
            row.state == ItemState::InWork)
            return {};
        ++m_taken.returned;
        return runAudited(storage, m_clock, m_writing.actor, Permission::SpotCheck,
                          [&](const User &) -> Result<AuditEntry> {
                              RETURN_IF_ERROR(storage.reviews().addDecision(
                                  decision(written, m_writing, DecisionKind::SendBack, newest, reason)));
                              RETURN_IF_ERROR(tellWriters(written, reason));
                              RETURN_IF_ERROR(rederive(storage, m_writing.scheme, written.id));
                              return auditEntry(u"decide"_s, written.externalId,
                                                {{"decision", "send_back"}, {"inspected", toUtf8(item.externalId)}});
                          });
    }

    Result<void> tellWriters(const Conversation &written, const QString &reason)
    {
        Storage &storage = m_writing.storage;
        ASSIGN_OR_RETURN(const auto answered, returnAnswered(storage, written.id, m_clock.nowMs()));
        for (const Slot &slot : answered) {
            Message message;
            message.to = slot.user;
            message.kind = MessageKind::SentBack;
            message.conversation = written.id;
            message.batch = slot.batch;
            message.body = reason;
            message.createdAt = m_clock.nowMs();
            RETURN_IF_ERROR(storage.reviews().addMessage(message));
        }
        return {};
    }

    // Out of the inspectors' set, if it has not left it by being doubted.
    Result<void> discard(const Conversation &item, const QString &reason)
    {
        Storage &storage = m_inspection.storage;
        ASSIGN_OR_RETURN(const auto resolution, storage.conversations().resolution(item.id));
        if (resolution && !resolution->removed.isEmpty())
            return {};
        return runAudited(
            storage, m_clock, m_inspection.actor, Permission::SpotCheck, [&](const User &) -> Result<AuditEntry> {
                ASSIGN_OR_RETURN(const auto last, storage.work().newestAnnotation(item.id));
                RETURN_IF_ERROR(
                    storage.reviews().addDecision(decision(item, m_inspection, DecisionKind::Neither, last, reason)));
                RETURN_IF_ERROR(rederive(storage, m_inspection.scheme, item.id));
                return auditEntry(u"decide"_s, item.externalId, {{"decision", "neither"}, {"returned", true}});
            });
    }

    WritingSide m_writing;
    WritingSide m_inspection;
    const Clock &m_clock;
    TakenBack m_taken;
};

}  // namespace

std::optional<Conversation> writingItem(Conversation conversation)
{
    QString right;
    if (!conversation.candidates.isEmpty()) {
        const Json ranking = conversation.gold.value("ranking", Json::array());
        const bool named = !ranking.empty() && ranking[0].is_string() && !ranking[0].get<std::string>().empty();
        right = conversation.candidates.value(named ? ranking[0].get<std::string>()[0] - 'A' : 0);
    } else if (!conversation.turns.isEmpty()) {
        right = conversation.turns.takeLast().text;
    }
    if (right.trimmed().isEmpty() || conversation.turns.isEmpty())
        return std::nullopt;
    conversation.candidates = {right};
    conversation.target = int(conversation.turns.size()) - 1;
    conversation.related.reset();
    conversation.model.clear();
    conversation.method.clear();
    conversation.gold = Json::object();
    return conversation;
}

WritingService::WritingService(Storage &writing, const Clock &clock, QString user)
    : m_writing(writing), m_clock(clock), m_user(std::move(user))
{
}

Result<UserId> WritingService::writer() const
{
    if (m_user.isEmpty())
        return UserId();
    ASSIGN_OR_RETURN(const auto user, m_writing.project().userNamed(m_user));
    return user.id;
}

Result<User> WritingService::knownIn(Storage &inspection) const
{
    if (m_user.isEmpty())
        return User();
    auto user = inspection.project().userNamed(m_user);
    return !user && user.error().kind == ErrorKind::NotFound ? Result<User>(User()) : user;
}

Result<ImportReport> WritingService::makeItems(ImportReader &file, const QString &batch, const ImportRequest &request,
                                               Progress &progress)
{
    RETURN_IF_ERROR(needScheme(m_writing, u"wrong1"_s, u"mutual-writing"_s));
    WritingItems items(file, batch);
    return ImportService(m_writing, m_clock, m_user).run(items, request, progress);
}

Result<HandedOver> WritingService::handOver(Storage &inspection, const QString &batch, quint64 seed, Progress &progress)
{
    RETURN_IF_ERROR(needScheme(m_writing, u"wrong1"_s, u"mutual-writing"_s));
    RETURN_IF_ERROR(needScheme(inspection, u"ranking"_s, u"mutual"_s));
    ASSIGN_OR_RETURN(const auto author, writer());
    RETURN_IF_ERROR(authorize(m_writing, author, Permission::Plan));
    ASSIGN_OR_RETURN(const auto importer, knownIn(inspection));
    HandedOver handed;
    QList<Conversation> items;
    RETURN_IF_ERROR(eachConversation(m_writing, progress, [&](const Conversation &written) -> Result<void> {
        ASSIGN_OR_RETURN(const auto resolution, m_writing.conversations().resolution(written.id));
        const bool settled = resolution && resolution->removed.isEmpty() && resolution->answers.contains("wrong1");
        if (!settled) {
            handed.unwritten += resolution && !resolution->removed.isEmpty() ? 0 : 1;
            return {};
        }
        ASSIGN_OR_RETURN(const auto version, m_writing.work().newestAnnotation(written.id));
        items.append(inspectionItem(written, resolution->answers, version, batch, seed));
        return {};
    }));
    CollectedRows rows(std::move(items));
    ImportRequest request;
    request.source = WritingWords::tr("written in %1").arg(m_writing.location());
    ASSIGN_OR_RETURN(const auto report, ImportService(inspection, m_clock, importer.name).run(rows, request, progress));
    handed.added = report.added;
    handed.alreadyThere = report.alreadyThere;
    return handed;
}

Result<TakenBack> WritingService::takeBack(Storage &inspection, Progress &progress)
{
    RETURN_IF_ERROR(needScheme(m_writing, u"wrong1"_s, u"mutual-writing"_s));
    RETURN_IF_ERROR(needScheme(inspection, u"ranking"_s, u"mutual"_s));
    ASSIGN_OR_RETURN(const auto writingScheme, activeScheme(m_writing.project()));
    ASSIGN_OR_RETURN(const auto inspectionScheme, activeScheme(inspection.project()));
    ASSIGN_OR_RETURN(const auto author, writer());
    RETURN_IF_ERROR(authorize(m_writing, author, Permission::SpotCheck));
    ASSIGN_OR_RETURN(const auto inspector, knownIn(inspection));
    TakingBack taking({m_writing, writingScheme.scheme, author}, {inspection, inspectionScheme.scheme, inspector.id},
                      m_clock);
    RETURN_IF_ERROR(
        eachConversation(inspection, progress, [&](const Conversation &item) { return taking.take(item); }));
    return taking.taken();
}

}  // namespace gainsay
