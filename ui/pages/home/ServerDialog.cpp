// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/home/ServerDialog.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QUrl>
#include <QUrlQuery>

#include <utility>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {
constexpr int kUsualPort = 5432;
}

QString ServerAddress::text() const
{
    QUrl url;
    url.setScheme(u"postgresql"_s);
    if (!user.isEmpty())
        url.setUserName(user);
    url.setHost(host);
    if (port != kUsualPort)
        url.setPort(port);
    url.setPath(u'/' + database);
    QUrlQuery query;
    if (!schema.isEmpty())
        query.addQueryItem(u"schema"_s, QString::fromLatin1(QUrl::toPercentEncoding(schema)));
    if (!sslMode.isEmpty())
        query.addQueryItem(u"sslmode"_s, sslMode);
    if (!query.isEmpty())
        url.setQuery(query);
    return url.toString(QUrl::FullyEncoded);
}

ServerAddress ServerAddress::read(const QString &address)
{
    const QUrl url(address.trimmed());
    ServerAddress read;
    if (!url.scheme().startsWith("postgres"_L1))
        return read;
    const QUrlQuery query(url);
    read.host = url.host();
    read.port = url.port(kUsualPort);
    read.database = url.path().mid(1);
    read.user = url.userName();
    read.schema = query.queryItemValue(u"schema"_s, QUrl::FullyDecoded);
    read.sslMode = query.queryItemValue(u"sslmode"_s);
    return read;
}

ServerDialog::ServerDialog(JobRunner &jobs, Test test, QWidget *parent)
    : QDialog(parent), m_jobs(jobs), m_test(std::move(test))
{
    setWindowTitle(tr("Open a project on a server"));
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(zoomed(520));
    auto *form = new QFormLayout(this);
    form->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    form->setSpacing(zoomed(12));
    addFields(form);
    addAddress(form);
    compose();
    m_host->setFocus();
}

void ServerDialog::addFields(QFormLayout *form)
{
    const auto field = [&](const QString &title, const QString &hint) {
        auto *edit = new QLineEdit(this);
        edit->setAccessibleName(title);
        edit->setPlaceholderText(hint);
        connect(edit, &QLineEdit::textEdited, this, &ServerDialog::compose);
        return edit;
    };
    m_host = field(tr("Server"), u"db.example.org"_s);
    m_port = new QSpinBox(this);
    m_port->setRange(1, 65535);
    m_port->setValue(kUsualPort);
    m_port->setAccessibleName(tr("Port"));
    m_database = field(tr("Database"), u"gainsay"_s);
    m_schema = field(tr("Project"), u"cdconv_pilot"_s);
    m_user = field(tr("Your name there"), u"lin"_s);
    m_tls = new QComboBox(this);
    m_tls->setAccessibleName(tr("Encryption"));
    m_tls->addItem(tr("encrypted, and the server must prove who it is"), u"verify-full"_s);
    m_tls->addItem(tr("encrypted"), u"require"_s);
    m_tls->addItem(tr("as the server likes"), QString());
    auto *place = new QHBoxLayout;
    place->addWidget(m_host, 1);
    place->addWidget(m_port);
    form->addRow(tr("Server"), place);
    form->addRow(tr("Database"), m_database);
    form->addRow(tr("Project"), m_schema);
    form->addRow(tr("Your name there"), m_user);
    form->addRow(tr("Encryption"), m_tls);
    connect(m_port, &QSpinBox::valueChanged, this, &ServerDialog::compose);
    connect(m_tls, &QComboBox::activated, this, &ServerDialog::compose);
}

void ServerDialog::addAddress(QFormLayout *form)
{
    m_address = new QLineEdit(this);
    m_address->setAccessibleName(tr("Address"));
    m_outcome = makeLabel(u"muted"_s, this);
    m_outcome->setTextFormat(Qt::PlainText);
    m_outcome->setWordWrap(true);
    m_try = makeButton(ButtonKind::Plain, tr("Test the connection"), this);
    QPushButton *cancel = makeButton(ButtonKind::Plain, tr("Cancel"), this);
    m_open = makeButton(ButtonKind::Primary, tr("Open"), this);
    m_open->setDefault(true);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_try);
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_open);
    form->addRow(tr("Address"), m_address);
    form->addRow(m_outcome);
    form->addRow(buttons);
    m_try->setVisible(bool(m_test));
    connect(m_address, &QLineEdit::textEdited, this, &ServerDialog::takeApart);
    connect(m_try, &QPushButton::clicked, this, &ServerDialog::tryIt);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_open, &QPushButton::clicked, this, [this] {
        Q_EMIT chosen(m_address->text().trimmed());
        accept();
    });
}

void ServerDialog::compose()
{
    const ServerAddress address{m_host->text().trimmed(),   m_port->value(),          m_database->text().trimmed(),
                                m_schema->text().trimmed(), m_user->text().trimmed(), m_tls->currentData().toString()};
    const bool whole = !address.host.isEmpty() && !address.database.isEmpty();
    m_address->setText(whole ? address.text() : QString());
    m_open->setEnabled(whole);
    m_try->setEnabled(whole);
    m_outcome->clear();
}

// What the fields do not know, other parameters of libpq or a password, stays in the address.
void ServerDialog::takeApart()
{
    const ServerAddress address = ServerAddress::read(m_address->text());
    m_host->setText(address.host);
    m_database->setText(address.database);
    m_schema->setText(address.schema);
    m_user->setText(address.user);
    {
        const QSignalBlocker quiet(m_port);
        m_port->setValue(address.port);
    }
    m_tls->setCurrentIndex(std::max(0, m_tls->findData(address.sslMode)));
    const bool any = !m_address->text().trimmed().isEmpty();
    m_open->setEnabled(any);
    m_try->setEnabled(any);
    m_outcome->clear();
}

void ServerDialog::tryIt()
{
    m_try->setEnabled(false);
    m_outcome->setText(tr("Connecting…"));
    m_jobs.start([] { return tr("Testing the connection"); }, this,
                 [test = m_test, address = m_address->text().trimmed()](Progress &) { return test(address); },
                 [this](const Result<void> &reached) {
                     m_try->setEnabled(true);
                     m_outcome->setText(reached ? tr("The project is there and can be opened.")
                                                : QString(reached.error().message));
                 });
}

}  // namespace gainsay
