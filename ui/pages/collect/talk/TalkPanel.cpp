// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/collect/talk/TalkPanel.h"

#include "core/bots/BotSource.h"
#include "core/text/OffsetMap.h"
#include "ui/conversation/ConversationView.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/ElidedCombo.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QRandomGenerator>
#include <QScrollBar>

#include <algorithm>

namespace gainsay {

using namespace Qt::StringLiterals;

TalkPanel::TalkPanel(const PageContext &context, const BotSource *bots, QWidget *parent)
    : Card(parent), m_context(context), m_bots(bots)
{
    m_view = new ConversationView(this);
    m_state = makeLabel(u"muted"_s, this);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    m_mark = makeButton(ButtonKind::Plain, {}, this);
    auto *row = new QHBoxLayout;
    row->addWidget(m_state, 1);
    row->addWidget(m_mark);
    body()->addWidget(m_view, 1);
    body()->addLayout(row);
    buildMarking();
    connect(m_view, &ConversationView::spanSelected, this, &TalkPanel::addEvidence);
    connect(m_mark, &QPushButton::clicked, this, &TalkPanel::mark);
    retranslate();
    draw();
}

TalkPanel::~TalkPanel()
{
    m_stop.request_stop();
}

void TalkPanel::buildMarking()
{
    m_marking = new QWidget(this);
    auto *column = new QVBoxLayout(m_marking);
    column->setContentsMargins(0, 0, 0, 0);
    m_label = new ElidedCombo(m_marking);
    m_details = new QHBoxLayout;
    auto *choices = new QHBoxLayout;
    choices->addWidget(m_label, 1);
    choices->addLayout(m_details, 1);
    m_cancel = makeButton(ButtonKind::Plain, {}, m_marking);
    m_keep = makeButton(ButtonKind::Primary, {}, m_marking);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_keep);
    column->addLayout(choices);
    column->addLayout(buttons);
    body()->addWidget(m_marking);
    m_marking->hide();
    connect(m_label, &QComboBox::currentIndexChanged, this, &TalkPanel::askDetails);
    connect(m_keep, &QPushButton::clicked, this, &TalkPanel::keep);
    connect(m_cancel, &QPushButton::clicked, m_marking, &QWidget::hide);
}

void TalkPanel::begin(const QString &bot)
{
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_talk.renew();
    if (bot != m_bot)
        m_open.reset();
    m_bot = bot;
    m_busy = false;
    m_turns.clear();
    m_replies.clear();
    m_written.clear();
    m_evidence.clear();
    m_marking->hide();
    m_state->clear();
    setHeading(bot);
    draw();
    Q_EMIT changed();
}

void TalkPanel::say(const QString &text)
{
    if (m_busy || !m_bots || m_bot.isEmpty())
        return;
    m_marking->hide();
    m_evidence.clear();
    m_turns.append({ChatRole::User, text});
    m_written.clear();
    m_busy = true;
    m_state->setText(tr("%1 is writing…").arg(m_bot));
    draw();
    Q_EMIT changed();
    const QPointer<QObject> talk(m_talk.owner());  // goes with the panel, too
    const quint64 seed = QRandomGenerator::global()->bounded(1U << 31U);
    auto *relay = &m_context.session.jobs();  // outlives its jobs, on the thread of the window
    m_context.session.jobs().start(
        tr("Talking to %1").arg(m_bot), m_talk.owner(),
        [bots = m_bots, name = m_bot, open = m_open, turns = m_turns, stop = m_stop.get_token(), relay, talk, this,
         seed](Progress &) -> Result<Answer> {
            BotPtr bot = open;
            if (!bot) {
                ASSIGN_OR_RETURN(bot, bots->open(name));
            }
            SamplingParameters sampling = bot->defaultSampling();
            sampling.seed = seed;
            const auto listen = [&](const QString &piece) {
                QMetaObject::invokeMethod(
                    relay,
                    [this, talk, piece] {
                        if (talk)
                            stream(piece);
                    },
                    Qt::QueuedConnection);
            };
            ASSIGN_OR_RETURN(const auto reply, bot->reply(turns, sampling, stop, listen));
            return Answer(bot, reply);
        },
        [this](const Result<Answer> &answer) { finish(answer); });
}

void TalkPanel::stream(const QString &piece)
{
    if (!m_busy)
        return;
    m_written += piece;
    draw();
}

