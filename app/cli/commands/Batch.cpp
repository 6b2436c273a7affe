// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/OpenedProject.h"
#include "app/cli/support/WordTitles.h"
#include "core/base/Phrases.h"
#include "core/service/plan/BatchService.h"
#include "core/service/supervise/WorkloadService.h"
#include "core/store/ConversationStore.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct BatchWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

std::optional<ItemState> itemState(const QString &word)
{
    for (int number = 0; number <= int(ItemState::Ambiguous); ++number) {
        if (toString(static_cast<ItemState>(number)) == word)
            return static_cast<ItemState>(number);
    }
    return std::nullopt;
}

Result<ConversationFilter> readFilter(const Invocation &call, Storage &storage)
{
    ConversationFilter filter;
    if (const QString name = call.option(u"batch"_s); !name.isEmpty()) {
        ASSIGN_OR_RETURN(const auto batch, storage.conversations().batchByName(name));
        filter.batch = batch.id;
    }
    if (const QString word = call.option(u"state"_s); !word.isEmpty()) {
        const auto state = itemState(word);
        if (!state)
            return invalidInput(BatchWords::tr("“%1” is no state of an item").arg(word));
        filter.states = {*state};
    }
    const auto text = [&call](const QString &name) {
        return call.isSet(name) ? std::optional(call.option(name)) : std::nullopt;
    };
    filter.goldLabel = text(u"gold"_s);
    filter.model = text(u"model"_s);
    filter.method = text(u"method"_s);
    filter.externalIdPrefix = call.option(u"id"_s);
    filter.text = call.option(u"text"_s);
    return filter;
}

Result<void> readSizes(const Invocation &call, BatchRequest &request)
{
    const auto size = call.number(u"size"_s, 0, 1);
    const auto growing = call.number(u"growing"_s, 0, 1, 1000);
    for (const Result<qint64> *value : {&size, &growing}) {
        if (!*value)
            return value->error();
    }
    if (call.isSet(u"size"_s)) {
        request.how = BatchRequest::How::Size;
        request.sizes = {*size};
    } else if (call.isSet(u"sizes"_s)) {
        request.how = BatchRequest::How::Sizes;
        for (const QString &part : call.list(u"sizes"_s))
            request.sizes.append(part.toLongLong());
    } else if (call.isSet(u"growing"_s)) {
        request.how = BatchRequest::How::Growing;
        request.count = int(*growing);
    } else if (call.isSet(u"by-file"_s)) {
        request.how = BatchRequest::How::File;
    }
    return {};
}

Exit makeBatches(Invocation &call, OpenedProject &project)
{
    BatchRequest request;
    request.name = call.option(u"name"_s);
    if (const auto sizes = readSizes(call, request); !sizes)
        return call.usage(sizes.error().message);
    const auto filter = readFilter(call, *project.storage);
    if (!filter)
        return call.fail(filter.error());
    request.filter = *filter;
    const auto made = BatchService(*project.storage, call.clock(), project.user).make(request);
    if (!made)
        return call.fail(made.error());
    Json list = Json::array();
    for (const PlannedBatch &batch : made->batches) {
        list.push_back({{"batch", toUtf8(batch.name)}, {"conversations", batch.conversations.size()}});
        if (!call.json())
            call.print(withValue(batch.name, QString::number(batch.conversations.size())));
    }
    if (call.json())
        call.printJson({{"batches", std::move(list)}, {"at_work", made->atWork}, {"beyond", made->beyond}});
    if (const QString remarks = BatchService::remarks(*made); !remarks.isEmpty())
        call.note(remarks);
    return Exit::Done;
}

QString phaseWord(BatchPhase phase)
{
    switch (phase) {
    case BatchPhase::Empty:
        return u"empty"_s;
    case BatchPhase::Open:
        return u"open"_s;
    case BatchPhase::Annotating:
        return u"annotating"_s;
    case BatchPhase::Disputed:
        return u"disputed"_s;
    case BatchPhase::Ready:
        return u"annotated"_s;
    case BatchPhase::Checking:
        return u"checking"_s;
    case BatchPhase::Returned:
        return u"returned"_s;
    case BatchPhase::Accepted:
        break;
    }
    return u"accepted"_s;
}

