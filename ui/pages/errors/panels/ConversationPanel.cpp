// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/panels/ConversationPanel.h"

#include "core/base/Phrases.h"
#include "core/errors/table/TagTitles.h"
#include "core/scheme/AnswerTitles.h"
#include "ui/answers/EvidenceMarking.h"
#include "ui/conversation/ConversationView.h"
#include "ui/models/ConversationListModel.h"
#include "ui/session/UnderScheme.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ClearLayout.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/FlowLayout.h"

#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QScrollArea>
#include <QStackedLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {
constexpr int kBesideFrom = 560;  // narrower panels have facts and tags below the conversation
constexpr int kSideWidth = 200;
constexpr int kSideHeight = 100;
constexpr int kLeastSideHeight = 96;
constexpr int kUsualHeight = 150;
constexpr int kLeastHeight = 110;
}  // namespace

namespace {

QString modelLabelTitle(const Scheme &scheme, const QString &label)
{
    return AnswerTitles::of(scheme, scheme.goldQuestion).title(label);
}

}  // namespace

ConversationPanel::ConversationPanel(ErrorsController &controller, QWidget *parent)
    : QWidget(parent), m_controller(controller)
{
    auto *content = new QWidget(this);
    m_view = new ConversationView(content);
    m_view->setSelectable(false);
    m_row = new QHBoxLayout(content);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(zoomed(10));
    m_row->addWidget(m_view, 1);
    m_row->addWidget(buildSide());
    arrange();
    m_empty = new EmptyState(this);
    m_stack = new QStackedLayout(this);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(content);
    connect(m_note, &QLineEdit::editingFinished, this, &ConversationPanel::saveNote);
    connect(&controller.session(), &ProjectSession::aboutToLeave, this, &ConversationPanel::saveNote);
    connect(&controller, &ErrorsController::conversationChanged, this, [this](ConversationId id) {
        if (id == m_wanted)
            load(id);
    });
    connect(&controller, &ErrorsController::runChanged, this, [this] {
        if (m_detail)
            fill();
    });
    connect(&controller, &ErrorsController::tagKindsChanged, this, [this] {
        if (m_detail)
            fillTags();
    });
    retranslate();
}

// A field that loses the focus while it is deleted must not call what is gone already.
ConversationPanel::~ConversationPanel()
{
    m_note->disconnect(this);
}

QWidget *ConversationPanel::buildSide()
{
    m_sideArea = new QScrollArea(this);
    m_sideArea->setWidgetResizable(true);
    m_sideArea->setFrameShape(QFrame::NoFrame);
    m_sideArea->setFocusPolicy(Qt::NoFocus);
    m_sideArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_side = new QWidget(m_sideArea);
    m_name = makeLabel(u"strong"_s, m_side);
    m_name->setTextFormat(Qt::PlainText);
    m_name->setWordWrap(true);
    m_facts = new QVBoxLayout;
    m_tags = new FlowLayout(zoomed(6));
    m_note = new QLineEdit(m_side);
    m_sideLine = makeLine(m_side);
    auto *said = new QVBoxLayout;
    said->setSpacing(zoomed(6));
    said->addWidget(m_name);
    said->addLayout(m_facts);
    said->addStretch();
    auto *tagging = new QVBoxLayout;
    tagging->setSpacing(zoomed(6));
    tagging->addLayout(m_tags);
    tagging->addWidget(m_note);
    tagging->addStretch(1);
    m_sideParts = new QVBoxLayout(m_side);
    m_sideParts->setContentsMargins(0, 0, zoomed(8), 0);
    m_sideParts->setSpacing(zoomed(6));
    m_sideParts->addLayout(said);
    m_sideParts->addWidget(m_sideLine);
    m_sideParts->addLayout(tagging, 1);
    m_sideArea->setWidget(m_side);
    m_sideArea->viewport()->setAutoFillBackground(false);
    m_side->setAutoFillBackground(false);
    return m_sideArea;
}

void ConversationPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

// The conversation needs the width more than what is said of it: in a narrow window the latter goes below.
void ConversationPanel::arrange()
{
    const bool narrow = width() < zoomed(kBesideFrom);
    m_row->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_sideParts->setDirection(narrow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_sideParts->setStretch(0, narrow ? 1 : 0);
    m_sideLine->setVisible(!narrow);
    m_sideArea->setMinimumWidth(narrow ? 0 : zoomed(kSideWidth));
    m_sideArea->setMaximumWidth(narrow ? QWIDGETSIZE_MAX : zoomed(kSideWidth));
    m_sideArea->setMinimumHeight(narrow ? zoomed(kLeastSideHeight) : 0);
    m_sideArea->setMaximumHeight(narrow ? zoomed(kSideHeight) : QWIDGETSIZE_MAX);
    m_view->setMinimumHeight(zoomed(narrow ? kLeastHeight : kUsualHeight));
}

void ConversationPanel::retranslate()
{
    m_empty->setContent(u"chat"_s, tr("No conversation is chosen"), tr("Choose a row of the list to see it here."));
    m_view->setAccessibleName(tr("Conversation"));
    m_view->setTargetCaption(tr("judged reply"));
    m_note->setPlaceholderText(tr("Note on the tagged error"));
    m_note->setAccessibleName(tr("Note on the tagged error"));
    if (m_detail)
        fill();
}

void ConversationPanel::show(ConversationId id)
{
    if (id == m_wanted && m_detail)
        return;
    m_wanted = id;
    m_detail.reset();
    if (!id) {
        m_stack->setCurrentIndex(0);
        return;
    }
    load(id);
}

void ConversationPanel::load(ConversationId id)
{
    auto read = underScheme<ErrorsService>({}, [id](ErrorsService &service) { return service.detail(id); });
    m_controller.session().run(this, std::move(read), [this, id](Result<ErrorDetail> detail) {
        if (id != m_wanted)
            return;
        if (!detail) {
            Q_EMIT m_controller.failed(detail.error());
            return;
        }
        m_detail = std::move(*detail);
        fill();
        Q_EMIT shown(*m_detail);
    });
}

void ConversationPanel::fill()
{
    m_stack->setCurrentIndex(1);
    m_name->setText(m_detail->conversation.externalId);
    m_view->setConversation(m_detail->conversation);
    m_view->setMarks(marks());
    m_view->showTarget();
    fillFacts();
    fillTags();
}

// People's evidence and every model's over each other. The chosen model has the first line below the text.
QList<Mark> ConversationPanel::marks() const
{
    const Scheme &scheme = m_controller.session().facts().scheme;
    QList<Mark> marks;
    for (const CaseAnswer &answer : m_detail->people)
        marks += evidenceMarks(scheme, answer.answers, answer.name);
    const bool decided = m_detail->resolution && m_detail->resolution->source == ResolutionSource::Adjudication;
    if (decided)
        marks += evidenceMarks(scheme, m_detail->resolution->answers, tr("final"));
    else if (m_detail->people.isEmpty())
        marks += evidenceMarks(scheme, m_detail->conversation.gold, tr("imported"));
    const ErrorRun *chosen = m_controller.isOpen() ? m_controller.view().chosen() : nullptr;
    return marks + modelMarks(m_detail->predictions, chosen ? chosen->id : RunId());
}

void ConversationPanel::addFact(const QString &text)
{
    QLabel *fact = makeLabel(u"small"_s, m_side);
    fact->setTextFormat(Qt::PlainText);
    fact->setWordWrap(true);
    fact->setText(text);
    m_facts->addWidget(fact);
}

void ConversationPanel::fillFacts()
{
    clearLayout(m_facts);
    const Scheme &scheme = m_controller.session().facts().scheme;
    const QLocale locale;
    addFact(stateTitle(m_detail->state, m_controller.session().facts().settings.alone));
    addFact(m_detail->gold.isEmpty() ? tr("no accepted label")
                                     : tr("gold: %1").arg(labelTitle(scheme, m_detail->gold)));
    QStringList people;
    for (const CaseAnswer &answer : m_detail->people)
        people.append(labelTitle(scheme, scheme.label(answer.answers)));
    if (!people.isEmpty())
        addFact(tr("people: %1").arg(people.join(u" / "_s)));
    for (const ShownPrediction &prediction : m_detail->predictions) {
        const Prelabel &said = prediction.prelabel;
        const QString label = said.label.isEmpty() ? tr("no answer") : modelLabelTitle(scheme, said.label);
        const double confidence = said.label.isEmpty() ? 0.0 : said.confidence();
        const QString sure = confidence > 0.0 ? u' ' + locale.toString(confidence, 'f', 2) : QString();
        addFact(withValue(runTitle(prediction.run), label + sure));
        addReasons(said);
    }
}

// Why a model says so in its own words, and how steady it is.
void ConversationPanel::addReasons(const Prelabel &said)
{
    const Scheme &scheme = m_controller.session().facts().scheme;
    if (!said.samples.isEmpty()) {
        QStringList answers;
        for (const PrelabelSample &sample : said.samples)
            answers.append(sample.label.isEmpty() ? tr("no answer") : modelLabelTitle(scheme, sample.label));
        addFact(tr("%n answer(s): %1", nullptr, int(said.samples.size())).arg(answers.join(u" / "_s)));
    }
    if (!said.rationale.isEmpty())
        addFact(quoted(said.rationale));
}

void ConversationPanel::fillTags()
{
    clearLayout(m_tags);
    const ErrorRun *run = m_controller.isOpen() ? m_controller.view().chosen() : nullptr;
    QString note;
    bool tagged = false;
    for (const TagKind &kind : m_controller.tagKinds()) {
        const ErrorTag *given = nullptr;
        for (const ErrorTag &tag : m_detail->tags) {
            if (run && tag.run == run->id && tag.tag == kind.name)
                given = &tag;
        }
        if (kind.retired && !given)
            continue;
        const QString text = plainCaption(tagTitle(kind.name));
        auto *button =
            makeButton(ButtonKind::Pill, kind.key.isEmpty() ? text : u"%1  %2"_s.arg(kind.key, text), m_side);
        button->setCheckable(true);
        button->setChecked(given != nullptr);
        button->setAccessibleName(tr("Tag %1").arg(tagTitle(kind.name)));
        connect(button, &QPushButton::clicked, this,
                [this, name = kind.name] { m_controller.toggleTag(*m_detail, name, m_note->text()); });
        m_tags->addWidget(button);
        if (given) {
            tagged = true;
            if (note.isEmpty())
                note = given->note;
        }
    }
    auto *edit = makeButton(ButtonKind::Link, tr("Edit tags…"), m_side);
    connect(edit, &QPushButton::clicked, this, &ConversationPanel::tagsEdited);
    m_tags->addWidget(edit);
    m_note->setVisible(tagged);
    m_note->setText(note);
}

bool ConversationPanel::tagByKey(const QString &key)
{
    if (!m_detail || key.isEmpty())
        return false;
    for (const TagKind &kind : m_controller.tagKinds()) {
        if (kind.key == key && !kind.retired) {
            m_controller.toggleTag(*m_detail, kind.name);
            return true;
        }
    }
    return false;
}

void ConversationPanel::saveNote()
{
    const ErrorRun *run = m_detail && m_controller.isOpen() ? m_controller.view().chosen() : nullptr;
    if (!run)
        return;
    for (const ErrorTag &tag : m_detail->tags) {
        if (tag.run != run->id || tag.note == m_note->text())
            continue;
        ErrorTag noted = tag;
        noted.note = m_note->text();
        m_controller.noteTag(noted);
        return;
    }
}

}  // namespace gainsay
