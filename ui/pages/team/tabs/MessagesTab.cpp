// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/team/tabs/MessagesTab.h"

#include "core/base/Phrases.h"
#include "core/model/NameOrder.h"
#include "ui/pages/team/tabs/PeopleChoice.h"
#include "ui/pages/team/tabs/TabLayout.h"
#include "ui/report/ReportTableView.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/DisplayText.h"

#include <QPlainTextEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int mostMessages = 500;

QString readersOf(const SentNote &note)
{
    QStringList names;
    for (const SentNote::Reader &reader : note.readers)
        names << reader.name;
    QStringList shown;
    for (const qsizetype place : listedOrder(names)) {
        const SentNote::Reader &reader = note.readers[place];
        shown << (reader.readAt > 0 ? reader.name : MessagesTab::tr("%1 (unread)").arg(reader.name));
    }
    return listing(shown);
}

}  // namespace

MessagesTab::MessagesTab(const PageContext &context, QWidget *parent) : TeamTab(context, parent)
{
    QVBoxLayout *column = scrollingColumn(this);
    m_writeCard = new Card(this);
    m_people = new PeopleChoice(m_writeCard);
    m_people->setMaximumWidth(zoomed(240));
    m_body = new QPlainTextEdit(m_writeCard);
    m_body->setTabChangesFocus(true);
    m_body->setMinimumHeight(zoomed(120));
    m_send = makeButton(ButtonKind::Primary, {}, m_writeCard);
    auto *words = new QVBoxLayout;
    words->addWidget(m_body, 1);
    words->addWidget(m_send, 0, Qt::AlignRight);
    auto *row = new QHBoxLayout;
    row->setSpacing(zoomed(14));
    row->addWidget(m_people);
    row->addLayout(words, 1);
    m_writeCard->body()->addLayout(row, 1);
    m_sentCard = new Card(this);
    m_table = new ReportTableView(m_sentCard);
    m_sentCard->body()->addWidget(m_table);
    column->addWidget(m_writeCard);
    column->addWidget(m_sentCard);
    column->addStretch();
    connect(m_people, &PeopleChoice::changed, this, &MessagesTab::showWhetherReady);
    connect(m_body, &QPlainTextEdit::textChanged, this, &MessagesTab::showWhetherReady);
    connect(m_send, &QPushButton::clicked, this, &MessagesTab::send);
    connect(&session(), &ProjectSession::aboutToLeave, this, [this] {
        m_isSending = false;
        m_body->clear();
    });
    retranslate();
}

QString MessagesTab::id()
{
    return u"messages"_s;
}

QString MessagesTab::title()
{
    return tr("Messages");
}

void MessagesTab::showWhetherReady()
{
    m_send->setEnabled(!m_isSending && !m_body->toPlainText().trimmed().isEmpty() && !m_people->names().isEmpty());
}

void MessagesTab::refresh()
{
    QList<User> others;
    for (const User &user : session().facts().users) {
        if (user.active && user.id != session().user()->id)
            others << user;
    }
    m_people->setPeople(others);
    session().run(
        this,
        [user = session().user()->id](Storage &storage, const Clock &clock) {
            return MessageService(storage, clock, user).sent(mostMessages);
        },
        [this](const Result<QList<SentNote>> &sent) {
            if (sent)
                show(*sent);
            else
                shell().showError(sent.error());
        });
}

void MessagesTab::send()
{
    if (m_isSending)
        return;
    m_isSending = true;
    const QString body = m_body->toPlainText();
    m_body->clear();  // what is written from here on is the next message
    session().save(
        this,
        [user = session().user()->id, to = m_people->ids(), body](Storage &storage, const Clock &clock) {
            return MessageService(storage, clock, user).send(to, body);
        },
        [this, body](const Result<void> &sent) {
            m_isSending = false;
            showWhetherReady();
            if (!sent) {
                const QString since = m_body->toPlainText();
                m_body->setPlainText(since.isEmpty() ? body : body + u'\n' + since);
                shell().showError(sent.error());
                return;
            }
            shell().showNotice([] { return tr("The message is sent."); });
            refresh();
        });
}

void MessagesTab::show(const QList<SentNote> &sent)
{
    m_sent = sent;
    ReportTable table{tr("Sent"), {tr("When"), tr("Message"), tr("Read by"), tr("To")}, {}, {}};
    for (const SentNote &note : sent) {
        const QString when = momentText(note.at);
        table.rows.append({textCell(when), textCell(note.body.simplified()),
                           textCell(tr("%1 of %2").arg(note.readCount()).arg(note.readers.size())),
                           textCell(readersOf(note))});
    }
    m_sentCard->setVisible(!sent.isEmpty());
    m_table->setTable(table);
}

void MessagesTab::retranslate()
{
    m_writeCard->setHeading(tr("Write to people"));
    m_sentCard->setHeading(tr("What you wrote"));
    m_body->setPlaceholderText(tr("They find it in their inbox."));
    m_body->setAccessibleName(tr("Message"));
    m_send->setText(tr("Send"));
    m_people->retranslate();
    show(QList<SentNote>(m_sent));
    showWhetherReady();
}

}  // namespace gainsay
