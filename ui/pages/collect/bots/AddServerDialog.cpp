// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/collect/bots/AddServerDialog.h"

#include "core/bots/BotTrial.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/WholeLabel.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleValidator>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>

namespace gainsay {

using namespace Qt::StringLiterals;

AddServerDialog::AddServerDialog(ProjectSession &session, const BotSource &bots, QWidget *parent)
    : QDialog(parent), m_session(session), m_bots(bots)
{
    setWindowTitle(tr("Add a chatbot on a server"));
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(zoomed(560));
    auto *form = new QFormLayout(this);
    form->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    form->setSpacing(zoomed(10));
    m_name = addField(form, tr("Name"), u"llama"_s);
    m_address = addField(form, tr("Address"), u"http://localhost:8080/v1"_s);
    m_model = addField(form, tr("Model"), u"qwen2.5-7b"_s);
    m_keyPlace = new QComboBox(this);
    m_keyPlace->setAccessibleName(tr("Key"));
    m_keyPlace->addItem(tr("none"), int(KeyPlace::None));
    m_keyPlace->addItem(tr("in the desktop's keyring"), int(KeyPlace::Keyring));
    m_keyPlace->addItem(tr("in an environment variable"), int(KeyPlace::Environment));
    form->addRow(tr("Key"), m_keyPlace);
    m_key = addField(form, tr("Key or variable"), {});
    m_promptPrice = addField(form, tr("Price of a million tokens read"), {});
    m_replyPrice = addField(form, tr("Price of a million tokens written"), {});
    for (QLineEdit *price : {m_promptPrice, m_replyPrice})
        price->setValidator(new QDoubleValidator(0, 1e9, 6, price));
    m_scoring = new QComboBox(this);
    m_scoring->setAccessibleName(tr("Log-probabilities"));
    m_scoring->addItem(tr("none"), int(ScoringMethod::None));
    m_scoring->addItem(tr("completions with echo"), int(ScoringMethod::Echo));
    m_scoring->addItem(tr("completions with prompt_logprobs"), int(ScoringMethod::PromptLogprobs));
    form->addRow(tr("Log-probabilities"), m_scoring);
    addConsent(form);
    addButtons(form);
    connect(m_keyPlace, &QComboBox::currentIndexChanged, this, &AddServerDialog::describe);
    connect(m_scoring, &QComboBox::currentIndexChanged, this, &AddServerDialog::describe);
    describe();
    m_name->setFocus();
}

QLineEdit *AddServerDialog::addField(QFormLayout *form, const QString &label, const QString &example)
{
    auto *field = new QLineEdit(this);
    field->setAccessibleName(label);
    field->setPlaceholderText(example);
    form->addRow(label, field);
    connect(field, &QLineEdit::textChanged, this, &AddServerDialog::describe);
    return field;
}

void AddServerDialog::addConsent(QFormLayout *form)
{
    m_sent = new WholeLabel(this);
    m_sent->setObjectName(u"whatIsSent"_s);
    m_sent->setTextFormat(Qt::PlainText);
    m_sent->setWordWrap(true);
    form->addRow(m_sent);
    m_agreed = new QCheckBox(tr("I have read this and agree"), this);
    form->addRow(m_agreed);
    m_message = new WholeLabel(this);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_message->hide();
    form->addRow(m_message);
    connect(m_agreed, &QCheckBox::toggled, this, [this](bool agreed) {
        const Result<QString> address = serverAddress(m_address->text());
        m_agreedTo = agreed && address ? *address : QString();
        describe();
    });
}

void AddServerDialog::addButtons(QFormLayout *form)
{
    m_try = makeButton(ButtonKind::Plain, tr("Test"), this);
    m_add = makeButton(ButtonKind::Primary, tr("Add"), this);
    m_add->setDefault(true);
    QPushButton *cancel = makeButton(ButtonKind::Plain, tr("Cancel"), this);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_try);
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_add);
    form->addRow(buttons);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_try, &QPushButton::clicked, this, &AddServerDialog::tryOut);
    connect(m_add, &QPushButton::clicked, this, &AddServerDialog::add);
}

std::optional<TokenPrices> AddServerDialog::prices() const
{
    if (m_promptPrice->text().isEmpty() && m_replyPrice->text().isEmpty())
        return std::nullopt;
    return TokenPrices{QLocale().toDouble(m_promptPrice->text()), QLocale().toDouble(m_replyPrice->text())};
}

