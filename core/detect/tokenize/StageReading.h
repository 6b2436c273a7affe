// SPDX-License-Identifier: GPL-3.0-or-later
// What the readers of all stages of tokenizer.json have in common. Only included in this folder.
#pragma once

#include "core/base/TranslatableText.h"
#include "core/detect/tokenize/TextPattern.h"
#include "core/detect/tokenize/TokenizerStages.h"

#include <functional>

namespace gainsay {

template <class Stage> using StageReader = std::function<Result<std::shared_ptr<const Stage>>(const Json &)>;
template <class Stage> using StageTable = std::vector<std::pair<QLatin1StringView, StageReader<Stage>>>;

template <class Stage>
Result<std::shared_ptr<const Stage>> readStage(const Json &description, const char *stage,
                                               const StageTable<Stage> &table)
{
    if (description.is_null())
        return std::shared_ptr<const Stage>();
    const QString type = stageType(description);
    for (const auto &[name, read] : table) {
        if (name == type)
            return read(description);
    }
    return unsupported(TranslatableText::translate("tokenize", "tokenizer.json, %1: the type \"%2\" cannot be read yet")
                           .arg(QLatin1StringView(stage), type));
}

// The stages of a Sequence, in order; those that do nothing are left out.
template <class Stage, class Read>
Result<std::vector<std::shared_ptr<const Stage>>> readSequence(const Json &description, const char *key, Read read)
{
    std::vector<std::shared_ptr<const Stage>> parts;
    const auto list = description.find(key);
    if (list == description.end() || !list->is_array())
        return invalidInput(TranslatableText::translate("tokenize", "tokenizer.json: a Sequence lacks its %1")
                                .arg(QLatin1StringView(key)));
    for (const Json &part : *list) {
        ASSIGN_OR_RETURN(auto stage, read(part));
        if (stage)
            parts.push_back(std::move(stage));
    }
    return parts;
}

// A reader that makes a stage of what it gets.
template <class Stage, class Made, class... Arguments> StageReader<Stage> always(Arguments... arguments)
{
    return [=](const Json &) -> Result<std::shared_ptr<const Stage>> {
        return std::shared_ptr<const Stage>(std::make_shared<Made>(arguments...));
    };
}

inline bool flagOf(const Json &description, const char *key, bool fallback)
{
    const auto found = description.find(key);
    return found != description.end() && found->is_boolean() ? found->get<bool>() : fallback;
}

inline QString textOf(const Json &description, const char *key, const QString &fallback = {})
{
    const auto found = description.find(key);
    return found != description.end() && found->is_string() ? fromUtf8(found->get<std::string>()) : fallback;
}

}  // namespace gainsay
