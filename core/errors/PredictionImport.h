// SPDX-License-Identifier: GPL-3.0-or-later
// Brings a model's predictions into a project as a run beside the detector's: matched by id, else by text; what does
// not match is listed. Importing the same file again adds nothing; another file needs another name. One thread, any
// thread.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Progress.h"
#include "core/base/TranslatableText.h"
#include "core/errors/PredictionRow.h"

#include <QHash>

namespace gainsay {

class Storage;

struct PredictionOptions {
    QString run;                // the name under which it stands in tables
    EvaluationColumns columns;  // of a foreign table
    LabelsMap labels = {};      // from the model's labels to the scheme's
};

struct PredictionReport {
    PrelabelRun run;
    qint64 rows = 0;
    qint64 added = 0;
    qint64 alreadyThere = 0;
    qint64 byText = 0;     // matched by text, for want of a known id
    QStringList rejected;  // "line 7: …"
};

class PredictionImport {
    GAINSAY_TR(gainsay::PredictionImport)

public:
    PredictionImport(Storage &storage, const Clock &clock, const Scheme &scheme, UserId actor)
        : m_storage(storage), m_clock(clock), m_scheme(scheme), m_actor(actor)
    {
    }

    Result<PredictionReport> run(const QString &path, const PredictionOptions &options, Progress &progress);

private:
    struct Pending {
        EvaluationRow row;
        PredictionRow read;
    };

    Result<void> take(EvaluationRow row);
    Result<void> flush();
    void takeSample(EvaluationRow row, PredictionRow read);
    Result<void> finishSamples();
    Result<void> indexTexts();
    Result<ConversationId> find(const Pending &pending, const QHash<QString, ConversationId> &byId);
    void reject(qint64 line, const QString &reason);
    Result<void> store(const QList<Prelabel> &prelabels);
    Result<void> insert(const QList<Prelabel> &prelabels);
    Result<void> compareWithStored(int added);
    static QString shown(const Prelabel &prelabel);
    void noteColumns(const Json &fields);
    Error withoutLabels() const;

    Storage &m_storage;
    const Clock &m_clock;
    const Scheme &m_scheme;
    UserId m_actor;
    PredictionReport m_report;
    PredictionOptions m_options;
    QList<Pending> m_pending;
    QHash<QString, qsizetype> m_sampled;  // place in m_samples, by id or text
    QList<Pending> m_samples;             // one per conversation, told when the file has been read
    QStringList m_columns;                // of rows without a prediction
    qint64 m_unlabelled = 0;              // those rows
    QHash<QString, ConversationId> m_byText;
    bool m_textsIndexed = false;
};

// "id=doc,label=predicted" → columns.
Result<EvaluationColumns> parsePredictionColumns(const QString &text);

}  // namespace gainsay