void TalkPanel::finish(const Result<Answer> &answer)
{
    m_busy = false;
    m_written.clear();
    if (!answer) {
        m_turns.removeLast();  // it can be said again
        m_state->setText(answer.error().message);
    } else if (answer->second.text.trimmed().isEmpty()) {
        m_open = answer->first;
        m_turns.removeLast();
        m_state->setText(tr("It replied with nothing. Say it again, or something else."));
    } else {
        m_open = answer->first;
        const BotReply &reply = answer->second;
        m_turns.append({ChatRole::Bot, reply.text});
        m_replies.append(reply);
        QStringList said = reply.remarks;
        if (reply.cost)
            said.prepend(tr("cost %1").arg(QLocale().toString(*reply.cost, 'f', 6)));
        m_state->setText(said.join(u" · "_s));
    }
    draw();
    Q_EMIT changed();
}

void TalkPanel::draw()
{
    Conversation conversation;
    for (const ChatTurn &turn : std::as_const(m_turns))
        conversation.turns.append({turn.role == ChatRole::User ? u"user"_s : u"bot"_s, turn.text});
    if (!m_written.isEmpty())
        conversation.turns.append({u"bot"_s, m_written});
    conversation.target = canMark() ? int(conversation.turns.size()) - 1 : -1;
    m_view->setConversation(conversation);
    m_view->setSelectable(!m_busy);
    m_view->verticalScrollBar()->setValue(m_view->verticalScrollBar()->maximum());
    drawEvidence();
    m_mark->setEnabled(canMark());
}

// A stretch that is chosen again is given up.
void TalkPanel::addEvidence(int turn, int start, int end)
{
    if (!canMark() || turn < 0 || turn >= m_turns.size())
        return;
    Span span;
    span.utterance = turn;
    span.start = start;
    span.end = end;
    span.text = OffsetMap(m_turns.at(turn).text).slice(start, end);
    span.link = 1;
    if (!m_evidence.removeOne(span))
        m_evidence.append(span);
    m_view->clearSelection();
    drawEvidence();
}

void TalkPanel::drawEvidence()
{
    QList<Mark> marks;
    for (const Span &span : std::as_const(m_evidence)) {
        Mark mark;
        mark.span = span;
        marks.append(mark);
    }
    m_view->setMarks(marks);
}

void TalkPanel::fillLabels()
{
    const Scheme &scheme = m_context.session.facts().scheme;
    const Question *gold = scheme.question(scheme.goldQuestion);
    m_label->clear();
    if (!gold)
        return;
    for (const Option &option : gold->options)
        m_label->addItem(option.title.text(QLocale().name()), answerText(option.value));
    m_label->setCurrentIndex(std::max(0, m_label->findData(u"history"_s)));
}

void TalkPanel::askDetails()
{
    for (const auto &[id, box] : std::as_const(m_detailBoxes))
        box->deleteLater();
    m_detailBoxes.clear();
    if (!m_context.session.isOpen() || m_label->currentIndex() < 0)
        return;
    const QString language = QLocale().name();
    const Scheme &scheme = m_context.session.facts().scheme;
    for (const Question *question : questionsAfter(scheme, m_label->currentData().toString())) {
        auto *box = new ElidedCombo(m_marking);
        box->setAccessibleName(question->title.text(language));
        for (const Option &option : question->options)
            box->addItem(option.title.text(language), answerText(option.value));
        m_details->addWidget(box, 1);
        m_detailBoxes.append({question->id, box});
    }
}

void TalkPanel::mark()
{
    if (!canMark() || !m_context.session.isOpen())
        return;
    if (m_marking->isVisible())
        return keep();
    fillLabels();
    m_marking->show();
    m_keep->setFocus();
    m_state->setText(tr("Select the words that contradict each other, say what it is, and keep it."));
}

void TalkPanel::keep()
{
    if (!m_context.session.user())
        return;
    Talk talk{m_turns, m_replies, m_label->currentData().toString(), Json::object(), m_evidence};
    for (const auto &[id, box] : std::as_const(m_detailBoxes))
        talk.details[toUtf8(id)] = toUtf8(box->currentData().toString());
    m_keep->setEnabled(false);
    m_context.session.save(
        this,
        [talk, person = m_context.session.user()->name](Storage &storage, const Clock &clock) {
            return keepTalk(storage, clock, person, talk);
        },
        [this](const Result<QString> &kept) {
            m_keep->setEnabled(true);
            if (!kept) {
                m_state->setText(kept.error().message);
                return;
            }
            m_marking->hide();
            m_state->setText(tr("Kept as %1 with your label. Others will judge it without seeing yours.").arg(*kept));
        });
}

void TalkPanel::retranslate()
{
    m_view->setAccessibleName(tr("Conversation"));
    m_label->setAccessibleName(tr("What it is"));
    m_mark->setText(tr("Mark the last reply"));
    m_keep->setText(tr("Keep with this label"));
    m_cancel->setText(tr("Cancel"));
}

}  // namespace gainsay
