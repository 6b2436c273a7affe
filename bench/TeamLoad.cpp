// SPDX-License-Identifier: GPL-3.0-or-later
// gainsay-team-bench: simulated annotators on one project, each with a connection of their own, as JSON: how long an
// answer takes from Enter to the next item, and how many there are in all. On a PostgreSQL server that it starts, on
// one that is there (--address, a schema that does not exist yet), or on a file (--file).
#include "bench/Measure.h"
#include "core/base/Clock.h"
#include "core/service/annotate/AnnotateService.h"
#include "core/service/project/DerivedState.h"
#include "core/store/AuditStore.h"
#include "db/project/ProjectFactory.h"
#include "db/project/ReadingPlace.h"
#include "db/server/ServerGate.h"
#include "tests/support/PostgresCluster.h"
#include "tests/support/Team.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#include <atomic>
#include <cstdio>
#include <thread>

using namespace Qt::StringLiterals;
using namespace gainsay;

namespace {

struct Load {
    int people = 50;
    int thinkMs = 0;
    int seconds = 10;
    int items = 20'000;
    bool pool = false;
    bool guarded = false;
};

struct Outcome {
    std::vector<double> milliseconds;
    QString failure;
};

// Answers until time is up or nothing is left.
Outcome annotate(Storage &storage, const ActiveScheme &scheme, UserId user, const Load &load, int number)
{
    Outcome outcome;
    const SystemClock clock;
    AnnotateService desk(storage, clock, scheme, user);
    QElapsedTimer running;
    running.start();
    // They do not all press Enter at the same moment.
    std::this_thread::sleep_for(std::chrono::milliseconds(load.thinkMs * number / load.people));
    auto work = desk.next();
    while (work && *work && running.elapsed() < qint64(load.seconds) * 1000) {
        Submission submission;
        submission.conversation = (*work)->conversation.id;
        submission.answers = cdconvAnswers(u"none"_s);
        submission.expectedRevision = (*work)->revision;
        QElapsedTimer answer;
        answer.start();
        work = desk.submitAndNext(submission);
        outcome.milliseconds.push_back(double(answer.nsecsElapsed()) / 1e6);
        std::this_thread::sleep_for(std::chrono::milliseconds(load.thinkMs));
    }
    if (!work)
        outcome.failure = work.error().message;
    return outcome;
}

Result<SchemeRevision> cdconvScheme()
{
    QFile file(u"" GAINSAY_SOURCE_DIR "/resources/schemes/cdconv.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        return notFound(file.fileName());
    return SchemeRevision{{}, u"cdconv"_s, 2, file.readAll(), 0};
}

Result<std::unique_ptr<Storage>> connectionOf(const QString &address, const QString &name, bool guarded)
{
    QString own = address;
    if (guarded)
        own.replace(address.section(u'@', 0, 0) + u'@', u"postgresql://"_s + name + u'@');
    return openProject(own);
}

Result<Json> measure(const QString &address, const Load &load)
{
    FakeClock clock;
    ASSIGN_OR_RETURN(const auto scheme, cdconvScheme());
    ASSIGN_OR_RETURN(const auto storage, createProject(address, scheme, clock));
    Team team(*storage, clock);
    team.addConversations(u"b"_s, load.items);
    QStringList names;
    for (int i = 0; i < load.people; ++i)
        names.append(u"a%1"_s.arg(i, 3, 10, QChar(u'0')));
    for (const QString &name : names)
        team.person(name);
    if (load.pool)
        team.openPool(u"b"_s);
    else
        team.assign(u"b"_s, names);
    if (load.guarded) {
        ASSIGN_OR_RETURN(const auto database, connectToProject(address));
        ServerGate gate(*database, clock);
        RETURN_IF_ERROR(gate.setUp());
        for (const QString &name : names)
            RETURN_IF_ERROR(gate.grant(name, name, u"a pass phrase"_s));
    }
    std::vector<std::unique_ptr<Storage>> connections;
    for (const QString &name : names) {
        ASSIGN_OR_RETURN(auto connection, connectionOf(address, name, load.guarded));
        connections.push_back(std::move(connection));
    }
    std::vector<Outcome> outcomes(size_t(load.people));
    std::vector<std::thread> threads;
    const ActiveScheme active = team.scheme();
    QElapsedTimer whole;
    whole.start();
    for (int i = 0; i < load.people; ++i)
        threads.emplace_back([&, i, user = team.person(names[i])] {
            outcomes[size_t(i)] = annotate(*connections[size_t(i)], active, user, load, i);
        });
    for (std::thread &thread : threads)
        thread.join();
    const double seconds = double(whole.nsecsElapsed()) / 1e9;
    std::vector<double> all;
    for (Outcome &outcome : outcomes) {
        if (!outcome.failure.isEmpty())
            return ioError(outcome.failure);
        all.insert(all.end(), outcome.milliseconds.begin(), outcome.milliseconds.end());
    }
    ASSIGN_OR_RETURN(const auto chained, storage->audit().verifyChain());
    const size_t answers = all.size();
    return Json{{"people", load.people},
                {"think_ms", load.thinkMs},
                {"pool", load.pool},
                {"guarded", load.guarded},
                {"answers", answers},
                {"answers_per_s", double(answers) / seconds},
                {"answer_ms", percentilesOf(std::move(all))},
                {"audit_rows", chained}};
}

}  // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    QCommandLineParser options;
    const auto add = [&](const QString &name, const QString &words, const QString &fallback) {
        const QCommandLineOption option(name, words, u"VALUE"_s, fallback);
        options.addOption(option);
        return option;
    };
    const auto people = add(u"people"_s, u"simulated annotators"_s, u"50"_s);
    const auto think = add(u"think"_s, u"milliseconds between an item and its answer"_s, u"0"_s);
    const auto seconds = add(u"seconds"_s, u"how long"_s, u"10"_s);
    const auto items = add(u"items"_s, u"conversations of the project"_s, u"20000"_s);
    const auto address = add(u"address"_s, u"a schema that does not exist yet"_s, {});
    const auto fileName = add(u"file"_s, u"a project file that does not exist yet"_s, {});
    options.addOption({u"pool"_s, u"everybody takes free items instead of planned ones"_s});
    options.addOption({u"guarded"_s, u"with logins whom the server guards"_s});
    options.addHelpOption();
    options.process(app);
    Load load;
    load.people = options.value(people).toInt();
    load.thinkMs = options.value(think).toInt();
    load.seconds = options.value(seconds).toInt();
    load.items = options.value(items).toInt();
    load.pool = options.isSet(u"pool"_s);
    load.guarded = options.isSet(u"guarded"_s);
    PostgresCluster server;
    QString place = options.value(options.isSet(fileName) ? fileName : address);
    if (place.isEmpty()) {
        if (const QString why = server.start(); !why.isEmpty()) {
            std::fprintf(stderr, "%s\n", qPrintable(why));
            return 1;
        }
        place = server.freshAddress();
    }
    const auto figures = measure(place, load);
    if (!figures) {
        std::fprintf(stderr, "%s\n", qPrintable(figures.error().message));
        return 1;
    }
    std::printf("%s\n", dumpJsonPretty(*figures).constData());
    return 0;
}
