// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/team/tabs/CalibrationDialog.h"

#include "core/service/browse/BrowseService.h"
#include "core/workflow/RoleRules.h"
#include "ui/charts/ConfusionMatrix.h"
#include "ui/models/ConversationListModel.h"
#include "ui/pages/team/tabs/PeopleChoice.h"
#include "ui/session/UnderScheme.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/DialogSize.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int usualSize = 20;

}  // namespace

CalibrationDialog::CalibrationDialog(ProjectSession &session, const QStringList &items, QWidget *parent)
    : QDialog(parent), m_session(session), m_items(items)
{
    setWindowTitle(tr("Make a calibration set"));
    m_name = new QLineEdit(this);
    m_source = new QComboBox(this);
    m_source->addItems({tr("any conversation"), tr("only what people disagreed on")});
    m_batch = new QComboBox(this);
    m_batch->addItem(tr("every batch"), qint64(0));
    m_label = new QComboBox(this);
    m_label->addItem(tr("any final label"), QString());
    for (const QString &label : goldLabels(session.facts().scheme))
        m_label->addItem(labelTitle(session.facts().scheme, label), label);
    m_size = new QSpinBox(this);
    m_size->setRange(1, CalibrationService::largestSet);
    m_size->setValue(usualSize);
    m_seed = new QLineEdit(u"1"_s, this);
    m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression(u"\\d{1,18}"_s), m_seed));
    m_people = new PeopleChoice(this);
    QList<User> annotators;
    for (const User &user : session.facts().users) {
        if (user.active && user.role == Role::Annotator)
            annotators << user;
    }
    m_people->setPeople(annotators);
    m_refusal = makeLabel(u"muted"_s, this);
    m_refusal->setWordWrap(true);
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Make the set"));
    layOut();
    connect(m_name, &QLineEdit::textChanged, this, &CalibrationDialog::showWhetherReady);
    connect(m_people, &PeopleChoice::changed, this, &CalibrationDialog::showWhetherReady);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &CalibrationDialog::make);
    loadBatches();
    showWhetherReady();
}

void CalibrationDialog::layOut()
{
    auto *content = new QWidget(this);
    auto *form = new QFormLayout(content);
    form->setContentsMargins(0, 0, zoomed(8), 0);
    form->setSpacing(zoomed(12));
    const auto add = [&](const QString &label, QWidget *field, bool visible = true) {
        field->setAccessibleName(label);
        form->addRow(label, field);
        form->setRowVisible(field, visible);
    };
    const bool drawn = m_items.isEmpty();
    add(tr("Name"), m_name);
    add(tr("Drawn from"), m_source, drawn);
    add(tr("Batch"), m_batch, drawn);
    add(tr("Final label"), m_label, drawn);
    add(tr("Conversations"), m_size, drawn);
    add(tr("Seed"), m_seed, drawn);
    add(tr("Annotated by all of"), m_people);
    if (!drawn)
        m_refusal->setText(tr("%n conversations were chosen.", nullptr, int(m_items.size())));
    QScrollArea *area = makeScrolling(content, this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    column->setSpacing(zoomed(12));
    column->addWidget(area, 1);
    column->addWidget(m_refusal);
    column->addWidget(m_buttons);
    setMinimumWidth(zoomed(460));
    showWhole(this, area);
}

void CalibrationDialog::loadBatches()
{
    m_session.run(
        this, [](Storage &storage, const Clock &) { return BrowseService(storage).batches(); },
        [this](const Result<QList<Batch>> &batches) {
            if (!batches)
                return;
            for (const Batch &batch : *batches)
                m_batch->addItem(batch.name, batch.id.value);
        });
}

void CalibrationDialog::showWhetherReady()
{
    m_buttons->button(QDialogButtonBox::Ok)
        ->setEnabled(!m_name->text().trimmed().isEmpty() && m_people->names().size() >= 2);
}

CalibrationRequest CalibrationDialog::request() const
{
    CalibrationRequest request;
    request.name = m_name->text();
    request.items = m_items;
    request.disagreedOnly = m_source->currentIndex() == 1;
    request.filter.batch = BatchId{m_batch->currentData().toLongLong()};
    if (const QString label = m_label->currentData().toString(); !label.isEmpty())
        request.filter.label = label;
    request.size = m_size->value();
    request.seed = m_seed->text().toULongLong();
    request.people = m_people->names();
    return request;
}

void CalibrationDialog::make()
{
    m_session.save(
        this,
        underScheme<CalibrationService>(
            m_session.userId(), [wanted = request()](CalibrationService &service) { return service.make(wanted); }),
        [this](const Result<CalibrationSet> &set) {
            if (!set) {
                m_refusal->setText(set.error().message);
                return;
            }
            Q_EMIT made(*set);
            accept();
        });
}

}  // namespace gainsay
