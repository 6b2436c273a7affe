// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/Message.h"

#include "core/base/EnumNames.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr EnumNames<MessageKind, 8> messageKindNames{{{MessageKind::Note, "note"_L1},
                                                      {MessageKind::Comment, "comment"_L1},
                                                      {MessageKind::SentBack, "sent_back"_L1},
                                                      {MessageKind::SpotCheckFailed, "spot_check_failed"_L1},
                                                      {MessageKind::BatchReturned, "batch_returned"_L1},
                                                      {MessageKind::BatchReopened, "batch_reopened"_L1},
                                                      {MessageKind::Reassigned, "reassigned"_L1},
                                                      {MessageKind::Flagged, "flagged"_L1}}};

}  // namespace

QString toString(MessageKind kind)
{
    return nameOf(messageKindNames, kind);
}
std::optional<MessageKind> messageKindFromString(const QString &text)
{
    return valueOf(messageKindNames, text);
}

}  // namespace gainsay
