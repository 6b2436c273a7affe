// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/collect/cdconv/CdconvForm.h"

#include "core/collect/Triggers.h"
#include "ui/pages/collect/form/CollectForm.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/ElidedCombo.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>

#include <limits>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr int kBotRows = 3;  // in sight without scrolling
constexpr int kMostReplies = 100;

}  // namespace

CdconvForm::CdconvForm(QWidget *parent) : Card(parent)
{
    body()->setSpacing(zoomed(8));
    buildSource();
    buildBots();
    buildMethods();
    buildRest();
    body()->addStretch();
}

void CdconvForm::buildSource()
{
    m_sourceTitle = makeLabel(u"heading"_s, this);
    m_file = makeButton(ButtonKind::Plain, {}, this);
    m_batches = new ElidedCombo(this);
    m_sourceText = makeLabel(u"muted"_s, this);
    m_sourceText->setWordWrap(true);
    m_filter = new QCheckBox(this);
    m_filter->setChecked(true);
    auto *row = new QHBoxLayout;
    row->addWidget(m_file);
    row->addWidget(m_batches, 1);
    body()->addWidget(m_sourceTitle);
    body()->addLayout(row);
    body()->addWidget(m_sourceText);
    body()->addWidget(m_filter);
    connect(m_file, &QPushButton::clicked, this, &CdconvForm::fileWanted);
    connect(m_batches, &QComboBox::activated, this, [this](int index) {
        if (index > 0)
            Q_EMIT projectWanted(m_batches->itemData(index).toString());
    });
    connect(m_filter, &QCheckBox::toggled, this, &CdconvForm::changed);
}

void CdconvForm::buildBots()
{
    m_botsTitle = makeLabel(u"heading"_s, this);
    m_bots = new QListWidget(this);
    m_bots->setFixedHeight(zoomed(28) * kBotRows);
    m_newBot = new QLineEdit(this);
    m_addBot = makeButton(ButtonKind::Plain, {}, this);
    auto *row = new QHBoxLayout;
    row->addWidget(m_newBot, 1);
    row->addWidget(m_addBot);
    body()->addWidget(m_botsTitle);
    body()->addWidget(m_bots);
    body()->addLayout(row);
    connect(m_bots, &QListWidget::itemChanged, this, &CdconvForm::changed);
    connect(m_addBot, &QPushButton::clicked, this, &CdconvForm::addBot);
    connect(m_newBot, &QLineEdit::returnPressed, this, &CdconvForm::addBot);
}

void CdconvForm::buildMethods()
{
    m_methodsTitle = makeLabel(u"heading"_s, this);
    body()->addWidget(m_methodsTitle);
    for (const QString &name : triggerNames()) {
        auto *box = new QCheckBox(this);
        box->setObjectName(name);
        box->setChecked(true);
        connect(box, &QCheckBox::toggled, this, &CdconvForm::changed);
        m_methods.append(box);
        body()->addWidget(box);
    }
    for (FileField *&field : m_dictionaries) {
        field = new FileField(this);
        body()->addWidget(field);
        connect(field, &FileField::chosen, this, &CdconvForm::changed);
    }
}

void CdconvForm::buildRest()
{
    m_writer = new ElidedCombo(this);
    m_writer->addItem({}, QString());
    m_batch = new QLineEdit(this);
    m_seed = new QSpinBox(this);
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(1);
    m_candidates = new QSpinBox(this);
    m_candidates->setRange(1, kMostReplies);
    m_form = new QFormLayout;
    m_form->setSpacing(zoomed(8));
    m_form->addRow(u" "_s, m_writer);
    m_form->addRow(u" "_s, m_batch);
    m_form->addRow(u" "_s, m_seed);
    m_form->addRow(u" "_s, m_candidates);
    body()->addLayout(m_form);
    connect(m_writer, &QComboBox::currentIndexChanged, this, &CdconvForm::changed);
    connect(m_batch, &QLineEdit::textChanged, this, &CdconvForm::changed);
    for (QSpinBox *box : {m_seed, m_candidates})
        connect(box, &QSpinBox::valueChanged, this, &CdconvForm::changed);
}

CdconvPlan CdconvForm::plan() const
{
    CdconvPlan plan;
    for (int i = 0; i < m_bots->count(); ++i) {
        if (m_bots->item(i)->checkState() == Qt::Checked)
            plan.bots.append(m_bots->item(i)->text());
    }
    for (const QCheckBox *box : m_methods) {
        if (box->isChecked())
            plan.methods.append(box->objectName());
    }
    plan.filter = m_filter->isChecked();
    plan.writer = m_writer->currentData().toString();
    for (size_t i = 0; i < m_dictionaries.size(); ++i)
        plan.dictionaries[i] = m_dictionaries[i]->path();
    plan.seed = quint64(m_seed->value());
    plan.candidates = m_candidates->value();
    plan.batch = m_batch->text().trimmed();
    return plan;
}

