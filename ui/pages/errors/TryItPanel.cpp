// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/TryItPanel.h"

#include "ui/models/ConversationListModel.h"
#include "ui/pages/errors/StudyTableView.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int kTypingPauseMs = 200;

bool sameLabel(const TriedAnswer &before, const TriedAnswer &after)
{
    return before.prediction.label == after.prediction.label;
}

QString labelName(const TriedAnswer &answer)
{
    return answer.prediction.label ? answer.detector.labels.value(*answer.prediction.label).name : QString();
}

}  // namespace

TryItPanel::TryItPanel(ErrorsDesk &desk, DetectorWorker &detectors, QWidget *parent)
    : ErrorsPanel(desk, parent), m_detectors(detectors)
{
    m_hint = makeLabel(u"muted"_s, this);
    m_hint->setWordWrap(true);
    m_turns = new QFormLayout;
    m_turns->setSpacing(zoomed(6));
    m_reset = makeButton(ButtonKind::Plain, {}, this);
    m_keep = makeButton(ButtonKind::Primary, {}, this);
    m_view = new StudyTableView(this);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(zoomed(8));
    buttons->addWidget(m_keep);
    buttons->addWidget(m_reset);
    buttons->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_hint);
    column->addLayout(m_turns);
    column->addLayout(buttons);
    column->addWidget(m_view, 1);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kTypingPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &TryItPanel::judgeEdited);
    connect(m_reset, &QPushButton::clicked, this, [this] { setConversation(m_original); });
    connect(m_keep, &QPushButton::clicked, this, &TryItPanel::keep);
    connect(&desk, &ErrorsDesk::pairKept, this, &ErrorsPanel::invalidate);
    retranslate();
}

QString TryItPanel::title() const
{
    return tr("Try it");
}

void TryItPanel::retranslate()
{
    m_hint->setText(tr("Edit any turn of the chosen conversation: every installed model answers at once."));
    m_reset->setText(tr("Back to the original"));
    m_keep->setText(tr("Keep as a pair"));
    buildLines();
    invalidate();
}

QList<StudyTable> TryItPanel::tables() const
{
    return m_view->tables();
}

void TryItPanel::setConversation(const Conversation &conversation)
{
    m_original = conversation;
    m_before.clear();
    m_after.clear();
    buildLines();
    invalidate();
}

void TryItPanel::buildLines()
{
    while (m_turns->rowCount() > 0)
        m_turns->removeRow(0);
    m_lines.clear();
    for (int i = 0; i < m_original.turns.size(); ++i) {
        auto *line = new QLineEdit(m_original.turns[i].text, this);
        line->setAccessibleName(tr("Turn %1").arg(m_original.turnName(i)));
        connect(line, &QLineEdit::textChanged, this, [this] { m_pause.start(); });
        m_turns->addRow(m_original.turnName(i), line);
        m_lines.append(line);
    }
    m_reset->setEnabled(false);
    m_keep->setEnabled(false);
}

Conversation TryItPanel::edited() const
{
    Conversation changed = m_original;
    for (int i = 0; i < m_lines.size(); ++i)
        changed.turns[i].text = m_lines[i]->text();
    return changed;
}

void TryItPanel::refresh()
{
    desk().ask(
        this, [](Storage &storage, const ErrorView &) { return storage.errors().pairs(); },
        [this](const QList<ContrastivePair> &pairs) {
            m_pairs = pairs;
            showAnswers();
        });
    if (m_original.turns.isEmpty()) {
        m_view->setMessage(tr("Choose a conversation in the list."));
        return;
    }
    if (m_before.isEmpty())
        judgeOriginal();
}

// The view asks for the original and the panel for the edit, since a new question takes back an older one of the same.
void TryItPanel::judgeOriginal()
{
    m_detectors.tryOut(m_view, m_original, [this](const QList<TriedAnswer> &answers) {
        m_before = answers;
        showAnswers();
    });
}

void TryItPanel::judgeEdited()
{
    const Conversation changed = edited();
    const bool differs = changed.turns != m_original.turns;
    m_reset->setEnabled(differs);
    m_keep->setEnabled(false);
    if (!differs) {
        m_after.clear();
        showAnswers();
        return;
    }
    m_detectors.tryOut(this, changed, [this](const QList<TriedAnswer> &answers) {
        m_after = answers;
        m_keep->setEnabled(true);
        showAnswers();
    });
}

QString TryItPanel::said(const QList<TriedAnswer> &answers, qsizetype index) const
{
    if (index >= answers.size())
        return u"…"_s;
    const TriedAnswer &answer = answers[index];
    if (!answer.prediction.label)
        return tr("silent: %1").arg(answer.prediction.reason);
    const double share = answer.prediction.probabilities.value(*answer.prediction.label);
    return tr("%1, %2 %")
        .arg(labelTitle(desk().session().facts().scheme, labelName(answer)), QLocale().toString(share * 100, 'f', 0));
}

StudyTable TryItPanel::answerTable() const
{
    StudyTable study;
    study.table.title = tr("What the models say");
    study.table.columns = {tr("Model"), tr("Original"), tr("Edited")};
    for (qsizetype i = 0; i < m_before.size(); ++i) {
        const bool changed = i < m_after.size() && !sameLabel(m_before[i], m_after[i]);
        const QString after = m_after.isEmpty() ? u"–"_s : said(m_after, i);
        study.add({textCell(m_before[i].detector.name), textCell(said(m_before, i)),
                   textCell(changed ? tr("%1 (changed)").arg(after) : after)});
    }
    return study;
}

StudyTable TryItPanel::pairTable() const
{
    StudyTable study;
    study.table.title = tr("Kept pairs");
    study.table.columns = {tr("Edited reply"), tr("Model"), tr("Original"), tr("Edited")};
    const Scheme &scheme = desk().session().facts().scheme;
    for (const ContrastivePair &pair : m_pairs)
        study.add({textCell(pair.turns.isEmpty() ? QString() : pair.turns.last()), textCell(pair.model),
                   textCell(labelTitle(scheme, pair.labelBefore)), textCell(labelTitle(scheme, pair.labelAfter))});
    return study;
}

void TryItPanel::showAnswers()
{
    QList<StudyTable> tables;
    for (const StudyTable &study : {answerTable(), pairTable()}) {
        if (!study.table.rows.isEmpty())
            tables.append(study);
    }
    if (tables.isEmpty())
        m_view->setMessage(m_original.turns.isEmpty() ? tr("Choose a conversation in the list.")
                                                      : tr("The models are being asked …"));
    else
        m_view->setTables(tables);
}

// The pair is about the first model that changed its mind, else about the first one.
void TryItPanel::keep()
{
    qsizetype about = 0;
    for (qsizetype i = std::min(m_before.size(), m_after.size()) - 1; i >= 0; --i) {
        if (!sameLabel(m_before[i], m_after[i]))
            about = i;
    }
    if (about >= m_before.size() || about >= m_after.size())
        return;
    ContrastivePair pair;
    pair.conversation = m_original.id;
    for (const Utterance &turn : edited().turns)
        pair.turns.append(turn.text);
    pair.model = m_before[about].detector.name;
    pair.labelBefore = labelName(m_before[about]);
    pair.labelAfter = labelName(m_after[about]);
    desk().keepPair(pair);
}

}  // namespace gainsay
