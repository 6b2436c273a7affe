// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/collect/bots/BotsTab.h"

#include "core/bots/BotSource.h"
#include "core/bots/BotTrial.h"
#include "ui/pages/collect/bots/AddServerDialog.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/WholeLabel.h"

#include <QBoxLayout>
#include <QListWidget>
#include <QLocale>

#include <algorithm>

namespace gainsay {

using namespace Qt::StringLiterals;

BotsTab::BotsTab(const PageContext &context, const CollectTools &tools, QWidget *parent)
    : CollectTab(context, tools, parent)
{
    m_card = new Card(this);
    m_list = new QListWidget(m_card);
    m_empty = new EmptyState(m_card);
    m_add = makeButton(ButtonKind::Primary, {}, m_card);
    m_try = makeButton(ButtonKind::Plain, {}, m_card);
    m_remove = makeButton(ButtonKind::Plain, {}, m_card);
    m_facts = new WholeLabel(m_card);
    m_outcome = new WholeLabel(m_card);
    for (WholeLabel *label : {m_facts, m_outcome}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {m_add, m_try, m_remove})
        buttons->addWidget(button);
    buttons->addStretch();
    auto *details = new QVBoxLayout;
    details->addWidget(m_facts);
    details->addWidget(m_outcome);
    details->addStretch();
    auto *row = new QHBoxLayout;
    row->setSpacing(zoomed(14));
    row->addWidget(m_list, 2);
    row->addLayout(details, 3);
    m_card->body()->addWidget(m_empty);
    m_card->body()->addLayout(row, 1);
    m_card->body()->addLayout(buttons);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_card);
    connect(m_list, &QListWidget::currentRowChanged, this, &BotsTab::showChosen);
    connect(m_add, &QPushButton::clicked, this, &BotsTab::openAdd);
    connect(m_empty, &EmptyState::actionRequested, this, &BotsTab::openAdd);
    connect(m_try, &QPushButton::clicked, this, &BotsTab::tryChosen);
    connect(m_remove, &QPushButton::clicked, this, &BotsTab::removeChosen);
    BotsTab::retranslate();
    fill({});
}

void BotsTab::refresh()
{
    if (!tools().source)
        return;
    // Not a job: its end would tell pages to refresh, and so begin it again.
    session().run(
        this,
        [source = tools().source](Storage &, const Clock &) -> Result<Found> {
            Found found;
            found.embedded = !source->installedModels().isEmpty();
            ASSIGN_OR_RETURN(found.servers, source->registry().all());
            return found;
        },
        [this](const Result<Found> &found) {
            if (found)
                fill(*found);
            else
                shell().showError(found.error());
        });
}

void BotsTab::fill(const Found &found)
{
    const QString before = chosen();
    m_servers = found.servers;
    m_list->clear();
    if (found.embedded)
        m_list->addItem(u"embedded"_s);
    for (const ServerBotSettings &server : std::as_const(m_servers))
        m_list->addItem(server.name);
    m_empty->setVisible(m_servers.isEmpty());
    m_add->setVisible(!m_servers.isEmpty());  // one button for it is enough
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->text() == before)
            m_list->setCurrentRow(row);
    }
    if (m_list->currentRow() < 0)
        m_list->setCurrentRow(0);
    showChosen();
}

QString BotsTab::chosen() const
{
    return m_list->currentItem() ? m_list->currentItem()->text() : QString();
}

void BotsTab::showChosen()
{
    m_removing = false;
    m_remove->setText(tr("Remove"));
    m_outcome->clear();
    const auto server = std::ranges::find(m_servers, chosen(), &ServerBotSettings::name);
    m_remove->setEnabled(server != m_servers.end());
    m_try->setEnabled(!chosen().isEmpty());
    if (server == m_servers.end()) {
        m_facts->setText(chosen().isEmpty() ? QString() : tr("Runs in this program. Nothing leaves this computer."));
        return;
    }
    QStringList lines = {tr("%1 at %2").arg(server->model, server->address)};
    if (server->prices)
        lines.append(tr("a million tokens cost %1 (read) and %2 (written) %3")
                         .arg(QLocale().toString(server->prices->prompt), QLocale().toString(server->prices->reply),
                              server->prices->currency));
    if (server->scoring != ScoringMethod::None)
        lines.append(tr("log-probabilities: %1").arg(toString(server->scoring)));
    m_facts->setText((lines + whatIsSent(*server)).join(u'\n'));
}

void BotsTab::openAdd()
{
    if (!tools().source)
        return;
    auto *dialog = new AddServerDialog(session(), *tools().source, window());
    connect(dialog, &AddServerDialog::added, this, [this](const QString &name) {
        shell().showNotice(tr("%1 was added. Nothing has been sent to it but what you tested.").arg(name));
        refresh();
    });
    dialog->open();
}

void BotsTab::tryChosen()
{
    const QString name = chosen();
    m_try->setEnabled(false);
    m_outcome->setText(tr("Asking…"));
    session().jobs().start(
        tr("Testing %1").arg(name), this,
        [source = tools().source, name](Progress &) -> Result<BotTrial> {
            ASSIGN_OR_RETURN(const auto bot, source->open(name));
            return tryBot(*bot);
        },
        [this, name](const Result<BotTrial> &trial) {
            m_try->setEnabled(!chosen().isEmpty());
            if (name != chosen())
                return;
            m_outcome->setText(
                trial ? (QStringList(tr("It answered \"%1\" with \"%2\"").arg(trial->said, trial->reply.text)) +
                         describe(*trial))
                            .join(u'\n')
                      : QString(trial.error().message));
        });
}

void BotsTab::removeChosen()
{
    if (!m_removing) {
        m_removing = true;
        m_remove->setText(tr("Really remove"));
        return;
    }
    session().jobs().start(
        tr("Removing %1").arg(chosen()), this,
        [source = tools().source, name = chosen()](Progress &) { return source->remove(name); },
        [this](const Result<void> &removed) {
            if (!removed)
                shell().showError(removed.error());
            refresh();
        });
}

void BotsTab::retranslate()
{
    m_list->setAccessibleName(tr("Chatbots"));
    m_add->setText(tr("Add a server…"));
    m_try->setText(tr("Test"));
    m_remove->setText(tr("Remove"));
    m_facts->setAccessibleName(tr("About this chatbot"));
    m_outcome->setAccessibleName(tr("Outcome of the test"));
    m_card->setHeading(tr("Chatbots on this computer and on servers"));
    m_empty->setContent(
        u"chat"_s, tr("No server yet"),
        tr("Any OpenAI-compatible server can be added. Servers are yours on this computer, never part of "
           "a project."),
        tr("Add a server…"));
    if (m_list->count() > 0)
        showChosen();
}

}  // namespace gainsay
