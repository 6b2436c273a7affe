// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/collect/pairs/PairsTab.h"

#include "core/io/Formats.h"
#include "core/pairs/EndingSwitch.h"
#include "core/pairs/ParticleSwap.h"
#include "core/service/collect/CollectedRows.h"
#include "core/service/collect/PairCorpus.h"
#include "core/service/exchange/ImportService.h"
#include "core/text/ScriptGuess.h"
#include "ui/page/Page.h"
#include "ui/pages/collect/form/CollectForm.h"
#include "ui/session/ProjectSession.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/ElidedCombo.h"
#include "ui/widgets/EmptyState.h"

#include <QComboBox>
#include <QCryptographicHash>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr qsizetype listedCandidates = 50;
constexpr int candidateRole = Qt::UserRole;

// The first candidate answers the turns; where there are none, the last turn answers those before it.
std::optional<QPair<QStringList, QString>> referenceIn(const Conversation &conversation)
{
    QStringList context;
    for (const Utterance &turn : conversation.turns)
        context.append(turn.text);
    QString reference = conversation.candidates.value(0);
    if (reference.isEmpty() && !context.isEmpty())
        reference = context.takeLast();
    if (reference.trimmed().isEmpty() || context.isEmpty())
        return std::nullopt;
    return QPair<QStringList, QString>(context, reference);
}

QTableWidgetItem *cell(const QString &text)
{
    auto *item = new QTableWidgetItem(text);
    item->setFlags(Qt::ItemIsSelectable | Qt::ItemIsEnabled);
    return item;
}

// The same pair is the same item, however often it is added.
QString pairId(const MadePair &pair)
{
    const QByteArray hash = QCryptographicHash::hash(dumpJson(pair.toJson()), QCryptographicHash::Sha256);
    return u"pair-"_s + QString::fromLatin1(hash.toHex().left(12));
}

}  // namespace

PairsTab::PairsTab(const PageContext &context, const CollectTools &tools, QWidget *parent)
    : CollectTab(context, tools, parent)
{
    m_empty = new EmptyState(this);
    m_work = new QWidget(this);
    makeSource();
    makeDesk();
    fillScrollingColumn(m_work, {m_source, m_desk});
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_work);
    column->addWidget(m_empty);
    connect(m_empty, &EmptyState::actionRequested, this, [this] { shell().openPage(u"home"_s, {}); });
    retranslate();
}

void PairsTab::makeSource()
{
    m_source = new CollectForm(m_work);
    m_file = new FileField(m_source);
    m_corpusFile = new FileField(m_source);
    m_batch = new QLineEdit(u"pairs"_s, m_source);
    for (QWidget *field : std::initializer_list<QWidget *>{m_file, m_corpusFile, m_batch})
        m_source->addField(field);
    m_load = m_source->addButton(true);
    connect(m_load, &QPushButton::clicked, this, &PairsTab::load);
    for (FileField *field : {m_file, m_corpusFile})
        connect(field, &FileField::chosen, this, &PairsTab::say);
    connect(m_batch, &QLineEdit::textEdited, this, &PairsTab::say);
}

