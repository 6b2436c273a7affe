// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workflow/SpotSample.h"

#include "core/base/Random.h"

#include <algorithm>
#include <map>

namespace gainsay {

namespace {

using Strata = std::map<QString, QList<ConversationId>>;

struct Share {
    QString stratum;
    qint64 size = 0;
    qint64 remainder = 0;
};

QList<Share> proportionalShares(const Strata &strata, qint64 total, qint64 size, FairDraw &random)
{
    QList<Share> shares;
    qint64 given = 0;
    for (const auto &[name, items] : strata) {
        const qint64 product = items.size() * size;
        shares.append({name, product / total, product % total});
        given += product / total;
    }
    random.shuffle(shares);
    std::stable_sort(shares.begin(), shares.end(),
                     [](const Share &a, const Share &b) { return a.remainder > b.remainder; });
    for (Share &share : shares) {
        if (given == size)
            break;
        ++share.size;
        ++given;
    }
    // Back to a fixed order: what is drawn next must not depend on how the ties fell.
    std::sort(shares.begin(), shares.end(), [](const Share &a, const Share &b) { return a.stratum < b.stratum; });
    return shares;
}

}  // namespace

QList<ConversationId> drawSample(QList<SampleCandidate> candidates, int size, quint64 seed)
{
    std::sort(candidates.begin(), candidates.end(),
              [](const SampleCandidate &a, const SampleCandidate &b) { return a.conversation < b.conversation; });
    const qint64 wanted = std::clamp<qint64>(size, 0, candidates.size());
    if (wanted == 0)
        return {};
    Strata strata;
    for (const SampleCandidate &candidate : std::as_const(candidates))
        strata[candidate.stratum].append(candidate.conversation);

    FairDraw random(seed);
    QList<ConversationId> sample;
    for (const Share &share : proportionalShares(strata, candidates.size(), wanted, random)) {
        QList<ConversationId> &items = strata[share.stratum];
        random.shuffle(items);
        sample.append(items.first(share.size));
    }
    if (strata.size() > 1)
        random.shuffle(sample);
    return sample;
}

}  // namespace gainsay
