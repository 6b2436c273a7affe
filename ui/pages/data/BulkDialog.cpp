// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data/BulkDialog.h"

#include "core/base/Phrases.h"
#include "core/model/NameOrder.h"
#include "core/service/browse/BrowseService.h"
#include "core/workflow/RoleRules.h"
#include "ui/people/PeopleChecklist.h"
#include "ui/session/UnderScheme.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int mostRaters = 50;

QString goTitle(BulkAction action)
{
    switch (action) {
    case BulkAction::Assign:
        return BulkDialog::tr("Assign");
    case BulkAction::Move:
        return BulkDialog::tr("Move");
    case BulkAction::Flag:
        return BulkDialog::tr("Flag");
    case BulkAction::SendBack:
        return BulkDialog::tr("Send back");
    case BulkAction::Remove:
        break;
    }
    return BulkDialog::tr("Delete");
}

// What it means, for who does it for the first time.
QString meaning(BulkAction action)
{
    switch (action) {
    case BulkAction::Assign:
        return BulkDialog::tr("The chosen people answer these items. Answers that were given stay with who gave them.");
    case BulkAction::Move:
        return BulkDialog::tr("Items on which nobody works yet go into the batch.");
    case BulkAction::Flag:
        return BulkDialog::tr("They stand among the flags on the Team page until somebody is done with them.");
    case BulkAction::SendBack:
        return BulkDialog::tr("Their annotators answer them again and are told why. This cannot be undone.");
    case BulkAction::Remove:
        break;
    }
    return BulkDialog::tr(
        "Items that nobody was given, has worked on or wrote about are deleted from the project, with "
        "what models said of them. This cannot be undone; the file that they came from can be "
        "imported again.");
}

}  // namespace

QString bulkTitle(BulkAction action)
{
    switch (action) {
    case BulkAction::Assign:
        return BulkDialog::tr("Assign to people…");
    case BulkAction::Move:
        return BulkDialog::tr("Move to a batch…");
    case BulkAction::Flag:
        return BulkDialog::tr("Flag…");
    case BulkAction::SendBack:
        return BulkDialog::tr("Send back…");
    case BulkAction::Remove:
        break;
    }
    return BulkDialog::tr("Delete from the project…");
}

BulkDialog::BulkDialog(ProjectSession &session, BulkAction action, const ItemSelection &selection, QWidget *parent)
    : QDialog(parent), m_session(session), m_action(action), m_selection(selection)
{
    QString title = bulkTitle(action);
    if (title.endsWith(u'…'))
        title.chop(1);
    setWindowTitle(title);
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(zoomed(480));
    build();
    connect(&session, &ProjectSession::userChanged, this, &QDialog::reject);
    preview();
}

void BulkDialog::build()
{
    QLabel *text = makeLabel(u"muted"_s, this);
    text->setWordWrap(true);
    text->setText(meaning(m_action));
    m_outcome = makeLabel(u"strong"_s, this);
    m_outcome->setWordWrap(true);
    m_outcome->setText(tr("Looking…"));
    m_message = makeLabel(u"small"_s, this);
    m_message->setWordWrap(true);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    form->setSpacing(zoomed(12));
    form->addRow(text);
    addFields(form);  // before the buttons, so that Tab comes to them in this order
    const bool final = !BulkService::canUndo(m_action);
    m_go = makeButton(final ? ButtonKind::Danger : ButtonKind::Primary, goTitle(m_action), this);
    m_go->setDefault(!final);
    m_go->setAutoDefault(!final);
    m_go->setEnabled(false);  // until it is known what would be done
    QPushButton *cancel = makeButton(ButtonKind::Plain, tr("Cancel"), this);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_go);
    form->addRow(m_outcome);
    form->addRow(m_message);
    form->addRow(buttons);
    connect(m_go, &QPushButton::clicked, this, &BulkDialog::submit);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
}

