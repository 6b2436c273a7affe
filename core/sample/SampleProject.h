// SPDX-License-Identifier: GPL-3.0-or-later
// Fills an empty project with the sample: eight people and a season of their work, told in
// resources/samples. Everything goes through the services that people use, with the clock of the story, so the
// result is the same every time.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Progress.h"
#include "core/base/TranslatableText.h"
#include "core/detect/Detector.h"
#include "core/model/ConversationQuery.h"
#include "core/model/Training.h"
#include "core/sample/SampleEvents.h"
#include "core/service/project/ActiveScheme.h"
#include "core/store/Storage.h"

namespace gainsay {

class SampleProject {
    GAINSAY_TR(SampleProject)

public:
    // The project is new and works under the scheme cdconv.
    explicit SampleProject(Storage &storage) : m_storage(storage) {}

    // When the story begins.
    static qint64 startMs();

    // Whether the project began as the sample.
    static Result<bool> isOne(Storage &storage);

    // Each detector judges all conversations before people start.
    Result<void> build(const QList<const Detector *> &detectors, Progress &progress);

private:
    Result<void> configure();
    Result<void> addPeople();
    Result<void> importConversations();
    Result<void> fillGoldSets();
    Result<void> putGold(GoldKind kind, const Json &row);
    Result<void> planWork();
    Result<ConversationRow> itemOf(const Json &row);
    Result<void> runDetector(const Detector &detector);
    Result<void> importPredictions();
    Result<void> train();
    Result<void> retell(Progress &progress);

    Storage &m_storage;
    StoryClock m_clock;
};

}  // namespace gainsay
