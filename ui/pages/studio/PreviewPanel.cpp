// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/studio/PreviewPanel.h"

#include "core/guide/Guide.h"
#include "core/scheme/edit/TryItems.h"
#include "ui/guide/GuidePanel.h"
#include "ui/pages/studio/AnswerTrial.h"
#include "ui/pages/studio/StudioModel.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/PillTabs.h"

#include <QBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int followsAfterMs = 120;
constexpr int pathRole = Qt::UserRole;

}  // namespace

PreviewPanel::PreviewPanel(StudioModel &model, const InputMethodWatch &inputMethod, QWidget *parent)
    : Card(parent), m_model(model)
{
    setAccessibleName(tr("Preview"));
    m_tabs = new PillTabs(this, PillTabs::Rows::AsNeeded);
    m_stack = new QStackedWidget(this);
    m_note = makeLabel(u"small"_s, this);
    m_note->setWordWrap(true);
    body()->addWidget(m_tabs);
    body()->addWidget(m_note);
    body()->addWidget(m_stack, 1);
    auto *questions = new QWidget(m_stack);
    auto *column = new QVBoxLayout(questions);
    column->setContentsMargins(0, 0, 0, 0);
    m_trial = new AnswerTrial(inputMethod, Qt::Vertical, questions);
    QPushButton *next = makeButton(ButtonKind::Pill, tr("Another conversation"), questions);
    column->addWidget(m_trial, 1);
    column->addWidget(next, 0, Qt::AlignLeft);
    m_guide = new GuidePanel(m_stack);
    m_faults = new QListWidget(m_stack);
    m_faults->setAccessibleName(tr("What is wrong"));
    m_faults->setWordWrap(true);
    m_faults->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (QWidget *tab : std::initializer_list<QWidget *>{questions, m_guide, m_faults})
        m_stack->addWidget(tab);
    m_soon.setSingleShot(true);
    m_soon.setInterval(followsAfterMs);
    connect(&m_soon, &QTimer::timeout, this, &PreviewPanel::refresh);
    connect(&model, &StudioModel::changed, &m_soon, qOverload<>(&QTimer::start));
    connect(m_tabs, &PillTabs::currentChanged, this, [this](int tab) {
        m_stack->setCurrentIndex(tab);
        refresh();
    });
    connect(next, &QPushButton::clicked, this, [this] {
        ++m_item;
        showItem();
        m_trial->focusConversation();
    });
    connect(m_trial, &AnswerTrial::submitted, this, [this] {
        const Result<Json> answers = m_trial->answers();
        m_trial->setHint(answers ? tr("These answers would be taken.") : QString(answers.error().message));
    });
    const auto go = [this](const QListWidgetItem *item) { Q_EMIT placeWanted(item->data(pathRole).toString()); };
    connect(m_faults, &QListWidget::itemActivated, this, go);
    connect(m_faults, &QListWidget::itemClicked, this, go);
    refresh();
}

void PreviewPanel::setItems(const QList<Conversation> &items)
{
    m_items = items;
    m_item = 0;
    m_shown.clear();
    refresh();
}

void PreviewPanel::showTab(Tab tab)
{
    m_tabs->choose(tab);
}

void PreviewPanel::refresh()
{
    setTabs();
    if (m_stack->currentIndex() == Questions)
        refreshQuestions();
    else if (m_stack->currentIndex() == GuidelinesTab)
        refreshGuidelines();
    else
        refreshFaults();
    const bool stale = !m_model.faults().isEmpty();
    m_note->setText(m_model.scheme() ? tr("Something is wrong; you see the last version without faults.")
                                     : tr("Something is wrong; there is nothing to show yet."));
    m_note->setVisible(stale && m_stack->currentIndex() != Faults);
}

void PreviewPanel::setTabs()
{
    const qsizetype count = m_model.faults().size();
    m_tabs->setTabs({tr("Preview"), tr("Guidelines"), count > 0 ? tr("Faults: %1").arg(count) : tr("No faults")});
}

void PreviewPanel::refreshQuestions()
{
    if (!m_model.scheme())
        return;
    if (m_model.faults().isEmpty() && m_shown == m_model.body())
        return;
    if (m_model.faults().isEmpty())
        m_shown = m_model.body();
    else if (!m_shown.isEmpty())
        return;  // the last without faults is on screen
    m_trial->setScheme(*m_model.scheme());
    showItem();
}

void PreviewPanel::showItem()
{
    if (!m_model.scheme())
        return;
    const QList<Conversation> items = m_items.isEmpty() ? tryItems(*m_model.scheme(), QLocale().name()) : m_items;
    if (items.isEmpty())
        return;
    m_item %= items.size();
    const Conversation &item = items[m_item];
    if (item.id == m_onScreen.id && item.candidates == m_onScreen.candidates && item.turns == m_onScreen.turns)
        return;
    m_onScreen = item;
    m_trial->setConversation(item);
}

void PreviewPanel::refreshGuidelines()
{
    if (!m_model.scheme())
        return;
    const QString section = m_guide->currentSection();
    const Result<Guide> guide = loadGuidelines(*m_model.scheme(), m_model.language());
    m_guide->setGuide(guide ? *guide : Guide());
    m_guide->showSection(section);
}

void PreviewPanel::refreshFaults()
{
    m_faults->clear();
    for (const JsonFault &fault : m_model.faults()) {
        auto *item = new QListWidgetItem(fault.text(), m_faults);
        item->setData(pathRole, fault.path);
    }
    if (m_faults->count() == 0) {
        auto *none = new QListWidgetItem(tr("The scheme can be used as it is."), m_faults);
        none->setFlags(Qt::ItemIsEnabled);
    }
}

}  // namespace gainsay
