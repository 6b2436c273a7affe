// SPDX-License-Identifier: GPL-3.0-or-later
// Asks before a run sends texts of one kind to a server for the first time, and shows what would be sent. The answer is
// kept with the server, so that the same kind of texts may go to the same address without asking again.
#pragma once

#include "core/bots/ServerBotSettings.h"
#include "ui/page/Page.h"

#include <QDialog>

#include <functional>

namespace gainsay {

class BotSource;

struct Sending {
    QStringList bots;      // as the person named them; only servers matter
    QString kind;          // of the texts, as it is remembered: "openings", "contexts"
    QString texts;         // the same in words
    QStringList examples;  // the first of them
};

// Calls `send` at once where there is nothing to ask, after the answer otherwise, and never if it is no.
void askBeforeSending(const PageContext &context, const BotSource *source, QWidget *asker, const Sending &sending,
                      const std::function<void()> &send);

class SendConsent : public QDialog {
    Q_OBJECT

public:
    SendConsent(const QList<ServerBotSettings> &servers, const Sending &sending, QWidget *parent);
};

}  // namespace gainsay
