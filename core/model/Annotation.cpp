// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/Annotation.h"

#include "core/base/EnumNames.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr EnumNames<EditKind, 3> editKindNames{
    {{EditKind::Draft, "draft"_L1}, {EditKind::Submit, "submit"_L1}, {EditKind::Resubmit, "resubmit"_L1}}};
constexpr EnumNames<ItemMarkKind, 2> markKindNames{{{ItemMarkKind::Skip, "skip"_L1}, {ItemMarkKind::Flag, "flag"_L1}}};

}  // namespace

QString toString(EditKind kind)
{
    return nameOf(editKindNames, kind);
}
QString toString(ItemMarkKind kind)
{
    return nameOf(markKindNames, kind);
}
std::optional<EditKind> editKindFromString(const QString &text)
{
    return valueOf(editKindNames, text);
}
std::optional<ItemMarkKind> markKindFromString(const QString &text)
{
    return valueOf(markKindNames, text);
}

}  // namespace gainsay