Exit listBatches(Invocation &call, Storage &storage)
{
    const auto standing = WorkloadService(storage, call.clock()).standing();
    if (!standing)
        return call.fail(standing.error());
    Json list = Json::array();
    for (const BatchStanding &batch : standing->batches) {
        list.push_back({{"batch", toUtf8(batch.name)},
                        {"conversations", batch.items.items},
                        {"settled", batch.items.settled()},
                        {"disputed", batch.items.disputed},
                        {"state", toUtf8(phaseWord(batch.phase))},
                        {"round", batch.round},
                        {"open_slots", batch.counts.left()},
                        {"free_slots", batch.free},
                        {"holders", jsonTexts(batch.holders)}});
        if (!call.json())
            call.print(BatchWords::tr("%1: %2, %3 conversations, %4 settled, %5 disputed; held by %6")
                           .arg(batch.name, wordTitle(phaseWord(batch.phase)), QString::number(batch.items.items),
                                QString::number(batch.items.settled()), QString::number(batch.items.disputed),
                                batch.holders.isEmpty() ? BatchWords::tr("nobody") : listing(batch.holders)));
    }
    if (call.json())
        call.printJson(list);
    return Exit::Done;
}

Exit runBatch(Invocation &call)
{
    const QString action = call.argument(1);
    if (action != u"make"_s && action != u"list"_s)
        return call.usage(BatchWords::tr("“%1” is neither make nor list").arg(action));
    const QStringList ways{u"size"_s, u"sizes"_s, u"growing"_s, u"by-file"_s};
    const auto given = std::count_if(ways.begin(), ways.end(), [&](const QString &way) { return call.isSet(way); });
    if (given > 1)
        return call.usage(BatchWords::tr("only one of --size, --sizes, --growing and --by-file can be given"));
    auto project = openedProject(call, action == u"list"_s ? ProjectUse::Read : ProjectUse::Write);
    if (!project)
        return call.fail(project.error());
    return action == u"make"_s ? makeBatches(call, *project) : listBatches(call, *project->storage);
}

}  // namespace

Command batchCommand()
{
    return {u"batch"_s,
            BatchWords::tr("make batches of conversations that nobody works on yet, or list them"),
            {u"PROJECT"_s, u"make|list"_s},
            {valueOption(u"name"_s, u"NAME"_s, BatchWords::tr("of the batch; several are called NAME-1, NAME-2,…")),
             valueOption(u"size"_s, u"N"_s, BatchWords::tr("batches of N conversations")),
             valueOption(u"sizes"_s, u"A,B,C"_s, BatchWords::tr("one batch of each size, the rest stays")),
             valueOption(u"growing"_s, u"K"_s, BatchWords::tr("K batches that grow as 1 : 2 : 3…")),
             QCommandLineOption(u"by-file"_s, BatchWords::tr("one batch per file that the rows came from")),
             valueOption(u"batch"_s, u"B"_s, BatchWords::tr("only conversations of this batch")),
             valueOption(u"state"_s, u"STATE"_s, BatchWords::tr("only in this state, as report progress names them")),
             valueOption(u"gold"_s, u"LABEL"_s, BatchWords::tr("only with this imported label")),
             valueOption(u"model"_s, u"M"_s, BatchWords::tr("only of this model")),
             valueOption(u"method"_s, u"M"_s, BatchWords::tr("only of this trigger method")),
             valueOption(u"id"_s, u"PREFIX"_s, BatchWords::tr("only ids that begin so")),
             valueOption(u"text"_s, u"WORDS"_s, BatchWords::tr("only those that contain this")),
             valueOption(u"user"_s, u"U"_s, BatchWords::tr("who plans, for the record"))},
            BatchWords::tr("Takes all that fit, in the order of import. Conversations that somebody was given, has\n"
                           "answered or decided stay in their batch, and so do training items. Batches that are\n"
                           "emptied disappear. By file: what the row names as `file`, else its id without the number."),
            {u"batch team.gainsay make --name round --growing 5"_s,
             u"batch team.gainsay make --name plato --model plato --size 500 --user sup --json"_s,
             u"batch team.gainsay list"_s},
            runBatch,
            {{u"name"_s, {u"make"_s}},
             {u"size"_s, {u"make"_s}},
             {u"sizes"_s, {u"make"_s}},
             {u"growing"_s, {u"make"_s}},
             {u"by-file"_s, {u"make"_s}},
             {u"batch"_s, {u"make"_s}},
             {u"state"_s, {u"make"_s}},
             {u"gold"_s, {u"make"_s}},
             {u"model"_s, {u"make"_s}},
             {u"method"_s, {u"make"_s}},
             {u"id"_s, {u"make"_s}},
             {u"text"_s, {u"make"_s}}}};
}

}  // namespace gainsay
