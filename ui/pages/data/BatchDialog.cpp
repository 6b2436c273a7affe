// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data/BatchDialog.h"

#include "core/base/Phrases.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSpinBox>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr int kBatchPreviewPauseMs = 250;
constexpr int kBatchesNamed = 12;

QString planText(const BatchPlan &plan)
{
    const QLocale locale;
    QStringList batches;
    for (const PlannedBatch &batch : plan.batches.first(std::min<qsizetype>(kBatchesNamed, plan.batches.size())))
        batches << u"%1: %2"_s.arg(batch.name, locale.toString(batch.conversations.size()));
    if (plan.batches.size() > kBatchesNamed)
        batches << BatchDialog::tr("… and %1 more").arg(locale.toString(plan.batches.size() - kBatchesNamed));
    return batches.join(u'\n');
}

}  // namespace

BatchDialog::BatchDialog(ProjectSession &session, const ConversationFilter &filter, QWidget *parent)
    : QDialog(parent), m_session(session), m_filter(filter)
{
    setWindowTitle(tr("Make batches"));
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(zoomed(480));
    build();
    m_previewSoon.setSingleShot(true);
    m_previewSoon.setInterval(kBatchPreviewPauseMs);
    connect(&m_previewSoon, &QTimer::timeout, this, &BatchDialog::preview);
    connect(m_how, &QComboBox::currentIndexChanged, this, &BatchDialog::showFields);
    for (QLineEdit *line : {m_name, m_sizes})
        connect(line, &QLineEdit::textChanged, &m_previewSoon, qOverload<>(&QTimer::start));
    for (QSpinBox *box : {m_size, m_count})
        connect(box, &QSpinBox::valueChanged, &m_previewSoon, qOverload<>(&QTimer::start));
    connect(m_make, &QPushButton::clicked, this, &BatchDialog::submit);
    connect(&session, &ProjectSession::userChanged, this, &QDialog::reject);
    showFields();
    m_how->setFocus();
}

void BatchDialog::build()
{
    QLabel *text = makeLabel(u"muted"_s, this);
    text->setWordWrap(true);
    text->setText(tr("Of the conversations that the list shows now, those on which nobody works yet."));
    m_how = new QComboBox(this);
    m_how->setAccessibleName(tr("How"));
    m_how->addItem(tr("All in one batch"), int(BatchRequest::How::One));
    m_how->addItem(tr("Batches of one size"), int(BatchRequest::How::Size));
    m_how->addItem(tr("Growing batches"), int(BatchRequest::How::Growing));
    m_how->addItem(tr("Batches of given sizes"), int(BatchRequest::How::Sizes));
    m_how->addItem(tr("One batch per file"), int(BatchRequest::How::File));
    m_name = new QLineEdit(this);
    m_name->setAccessibleName(tr("Name"));
    m_size = new QSpinBox(this);
    m_size->setRange(1, 1'000'000);
    m_size->setValue(500);
    m_size->setAccessibleName(tr("Conversations per batch"));
    m_sizes = new QLineEdit(u"500, 1000, 2000"_s, this);
    m_sizes->setAccessibleName(tr("Sizes"));
    m_count = new QSpinBox(this);
    m_count->setRange(1, 1000);
    m_count->setValue(5);
    m_count->setAccessibleName(tr("How many batches"));
    m_outcome = makeLabel(u"plain"_s, this);
    m_outcome->setWordWrap(true);
    m_message = makeLabel(u"small"_s, this);
    m_message->setWordWrap(true);
    m_make = makeButton(ButtonKind::Primary, tr("Make"), this);
    m_make->setDefault(true);
    m_make->setEnabled(false);  // until it is known what would be made
    QPushButton *cancel = makeButton(ButtonKind::Plain, tr("Cancel"), this);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);

    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_make);
    m_form = new QFormLayout(this);
    m_form->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    m_form->setSpacing(zoomed(12));
    m_form->addRow(text);
    m_form->addRow(tr("How"), m_how);
    m_form->addRow(tr("Name"), m_name);
    m_form->addRow(tr("Conversations per batch"), m_size);
    m_form->addRow(tr("Sizes"), m_sizes);
    m_form->addRow(tr("How many batches"), m_count);
    m_form->addRow(m_outcome);
    m_form->addRow(m_message);
    m_form->addRow(buttons);
}

void BatchDialog::showFields()
{
    const auto how = static_cast<BatchRequest::How>(m_how->currentData().toInt());
    const auto setShown = [this](QWidget *field, bool shown) {
        field->setVisible(shown);
        m_form->labelForField(field)->setVisible(shown);
    };
    setShown(m_name, how != BatchRequest::How::File);
    setShown(m_size, how == BatchRequest::How::Size);
    setShown(m_sizes, how == BatchRequest::How::Sizes);
    setShown(m_count, how == BatchRequest::How::Growing);
    m_previewSoon.start();
}

BatchRequest BatchDialog::request() const
{
    BatchRequest request;
    request.filter = m_filter;
    request.how = static_cast<BatchRequest::How>(m_how->currentData().toInt());
    request.name = m_name->text();
    request.count = m_count->value();
    if (request.how == BatchRequest::How::Size)
        request.sizes = {m_size->value()};
    if (request.how == BatchRequest::How::Sizes) {
        for (const QString &part : m_sizes->text().split(u',', Qt::SkipEmptyParts))
            request.sizes.append(part.trimmed().toLongLong());
    }
    return request;
}

void BatchDialog::preview()
{
    if (!m_session.user())
        return;
    m_request.renew();
    m_session.run(
        m_request.owner(),
        [request = request(), actor = m_session.user()->id](Storage &storage, const Clock &clock) {
            return BatchService(storage, clock, actor).preview(request);
        },
        [this](const Result<BatchPlan> &plan) { showPlan(plan); });
}

void BatchDialog::showPlan(const Result<BatchPlan> &plan)
{
    m_outcome->setText(plan ? planText(*plan) : QString());
    m_message->setText(plan ? BatchService::remarks(*plan) : QString(plan.error().message));
    m_make->setEnabled(plan.has_value());
}

void BatchDialog::submit()
{
    if (!m_session.user() || !m_make->isEnabled())
        return;
    m_make->setEnabled(false);
    m_session.startJob(
        [] { return tr("Making batches"); }, this,
        [request = request(), actor = m_session.user()->id](Storage &storage, const Clock &clock, Progress &) {
            return BatchService(storage, clock, actor).make(request);
        },
        [this](const Result<BatchPlan> &plan) {
            if (!plan)
                return showPlan(plan);
            BatchPlan counts;  // the words need no lists
            counts.atWork = plan->atWork;
            counts.beyond = plan->beyond;
            const auto notice = [made = int(plan->batches.size()), counts] {
                return sentences({tr("%n batch(es) made.", nullptr, made), BatchService::remarks(counts)});
            };
            Q_EMIT made(notice, *plan);
            accept();
        });
}

}  // namespace gainsay
