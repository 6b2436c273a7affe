// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/studio/StudioPage.h"

#include "core/scheme/edit/TryItems.h"
#include "core/service/browse/BrowseService.h"
#include "core/service/project/SchemeService.h"
#include "core/workflow/RoleRules.h"
#include "ui/keys/ActionCatalog.h"
#include "ui/pages/studio/AnswerTrial.h"
#include "ui/pages/studio/GuidelinesForm.h"
#include "ui/pages/studio/PreviewPanel.h"
#include "ui/pages/studio/QuestionForm.h"
#include "ui/pages/studio/RemovalsForm.h"
#include "ui/pages/studio/ReviseDialog.h"
#include "ui/pages/studio/RulesForm.h"
#include "ui/pages/studio/StartDialog.h"
#include "ui/pages/studio/StudioOutline.h"
#include "ui/pages/studio/TaskForm.h"
#include "ui/pages/studio/TryDialog.h"
#include "ui/settings/Language.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/DialogSize.h"
#include "ui/widgets/DisplayText.h"
#include "ui/widgets/FileChoice.h"
#include "ui/widgets/PillTabs.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QRegularExpression>
#include <QSaveFile>
#include <QScrollArea>
#include <QSplitter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int itemsTried = 5;

Result<void> writeWhole(const QString &path, const QByteArray &body)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(body) != body.size() || !file.commit())
        return ioError(StudioPage::tr("%1 cannot be written: %2").arg(path, file.errorString()));
    return {};
}

}  // namespace

StudioPage::StudioPage(const PageContext &context) : Page(context), m_model(SchemeShelf::ofUser())
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(zoomed(14), zoomed(14), zoomed(14), zoomed(14));
    buildTools();
    addCommands();
    addUses();
    connect(&m_model, &StudioModel::changed, this, &StudioPage::refresh);
    connect(&m_model.steps(), &QUndoStack::indexChanged, this, &StudioPage::enableCommands);
    connect(&m_model, &StudioModel::draftFailed, this, [this](const Error &error) { shell().showError(error); });
    for (const auto signal : {&ProjectSession::opened, &ProjectSession::closed, &ProjectSession::userChanged,
                              &ProjectSession::factsChanged})
        connect(&session(), signal, this, &StudioPage::enableCommands);
    connect(&session(), &ProjectSession::closed, this, [this] {
        m_items.clear();
        m_preview->setItems({});
    });
    qApp->installEventFilter(this);
    retranslate();
}

QString StudioPage::title() const
{
    return tr("Scheme studio");
}

void StudioPage::buildTools()
{
    m_tools = new QWidget(this);
    auto *row = new QHBoxLayout(m_tools);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(zoomed(8));
    const auto add = [&](const QString &action) {
        QPushButton *button = makeButton(ButtonKind::Pill, {}, m_tools);
        connect(button, &QPushButton::clicked, this, [this, action] { actions().action(action)->trigger(); });
        row->addWidget(button);
        return button;
    };
    m_start = add(u"studio.start"_s);
    m_undo = add(u"studio.undo"_s);
    m_redo = add(u"studio.redo"_s);
    m_try = add(u"studio.try"_s);
    m_uses = new QMenu(m_tools);
    m_use = makeMenuPill(m_uses, m_tools);
    row->addWidget(m_use);
    row->addStretch();
    m_tools->hide();
}

