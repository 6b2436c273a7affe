// SPDX-License-Identifier: GPL-3.0-or-later
// Short Utterance: u2 says next to nothing, as somebody who hardly listens.
#pragma once

#include "core/collect/Trigger.h"

#include <QHash>

namespace gainsay {

class ShortTrigger final : public Trigger {
public:
    static Result<TriggerPtr> open();

    Result<TriggerOutcome> make(const TriggerInput &input, quint64 seed) const override;

private:
    QHash<QString, QStringList> m_utterances;  // by language
};

}  // namespace gainsay