QString AddServerDialog::key() const
{
    return KeyPlace(m_keyPlace->currentData().toInt()) == KeyPlace::Keyring ? m_key->text().trimmed() : QString();
}

Result<ServerBotSettings> AddServerDialog::settings() const
{
    ServerBotSettings made;
    made.name = m_name->text().trimmed();
    RETURN_IF_ERROR(checkBotName(made.name));
    ASSIGN_OR_RETURN(made.address, serverAddress(m_address->text()));
    made.model = m_model->text().trimmed();
    made.key = KeyPlace(m_keyPlace->currentData().toInt());
    if (made.key == KeyPlace::Environment)
        made.keyVariable = m_key->text().trimmed();
    made.prices = prices();
    made.scoring = ScoringMethod(m_scoring->currentData().toInt());
    made.confirmedAddress = m_agreedTo;
    made.confirmedAt = m_session.clock().nowMs();
    RETURN_IF_ERROR(checkServerBot(made));
    if (made.key == KeyPlace::Keyring && key().isEmpty())
        return invalidInput(tr("the key is missing"));
    return made;
}

// What is sent follows what is typed; another address is another consent.
void AddServerDialog::describe()
{
    const auto place = KeyPlace(m_keyPlace->currentData().toInt());
    m_key->setEnabled(place != KeyPlace::None);
    m_key->setEchoMode(place == KeyPlace::Keyring ? QLineEdit::Password : QLineEdit::Normal);
    m_key->setPlaceholderText(place == KeyPlace::Environment ? u"EXAMPLE_KEY"_s : QString());
    const Result<QString> address = serverAddress(m_address->text());
    if (m_agreed && m_agreed->isChecked() && (!address || *address != m_agreedTo))
        m_agreed->setChecked(false);
    ServerBotSettings sketch;
    sketch.address = address.value_or(QString());
    sketch.key = place;
    sketch.keyVariable = m_key->text().trimmed();
    if (m_sent)
        m_sent->setText(address ? whatIsSent(sketch).join(u'\n')
                                : tr("Type the address of an OpenAI-compatible server: llama.cpp, vLLM, Ollama or a "
                                     "hosted one. What will be sent there is said here before anything is."));
    if (!m_agreed || !m_add)
        return;
    m_agreed->setEnabled(address.has_value());
    const bool ready = !m_busy && settings().has_value() && !m_agreedTo.isEmpty();
    m_add->setEnabled(ready);
    m_try->setEnabled(ready);
}

void AddServerDialog::say(const QString &text, bool failed)
{
    m_message->setProperty("look", failed ? u"failed"_s : u"muted"_s);
    m_message->setText(text);
    m_message->show();
}

void AddServerDialog::tryOut()
{
    const Result<ServerBotSettings> wanted = settings();
    if (!wanted)
        return say(wanted.error().message, true);
    m_busy = true;
    describe();
    say(tr("Asking…"), false);
    m_session.jobs().start(
        tr("Testing %1").arg(wanted->name), this,
        [&bots = m_bots, server = *wanted, key = key()](Progress &) -> Result<BotTrial> {
            ASSIGN_OR_RETURN(const auto bot, bots.openServer(server, key));
            return tryBot(*bot);
        },
        [this](const Result<BotTrial> &trial) {
            m_busy = false;
            describe();
            if (!trial)
                return say(trial.error().message, true);
            say((QStringList(tr("It answered \"%1\" with \"%2\"").arg(trial->said, trial->reply.text)) +
                 gainsay::describe(*trial))
                    .join(u'\n'),
                false);
        });
}

void AddServerDialog::add()
{
    const Result<ServerBotSettings> wanted = settings();
    if (!wanted || m_busy)
        return;
    m_busy = true;
    describe();
    m_session.jobs().start(
        tr("Adding %1").arg(wanted->name), this,
        [&bots = m_bots, server = *wanted, key = key()](Progress &) -> Result<QString> {
            RETURN_IF_ERROR(bots.add(server, key, false));
            return server.name;
        },
        [this](const Result<QString> &name) {
            m_busy = false;
            describe();
            if (!name)
                return say(name.error().message, true);
            Q_EMIT added(*name);
            accept();
        });
}

}  // namespace gainsay
