// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/detector/JudgeDialog.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/DialogSize.h"
#include "ui/widgets/WholeLabel.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace gainsay {

using namespace Qt::StringLiterals;

Result<JudgeRequest> openJudge(const BotSource &bots, const JudgeSetup &setup)
{
    JudgeRequest request;
    ASSIGN_OR_RETURN(request.bot, bots.open(setup.bot));
    request.prompt = setup.prompt;
    request.language = setup.language;
    request.samples = setup.samples;
    request.limit = setup.limit;
    request.mostCost = setup.mostCost;
    return request;
}

JudgeDialog::JudgeDialog(ProjectSession &session, const BotSource &bots, QWidget *parent)
    : QDialog(parent), m_session(session), m_bots(bots)
{
    setWindowTitle(tr("Let a language model judge"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    m_estimateSoon.setSingleShot(true);
    m_estimateSoon.setInterval(400);
    connect(&m_estimateSoon, &QTimer::timeout, this, &JudgeDialog::estimate);
    connect(m_bot, &QComboBox::currentIndexChanged, this, &JudgeDialog::describe);
    connect(m_limit, &QSpinBox::valueChanged, this, &JudgeDialog::describe);
    connect(m_samples, &QSpinBox::valueChanged, this, &JudgeDialog::describe);
    connect(m_prompt, &QPlainTextEdit::textChanged, this, &JudgeDialog::describe);
    connect(&session, &ProjectSession::userChanged, this, &QDialog::reject);
    connect(&session, &ProjectSession::closed, this, &QDialog::reject);
    resizeWithinScreen(this, QSize(zoomed(860), zoomed(640)));
    load();
}

void JudgeDialog::build()
{
    auto *form = new QFormLayout(this);
    form->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    form->setSpacing(zoomed(10));
    addFields(form);
    m_prompt = new QPlainTextEdit(this);
    m_prompt->setAccessibleName(tr("Prompt"));
    m_prompt->setTabChangesFocus(true);
    m_prompt->setMinimumHeight(zoomed(140));
    form->addRow(tr("Prompt"), m_prompt);
    m_sent = new WholeLabel(this);
    m_estimate = new WholeLabel(this);
    for (QLabel *label : {m_sent, m_estimate}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        form->addRow(label);
    }
    QPushButton *cancel = makeButton(ButtonKind::Plain, tr("Cancel"), this);
    m_start = makeButton(ButtonKind::Primary, tr("Start"), this);
    m_start->setEnabled(false);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_start);
    form->addRow(buttons);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_start, &QPushButton::clicked, this, [this] {
        Q_EMIT startRequested(setup());
        accept();
    });
}

void JudgeDialog::addFields(QFormLayout *form)
{
    m_bot = new QComboBox(this);
    m_limit = new QSpinBox(this);
    m_limit->setRange(0, 10'000'000);
    m_limit->setValue(100);
    m_limit->setSpecialValueText(tr("all that are left"));
    m_samples = new QSpinBox(this);
    m_samples->setRange(1, 100);
    m_cost = new QDoubleSpinBox(this);
    m_cost->setRange(0, 1e6);
    m_cost->setDecimals(2);
    m_cost->setSpecialValueText(tr("no limit"));
    const std::pair<QString, QWidget *> rows[] = {{tr("Chatbot"), m_bot},
                                                  {tr("Conversations at most"), m_limit},
                                                  {tr("Answers to each"), m_samples},
                                                  {tr("Cost at most"), m_cost}};
    for (const auto &[label, field] : rows) {
        field->setAccessibleName(label);
        form->addRow(label, field);
    }
}

void JudgeDialog::load()
{
    m_session.startJob(
        tr("Preparing the judge"), this,
        [&bots = m_bots](Storage &storage, const Clock &clock, Progress &) -> Result<Found> {
            Found found;
            found.bots = bots.names();
            ASSIGN_OR_RETURN(found.servers, bots.registry().all());
            JudgeService service(storage, clock, {});
            ASSIGN_OR_RETURN(found.language, service.conversationLanguage());
            ASSIGN_OR_RETURN(found.prompt, service.defaultPrompt(found.language));
            return found;
        },
        [this](const Result<Found> &found) {
            if (found)
                fill(*found);
            else
                m_estimate->setText(found.error().message);
        });
}

void JudgeDialog::fill(const Found &found)
{
    m_servers = found.servers;
    m_language = found.language;
    m_bot->addItems(found.bots);
    if (!m_servers.isEmpty())
        m_bot->setCurrentText(m_servers.constFirst().name);
    m_prompt->setPlainText(found.prompt);
    describe();
}

JudgeSetup JudgeDialog::setup() const
{
    JudgeSetup made;
    made.bot = m_bot->currentText();
    made.prompt = m_prompt->toPlainText();
    made.language = m_language;
    made.samples = m_samples->value();
    made.limit = m_limit->value();
    if (m_cost->value() > 0)
        made.mostCost = m_cost->value();
    return made;
}

void JudgeDialog::describe()
{
    const auto server = std::ranges::find(m_servers, m_bot->currentText(), &ServerBotSettings::name);
    if (m_bot->currentText().isEmpty())
        m_sent->setText(tr("There is no chatbot yet: add a server on the Collect page, under Chatbots."));
    else
        m_sent->setText(server == m_servers.end() ? tr("Runs in this program. Nothing leaves this computer.")
                                                  : whatIsSent(*server).join(u'\n'));
    m_cost->setEnabled(server != m_servers.end() && server->prices);
    m_start->setEnabled(!m_bot->currentText().isEmpty() && !m_prompt->toPlainText().trimmed().isEmpty());
    m_estimateSoon.start();
}

void JudgeDialog::estimate()
{
    if (m_bot->currentText().isEmpty() || !m_session.isOpen())
        return;
    m_described.renew();
    m_session.startJob(
        tr("Estimating"), m_described.owner(),
        [&bots = m_bots, wanted = setup()](Storage &storage, const Clock &clock, Progress &) -> Result<JudgeEstimate> {
            ASSIGN_OR_RETURN(const auto request, openJudge(bots, wanted));
            return JudgeService(storage, clock, {}).estimate(request);
        },
        [this](const Result<JudgeEstimate> &estimate) { showEstimate(estimate); });
}

void JudgeDialog::showEstimate(const Result<JudgeEstimate> &estimate)
{
    if (!estimate) {
        m_estimate->setText(estimate.error().message);
        return;
    }
    const QLocale locale;
    QString text = tr("%1 conversations, %2 requests, about %3 tokens.")
                       .arg(locale.toString(estimate->items), locale.toString(estimate->requests),
                            locale.toString(estimate->tokens.prompt + estimate->tokens.reply));
    if (estimate->cost)
        text += u' ' + tr("About %1 %2.").arg(locale.toString(*estimate->cost, 'f', 2), estimate->currency);
    m_estimate->setText(text);
}

}  // namespace gainsay