void PairsTab::makeDesk()
{
    m_desk = new Card(m_work);
    m_previous = makeButton(ButtonKind::Plain, {}, m_desk);
    m_next = makeButton(ButtonKind::Plain, {}, m_desk);
    m_place = makeLabel(u"small"_s, m_desk);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_place, m_previous, m_next})
        m_desk->addToHeading(widget);
    m_context = makeLabel(u"muted"_s, m_desk);
    m_reference = makeLabel(u"strong"_s, m_desk);
    for (QLabel *label : {m_context, m_reference}) {
        label->setWordWrap(true);
        m_desk->body()->addWidget(label);
    }
    m_type = new ElidedCombo(m_desk);
    for (const PairType type : {PairType::IcwMl, PairType::IcwEl, PairType::Ese, PairType::Fnc})
        m_type->addItem({}, int(type));
    m_desk->body()->addWidget(m_type);
    auto *lists = new QHBoxLayout;
    m_nouns = new QListWidget(m_desk);
    m_candidates = new QTableWidget(0, 3, m_desk);
    m_candidates->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_candidates->setSelectionMode(QAbstractItemView::SingleSelection);
    m_candidates->setTabKeyNavigation(false);
    m_candidates->verticalHeader()->hide();
    m_candidates->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_candidates->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    lists->addWidget(m_nouns, 1);
    lists->addWidget(m_candidates, 3);
    for (QWidget *list : std::initializer_list<QWidget *>{m_nouns, m_candidates})
        list->setMinimumHeight(zoomed(180));
    m_desk->body()->addLayout(lists);
    auto *row = new QHBoxLayout;
    m_error = new QLineEdit(m_desk);
    m_add = makeButton(ButtonKind::Primary, {}, m_desk);
    row->addWidget(m_error, 1);
    row->addWidget(m_add);
    m_desk->body()->addLayout(row);
    m_outcome = makeLabel(u"small"_s, m_desk);
    m_outcome->setWordWrap(true);
    m_desk->body()->addWidget(m_outcome);
    connect(m_previous, &QPushButton::clicked, this, [this] { showReply(m_current - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { showReply(m_current + 1); });
    connect(m_type, &QComboBox::activated, this, &PairsTab::showNouns);
    connect(m_nouns, &QListWidget::currentRowChanged, this, &PairsTab::propose);
    connect(m_candidates, &QTableWidget::itemSelectionChanged, this, &PairsTab::takeCandidate);
    connect(m_error, &QLineEdit::textChanged, this, &PairsTab::say);
    connect(m_error, &QLineEdit::returnPressed, this, &PairsTab::addPair);
    connect(m_add, &QPushButton::clicked, this, &PairsTab::addPair);
}

PairType PairsTab::chosenType() const
{
    return PairType(m_type->currentData().toInt());
}

void PairsTab::refresh()
{
    const bool fits = session().isOpen() && (session().facts().scheme.question(u"natural"_s) ||
                                             session().facts().scheme.question(u"score"_s));
    m_work->setVisible(fits);
    m_empty->setVisible(!fits);
    say();
}

// Reading and cutting a corpus into words takes its time: a job.
void PairsTab::load()
{
    m_loading = true;
    say();
    session().startJob([] { return tr("Reading replies and corpus"); }, this,
                       [replies = m_file->path(), corpus = m_corpusFile->path(),
                        tools = tools()](Storage &storage, const Clock &, Progress &progress) {
                           return loaded(replies, corpus, tools, storage, progress);
                       },
                       [this](const Result<Loaded> &done) {
                           m_loading = false;
                           if (done) {
                               m_loaded = *done;
                               showReply(0);
                           } else {
                               shell().showError(done.error());
                           }
                           say();
                       });
}

Result<PairsTab::Loaded> PairsTab::loaded(const QString &replies, const QString &corpus, const CollectTools &tools,
                                          Storage &storage, Progress &progress)
{
    Loaded made;
    ImportOptions options;
    ASSIGN_OR_RETURN(options.format, chosenFormat(replies, autoFormat.toString()));
    ASSIGN_OR_RETURN(const auto reader, openImport(replies, options));
    for (;;) {
        ASSIGN_OR_RETURN(const auto event, reader->next());
        if (std::holds_alternative<EndOfRows>(event))
            break;
        const auto *row = std::get_if<ImportRow>(&event);
        if (const auto found = row ? referenceIn(row->conversation) : std::nullopt)
            made.replies.append({found->first, found->second});
    }
    if (made.replies.isEmpty())
        return invalidInput(tr("%1 has no reply with a context before it.").arg(replies));
    ASSIGN_OR_RETURN(auto tagger, tools.words(languageCode(guessLanguage(made.replies[0].reference))));
    auto words = std::make_shared<WordSubstitution>(std::move(tagger));
    if (corpus.isEmpty()) {
        RETURN_IF_ERROR(addFileToCorpus(replies, *words, progress));
        RETURN_IF_ERROR(addProjectToCorpus(storage, *words, progress));
    } else {
        RETURN_IF_ERROR(addFileToCorpus(corpus, *words, progress));
    }
    made.corpus = std::move(words);
    return made;
}

void PairsTab::showReply(int number)
{
    if (number < 0 || number >= m_loaded.replies.size())
        return;
    m_current = number;
    const Reply &reply = m_loaded.replies[number];
    QStringList context;
    for (qsizetype i = 0; i < reply.context.size(); ++i)
        context.append((i % 2 == 0 ? u"A: "_s : u"B: "_s) + reply.context[i]);
    m_context->setText(context.join(u'\n'));
    m_reference->setText(reply.reference);
    showNouns();
    say();
}

void PairsTab::showNouns()
{
    const QSignalBlocker quiet(m_nouns);
    m_nouns->clear();
    const bool picks = chosenType() == PairType::IcwEl || chosenType() == PairType::IcwMl;
    m_nouns->setVisible(picks);
    if (picks && m_loaded.corpus && m_current < m_loaded.replies.size()) {
        const QString &reference = m_loaded.replies[m_current].reference;
        const QList<TaggedWord> words = m_loaded.corpus->tagger().words(reference);
        for (const NounPlace &place : m_loaded.corpus->nounsOf(words)) {
            const int start = words[place.first].start;
            m_nouns->addItem(reference.mid(start, words[place.last].end() - start));
        }
        m_nouns->setCurrentRow(0);
    }
    propose();
}

Result<QList<PairsTab::Proposal>> PairsTab::proposalsFor(const WordSubstitution &corpus, const Reply &reply,
                                                         PairType type, const QString &noun)
{
    QList<Proposal> proposals;
    const QList<TaggedWord> words = corpus.tagger().words(reply.reference);
    if (type == PairType::Ese) {
        for (const EndingChange &change : endingChanges(reply.reference, words))
            proposals.append({change.text, change.text, {}, {}, Json::object()});
    } else if (type == PairType::Fnc) {
        for (const ParticleChange &change : particleChanges(reply.reference, words))
            proposals.append({u"%1 → %2"_s.arg(words[change.word].text, change.instead),
                              change.text,
                              {},
                              {},
                              {{"replaced", toUtf8(words[change.word].text)}, {"word", toUtf8(change.instead)}}});
    } else if (!noun.isEmpty()) {
        ASSIGN_OR_RETURN(const auto place, WordSubstitution::placeOf(words, noun));
        const SubstituteRule rule =
            type == PairType::IcwEl ? SubstituteRule::EquallyLikely : SubstituteRule::MostLikely;
        for (const Substitute &one : corpus.substitutes(words, place, reply.context, rule, listedCandidates))
            proposals.append({one.word,
                              withInstead(reply.reference, words, place, one.word),
                              QLocale().toString(one.equallyLikely, 'f', 3),
                              QLocale().toString(one.mostLikely, 'f', 3),
                              {{"replaced", toUtf8(noun)},
                               {"word", toUtf8(one.word)},
                               {"el", one.equallyLikely},
                               {"ml", one.mostLikely}}});
    }
    return proposals;
}

void PairsTab::propose()
{
    if (!m_loaded.corpus || m_current >= m_loaded.replies.size())
        return;
    const QString noun = m_nouns->currentItem() ? m_nouns->currentItem()->text() : QString();
    session().run(
        this,
        [corpus = m_loaded.corpus, reply = m_loaded.replies[m_current], type = chosenType(),
         noun](Storage &, const Clock &) { return proposalsFor(*corpus, reply, type, noun); },
        [this, type = chosenType()](const Result<QList<Proposal>> &proposals) {
            showProposals(type, proposals ? *proposals : QList<Proposal>());
        });
}

void PairsTab::showProposals(PairType type, const QList<Proposal> &proposals)
{
    m_candidates->setRowCount(0);
    m_error->clear();
    const bool scored = type == PairType::IcwEl || type == PairType::IcwMl;
    m_candidates->setColumnHidden(1, !scored);
    m_candidates->setColumnHidden(2, !scored);
    for (const Proposal &one : proposals) {
        const int row = m_candidates->rowCount();
        m_candidates->insertRow(row);
        m_candidates->setItem(row, 0, cell(one.word));
        m_candidates->setItem(row, 1, cell(one.el));
        m_candidates->setItem(row, 2, cell(one.ml));
        m_candidates->item(row, 0)->setData(candidateRole, one.text);
        m_candidates->item(row, 0)->setData(candidateRole + 1, QString::fromUtf8(dumpJson(one.how)));
    }
    if (m_candidates->rowCount() > 0)
        m_candidates->selectRow(0);
    say();
}

void PairsTab::takeCandidate()
{
    const QTableWidgetItem *chosen = m_candidates->item(m_candidates->currentRow(), 0);
    if (!chosen)
        return;
    m_proposed = chosen->data(candidateRole).toString();
    m_how = parseJson(chosen->data(candidateRole + 1).toString().toUtf8()).value_or(Json::object());
    m_error->setText(m_proposed);
}

void PairsTab::addPair()
{
    if (!m_add->isEnabled())
        return;
    MadePair pair;
    pair.type = chosenType();
    pair.context = m_loaded.replies[m_current].context;
    pair.reference = m_loaded.replies[m_current].reference;
    pair.error = m_error->text().trimmed();
    pair.how = pair.error == m_proposed ? m_how : Json{{"by_hand", true}};
    Conversation item = pair.toConversation();
    item.externalId = pairId(pair);
    item.batch = m_batch->text().trimmed();
    const QString user = session().user() ? session().user()->name : QString();
    session().save(
        this,
        [item, user](Storage &storage, const Clock &clock) -> Result<qint64> {
            CollectedRows rows({item});
            ImportRequest request;
            request.source = tr("contrastive pairs");
            NoProgress quiet;
            ASSIGN_OR_RETURN(const auto report, ImportService(storage, clock, user).run(rows, request, quiet));
            return report.added;
        },
        [this](const Result<qint64> &added) {
            if (!added)
                return shell().showError(added.error());
            m_added += int(*added);
            if (m_current + 1 < m_loaded.replies.size())
                showReply(m_current + 1);
            say();
        });
}

void PairsTab::say()
{
    const QLocale locale;
    const bool ready = m_loaded.corpus && !m_loaded.replies.isEmpty();
    m_load->setEnabled(!m_loading && !m_file->path().isEmpty());
    m_desk->setVisible(ready);
    if (m_loading)
        m_source->say(tr("Reading…"));
    else if (!ready)
        m_source->say(tr("Choose a file with reference replies and their contexts. Words are taken from the corpus, or "
                         "from this project and the file itself where none is chosen."));
    else
        m_source->say(tr("%1 replies. The corpus has %2 words; %3 nouns were seen more than once.")
                          .arg(locale.toString(m_loaded.replies.size()),
                               locale.toString(m_loaded.corpus->model().words()),
                               locale.toString(m_loaded.corpus->nouns())));
    if (!ready)
        return;
    m_place->setText(tr("%1 of %2").arg(locale.toString(m_current + 1), locale.toString(m_loaded.replies.size())));
    m_previous->setEnabled(m_current > 0);
    m_next->setEnabled(m_current + 1 < m_loaded.replies.size());
    const QString wrong = m_error->text().trimmed();
    m_add->setEnabled(!wrong.isEmpty() && wrong != m_reference->text() && !m_batch->text().trimmed().isEmpty());
    QString outcome =
        m_added > 0 ? tr("%1 pairs added to the batch %2.").arg(locale.toString(m_added), m_batch->text().trimmed())
                    : QString();
    if (m_candidates->rowCount() == 0)
        outcome = tr("Nothing is proposed for this reply; write the erroneous one yourself, or take another type.");
    m_outcome->setText(outcome);
}

void PairsTab::retranslate()
{
    m_source->setHeading(tr("Reference replies"));
    const QString filters = tr("All files (*)");
    m_file->setTexts(tr("File with replies"), tr("no file chosen"), tr("Choose file…"), tr("File with replies"),
                     filters);
    m_corpusFile->setTexts(tr("Corpus"), tr("this project and the file"), tr("Choose corpus…"), tr("Corpus"), filters);
    m_source->setLabel(m_file, tr("File with replies"));
    m_source->setLabel(m_corpusFile, tr("Corpus"));
    for (FileField *field : {m_file, m_corpusFile})
        field->setAccessibleName({});
    m_source->setLabel(m_batch, tr("Batch"));
    m_load->setText(tr("Read"));
    m_desk->setHeading(tr("Pair"));
    m_previous->setText(tr("Previous reply"));
    m_next->setText(tr("Next reply"));
    m_type->setAccessibleName(tr("Type of error"));
    m_type->setItemText(0, tr("ICW-ML: the noun that is most likely there"));
    m_type->setItemText(1, tr("ICW-EL: a noun that is equally likely there"));
    m_type->setItemText(2, tr("ESE: another end of the sentence"));
    m_type->setItemText(3, tr("FNC: another particle"));
    m_nouns->setAccessibleName(tr("Noun to replace"));
    m_candidates->setAccessibleName(tr("What can take its place"));
    m_candidates->setHorizontalHeaderLabels({tr("Instead"), tr("EL (smallest first)"), tr("ML (largest first)")});
    m_error->setAccessibleName(tr("Erroneous reply"));
    m_error->setPlaceholderText(tr("Erroneous reply"));
    m_add->setText(tr("Add pair"));
    m_empty->setContent(u"collect"_s, tr("Pairs are for projects with a scheme of crp"),
                        tr("Make or open one with the scheme crp-appropriateness or crp-errors, then come back: here a "
                           "reference reply and one with an error become a pair."),
                        tr("Go to Home"));
    say();
}

}  // namespace gainsay
