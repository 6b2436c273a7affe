// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/panels/TryItPanel.h"

#include "core/service/browse/BrowseService.h"
#include "ui/models/ConversationListModel.h"
#include "ui/pages/errors/panels/StudyTableView.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>

#include <algorithm>
#include <utility>

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

TryItPanel::TryItPanel(ErrorsController &controller, DetectorWorker &detectors, QWidget *parent)
    : ErrorsPanel(controller, parent), m_detectors(detectors)
{
    m_hint = makeLabel(u"muted"_s, this);
    m_hint->setWordWrap(true);
    m_turns = new QFormLayout;
    m_turns->setSpacing(zoomed(6));
    m_reset = makeButton(ButtonKind::Plain, {}, this);
    m_keep = makeButton(ButtonKind::Primary, {}, this);
    m_remove = makeButton(ButtonKind::Plain, {}, this);
    m_remove->hide();
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
    column->addWidget(m_remove, 0, Qt::AlignLeft);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kTypingPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &TryItPanel::judgeEdited);
    connect(m_reset, &QPushButton::clicked, this, [this] { setConversation(m_original); });
    connect(m_keep, &QPushButton::clicked, this, &TryItPanel::keep);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        if (m_chosenPair)
            this->controller().removePair(*m_chosenPair);
    });
    connect(m_view, &StudyTableView::rowChosen, this, [this](int table, int row) {
        if (m_view->tables()[table].table.title == pairTable().table.title)
            choosePair(row);
    });
    connect(&controller, &ErrorsController::pairsChanged, this, [this] {
        m_chosenPair.reset();
        invalidate();
    });
    retranslate();
}

QString TryItPanel::title()
{
    return tr("Try it");
}

void TryItPanel::retranslate()
{
    m_hint->setText(tr("Edit any turn of the chosen conversation: every installed model answers at once."));
    m_reset->setText(tr("Back to the original"));
    m_keep->setText(tr("Keep as a pair"));
    m_remove->setText(tr("Delete pair"));
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
    if (std::exchange(m_isPairWanted, false) && m_chosenPair && m_chosenPair->conversation == conversation.id)
        putIn(m_chosenPair->turns);
}

void TryItPanel::putIn(const QStringList &turns)
{
    for (qsizetype i = 0; i < std::min(m_lines.size(), turns.size()); ++i)
        m_lines[i]->setText(turns[i]);
}

void TryItPanel::choosePair(int row)
{
    if (row < 0 || row >= m_pairs.size())
        return;
    m_chosenPair = m_pairs[row].pair;
    m_remove->setEnabled(true);
    if (m_original.id == m_chosenPair->conversation) {
        putIn(m_chosenPair->turns);
        return;
    }
    m_isPairWanted = true;
    Q_EMIT conversationChosen(m_chosenPair->conversation);
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
    controller().ask(
        this, [](Storage &storage, const ErrorView &) { return BrowseService(storage).pairs(); },
        [this](const QList<KeptPair> &pairs) {
            m_pairs = pairs;
            m_remove->setVisible(!pairs.isEmpty());
            m_remove->setEnabled(m_chosenPair.has_value());
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
        return tr("silent: %1").arg(answer.prediction.reason.shown);
    const double share = answer.prediction.probabilities.value(*answer.prediction.label);
    return tr("%1, %2 %")
        .arg(labelTitle(controller().session().facts().scheme, labelName(answer)),
             QLocale().toString(share * 100, 'f', 0));
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

// "b2: what it was → what it is", turn by turn.
QString TryItPanel::editOf(const KeptPair &kept)
{
    QStringList edits;
    const auto &turns = kept.original.turns;
    for (qsizetype i = 0; i < std::min(turns.size(), kept.pair.turns.size()); ++i) {
        if (turns[i].text != kept.pair.turns[i])
            edits.append(u"%1: %2 → %3"_s.arg(kept.original.turnName(int(i)), turns[i].text, kept.pair.turns[i]));
    }
    return edits.join(u'\n');
}

StudyTable TryItPanel::pairTable() const
{
    StudyTable study;
    study.table.title = tr("Kept pairs");
    study.table.columns = {tr("Edit"), tr("Model"), tr("Original"), tr("Edited"), tr("Conversation")};
    study.details = {4};
    const Scheme &scheme = controller().session().facts().scheme;
    for (const KeptPair &kept : m_pairs)
        study.add({textCell(editOf(kept)), textCell(kept.pair.model),
                   textCell(labelTitle(scheme, kept.pair.labelBefore)),
                   textCell(labelTitle(scheme, kept.pair.labelAfter)), textCell(kept.original.externalId)});
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
                                                      : tr("The models are being asked…"));
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
    controller().keepPair(pair);
}

}  // namespace gainsay
