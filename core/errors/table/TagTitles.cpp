// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/table/TagTitles.h"

#include "core/base/TranslatableText.h"

#include <algorithm>
#include <array>

namespace gainsay {

namespace {

// As db/migrations/0002_errors.sql puts them into a project.
constexpr std::array shippedTags{QT_TRANSLATE_NOOP("gainsay::ErrorTags", "commonsense"),
                                 QT_TRANSLATE_NOOP("gainsay::ErrorTags", "world knowledge"),
                                 QT_TRANSLATE_NOOP("gainsay::ErrorTags", "numerical reasoning"),
                                 QT_TRANSLATE_NOOP("gainsay::ErrorTags", "ambiguity"),
                                 QT_TRANSLATE_NOOP("gainsay::ErrorTags", "label error"),
                                 QT_TRANSLATE_NOOP("gainsay::ErrorTags", "negation"),
                                 QT_TRANSLATE_NOOP("gainsay::ErrorTags", "coreference"),
                                 QT_TRANSLATE_NOOP("gainsay::ErrorTags", "other")};

}  // namespace

QString tagTitle(const QString &stored)
{
    const auto shipped = std::find(shippedTags.begin(), shippedTags.end(), stored.toStdString());
    return shipped == shippedTags.end() ? stored : TranslatableText::translate("gainsay::ErrorTags", *shipped);
}

QString tagFromTitle(const QString &typed)
{
    const auto shipped = std::find_if(shippedTags.begin(), shippedTags.end(), [&](const char *tag) {
        return TranslatableText::translate("gainsay::ErrorTags", tag) == typed;
    });
    return shipped == shippedTags.end() ? typed : QString::fromUtf8(*shipped);
}

}  // namespace gainsay
