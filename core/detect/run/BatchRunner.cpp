// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/run/BatchRunner.h"

#include "core/base/TranslatableText.h"
#include "core/detect/ParallelFor.h"

#include <mutex>
#include <numeric>
#include <optional>

namespace gainsay {

std::vector<std::vector<int>> planBatches(std::span<const int> lengths, BatchLimits limits)
{
    std::vector<int> order(lengths.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, {}, [lengths](int i) { return lengths[size_t(i)]; });
    std::vector<std::vector<int>> batches;
    for (const int i : order) {
        const bool full = batches.empty() || int(batches.back().size()) >= limits.rows ||
                          (int(batches.back().size()) + 1) * lengths[size_t(i)] > limits.tokens;
        if (full)
            batches.emplace_back();
        batches.back().push_back(i);
    }
    return batches;
}

InferenceBatch makeBatch(std::span<const EncodedSequence> sequences, std::span<const int> rows, qint64 padding)
{
    InferenceBatch batch;
    batch.rows = int(rows.size());
    for (const int row : rows)
        batch.columns = std::max(batch.columns, sequences[size_t(row)].size());
    const size_t size = size_t(batch.rows) * size_t(batch.columns);
    batch.ids.assign(size, padding);
    batch.mask.assign(size, 0);
    batch.segments.assign(size, 0);
    qsizetype at = 0;
    for (const int row : rows) {
        const EncodedSequence &sequence = sequences[size_t(row)];
        std::ranges::copy(sequence.ids, batch.ids.begin() + at);
        std::ranges::copy(sequence.segments, batch.segments.begin() + at);
        std::fill_n(batch.mask.begin() + at, sequence.size(), 1);
        at += batch.columns;
    }
    return batch;
}

BatchRunner::BatchRunner(std::shared_ptr<const InferenceEngine> engine, qint64 padding, int threads, BatchLimits limits)
    : m_engine(std::move(engine)), m_padding(padding), m_threads(threads), m_limits(limits)
{
}

Result<std::vector<Logits>> BatchRunner::run(std::span<const EncodedSequence> sequences, std::stop_token stop) const
{
    std::vector<int> lengths;
    for (const EncodedSequence &sequence : sequences)
        lengths.push_back(sequence.size());
    const std::vector<std::vector<int>> batches = planBatches(lengths, m_limits);
    std::vector<Logits> outputs(sequences.size());
    std::mutex mutex;
    std::optional<Error> fault;
    // Longest first, so that no thread is left alone with the largest batch at the end.
    parallelFor(int(batches.size()), m_threads, [&](int i) {
        if (stop.stop_requested())
            return false;
        const Result<void> done = runBatch(sequences, batches[batches.size() - 1 - size_t(i)], outputs);
        if (done)
            return true;
        const std::lock_guard lock(mutex);
        if (!fault)
            fault = done.error();
        return false;
    });
    if (fault)
        return *fault;
    if (stop.stop_requested())
        return cancelled(TranslatableText::translate("detect", "stopped"));
    return outputs;
}

Result<void> BatchRunner::runBatch(std::span<const EncodedSequence> sequences, std::span<const int> rows,
                                   std::span<Logits> outputs) const
{
    const InferenceBatch batch = makeBatch(sequences, rows, m_padding);
    ASSIGN_OR_RETURN(const auto result, m_engine->run(batch));
    const size_t width = result.logits.size() / rows.size();
    for (size_t i = 0; i < rows.size(); ++i) {
        const auto logits = result.logits.begin() + qsizetype(i * width);
        outputs[size_t(rows[i])].assign(logits, logits + qsizetype(width));
    }
    return {};
}

}  // namespace gainsay
