// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/WindowRig.h"

#include "app/gui/ProjectMaking.h"
#include "core/base/Progress.h"
#include "core/io/Formats.h"
#include "core/scheme/SchemeLibrary.h"
#include "core/service/annotate/AnnotateService.h"
#include "core/service/exchange/ImportService.h"
#include "core/service/plan/AssignService.h"
#include "core/store/ProjectStore.h"
#include "core/store/WorkStore.h"
#include "db/project/ProjectFactory.h"
#include "tests/support/ListReader.h"
#include "tests/support/Team.h"
#include "ui/status/Toast.h"
#include "ui/status/ToastStack.h"

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

const QStringList annotatorNames{u"ann"_s, u"bob"_s, u"carl"_s, u"dora"_s, u"eve"_s};

User person(const QString &name, Role role)
{
    User user;
    user.name = name;
    user.role = role;
    return user;
}

}  // namespace

WindowRig::WindowRig(const QString &scheme, const QString &address)
{
    m_project = address.isEmpty() ? m_folder.filePath(u"rig.gainsay"_s) : address;
    must(projectMakers(m_clock).create({m_project, scheme, u"admin"_s}));
    withStorage([&](Storage &storage) {
        m_project = storage.location();
        m_annotators = must(activeScheme(storage.project())).scheme.raters;
        for (const QString &name : annotatorNames.first(m_annotators))
            must(storage.project().addUser(person(name, Role::Annotator)));
        must(storage.project().addUser(person(u"judge"_s, Role::Adjudicator)));
        must(storage.project().addUser(person(u"sup"_s, Role::Supervisor)));
        must(storage.project().addUser(person(u"res"_s, Role::Researcher)));
    });
}

void WindowRig::importSample(const QString &file, const QString &format, int limit)
{
    importFile(QStringLiteral(GAINSAY_SOURCE_DIR "/resources/samples/") + file, format, limit);
}

void WindowRig::importLines(const QByteArray &lines, const QString &format)
{
    QFile file(m_folder.filePath(u"rows.jsonl"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write(lines) != lines.size())
        qFatal("%s", qPrintable(file.errorString()));
    file.close();
    importFile(file.fileName(), format, 0);
}

void WindowRig::importFile(const QString &path, const QString &format, int limit)
{
    withStorage([&](Storage &storage) {
        ImportOptions options;
        options.format = format;
        options.batch = u"b"_s;
        options.scheme = must(activeScheme(storage.project())).scheme;
        const std::unique_ptr<ImportReader> reader = must(openImport(path, options));
        std::vector<ImportEvent> events;
        for (int i = 0; limit == 0 || i < limit; ++i) {
            ImportEvent event = must(reader->next());
            if (std::holds_alternative<EndOfRows>(event))
                break;
            events.push_back(std::move(event));
        }
        ListReader list(std::move(events));
        ImportRequest request;
        request.rejected = [](const RowError &row) { qFatal("%s", qPrintable(row.reason)); };
        NoProgress progress;
        must(ImportService(storage, m_clock, u"admin"_s).run(list, request, progress));
    });
}

void WindowRig::assign()
{
    withStorage([&](Storage &storage) {
        const ActiveScheme active = must(activeScheme(storage.project()));
        AssignService service(storage, m_clock, active, {});
        must(service.assign({u"b"_s, annotatorNames.first(m_annotators), 0, 1}));
    });
}

void WindowRig::withStorage(const std::function<void(Storage &)> &work)
{
    const std::unique_ptr<Storage> storage = must(openProject(m_project));
    work(*storage);
}

void WindowRig::answerAll(const QString &user, const Json &answers)
{
    answerEach(user, [&](const Conversation &) { return answers; });
}

void WindowRig::answerEach(const QString &user, const std::function<Json(const Conversation &)> &answers)
{
    withStorage([&](Storage &storage) {
        const ActiveScheme active = must(activeScheme(storage.project()));
        AnnotateService service(storage, m_clock, active, must(storage.project().userNamed(user)).id);
        while (const std::optional<WorkItem> item = must(service.next())) {
            Submission submission;
            submission.conversation = item->conversation.id;
            submission.answers = answers(item->conversation);
            must(service.submit(submission));
        }
    });
}

Json WindowRig::draft(const QString &user, ConversationId item)
{
    Json found;
    withStorage([&](Storage &storage) {
        if (const auto draft = must(storage.work().draft(item, must(storage.project().userNamed(user)).id)))
            found = draft->answers;
    });
    return found;
}

qint64 WindowRig::openItems(const QString &user)
{
    qint64 open = 0;
    withStorage([&](Storage &storage) {
        for (const SlotTally &tally : must(storage.work().slotTallies(must(storage.project().userNamed(user)).id)))
            open += tally.state == SlotState::Submitted ? 0 : tally.count;
    });
    return open;
}

QStringList WindowRig::told(WindowMessage::Kind kind)
{
    QStringList texts;
    for (const Toast *toast : window().findChild<ToastStack *>()->toasts()) {
        if (toast->kind() == kind)
            texts.append(toast->text());
    }
    return texts;
}

void WindowRig::start(const QString &lastUser)
{
    m_app = std::make_unique<Composition>(*qApp, m_clock, m_folder.filePath(u"settings.ini"_s));
    m_app->settings().setValue(Setting::Language, u"en"_s);
    m_app->settings().setLastUser(m_project, lastUser);
    window().resize(1440, 900);
    window().show();
    window().activateWindow();
    window().openProject(m_project);
    if (!QTest::qWaitFor([this] { return m_app->session().isOpen(); }))
        qFatal("the project did not open");
}

void WindowRig::open(const QString &user, const QString &page)
{
    start(user);
    if (!QTest::qWaitFor([this] { return m_app->session().user().has_value(); }))
        qFatal("nobody was let in");
    window().openPage(page);
}

bool says(const QWidget *parent, const QString &words)
{
    const QList<QLabel *> labels = parent->findChildren<QLabel *>();
    return std::any_of(labels.begin(), labels.end(),
                       [&](const QLabel *label) { return label->isVisible() && label->text().contains(words); });
}

}  // namespace gainsay
