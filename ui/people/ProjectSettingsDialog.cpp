// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/people/ProjectSettingsDialog.h"

#include "core/service/access/TrainingGate.h"
#include "core/service/project/SchemeService.h"
#include "core/service/project/SettingsService.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/DialogSize.h"
#include "ui/widgets/FileChoice.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QScrollArea>
#include <QSpinBox>

#include <cmath>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostMinutes = 7 * 24 * 60;
constexpr int kMostItems = ProjectSettings::mostTrainingItems;

// What is as the scheme has it follows the scheme.
std::optional<int> unlessAsIn(int fromScheme, int value)
{
    return value == fromScheme ? std::nullopt : std::optional(value);
}

int wholePercent(double share)
{
    return int(std::lround(share * 100));
}

}  // namespace

ProjectSettingsDialog::ProjectSettingsDialog(ProjectSession &session, QWidget *parent)
    : QDialog(parent), m_session(session)
{
    setWindowTitle(tr("Settings of the project"));
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(zoomed(520));
    build();
    connect(m_prelabels, &QCheckBox::toggled, m_blind, &QWidget::setEnabled);
    connect(m_qualification, &QCheckBox::toggled, m_retry, &QWidget::setEnabled);
    connect(m_qualification, &QCheckBox::toggled, m_mostWrong, &QWidget::setEnabled);
    connect(m_save, &QPushButton::clicked, this, &ProjectSettingsDialog::submit);
    connect(&session, &ProjectSession::userChanged, this, &QDialog::reject);
}

QCheckBox *ProjectSettingsDialog::makeSwitch(const QString &text, bool on)
{
    auto *box = new QCheckBox(text, this);
    box->setChecked(on);
    return box;
}

QCheckBox *ProjectSettingsDialog::addSwitch(QFormLayout *form, const QString &text, bool on)
{
    QCheckBox *box = makeSwitch(text, on);
    form->addRow(box);
    return box;
}

QSpinBox *ProjectSettingsDialog::makeNumber(const QString &label, const QString &unit, int lowest, int highest,
                                            int value)
{
    auto *box = new QSpinBox(this);
    box->setRange(lowest, highest);
    box->setValue(value);
    box->setSuffix(unit);
    box->setAccessibleName(label);
    box->setMaximumWidth(zoomed(130));
    return box;
}

QSpinBox *ProjectSettingsDialog::addNumber(QFormLayout *form, const QString &label, const QString &unit, int lowest,
                                           int highest, int value)
{
    QSpinBox *box = makeNumber(label, unit, lowest, highest, value);
    form->addRow(label, box);
    return box;
}