void StudioPage::addCommands()
{
    const auto group = [] { return tr("Scheme studio"); };
    ActionCatalog &catalog = actions();
    catalog.add(
        u"studio.start"_s, [] { return tr("Begin with another scheme…"); }, group, QKeySequence(u"Ctrl+Shift+O"_s),
        this, [this] { chooseStart(); });
    catalog.add(
        u"studio.undo"_s, [] { return tr("Undo"); }, group, QKeySequence::Undo, this,
        [this] { m_model.steps().undo(); });
    catalog.add(
        u"studio.redo"_s, [] { return tr("Redo"); }, group, QKeySequence(u"Ctrl+Shift+Z"_s), this,
        [this] { m_model.steps().redo(); });
    catalog.add(
        u"studio.parts"_s, [] { return tr("To the list of parts"); }, group, QKeySequence(u"Ctrl+1"_s), this,
        [this] { m_outline->setFocus(); });
    catalog.add(
        u"studio.preview"_s, [] { return tr("Answer in the preview"); }, group, QKeySequence(u"Ctrl+2"_s), this,
        [this] {
            m_preview->showTab(PreviewPanel::Questions);
            m_preview->trial()->focusConversation();
        });
    catalog.add(
        u"studio.faults"_s, [] { return tr("To the next fault"); }, group, Qt::Key_F8, this,
        [this] {
            if (!m_model.faults().isEmpty())
                goTo(m_model.faults().first().path);
        });
    catalog.add(
        u"studio.try"_s, [] { return tr("Try it on five conversations…"); }, group, QKeySequence(u"Ctrl+T"_s), this,
        [this] { tryIt(); });
}

// What becomes of the scheme in the end.
void StudioPage::addUses()
{
    const auto group = [] { return tr("Scheme studio"); };
    const auto add = [&](const QString &id, std::function<QString()> text, const QKeySequence &key,
                         std::function<void()> run) {
        m_uses->addAction(actions().add(id, std::move(text), group, key, this, std::move(run)));
    };
    add(
        u"studio.save"_s, [] { return tr("Save as a file…"); }, QKeySequence::Save, [this] { saveAsFile(); });
    add(
        u"studio.template"_s, [] { return tr("Keep as a template"); }, {},
        [this] {
            keepAsTemplate([this](const QString &) {
                shell().showNotice([] { return tr("Kept as a template: a new project offers it now."); });
            });
        });
    add(
        u"studio.revise"_s, [] { return tr("Revise the project's scheme with it…"); }, {}, [this] { revise(); });
    add(
        u"studio.project"_s, [] { return tr("New project with it…"); }, {},
        [this] {
            keepAsTemplate([this](const QString &path) { shell().openPage(u"home"_s, {{"scheme", toUtf8(path)}}); });
        });
}

void StudioPage::retranslate()
{
    m_start->setText(tr("Begin with…"));
    m_undo->setText(tr("Undo"));
    m_redo->setText(tr("Redo"));
    m_try->setText(tr("Try it"));
    m_use->setText(tr("Save or use"));
    build();
}

// All of it is worded anew with another language.
void StudioPage::build()
{
    const int entry = m_outline ? m_outline->current() : int(StudioOutline::Task);
    delete m_split;
    m_split = new QSplitter(Qt::Horizontal, this);
    m_split->setChildrenCollapsible(false);
    layout()->addWidget(m_split);
    auto *parts = new Card(m_split);
    parts->setAccessibleName(tr("Parts of the scheme"));
    m_outline = new StudioOutline(m_model, parts);
    parts->body()->addWidget(m_outline);
    m_split->addWidget(parts);
    m_split->addWidget(buildForms(m_split));
    m_preview = new PreviewPanel(m_model, context().inputMethod, m_split);
    m_preview->setItems(m_items);
    m_split->addWidget(m_preview);
    m_split->setStretchFactor(0, 2);
    m_split->setStretchFactor(1, 4);
    m_split->setStretchFactor(2, 4);
    m_split->setSizes({zoomed(210), zoomed(400), zoomed(380)});
    parts->setMinimumWidth(zoomed(170));
    m_preview->setMinimumWidth(zoomed(280));
    connect(m_outline, &StudioOutline::chosen, this, &StudioPage::showPart);
    connect(m_outline, &StudioOutline::added, this, [this] { m_question->focusTitle(); });
    connect(m_preview, &PreviewPanel::placeWanted, this, &StudioPage::goTo);
    setFocusProxy(m_outline);
    m_outline->choose(entry);
    showPart(m_outline->current());
    enableCommands();
}

