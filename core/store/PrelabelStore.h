// SPDX-License-Identifier: GPL-3.0-or-later
// What detectors and imported models said: written once, never changed. People's decisions are stored elsewhere.
#pragma once

#include "core/base/Ids.h"
#include "core/base/Json.h"
#include "core/base/Result.h"
#include "core/model/DetectorTuning.h"
#include "core/model/Span.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace gainsay {

// Where prelabels come from. Model, version, method and parameters together are its key.
struct PrelabelRun {
    RunId id;
    QString model;
    QString version;
    QString method;
    Json parameters = Json::object();
    QString origin;    // "detector", or the file that the predictions were read from
    QString provider;  // what computed first
    qint64 createdAt = 0;
    qint64 count = 0;  // prelabels so far; read only
};

// One of several answers that a model gave to the same conversation, to see how steady it is.
struct PrelabelSample {
    QString label;  // empty: it abstained
    QString rationale;

    friend bool operator==(const PrelabelSample &, const PrelabelSample &) = default;
};

struct Prelabel {
    ConversationId conversation;
    // An answer to the scheme's gold question, or `anyContradiction` (core/scheme/SchemeLabels.h); empty: the model
    // stays silent.
    QString label;
    QMap<QString, double> probabilities;  // per label
    QString reason;                       // why it is silent, or what a rule found; in English
    std::optional<int> related;           // the earlier turn that the target contradicts
    QString provider;
    QStringList ranking;                 // candidates by letter, best first; empty where nothing is ranked
    QMap<QString, double> scores;        // of candidates: by letter, or "reference" and "error" of a contrastive pair
    QString rationale = {};              // why it says so, in its own words
    QList<PrelabelSample> samples = {};  // what `label` is the most frequent of; empty: it was asked once

    // Probability of the label, 0 where there is none, and its lead over the next, -1 where the next is not known.
    double confidence() const;
    double margin() const;

    friend bool operator==(const Prelabel &, const Prelabel &) = default;
};

// From what is stored of it; details that are not as they were written are Corrupt.
Result<Prelabel> readPrelabel(const QString &label, const Json &details);

// A prelabel with the run that it is from; the run's prelabels are not counted.
struct NewestPrelabel {
    PrelabelRun run;
    Prelabel prelabel;
};

class PrelabelStore {
public:
    virtual ~PrelabelStore() = default;

    // The run with the same key, made if there is none.
    virtual Result<PrelabelRun> findOrAddRun(const PrelabelRun &run) = 0;
    virtual Result<PrelabelRun> run(RunId id) = 0;
    // Newest first.
    virtual Result<QList<PrelabelRun>> runs() = 0;
    // The newest that a detector made, quickly: its prelabels are not counted.
    virtual Result<std::optional<PrelabelRun>> newestDetectorRun() = 0;
    // A run with everything that it said; nothing else may refer to it. Only what was imported is ever taken away, see
    // core/errors/table/PredictionRuns.h.
    virtual Result<void> removeRun(RunId run) = 0;

    // Adds those that the run does not have yet; gives how many that were.
    virtual Result<int> insert(RunId run, const QList<Prelabel> &prelabels) = 0;
    virtual Result<std::optional<Prelabel>> prelabel(RunId run, ConversationId conversation) = 0;
    // The newest detector's word on a conversation, leaving out those that stay silent, and predictions that were
    // imported for study: they are nobody's suggestion.
    virtual Result<std::optional<NewestPrelabel>> newest(ConversationId conversation) = 0;
    // The next `limit` after `after` in the order of conversations.
    virtual Result<QList<Prelabel>> pageAfter(RunId run, ConversationId after, int limit) = 0;
    // Conversations that the run has not judged: of one batch, or of all.
    virtual Result<QList<ConversationId>> missing(RunId run, ConversationId after, int limit, BatchId batch = {}) = 0;
    virtual Result<qint64> countMissing(RunId run, BatchId batch = {}) = 0;

    // How the project reads a run; what was never set reads as the model said it.
    virtual Result<DetectorTuning> tuning(RunId run) = 0;
    virtual Result<void> setTuning(RunId run, const DetectorTuning &tuning) = 0;

    // An empty list is an answer too: there is nothing to point at.
    virtual Result<void> insertSpans(RunId run, ConversationId conversation, const QList<Span> &spans) = 0;
    virtual Result<std::optional<QList<Span>>> spans(RunId run, ConversationId conversation) = 0;
    // Judged conversations whose evidence has not been looked for.
    virtual Result<QList<ConversationId>> missingSpans(RunId run, ConversationId after, int limit,
                                                       BatchId batch = {}) = 0;
};

}  // namespace gainsay
