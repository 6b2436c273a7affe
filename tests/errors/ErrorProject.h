// SPDX-License-Identifier: GPL-3.0-or-later
// Conversations with imported labels and a model's predictions in a project, for tests of the Errors page's parts.
#pragma once

#include "core/store/ConversationStore.h"
#include "core/store/PrelabelStore.h"
#include "tests/support/Team.h"

namespace gainsay {

// Short dialogues c-1, c-2, … with these imported labels; the reply holds the id, so that texts differ.
inline QList<ConversationId> addLabelled(Storage &storage, const QStringList &labels,
                                         const QString &batch = QStringLiteral("c"))
{
    QList<NewConversation> added;
    const BatchId id = must(storage.conversations().findOrAddBatch(batch, 1));
    const qint64 before = must(storage.conversations().count({}));
    for (qsizetype i = 0; i < labels.size(); ++i) {
        NewConversation one;
        one.conversation.externalId = QStringLiteral("%1-%2").arg(batch).arg(before + i + 1);
        one.conversation.batch = batch;
        one.conversation.turns = {{QStringLiteral("user"), QStringLiteral("你养宠物吗")},
                                  {QStringLiteral("bot"), QStringLiteral("养了一只猫")},
                                  {QStringLiteral("user"), QStringLiteral("几只呀")},
                                  {QStringLiteral("bot"), QStringLiteral("没有 %1 号").arg(before + i + 1)}};
        one.conversation.target = 3;
        one.conversation.model = i % 2 == 0 ? QStringLiteral("A") : QStringLiteral("B");
        one.conversation.method = QStringLiteral("x");
        if (!labels[i].isEmpty())
            one.conversation.gold = {{"category", toUtf8(labels[i])}};
        one.goldLabel = labels[i];
        one.batch = id;
        one.fingerprint = one.conversation.externalId.toUtf8();
        added.append(one);
    }
    return must(storage.conversations().insert(added));
}

inline Prelabel predicted(ConversationId conversation, const QString &label, double probability)
{
    Prelabel prelabel;
    prelabel.conversation = conversation;
    prelabel.label = label;
    prelabel.probabilities = {
        {label, probability},
        {label == QStringLiteral("none") ? QStringLiteral("history") : QStringLiteral("none"), 1.0 - probability}};
    return prelabel;
}

inline RunId addRun(Storage &storage, const QString &name, const QList<Prelabel> &prelabels)
{
    PrelabelRun run;
    run.model = name;
    run.method = QStringLiteral("imported");
    run.origin = name + QStringLiteral(".jsonl");
    const RunId id = must(storage.prelabels().findOrAddRun(run)).id;
    must(storage.prelabels().insert(id, prelabels));
    return id;
}

}  // namespace gainsay