QWidget *StudioPage::buildForms(QWidget *parent)
{
    auto *card = new Card(parent);
    card->setAccessibleName(tr("The chosen part"));
    m_languages = new PillTabs(card, PillTabs::Rows::AsNeeded);
    QStringList names;
    for (const QString &language : LocalizedText::languages()) {
        const QStringList known = Language::available().filter(QRegularExpression(u'^' + language));
        names.append(Language::nativeName(known.value(0, language)));
    }
    m_languages->setTabs(names);
    m_languages->setAccessibleName(tr("Language of the texts"));
    m_languages->setCurrent(int(LocalizedText::languages().indexOf(m_model.language())));
    connect(m_languages, &PillTabs::currentChanged, this,
            [this](int index) { m_model.setLanguage(LocalizedText::languages()[index]); });
    m_part = new QWidget(card);
    auto *column = new QVBoxLayout(m_part);
    column->setContentsMargins(0, 0, 0, 0);
    m_question = new QuestionForm(m_model, m_part);
    m_forms = {new TaskForm(m_model, m_part), new RulesForm(m_model, m_part), new RemovalsForm(m_model, m_part),
               new GuidelinesForm(m_model, m_part), m_question};
    for (StudioForm *form : std::as_const(m_forms))
        column->addWidget(form);
    column->addStretch();
    m_scroll = makeScrolling(m_part, card);
    m_scroll->setMinimumWidth(zoomed(280));  // as wide as all forms at once it need not be
    card->body()->addWidget(m_languages);
    card->body()->addWidget(m_scroll, 1);
    return card;
}

void StudioPage::showPart(int entry)
{
    const int form = std::min(entry, int(StudioOutline::FirstQuestion));
    if (form < 0)
        return;
    if (entry >= StudioOutline::FirstQuestion)
        m_question->setQuestion(entry - StudioOutline::FirstQuestion);
    else
        m_forms[form]->refresh();
    m_front = form;
    for (int i = 0; i < m_forms.size(); ++i)
        m_forms[i]->setVisible(i == form);
    m_scroll->ensureVisible(0, 0);
    if (entry == StudioOutline::Guidelines)
        m_preview->showTab(PreviewPanel::GuidelinesTab);
}

void StudioPage::refresh()
{
    m_outline->refresh();
    const int entry = m_outline->current();
    if (entry >= StudioOutline::FirstQuestion)
        m_question->setQuestion(entry - StudioOutline::FirstQuestion);
    else if (entry >= 0)
        m_forms[entry]->refresh();
    enableCommands();
}

void StudioPage::enableCommands()
{
    const std::optional<User> &user = session().user();
    const bool mayRevise = session().isOpen() && user && roleMay(user->role, Permission::Configure);
    actions().action(u"studio.revise"_s)->setEnabled(mayRevise);
    actions().action(u"studio.undo"_s)->setEnabled(m_model.steps().canUndo());
    actions().action(u"studio.redo"_s)->setEnabled(m_model.steps().canRedo());
    m_undo->setEnabled(m_model.steps().canUndo());
    m_redo->setEnabled(m_model.steps().canRedo());
}

