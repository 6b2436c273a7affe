// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/team/tabs/HandOverDialog.h"

#include "ui/people/PeopleChecklist.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/ElidedCombo.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>

namespace gainsay {

namespace {

// Among those who could take over; -1 where all are still in training and somebody has to be chosen on purpose.
int firstReady(const WorkloadStanding &standing, UserId from)
{
    int index = 0;
    for (const PersonStanding &person : standing.people) {
        if (person.user.id == from || !person.user.active)
            continue;
        if (!person.inTraining)
            return index;
        ++index;
    }
    return -1;
}

}  // namespace

HandOverDialog::HandOverDialog(const WorkloadStanding &standing, UserId from, QWidget *parent)
    : QDialog(parent), m_from(from)
{
    setMinimumWidth(zoomed(420));
    m_batch = new ElidedCombo(this);
    m_to = new ElidedCombo(this);
    m_batch->addItem(tr("every batch"), QString());
    QString name;
    for (const PersonStanding &person : standing.people) {
        if (person.user.id == from)
            name = person.user.name;
        else if (person.user.active)
            m_to->addItem(person.inTraining ? nameInTraining(person.user.name) : person.user.name,
                          person.user.id.value);
    }
    m_to->setCurrentIndex(firstReady(standing, from));
    for (const BatchStanding &batch : standing.batches) {
        if (batch.holders.contains(name))
            m_batch->addItem(batch.name, batch.name);
    }
    setWindowTitle(tr("Hand over the open work of %1").arg(name));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *give = buttons->addButton(tr("Hand over"), QDialogButtonBox::AcceptRole);
    give->setDefault(true);
    const auto check = [this, give] { give->setEnabled(m_to->currentIndex() >= 0); };
    check();
    auto *form = new QFormLayout(this);
    form->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    form->setSpacing(zoomed(12));
    form->addRow(tr("Open items of batch"), m_batch);
    form->addRow(tr("Who takes them"), m_to);
    form->addRow(buttons);
    m_batch->setAccessibleName(tr("Open items of batch"));
    m_to->setAccessibleName(tr("Who takes them"));
    connect(m_to, &QComboBox::currentIndexChanged, this, check);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT chosen({m_from, UserId{m_to->currentData().toLongLong()}, m_batch->currentData().toString()});
        accept();
    });
}

}  // namespace gainsay
