// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/status/StatusStrip.h"

#include "ui/status/JobIndicator.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/KeyCap.h"

#include <QBoxLayout>
#include <QDateTime>
#include <QEvent>
#include <QLabel>

namespace gainsay {

using namespace Qt::StringLiterals;

StatusStrip::StatusStrip(JobRunner &jobs, QWidget *parent) : QFrame(parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(zoomed(14), 0, zoomed(10), 0);
    row->setSpacing(zoomed(20));
    const auto addLabel = [&] {
        QLabel *label = makeLabel(u"small"_s, this);
        row->addWidget(label);
        return label;
    };
    m_labels[StatusItem::Position] = addLabel();
    m_labels[StatusItem::Batch] = addLabel();
    m_labels[StatusItem::Today] = addLabel();
    m_saved = addLabel();
    row->addStretch();
    m_jobs = new JobIndicator(jobs, this);
    row->addWidget(m_jobs);
    m_securityLabel = addLabel();
    m_securityLabel->setObjectName(u"connectionSecurity"_s);
    m_labels[StatusItem::Detector] = addLabel();
    for (QPushButton **button : {&m_commands, &m_keys, &m_help}) {
        *button = makeButton(ButtonKind::Plain, {}, this);
        row->addWidget(*button);
    }
    setFixedHeight(zoomed(28));
    clear();
    retranslate();
}

void StatusStrip::setActions(QAction *commands, QAction *keys, QAction *help)
{
    m_actions = {{m_commands, commands}, {m_keys, keys}, {m_help, help}};
    for (auto entry = m_actions.cbegin(); entry != m_actions.cend(); ++entry)
        connect(entry.key(), &QPushButton::clicked, entry.value(), &QAction::trigger);
    retranslate();
}

void StatusStrip::setText(StatusItem item, const QString &text)
{
    m_labels[item]->setText(text);
    makeRoom();
}

bool StatusStrip::event(QEvent *event)
{
    const bool handled = QFrame::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        makeRoom();
    return handled;
}

// What there is no room for gives way whole, the least needed first; a text cut in the middle tells nothing.
void StatusStrip::makeRoom()
{
    const QList<QLabel *> leastFirst{m_labels[StatusItem::Today],    m_saved,
                                     m_labels[StatusItem::Position], m_labels[StatusItem::Detector],
                                     m_labels[StatusItem::Batch],    m_securityLabel};
    const auto taken = [this](const QWidget *widget) { return widget->sizeHint().width() + layout()->spacing(); };
    int missing = layout()->contentsMargins().left() + layout()->contentsMargins().right() - width();
    for (const QWidget *always : std::initializer_list<const QWidget *>{m_commands, m_keys, m_help})
        missing += taken(always);
    if (!m_jobs->isHidden())
        missing += taken(m_jobs);
    for (const QLabel *label : leastFirst) {
        if (!label->text().isEmpty())
            missing += taken(label);
    }
    for (QLabel *label : leastFirst) {
        const bool shown = !label->text().isEmpty() && missing <= 0;
        if (!label->text().isEmpty() && !shown)
            missing -= taken(label);
        label->setVisible(shown);
    }
}

void StatusStrip::setSaved(qint64 atMs)
{
    m_savedAt = atMs;
    m_saved->setText(atMs > 0 ? tr("saved %1").arg(QDateTime::fromMSecsSinceEpoch(atMs).toString(u"HH:mm:ss"_s))
                              : QString());
    makeRoom();
}

StatusStrip::Words StatusStrip::wayWords() const
{
    switch (m_security) {
    case ConnectionSecurity::Local:
        break;
    case ConnectionSecurity::Plain:
        return {tr("not encrypted"), tr("Whoever is on the way to the server can read and change what is sent. Add "
                                        "sslmode=verify-full to the project's address.")};
    case ConnectionSecurity::Encrypted:
        return {tr("encrypted, server not verified"),
                tr("Nobody can read along, but the server has not shown who it is. Add sslmode=verify-full and "
                   "sslrootcert to the project's address.")};
    case ConnectionSecurity::Certified:
        return {tr("encrypted, certificate checked"),
                tr("The server's certificate comes from the authority that the address names; whether it is this "
                   "server's was not compared. sslmode=verify-full does that.")};
    case ConnectionSecurity::Verified:
        return {tr("encrypted and verified"), tr("The server has shown by its certificate who it is.")};
    }
    return {};
}

StatusStrip::Words StatusStrip::rulesWords() const
{
    if (!m_location.startsWith("postgresql:"_L1))
        return {};
    switch (m_rules) {
    case ServerRules::Kind::Enforced:
        return {tr("enforced"), tr("The server itself keeps the rules of the project for this login.")};
    case ServerRules::Kind::Owner:
        return {tr("trusting (owner)"), tr("The server keeps the rules for everybody with a login of their own, but "
                                           "this account owns the project and is not bound.")};
    case ServerRules::Kind::Trusting:
        break;
    }
    return {tr("trusting"), tr("Only the program keeps the rules: whoever has this account can read and change "
                               "everything with another one. “gainsay-cli server setup” changes that.")};
}

void StatusStrip::setServer(const QString &location, ConnectionSecurity security, ServerRules::Kind rules)
{
    m_location = location;
    m_security = security;
    m_rules = rules;
    QStringList brief;
    QStringList whole;
    for (const Words &words : {wayWords(), rulesWords()}) {
        if (words.brief.isEmpty())
            continue;
        brief.append(words.brief);
        whole.append(words.whole);
    }
    m_securityLabel->setText(brief.join(u" · "_s));
    m_securityLabel->setToolTip(whole.join(u'\n'));
    m_securityLabel->setAccessibleDescription(whole.join(u' '));
    makeRoom();
}

void StatusStrip::clear()
{
    for (QLabel *label : std::as_const(m_labels))
        label->clear();
    setSaved(0);
}

void StatusStrip::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void StatusStrip::retranslate()
{
    setAccessibleName(tr("Status"));
    setSaved(m_savedAt);
    setServer(m_location, m_security, m_rules);
    if (m_actions.isEmpty())
        return;
    setTextWithKey(m_commands, tr("Commands"), m_actions[m_commands]);
    setTextWithKey(m_keys, tr("Keys"), m_actions[m_keys]);
    setTextWithKey(m_help, tr("Help"), m_actions[m_help]);
}

}  // namespace gainsay