// The part that the place belongs to, and the field.
void StudioPage::goTo(const QString &path)
{
    static const QRegularExpression question(u"^questions\\[(\\d+)\\](?:\\.options\\[(\\d+)\\])?"_s);
    const QRegularExpressionMatch match = question.match(path);
    const QString head = path.section(u'.', 0, 0).section(u'[', 0, 0);
    static const QHash<QString, int> parts{
        {u"raters"_s, StudioOutline::Rules},     {u"resolution"_s, StudioOutline::Rules},
        {u"gold"_s, StudioOutline::Rules},       {u"quality"_s, StudioOutline::Rules},
        {u"removes"_s, StudioOutline::Removals}, {u"guidelines"_s, StudioOutline::Guidelines}};
    if (match.hasMatch())
        m_outline->choose(StudioOutline::FirstQuestion + match.captured(1).toInt());
    else
        m_outline->choose(parts.value(head, StudioOutline::Task));
    if (match.hasMatch() && !match.captured(2).isEmpty()) {
        m_question->showOption(match.captured(2).toInt());
    } else if (!m_forms[m_front]->focusField(path)) {
        m_outline->setFocus();
    }
    if (QWidget *focus = QApplication::focusWidget(); focus && m_part->isAncestorOf(focus))
        m_scroll->ensureWidgetVisible(focus);
}

void StudioPage::activate(const Json &argument)
{
    takeUp();
    readItems();
    const QString project = session().isOpen() ? session().facts().location : QString();
    const bool another = std::exchange(m_project, project) != project;
    if (argument.is_object() && argument.contains("from")) {
        const QString from = fromUtf8(argument["from"].get<std::string>());
        const Result<LoadedScheme> loaded = loadScheme(from);
        const Result<SchemeDocument> document =
            loaded ? SchemeDocument::read(loaded->body) : Result<SchemeDocument>(loaded.error());
        document ? begin(loaded->scheme.title.text(QLocale().name()), *document) : shell().showError(document.error());
    } else if (argument.is_object() && argument.contains("project")) {
        beginWithProject();
    } else if (another && m_model.isKept()) {
        beginWithProject();
    }
}

// What was being written when the program ended, however it ended.
void StudioPage::takeUp()
{
    if (std::exchange(m_takenUp, true))
        return;
    const std::optional<SchemeDraft> draft = m_model.shelf().draft();
    const Result<SchemeDocument> document =
        draft ? SchemeDocument::read(draft->body) : Result<SchemeDocument>(notFound({}));
    if (!document || *document == m_model.document())
        return;
    begin(tr("what was written last time"), *document);
    const QString when = QLocale().toString(draft->writtenAt, QLocale::ShortFormat);
    shell().tell({.text = [when] { return tr("This is what you wrote until %1. Undo begins afresh.").arg(when); },
                  .action = MessageAction{[] { return tr("Begin afresh"); }, [this] { m_model.steps().undo(); }},
                  .topic = u"studio.draft"_s});
}

void StudioPage::begin(const QString &title, const SchemeDocument &document)
{
    const bool replaces = !m_model.isKept();
    m_model.replace(tr("begin with %1").arg(title), document);
    if (replaces)
        shell().tell({.text = [] { return tr("What you were writing has made room."); },
                      .action = MessageAction{[] { return tr("Undo"); }, [this] { m_model.steps().undo(); }},
                      .topic = u"studio.replaced"_s});
    m_outline->choose(StudioOutline::Task);
}

void StudioPage::beginWithProject()
{
    if (!session().isOpen())
        return;
    session().run(
        this,
        [](Storage &storage, const Clock &clock) -> Result<QByteArray> {
            ASSIGN_OR_RETURN(const auto versions, SchemeService(storage, clock, {}).versions());
            return versions.constLast().revision.body;
        },
        [this](const Result<QByteArray> &body) {
            const Result<SchemeDocument> document =
                body ? SchemeDocument::read(*body) : Result<SchemeDocument>(body.error());
            if (!document)
                return shell().showError(document.error());
            begin(tr("the project's scheme"), *document);
            m_model.markKept();  // the project has it
        });
}

// Of the project, for the preview and to try the scheme on.
void StudioPage::readItems()
{
    if (!session().isOpen())
        return;
    session().run(
        this, [](Storage &storage, const Clock &) { return BrowseService(storage).pageAfter({}, itemsTried); },
        [this](const Result<QList<Conversation>> &items) {
            m_items = items ? *items : QList<Conversation>();
            m_preview->setItems(m_items);
        });
}

