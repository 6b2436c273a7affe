// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/collect/tab/SendConsent.h"

#include "core/bots/BotSource.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/WholeLabel.h"

#include <QBoxLayout>
#include <QPointer>
#include <QPushButton>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

// The servers among the bots that nobody has agreed to send such texts to.
Result<QList<ServerBotSettings>> serversToAskAbout(const BotRegistry &registry, const Sending &sending)
{
    ASSIGN_OR_RETURN(auto servers, registry.all());
    servers.removeIf([&](const ServerBotSettings &server) {
        return !sending.bots.contains(server.name) || server.agreedTexts.contains(sending.kind);
    });
    return servers;
}

Result<void> rememberConsent(const BotRegistry &registry, const QList<ServerBotSettings> &servers, const QString &kind)
{
    for (const ServerBotSettings &server : servers)
        RETURN_IF_ERROR(registry.agree(server.name, kind));
    return {};
}

}  // namespace

void askBeforeSending(const PageContext &context, const BotSource *source, QWidget *asker, const Sending &sending,
                      const std::function<void()> &send)
{
    if (!source)
        return send();
    Shell &shell = context.shell;
    ProjectSession &session = context.session;
    session.run(
        asker, [source, sending](Storage &, const Clock &) { return serversToAskAbout(source->registry(), sending); },
        [asker, source, sending, send, &shell, &session](const Result<QList<ServerBotSettings>> &servers) {
            if (!servers)
                return shell.showError(servers.error());
            if (servers->isEmpty())
                return send();
            auto *dialog = new SendConsent(*servers, sending, asker->window());
            QObject::connect(dialog, &QDialog::accepted, asker, [=, &shell, &session, agreed = *servers] {
                session.run(
                    asker,
                    [source, agreed, kind = sending.kind](Storage &, const Clock &) {
                        return rememberConsent(source->registry(), agreed, kind);
                    },
                    [&shell](const Result<void> &kept) {
                        if (!kept)
                            shell.showError(kept.error());  // it is asked again then
                    });
                send();
            });
            dialog->open();
        });
}

SendConsent::SendConsent(const QList<ServerBotSettings> &servers, const Sending &sending, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Send this to a server?"));
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(zoomed(560));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    column->setSpacing(zoomed(12));
    const auto addText = [&](const QString &text, const QString &name) {
        auto *label = new WholeLabel(text, this);
        label->setObjectName(name);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        column->addWidget(label);
    };
    addText(tr("To be sent: %1. For example:").arg(sending.texts) + u'\n' + sending.examples.join(u'\n'), u"texts"_s);
    for (const ServerBotSettings &server : servers)
        addText(tr("To %1, the model %2 at %3:").arg(server.name, server.model, server.address) + u'\n' +
                    whatIsSent(server).join(u'\n'),
                u"server"_s);
    addText(tr("If you send it, texts of this kind may go to this address without asking again. Removing the chatbot "
               "takes that back."),
            u"remembered"_s);
    QPushButton *cancel = makeButton(ButtonKind::Plain, tr("Cancel"), this);
    QPushButton *send = makeButton(ButtonKind::Primary, tr("Send"), this);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(send);
    column->addLayout(buttons);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(send, &QPushButton::clicked, this, &QDialog::accept);
    cancel->setFocus();  // Enter by habit sends nothing
}

}  // namespace gainsay
