// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/Training.h"

#include "core/base/EnumNames.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr EnumNames<GoldKind, 3> goldKindNames{{{GoldKind::Tutorial, "tutorial"_L1},
                                                {GoldKind::Qualification, "qualification"_L1},
                                                {GoldKind::Hidden, "hidden"_L1}}};

}  // namespace

QString toString(GoldKind kind)
{
    return nameOf(goldKindNames, kind);
}
std::optional<GoldKind> goldKindFromString(const QString &text)
{
    return valueOf(goldKindNames, text);
}

}  // namespace gainsay
