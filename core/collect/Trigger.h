// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the second utterance of a conversation, u2, out of what was said before, as CDConv (Zheng et al. 2022, §4.2)
// did. One class per family of methods. Immutable; every member may be called from several threads at once.
#pragma once

#include "core/base/Random.h"
#include "core/base/Result.h"

#include <QString>
#include <QStringList>

#include <memory>

namespace gainsay {

// What u2 is made from. `language` is "zh", "ja" or "en".
struct TriggerInput {
    QString u1;
    QString b1;
    QString language;
};

// Either u2 or the reason why there is none; `detail` says what was done, for those who look a method over.
struct TriggerOutcome {
    QString u2;
    QString skipped;
    QString detail;

    static TriggerOutcome none(QString reason) { return {{}, std::move(reason), {}}; }
};

class Trigger {
public:
    virtual ~Trigger() = default;

    // Whether it reads b1; the others are done before a bot has answered.
    virtual bool readsReply() const { return false; }
    // An error is a fault of the surroundings (a bot that cannot be reached), not of the row. `seed` decides wherever
    // there is a choice.
    virtual Result<TriggerOutcome> make(const TriggerInput &input, quint64 seed) const = 0;
};

using TriggerPtr = std::shared_ptr<const Trigger>;

// A seed of one row: of what was said, not of its place in the file.
quint64 rowSeed(quint64 seed, const QString &method, const TriggerInput &input);

}  // namespace gainsay