void ProjectSettingsDialog::build()
{
    auto *content = new QWidget(this);
    auto *form = new QFormLayout(content);
    form->setContentsMargins(0, 0, zoomed(8), 0);
    form->setSpacing(zoomed(10));
    const ProjectSettings now = m_session.facts().settings;
    const QualityRules rules = trainingRules(m_session.facts().scheme, now);
    const auto heading = [&](const QString &text) {
        QLabel *label = makeLabel(u"heading"_s, this);
        label->setText(text);
        form->addRow(label);
    };
    heading(tr("Who comes in"));
    m_passwords = addSwitch(form, tr("Everybody signs in with a password"), now.passwordsRequired);
    heading(tr("Before real work"));
    m_training = makeSwitch(tr("Finish the tutorial"), now.trainingRequired);
    m_tutorialItems = makeNumber(tr("Items of the tutorial"), tr(" items"), 1, kMostItems, rules.tutorialItems);
    form->addRow(m_training, m_tutorialItems);
    m_qualification = makeSwitch(tr("Pass the qualification test"), now.qualificationRequired);
    m_testItems = makeNumber(tr("Items of the test"), tr(" items"), 1, kMostItems, rules.qualificationItems);
    form->addRow(m_qualification, m_testItems);
    m_mostWrong =
        addNumber(form, tr("Wrong answers allowed in the test"), {}, 0, kMostItems, rules.qualificationMaxWrong);
    m_retry =
        addNumber(form, tr("Wait before another try"), tr(" min"), 0, kMostMinutes, now.qualificationRetryMinutes);
    m_retry->setEnabled(now.qualificationRequired);
    m_mostWrong->setEnabled(now.qualificationRequired);
    heading(tr("During work"));
    m_hiddenGold = addNumber(form, tr("Items with known answers mixed in, unnoticed"), tr(" %"), 0, 100,
                             wholePercent(now.hiddenGoldShare));
    m_prelabels = addSwitch(form, tr("Annotators see what the detector says"), now.showPrelabels);
    m_blind = addNumber(form, tr("… except for a share of the items, for control"), tr(" %"), 0, 100,
                        wholePercent(now.blindShare));
    m_blind->setEnabled(now.showPrelabels);
    m_metadata = addSwitch(form, tr("Annotators see model and method of a conversation"), now.showMetadata);
    m_lease =
        addNumber(form, tr("An item that was begun stays reserved for"), tr(" min"), 1, kMostMinutes, now.leaseMinutes);
    heading(tr("What is asked"));
    addScheme(form);  // last: a button that comes first would have the keyboard, and Return would press it
    m_message = makeLabel(u"failed"_s, this);
    m_message->setWordWrap(true);
    m_message->hide();
    QScrollArea *area = makeScrolling(content, this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    column->setSpacing(zoomed(12));
    column->addWidget(area, 1);
    column->addWidget(m_message);
    addButtons(column);
    showWhole(this, area);
}

void ProjectSettingsDialog::addScheme(QFormLayout *form)
{
    const Scheme &scheme = m_session.facts().scheme;
    m_scheme = makeLabel(u"muted"_s, this);
    m_scheme->setWordWrap(true);
    m_scheme->setText(tr("The scheme %1, version %2").arg(scheme.id, QString::number(scheme.version)));
    QPushButton *edit = makeButton(ButtonKind::Plain, tr("Edit…"), this);
    edit->setAccessibleName(tr("Edit the scheme in the studio"));
    connect(edit, &QPushButton::clicked, this, [this] {
        reject();
        Q_EMIT studioWanted();
    });
    QPushButton *revise = makeButton(ButtonKind::Plain, tr("From a file…"), this);
    revise->setAccessibleName(tr("Revise the scheme"));
    connect(revise, &QPushButton::clicked, this, &ProjectSettingsDialog::askForScheme);
    auto *row = new QHBoxLayout;
    row->addWidget(m_scheme, 1);
    row->addWidget(edit);
    row->addWidget(revise);
    form->addRow(row);
}

void ProjectSettingsDialog::askForScheme()
{
    chooseFileToOpen(this, tr("Take a revised scheme"), tr("Schemes (*.json);;All files (*)"),
                     [this](const QString &path) {
                         m_session.run(
                             this, [path](Storage &, const Clock &) { return loadScheme(path); },
                             [this](Result<LoadedScheme> read) { takeScheme(std::move(read)); });
                     });
}

void ProjectSettingsDialog::takeScheme(Result<LoadedScheme> read)
{
    if (!read)
        return fail(read.error().message);
    m_message->hide();
    m_scheme->setText(tr("The scheme %1, version %2 with Save. Answers that were given keep theirs.")
                          .arg(read->scheme.id, QString::number(read->scheme.version)));
    m_revised = std::move(*read);
}

void ProjectSettingsDialog::fail(const QString &message)
{
    m_message->setText(message);
    m_message->show();
}

void ProjectSettingsDialog::addButtons(QVBoxLayout *column)
{
    m_save = makeButton(ButtonKind::Primary, tr("Save"), this);
    m_save->setDefault(true);
    QPushButton *cancel = makeButton(ButtonKind::Plain, tr("Cancel"), this);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_save);
    column->addLayout(buttons);
}

// A share that was not touched keeps its fraction of a percent.
ProjectSettings ProjectSettingsDialog::wanted() const
{
    ProjectSettings settings = m_session.facts().settings;
    settings.passwordsRequired = m_passwords->isChecked();
    settings.trainingRequired = m_training->isChecked();
    settings.qualificationRequired = m_qualification->isChecked();
    settings.qualificationRetryMinutes = m_retry->value();
    const QualityRules &scheme = m_session.facts().scheme.quality;
    settings.tutorialItems = unlessAsIn(scheme.tutorialItems, m_tutorialItems->value());
    settings.qualificationItems = unlessAsIn(scheme.qualificationItems, m_testItems->value());
    settings.qualificationMaxWrong = unlessAsIn(scheme.qualificationMaxWrong, m_mostWrong->value());
    if (m_hiddenGold->value() != wholePercent(settings.hiddenGoldShare))
        settings.hiddenGoldShare = m_hiddenGold->value() / 100.0;
    settings.showPrelabels = m_prelabels->isChecked();
    if (m_blind->value() != wholePercent(settings.blindShare))
        settings.blindShare = m_blind->value() / 100.0;
    settings.showMetadata = m_metadata->isChecked();
    settings.leaseMinutes = m_lease->value();
    return settings;
}

void ProjectSettingsDialog::submit()
{
    if (!m_session.user() || !m_save->isEnabled())
        return;
    m_save->setEnabled(false);
    m_session.save(
        this,
        [settings = wanted(), revised = m_revised, actor = m_session.user()->id](Storage &storage, const Clock &clock) {
            SettingsService service(storage, clock, actor);
            return revised ? service.change(settings, *revised) : service.change(settings);
        },
        [this](const Result<void> &saved) {
            m_save->setEnabled(true);
            if (!saved)
                return fail(saved.error().message);
            m_session.reloadFacts();
            accept();
        });
}

}  // namespace gainsay
