// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/collect/talk/TalkTab.h"

#include "core/bots/BotSource.h"
#include "ui/keys/ActionCatalog.h"
#include "ui/pages/collect/talk/TalkPanel.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/ElidedCombo.h"
#include "ui/widgets/EmptyState.h"

#include <QBoxLayout>
#include <QLineEdit>

#include <algorithm>

namespace gainsay {

using namespace Qt::StringLiterals;

TalkTab::TalkTab(const PageContext &context, const CollectTools &tools, QWidget *parent)
    : CollectTab(context, tools, parent)
{
    build();
    connect(m_first, &QComboBox::activated, this, &TalkTab::choose);
    connect(m_second, &QComboBox::activated, this, &TalkTab::choose);
    connect(m_again, &QPushButton::clicked, this, &TalkTab::begin);
    connect(m_send, &QPushButton::clicked, this, &TalkTab::say);
    connect(m_line, &QLineEdit::returnPressed, this, &TalkTab::say);
    connect(m_line, &QLineEdit::textChanged, this, &TalkTab::showState);
    connect(m_empty, &EmptyState::actionRequested, this, [this] { shell().openPage(u"collect"_s, {{"tab", "bots"}}); });
    addKeys();
    TalkTab::retranslate();
    fillBots({});
}

void TalkTab::build()
{
    m_content = new QWidget(this);
    m_first = new ElidedCombo(m_content);
    m_second = new ElidedCombo(m_content);
    m_again = makeButton(ButtonKind::Plain, {}, m_content);
    auto *top = new QHBoxLayout;
    top->addWidget(m_first, 1);
    top->addWidget(m_second, 1);
    top->addWidget(m_again);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(zoomed(14));
    for (int i = 0; i < 2; ++i) {
        auto *panel = new TalkPanel(context(), tools().source, m_content);
        middle->addWidget(panel, 1);
        m_panels.append(panel);
        connect(panel, &TalkPanel::changed, this, &TalkTab::showState);
    }
    m_line = new QLineEdit(m_content);
    m_line->setMaxLength(4000);
    m_send = makeButton(ButtonKind::Primary, {}, m_content);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_line, 1);
    bottom->addWidget(m_send);
    auto *inner = new QVBoxLayout(m_content);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->setSpacing(zoomed(10));
    inner->addLayout(top);
    inner->addLayout(middle, 1);
    inner->addLayout(bottom);
    m_empty = new EmptyState(this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_content);
    column->addWidget(m_empty);
}

void TalkTab::addKeys()
{
    const auto group = [] { return tr("Talk"); };
    actions().add(
        u"talk.markLeft"_s, [] { return tr("Mark the last reply on the left"); }, group, QKeySequence(u"F8"_s), this,
        [this] { m_panels.constFirst()->mark(); });
    actions().add(
        u"talk.markRight"_s, [] { return tr("Mark the last reply on the right"); }, group, QKeySequence(u"F9"_s), this,
        [this] {
            if (!m_panels.constLast()->isHidden())
                m_panels.constLast()->mark();
        });
}

void TalkTab::refresh()
{
    if (!tools().source)
        return;
    // Not a job: its end would tell pages to refresh, and so begin it again.
    session().run(
        this, [source = tools().source](Storage &, const Clock &) -> Result<QStringList> { return source->names(); },
        [this](const Result<QStringList> &names) { fillBots(names.value_or({})); });
}

void TalkTab::fillBots(const QStringList &names)
{
    m_content->setVisible(!names.isEmpty());
    m_empty->setVisible(names.isEmpty());
    const QString first = m_first->currentText();
    const QString second = m_second->currentData().toString();
    m_first->clear();
    m_second->clear();
    m_first->addItems(names);
    m_second->addItem(tr("no second bot"), QString());
    for (const QString &name : names)
        m_second->addItem(name, name);
    m_first->setCurrentIndex(std::max(0, m_first->findText(first)));
    m_second->setCurrentIndex(std::max(0, m_second->findData(second)));
    choose();
}

// Only another bot begins again: who comes back to the tab finds the conversation as it was.
void TalkTab::choose()
{
    const QStringList wanted = {m_first->currentText(), m_second->currentData().toString()};
    for (int i = 0; i < 2; ++i) {
        if (m_panels.at(i)->bot() != wanted.at(i))
            m_panels.at(i)->begin(wanted.at(i));
    }
    m_panels.constLast()->setVisible(!wanted.constLast().isEmpty());
    showState();
}

void TalkTab::begin()
{
    for (TalkPanel *panel : std::as_const(m_panels))
        panel->begin(panel->bot());
    m_line->setFocus();
}

void TalkTab::say()
{
    const QString text = m_line->text().trimmed();
    if (text.isEmpty() || !m_send->isEnabled())
        return;
    m_line->clear();
    for (TalkPanel *panel : std::as_const(m_panels)) {
        if (!panel->bot().isEmpty())
            panel->say(text);
    }
}

void TalkTab::showState()
{
    const bool busy = std::ranges::any_of(m_panels, &TalkPanel::isBusy);
    m_send->setEnabled(!busy && !m_line->text().trimmed().isEmpty());
}

void TalkTab::retranslate()
{
    m_first->setAccessibleName(tr("Chatbot"));
    m_second->setAccessibleName(tr("Second chatbot"));
    if (m_second->count() > 0)
        m_second->setItemText(0, tr("no second bot"));
    m_again->setText(tr("New conversation"));
    m_line->setAccessibleName(tr("What you say"));
    m_line->setPlaceholderText(tr("Say something; Enter sends it"));
    m_send->setText(tr("Send"));
    m_empty->setContent(u"chat"_s, tr("No chatbot to talk to"),
                        tr("This build has no embedded chatbot, and no server was added on this computer yet."),
                        tr("Go to Chatbots"));
    for (TalkPanel *panel : std::as_const(m_panels))
        panel->retranslate();
}

}  // namespace gainsay