void BulkDialog::addFields(QFormLayout *form)
{
    switch (m_action) {
    case BulkAction::Assign:
        m_people = makePeopleChecklist(tr("Annotators"), this);
        for (const User &user : sortedByName(m_session.facts().users)) {
            if (user.active && worksOnItems(user.role))
                addToChecklist(m_people, user.id, user.name, user.role == Role::Annotator);
        }
        m_raters = new QSpinBox(this);
        m_raters->setRange(1, mostRaters);
        m_raters->setValue(m_session.facts().scheme.raters);
        m_raters->setAccessibleName(tr("People per item"));
        form->addRow(tr("Annotators"), m_people);
        form->addRow(tr("People per item"), m_raters);
        connect(m_people, &QListWidget::itemChanged, this, &BulkDialog::showWhetherReady);
        m_people->setFocus();
        break;
    case BulkAction::Move:
        addBatches();
        form->addRow(tr("Batch"), m_batch);
        m_batch->setFocus();
        break;
    case BulkAction::Flag:
    case BulkAction::SendBack:
        m_reason = new QLineEdit(this);
        m_reason->setAccessibleName(tr("Reason"));
        form->addRow(tr("Reason"), m_reason);
        connect(m_reason, &QLineEdit::textChanged, this, &BulkDialog::showWhetherReady);
        m_reason->setFocus();
        break;
    case BulkAction::Remove:
        break;
    }
}

// One that is there, or a new one by its name.
void BulkDialog::addBatches()
{
    m_batch = new QComboBox(this);
    m_batch->setEditable(true);
    m_batch->setInsertPolicy(QComboBox::NoInsert);
    m_batch->setAccessibleName(tr("Batch"));
    connect(m_batch, &QComboBox::editTextChanged, this, &BulkDialog::showWhetherReady);
    m_session.run(
        this, [](Storage &storage, const Clock &) { return BrowseService(storage).batches(); },
        [this](const Result<QList<Batch>> &batches) {
            const QString typed = m_batch->currentText();
            for (const Batch &batch : batches.value_or({}))
                m_batch->addItem(batch.name);
            m_batch->setEditText(typed);
        });
}

BulkRequest BulkDialog::request() const
{
    BulkRequest request;
    request.action = m_action;
    request.selection = m_selection;
    if (m_people)
        request.annotators = checkedNames(m_people);
    if (m_raters)
        request.raters = m_raters->value();
    if (m_batch)
        request.batch = m_batch->currentText();
    if (m_reason)
        request.reason = m_reason->text();
    return request;
}

void BulkDialog::preview()
{
    m_session.run(
        this,
        underScheme<BulkService>(m_session.userId(),
                                 [request = request()](BulkService &service) { return service.preview(request); }),
        [this](const Result<BulkOutcome> &outcome) { showOutcome(outcome); });
}

void BulkDialog::showOutcome(const Result<BulkOutcome> &outcome)
{
    const QLocale locale;
    m_taken = outcome ? outcome->done : 0;
    m_outcome->setText(outcome
                           ? tr("%1 of %2 chosen").arg(locale.toString(outcome->done), locale.toString(outcome->chosen))
                           : QString());
    m_message->setText(outcome ? BulkService::remarks(*outcome) : QString(outcome.error().message));
    showWhetherReady();
}

void BulkDialog::showWhetherReady()
{
    const bool filled = (!m_people || !checkedNames(m_people).isEmpty()) &&
                        (!m_batch || !m_batch->currentText().trimmed().isEmpty()) &&
                        (!m_reason || !m_reason->text().trimmed().isEmpty());
    m_go->setEnabled(m_taken > 0 && filled);
}

void BulkDialog::submit()
{
    m_go->setEnabled(false);
    m_session.startJob(
        [action = m_action] { return bulkTitle(action); }, this,
        [request = request(), actor = m_session.userId()](Storage &storage, const Clock &clock, Progress &progress) {
            auto work =
                underScheme<BulkService>(actor, [&](BulkService &service) { return service.run(request, progress); });
            return work(storage, clock);
        },
        [this](const Result<BulkOutcome> &outcome) {
            if (!outcome)
                return showOutcome(outcome);
            Q_EMIT done(m_action, *outcome);
            accept();
        });
}

TranslatableText BulkDialog::doneText(BulkAction action, const BulkOutcome &outcome)
{
    return [action, n = int(outcome.done), outcome] {
        QStringList said;
        switch (action) {
        case BulkAction::Assign:
            said.append(tr("%Ln item(s) are assigned.", nullptr, n));
            break;
        case BulkAction::Move:
            said.append(tr("%Ln item(s) are moved.", nullptr, n));
            break;
        case BulkAction::Flag:
            said.append(tr("%Ln item(s) are flagged.", nullptr, n));
            break;
        case BulkAction::SendBack:
            said.append(tr("%Ln item(s) are sent back.", nullptr, n));
            break;
        case BulkAction::Remove:
            said.append(tr("%Ln item(s) are deleted.", nullptr, n));
            break;
        }
        if (outcome.cancelled)
            said.append(tr("It was stopped; the rest stays as it was."));
        return sentences(said);
    };
}

}  // namespace gainsay
