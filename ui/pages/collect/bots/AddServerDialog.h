// SPDX-License-Identifier: GPL-3.0-or-later
// Adds an OpenAI-compatible server as a bot. Says what will be sent to whom while the form is filled in; nothing is
// sent before that was agreed to.
#pragma once

#include "core/bots/BotSource.h"
#include "ui/session/ProjectSession.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace gainsay {

class AddServerDialog : public QDialog {
    Q_OBJECT

public:
    AddServerDialog(ProjectSession &session, const BotSource &bots, QWidget *parent);

Q_SIGNALS:
    void added(const QString &name);

private:
    QLineEdit *addField(QFormLayout *form, const QString &label, const QString &example);
    void addConsent(QFormLayout *form);
    void addButtons(QFormLayout *form);
    Result<ServerBotSettings> settings() const;
    std::optional<TokenPrices> prices() const;
    QString key() const;
    void describe();
    void say(const QString &text, bool failed);
    void tryOut();
    void add();

    ProjectSession &m_session;
    const BotSource &m_bots;
    QLineEdit *m_name = nullptr;
    QLineEdit *m_address = nullptr;
    QLineEdit *m_model = nullptr;
    QComboBox *m_keyPlace = nullptr;
    QLineEdit *m_key = nullptr;
    QLineEdit *m_promptPrice = nullptr;
    QLineEdit *m_replyPrice = nullptr;
    QComboBox *m_scoring = nullptr;
    QLabel *m_sent = nullptr;
    QCheckBox *m_agreed = nullptr;
    QLabel *m_message = nullptr;
    QPushButton *m_try = nullptr;
    QPushButton *m_add = nullptr;
    QString m_agreedTo;  // the address that the person has agreed to
    bool m_busy = false;
};

}  // namespace gainsay
