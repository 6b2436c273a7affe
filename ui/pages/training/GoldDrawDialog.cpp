// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/training/GoldDrawDialog.h"

#include "core/service/access/TrainingGate.h"
#include "core/service/browse/BrowseService.h"
#include "ui/session/UnderScheme.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"

#include <QComboBox>
#include <QFormLayout>
#include <QSpinBox>

namespace gainsay {

namespace {

constexpr int mostGoldItems = 10'000;
constexpr int hiddenItems = 100;

}  // namespace

GoldDrawDialog::GoldDrawDialog(ProjectSession &session, GoldKind kind, QWidget *parent)
    : QDialog(parent), m_session(session), m_kind(kind)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Add items with known answers"));
    setMinimumWidth(zoomed(440));
    m_source = new QComboBox(this);
    m_source->addItem(tr("Decided by an adjudicator"), int(GoldSource::Adjudicated));
    m_source->addItem(tr("Agreed or decided"), int(GoldSource::Settled));
    m_source->addItem(tr("Imported with labels"), int(GoldSource::Imported));
    m_source->setAccessibleName(tr("From"));
    m_batch = new QComboBox(this);
    m_batch->addItem(tr("all batches"), 0);
    m_batch->setAccessibleName(tr("Batch"));
    const QualityRules quality = trainingRules(session.facts().scheme, session.facts().settings);
    m_count = new QSpinBox(this);
    m_count->setRange(1, mostGoldItems);
    m_count->setValue(kind == GoldKind::Tutorial        ? quality.tutorialItems
                      : kind == GoldKind::Qualification ? quality.qualificationItems
                                                        : hiddenItems);
    m_count->setAccessibleName(tr("How many"));
    m_seed = new QSpinBox(this);
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(1);
    m_seed->setAccessibleName(tr("Seed"));
    m_draw = makeButton(ButtonKind::Primary, tr("Draw evenly over the labels"), this);
    m_draw->setDefault(true);
    QPushButton *cancel = makeButton(ButtonKind::Plain, tr("Cancel"), this);
    cancel->setAutoDefault(false);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_draw);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    form->setSpacing(zoomed(12));
    form->addRow(tr("From"), m_source);
    form->addRow(tr("Batch"), m_batch);
    form->addRow(tr("How many"), m_count);
    form->addRow(tr("Seed"), m_seed);
    form->addRow(buttons);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_draw, &QPushButton::clicked, this, &GoldDrawDialog::draw);
    loadBatches();
}

void GoldDrawDialog::loadBatches()
{
    m_session.run(
        this, [](Storage &storage, const Clock &) { return BrowseService(storage).batches(); },
        [this](const Result<QList<Batch>> &batches) {
            if (!batches) {
                Q_EMIT refused(batches.error());
                return;
            }
            for (const Batch &batch : *batches)
                m_batch->addItem(batch.name, batch.id.value);
        });
}

void GoldDrawDialog::draw()
{
    if (!m_session.user())
        return;
    GoldRequest request;
    request.kind = m_kind;
    request.source = GoldSource(m_source->currentData().toInt());
    request.batch = BatchId{m_batch->currentData().toLongLong()};
    request.count = m_count->value();
    request.seed = quint64(m_seed->value());
    m_draw->setEnabled(false);
    auto fill = underScheme<GoldDraw>(m_session.userId(), [request](GoldDraw &draw) { return draw.fill(request); });
    m_session.save(this, std::move(fill), [this](const Result<int> &added) {
        if (added)
            Q_EMIT filled(*added);
        else
            Q_EMIT refused(added.error());
        accept();
    });
}

}  // namespace gainsay
