// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/WindowRig.h"

#include "app/gui/ProjectMaking.h"
#include "core/base/Progress.h"
#include "core/scheme/SchemeLibrary.h"
#include "core/service/AssignService.h"
#include "core/service/ImportService.h"
#include "core/store/ProjectStore.h"
#include "core/store/UserStore.h"
#include "db/ProjectFactory.h"
#include "tests/support/ListReader.h"

#include <QApplication>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

const QStringList annotatorNames{u"ann"_s, u"bob"_s, u"carl"_s, u"dora"_s, u"eve"_s};

template <class T> void require(const Result<T> &result)
{
    if (!result)
        qFatal("%s", qPrintable(result.error().message));
}

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
    require(projectMakers(m_clock).create({m_project, scheme, u"admin"_s}));
    withStorage([&](Storage &storage) {
        m_project = storage.location();
        const Result<ActiveScheme> active = activeScheme(storage.project());
        require(active);
        m_annotators = active->scheme.raters;
        for (const QString &name : annotatorNames.first(m_annotators))
            require(storage.users().add(person(name, Role::Annotator)));
        require(storage.users().add(person(u"judge"_s, Role::Adjudicator)));
        require(storage.users().add(person(u"sup"_s, Role::Supervisor)));
        require(storage.users().add(person(u"res"_s, Role::Researcher)));
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
        const Result<ActiveScheme> active = activeScheme(storage.project());
        require(active);
        options.scheme = active->scheme;
        const Result<std::unique_ptr<ImportReader>> reader = openImport(path, options);
        require(reader);
        std::vector<ImportEvent> events;
        for (int i = 0; limit == 0 || i < limit; ++i) {
            Result<ImportEvent> event = (*reader)->next();
            require(event);
            if (std::holds_alternative<EndOfRows>(*event))
                break;
            events.push_back(*std::move(event));
        }
        ListReader list(std::move(events));
        ImportRequest request;
        request.rejected = [](const RowError &row) { qFatal("%s", qPrintable(row.reason)); };
        NoProgress progress;
        require(ImportService(storage, m_clock, u"admin"_s).run(list, request, progress));
    });
}

void WindowRig::assign()
{
    withStorage([&](Storage &storage) {
        const Result<ActiveScheme> active = activeScheme(storage.project());
        require(active);
        AssignService service(storage, m_clock, *active, {});
        require(service.assign({u"b"_s, annotatorNames.first(m_annotators), 0, 1}));
    });
}

void WindowRig::withStorage(const std::function<void(Storage &)> &work)
{
    const Result<std::unique_ptr<Storage>> storage = openProject(m_project);
    require(storage);
    work(**storage);
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

}  // namespace gainsay