void CdconvForm::setBatches(const QStringList &batches)
{
    const QString chosen = m_batches->currentData().toString();
    const int was = m_batches->currentIndex();
    m_batches->clear();
    m_batches->addItem(tr("or from the project…"));
    m_batches->addItem(tr("all conversations of the project"), QString());
    for (const QString &batch : batches)
        m_batches->addItem(batch, batch);
    m_batches->setCurrentIndex(was <= 1 ? std::max(0, was) : std::max(0, m_batches->findData(chosen)));
}

QListWidgetItem *CdconvForm::addBotItem(const QString &name, bool ticked)
{
    auto *item = new QListWidgetItem(name, m_bots);
    item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
    item->setCheckState(ticked ? Qt::Checked : Qt::Unchecked);
    return item;
}

void CdconvForm::setBots(const QStringList &names)
{
    for (const QString &name : names) {
        if (m_bots->findItems(name, Qt::MatchExactly).isEmpty())
            addBotItem(name, m_bots->count() == 0);
        if (m_writer->findData(name) < 0)
            m_writer->addItem(name, name);
    }
    if (m_bots->count() > 0 && !m_bots->currentItem())
        m_bots->setCurrentRow(0);
}

void CdconvForm::addBot()
{
    const QString name = m_newBot->text().trimmed();
    if (name.isEmpty())
        return;
    const QList<QListWidgetItem *> there = m_bots->findItems(name, Qt::MatchExactly);
    QListWidgetItem *item = there.isEmpty() ? addBotItem(name, true) : there.first();
    item->setCheckState(Qt::Checked);
    m_bots->setCurrentItem(item);
    m_newBot->clear();
    Q_EMIT changed();
}

void CdconvForm::showSource(const QString &text)
{
    m_sourceText->setText(text);
}

void CdconvForm::suggestBatch(const QString &name)
{
    if (m_batch->text().isEmpty())
        m_batch->setText(name);
}

void CdconvForm::setBusy(bool busy)
{
    for (QWidget *child : findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        if (!qobject_cast<QLabel *>(child))
            child->setEnabled(!busy);
    }
}

void CdconvForm::retranslate()
{
    setAccessibleName(tr("What is collected"));
    m_sourceTitle->setText(tr("Opening utterances (u1)"));
    m_file->setText(tr("Choose a file…"));
    m_batches->setAccessibleName(tr("Openings of the project"));
    m_filter->setText(tr("Only openings that suit the method"));
    m_filter->setToolTip(tr("As in the paper: questions to the other one with a question mark; for the methods about "
                            "the user, statements in the first person."));
    m_botsTitle->setText(tr("Chatbots"));
    m_bots->setAccessibleName(tr("Chatbots"));
    m_newBot->setPlaceholderText(tr("replay:FILE, command:…"));
    m_newBot->setAccessibleName(tr("Another chatbot"));
    m_addBot->setText(tr("Add"));
    m_methodsTitle->setText(tr("Trigger methods"));
    for (QCheckBox *box : std::as_const(m_methods)) {
        box->setText(triggerTitle(box->objectName()));
        box->setToolTip(triggerSummary(box->objectName()));
    }
    const std::array<QString, 3> lists{tr("Own synonyms…"), tr("Own antonyms…"), tr("Own negatives…")};
    for (size_t i = 0; i < m_dictionaries.size(); ++i)
        m_dictionaries[i]->setTexts(lists[i], tr("those that ship"), lists[i], lists[i],
                                    tr("Word lists (*.txt);;All files (*)"));
    m_writer->setItemText(0, tr("rules"));
    m_writer->setToolTip(tr("Who writes the questions and paraphrases: the rules of the program, or a bot that follows "
                            "instructions."));
    const auto label = [this](QWidget *field, const QString &text) {
        static_cast<QLabel *>(m_form->labelForField(field))->setText(text);
        field->setAccessibleName(text);
    };
    label(m_writer, tr("u2 written by"));
    label(m_batch, tr("Batch"));
    label(m_seed, tr("Seed"));
    label(m_candidates, tr("Replies to choose from"));
    m_seed->setToolTip(tr("The same seed gives the same conversations."));
    m_candidates->setToolTip(tr("Of so many replies b2 the one is kept that the detector calls most contradictory; "
                                "it is marked as such. 1: the first reply."));
    if (m_batches->count() >= 2) {
        m_batches->setItemText(0, tr("or from the project…"));
        m_batches->setItemText(1, tr("all conversations of the project"));
    }
}

}  // namespace gainsay
