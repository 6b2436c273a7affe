// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/DeskBench.h"

#include "app/gui/Composition.h"
#include "bench/Measure.h"
#include "core/store/ProjectStore.h"
#include "core/store/Storage.h"
#include "db/project/ProjectFactory.h"
#include "ui/session/ReportReader.h"
#include "ui/widgets/PillTabs.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <algorithm>
#include <ctime>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

const QString deskSupervisor = u"bench-sam"_s;
constexpr int quietTicks = 10;  // milliseconds, nearly, without anything under way
constexpr qint64 longestFillMs = 600'000;

Result<void> addSupervisor(const QString &projectFile)
{
    const auto storage = openProject(projectFile);
    if (!storage)
        return storage.error();
    if ((*storage)->project().userNamed(deskSupervisor))
        return {};
    User user;
    user.name = deskSupervisor;
    user.role = Role::Supervisor;
    const auto added = (*storage)->project().addUser(user);
    return added ? Result<void>() : added.error();
}

// What this thread has computed so far: how long a page keeps the window busy, whatever else the machine does.
double threadMilliseconds()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

// Opens one page or tab after the other. Its heartbeat also measures how long the window stood still.
class DeskWalk : public QObject {
public:
    explicit DeskWalk(Composition &app) : m_app(app)
    {
        m_heart.setTimerType(Qt::PreciseTimer);
        m_heart.setInterval(1);
        connect(&m_heart, &QTimer::timeout, this, &DeskWalk::beat);
    }

    void start()
    {
        m_opened.start();
        m_sinceBeat.start();
        m_heart.start();
    }

    const Json &figures() const { return m_figures; }
    bool isComplete() const { return m_complete; }

private:
    bool isQuiet() const
    {
        const QList<ReportReader *> readers = m_app.window().findChildren<ReportReader *>();
        return m_app.session().isOpen() && m_app.session().isIdle() &&
               std::none_of(readers.begin(), readers.end(), [](const ReportReader *one) { return one->isBusy(); });
    }

    PillTabs *tabs() const
    {
        for (PillTabs *tabs : m_app.window().findChildren<PillTabs *>()) {
            if (tabs->isVisible())
                return tabs;
        }
        return nullptr;
    }

    void beat()
    {
        m_stall = std::max(m_stall, double(m_sinceBeat.nsecsElapsed()) / 1e6 - 1.0);
        m_sinceBeat.start();
        const double computed = threadMilliseconds();
        m_work = std::max(m_work, computed - std::exchange(m_computed, computed));
        if (m_opened.elapsed() > longestFillMs)
            return QCoreApplication::quit();
        if (!isQuiet()) {
            m_quiet = 0;
            m_filled = double(m_opened.nsecsElapsed()) / 1e6;
        } else if (++m_quiet >= quietTicks) {
            note();
            openNext();
        }
    }

    void note()
    {
        if (!m_name.isEmpty())
            m_figures[toUtf8(m_name)] = {{"filled_ms", m_filled},
                                         {"longest_stall_ms", m_stall},
                                         {"longest_work_ms", m_work},
                                         {"memory_mb", memoryNow()}};
    }

    void openNext()
    {
        m_quiet = 0;
        m_filled = m_stall = m_work = 0.0;
        m_opened.start();
        m_sinceBeat.start();
        PillTabs *const strip = m_page >= 0 ? tabs() : nullptr;
        if (strip && m_tab + 1 < strip->count()) {
            strip->choose(++m_tab);
            m_name = u"%1-%2"_s.arg(m_pages[m_page]).arg(m_tab);
            return;
        }
        m_tab = 0;
        if (++m_page == m_pages.size()) {
            m_complete = true;
            return QCoreApplication::quit();
        }
        m_name = m_pages[m_page];
        m_app.window().openPage(m_name);
    }

    const QStringList m_pages{u"spotcheck"_s, u"team"_s, u"reports"_s, u"errors"_s};
    Composition &m_app;
    QTimer m_heart;
    QElapsedTimer m_opened;
    QElapsedTimer m_sinceBeat;
    qsizetype m_page = -1;
    int m_tab = 0;
    int m_quiet = 0;
    double m_filled = 0.0;
    double m_stall = 0.0;
    double m_work = 0.0;      // most that was computed between two beats
    double m_computed = 0.0;  // at the last beat
    QString m_name;           // of what is on screen; empty before the first
    Json m_figures = Json::object();
    bool m_complete = false;
};

}  // namespace

Result<Json> measureDesk(const QString &projectFile)
{
    if (const auto added = addSupervisor(projectFile); !added)
        return added.error();
    forgetPeakMemory();
    const SystemClock clock;
    const QTemporaryDir folder;
    Composition app(*qApp, clock, folder.filePath(u"settings.ini"_s));
    app.settings().setLastUser(projectFile, deskSupervisor);
    app.settings().setValue(Setting::LastPage, u"home"_s);
    app.window().resize(1440, 900);
    app.window().show();
    app.window().openProject(projectFile);
    DeskWalk walk(app);
    walk.start();
    QCoreApplication::exec();
    if (!walk.isComplete())
        return conflict(u"a page of the desk was not filled in ten minutes"_s);
    Json figures = walk.figures();
    figures["peak_mb"] = peakMemory();
    return figures;
}

}  // namespace gainsay
