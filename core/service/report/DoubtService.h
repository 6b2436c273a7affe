// SPDX-License-Identifier: GPL-3.0-or-later
// Which accepted labels the annotators' answers speak against, once it is weighed who gave them: ability and likely
// labels by Dawid & Skene (core/stats/agreement/DawidSkene.h). Nothing is changed; sending an item to be decided again
// is ErrorsService::reopen.
#pragma once

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/base/TranslatableText.h"
#include "core/stats/agreement/DawidSkene.h"
#include "core/store/ReportStore.h"

#include <QList>
#include <QStringList>

#include <array>
#include <vector>

namespace gainsay {

class Storage;

struct RaterAbility {
    QString name;
    qint64 ratings = 0;
    double accuracy = 0.0;          // expected share of right answers
    std::vector<double> confusion;  // P(said | truth), truth by truth
};

struct DoubtedItem {
    ConversationId conversation;
    QString externalId;
    QString accepted;
    QString likeliest;
    double probability = 0.0;  // of the accepted label
    double difficulty = 0.0;
};

// Difficulty is the entropy of an item's likely labels, 0 (no doubt) to 1 (every label as likely), in ten steps.
constexpr int difficultySteps = 10;

struct DoubtReport {
    QString undefined;  // why there is no model
    QStringList labels;
    QList<RaterAbility> raters;  // ablest first
    QList<DoubtedItem> items;    // most doubted first
    std::array<qint64, difficultySteps> difficulty{};
    qint64 itemsUsed = 0;
    qint64 doubted = 0;  // also those beyond the list
    bool converged = false;
    int iterations = 0;
    DawidSkeneOptions options;
};

struct DoubtRequest {
    ReportFilter filter;
    quint64 seed = 1;
    qsizetype most = 200;  // items to list
};

class DoubtService {
    GAINSAY_TR(gainsay::DoubtService)

public:
    explicit DoubtService(Storage &storage) : m_storage(storage) {}

    Result<DoubtReport> find(const DoubtRequest &request, Progress &progress);
    // The same in answers that were read already, with the request's filter.
    Result<DoubtReport> findIn(const Ratings &ratings, const DoubtRequest &request, Progress &progress);

    static QString method();

private:
    // Per item the number of its final label, -1 for none.
    Result<std::vector<int>> acceptedLabels(const Ratings &ratings, const ReportFilter &filter);
    static void addRaters(const PatternIndex &items, const DawidSkene &model, DoubtReport &report);
    Result<void> addItems(const PatternIndex &items, const DawidSkene &model, const DoubtRequest &request,
                          DoubtReport &report);

    Storage &m_storage;
};

}  // namespace gainsay
