// SPDX-License-Identifier: GPL-3.0-or-later
// Replies out of a JSONL file, for tests and for logs that exist already. A row is one of
//   {"history": ["u1", "b1", "u2"], "reply": "b2"}            the reply to exactly this history, the user's turn last
//   {"u1": …, "b1": …, "u2": …, "b2": …}                      CDConv: two replies
//   {"reply": …}                                              for any other history, in the order of the file
//   {"history": [...], "continuation": …, "logprobs": [...]}  what score() answers, natural logarithms per token
// Several replies to one history: the seed picks. `history` may also list {"role","text"} objects.
#pragma once

#include "core/bots/Bot.h"

#include <QHash>

#include <atomic>

namespace gainsay {

class ReplayBot final : public Bot {
public:
    // An error names the file and the line.
    static Result<std::unique_ptr<ReplayBot>> open(const QString &path);

    const BotIdentity &identity() const override { return m_identity; }
    BotAbilities abilities() const override { return {!m_scores.isEmpty(), false, true, false}; }

    Result<BotReply> reply(const ChatHistory &history, const SamplingParameters &sampling, std::stop_token stop = {},
                           const ReplyStream &stream = {}) const override;
    Result<ContinuationScore> score(const ChatHistory &history, const ChatTurn &continuation, bool endsTurn,
                                    std::stop_token stop = {}) const override;

private:
    Result<void> addRow(const Json &row, const QString &where);

    BotIdentity m_identity;
    QHash<QString, QStringList> m_replies;  // by history
    QStringList m_others;
    QHash<QString, QList<double>> m_scores;  // by history and continuation
    mutable std::atomic<quint64> m_next = 0;
};

// Turns as bots are given them in files: texts in turn, the last one the user's, or {"role","text"} objects.
Result<ChatHistory> historyFromJson(const Json &json, const QString &where);
Json toJson(const ChatHistory &history);

}  // namespace gainsay