void StudioPage::chooseStart()
{
    auto *dialog = new StartDialog(session(), m_model, window());
    connect(dialog, &StartDialog::chosen, this, [this](const QString &title, const SchemeDocument &document) {
        begin(title, document);
        m_outline->setFocus();
    });
    dialog->open();
}

std::optional<LoadedScheme> StudioPage::whole()
{
    std::optional<LoadedScheme> loaded = m_model.loaded();
    if (loaded || m_model.faults().isEmpty())
        return loaded;
    const JsonFault fault = m_model.faults().first();
    shell().tell({.kind = WindowMessage::Kind::Error, .text = fault.text(), .topic = u"studio.fault"_s});
    m_preview->showTab(PreviewPanel::Faults);
    goTo(fault.path);
    return std::nullopt;
}

void StudioPage::tryIt()
{
    const std::optional<LoadedScheme> scheme = whole();
    if (!scheme)
        return;
    const QList<Conversation> items = m_items.isEmpty()
                                          ? tryItems(scheme->scheme, QLocale().name())
                                          : m_items.first(std::min<qsizetype>(itemsTried, m_items.size()));
    (new TryDialog(scheme->scheme, items, context().inputMethod, window()))->open();
}

// Also one with faults: half a scheme is work, too.
void StudioPage::saveAsFile()
{
    const QString name = m_model.document().text(u"id"_s);
    chooseFileToSave(this, tr("Save the scheme"), (name.isEmpty() ? u"scheme"_s : name) + u".json"_s,
                     tr("Schemes (*.json)"), [this](const QString &path) {
                         session().jobs().start(
                             [] { return tr("Saving the scheme"); }, this,
                             [path, body = m_model.body()](Progress &) { return writeWhole(path, body); },
                             [this, path](const Result<void> &written) {
                                 if (!written)
                                     return shell().showError(written.error());
                                 m_model.markKept();
                                 shell().showNotice([path] { return tr("Saved as %1.").arg(path); });
                             });
                     });
}

void StudioPage::keepAsTemplate(const std::function<void(const QString &path)> &kept)
{
    const std::optional<LoadedScheme> scheme = whole();
    if (!scheme)
        return;
    session().jobs().start(
        [] { return tr("Keeping the template"); }, this,
        [shelf = m_model.shelf(), scheme = *scheme](Progress &) { return shelf.keepTemplate(scheme); },
        [this, kept](const Result<QString> &path) {
            if (!path)
                return shell().showError(path.error());
            m_model.markKept();
            kept(*path);
        });
}

void StudioPage::revise()
{
    std::optional<LoadedScheme> scheme = whole();
    if (!scheme)
        return;
    const int version = std::max(scheme->scheme.version, session().facts().scheme.version + 1);
    SchemeDocument next = m_model.document();
    next.set(u"version"_s, version);
    scheme->scheme.version = version;
    scheme->body = next.toBytes();
    auto *dialog = new ReviseDialog(session(), *scheme, window());
    connect(dialog, &ReviseDialog::revised, this, [this](const SchemeChange &change) {
        m_model.set(u"version"_s, change.to);
        m_model.markKept();
        shell().showNotice([version = change.to, returned = change.returned] {
            return returned > 0
                       ? tr("Version %1 is in force; %n answer(s) went back.", nullptr, int(returned)).arg(version)
                       : tr("Version %1 is in force.").arg(version);
        });
    });
    dialog->open();
}

// Ctrl+Z in a field undoes the last step, wherever it was made: each letter is part of one.
bool StudioPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && isVisible()) {
        const auto *widget = qobject_cast<QWidget *>(watched);
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool steps = key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo);
        if (steps && widget && m_part->isAncestorOf(widget)) {
            event->ignore();
            return true;
        }
    }
    return Page::eventFilter(watched, event);
}

}  // namespace gainsay
