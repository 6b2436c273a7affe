// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/figures/DoubtfulItems.h"

#include "core/base/TranslatableText.h"
#include "core/errors/table/ErrorBlocks.h"
#include "core/stats/predictions/ConfidentLearning.h"
#include "core/store/PrelabelCalibration.h"
#include "core/store/Storage.h"

namespace gainsay {

namespace {

struct DoubtText {
    GAINSAY_TR(gainsay::DoubtfulItems)
};

constexpr int doubtPage = 5000;

// Sums of probabilities per row and label over the runs that judge the row.
class ProbabilitySums {
public:
    ProbabilitySums(const ErrorTable &table, const RowSet &rows)
        : m_table(table), m_rows(rows), m_labels(size_t(table.rows.labels.size())),
          m_sums(size_t(table.size()) * m_labels, 0.0F), m_judges(size_t(table.size()), 0)
    {
    }

    void add(const Prelabel &prelabel)
    {
        const qsizetype row = m_table.rowOf(prelabel.conversation);
        if (row < 0 || prelabel.label.isEmpty() || !m_rows.contains(row))
            return;
        float *sums = &m_sums[size_t(row) * m_labels];
        ++m_judges[size_t(row)];
        if (prelabel.probabilities.isEmpty())
            addTo(sums, prelabel.label, 1.0);
        for (const auto &[label, probability] : prelabel.probabilities.asKeyValueRange())
            addTo(sums, label, probability);
    }

    // The sums become means; what has no label or no judge is left out.
    QList<ModelDoubt> doubtful()
    {
        std::vector<int> given(m_judges.size(), -1);
        m_rows.each([&](size_t row) {
            if (m_judges[row] == 0 || m_table.rows.gold[row] == noValue)
                return;
            given[row] = m_table.rows.gold[row];
            for (size_t label = 0; label < m_labels; ++label)
                m_sums[row * m_labels + label] /= float(m_judges[row]);
        });
        QList<ModelDoubt> items;
        for (const LabelDoubt &doubt : doubtfulLabels(m_sums, int(m_labels), given))
            items.append({ConversationId{m_table.ids[doubt.item]}, m_table.rows.labels[doubt.given],
                          m_table.rows.labels[doubt.likelier], doubt.margin});
        return items;
    }

private:
    void addTo(float *sums, const QString &label, double probability)
    {
        const qsizetype code = m_table.rows.labels.indexOf(labelName(label));
        if (code >= 0)
            sums[code] += float(probability);
    }

    const ErrorTable &m_table;
    const RowSet &m_rows;
    size_t m_labels;
    std::vector<float> m_sums;
    std::vector<quint16> m_judges;
};

}  // namespace

Result<QList<ModelDoubt>> doubtfulItems(Storage &storage, const Scheme &scheme, const ErrorTable &table,
                                        const QStringList &runs, const RowSet &rows, Progress &progress)
{
    ProbabilitySums sums(table, rows);
    qint64 done = 0;
    for (const QString &name : runs) {
        const ErrorRun *run = table.run(name);
        if (!run)
            return notFound(DoubtText::tr("There is no model “%1” in this project.").arg(name));
        ASSIGN_OR_RETURN(const auto reading, readingOf(storage, scheme, run->id));
        ConversationId after;
        for (;;) {
            if (progress.isCancelled())
                return cancelled(DoubtText::tr("Looking for doubtful labels was cancelled."));
            ASSIGN_OR_RETURN(const auto page, storage.prelabels().pageAfter(run->id, after, doubtPage));
            if (page.isEmpty())
                break;
            for (const Prelabel &prelabel : page)
                sums.add(reading.read(prelabel));
            after = page.last().conversation;
            done += page.size();
            progress.report(done, table.size() * runs.size());
        }
    }
    return sums.doubtful();
}

}  // namespace gainsay
