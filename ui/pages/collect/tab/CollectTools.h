// SPDX-License-Identifier: GPL-3.0-or-later
// What the tabs of the Collect page work with besides the project. The program fills it in; copies are cheap and may
// be taken to another thread. What it points to outlives the window.
#pragma once

#include "core/bots/BotSource.h"
#include "core/bots/BotSpec.h"
#include "core/detect/run/DetectorSource.h"
#include "core/words/WordTagger.h"

#include <QStringList>

#include <functional>
#include <memory>

namespace gainsay {

class Storage;

struct CollectTools {
    BotOpeners bots;
    // What may be offered by name: "embedded" where a chatbot is installed, then those that this person added.
    std::function<QStringList()> botNames;
    WordTaggerSource words;
    const DetectorSource *detectors = nullptr;
    // Opens another project beside the one in the window, for as long as a job takes.
    std::function<Result<std::unique_ptr<Storage>>(const QString &location)> projects;
    const BotSource *source = nullptr;  // all bots of this person, and how to add and remove them
};

}  // namespace gainsay
