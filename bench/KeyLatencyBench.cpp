// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/KeyLatencyBench.h"

#include "app/gui/Composition.h"
#include "bench/BareSqlite.h"
#include "bench/Measure.h"
#include "core/service/plan/AssignService.h"
#include "core/service/project/ActiveScheme.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "db/project/ProjectFactory.h"
#include "ui/conversation/ConversationView.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int pauseMs = 5;         // between looks whether everything has come to rest
constexpr int warmUp = 5;          // items that are not counted
constexpr int longestMs = 60'000;  // for one item; then something is wrong

const QStringList latencyPeople{u"ann"_s, u"abe"_s};

Result<void> planEverything(const QString &projectFile, const Clock &clock)
{
    const auto storage = openProject(projectFile);
    if (!storage)
        return storage.error();
    for (const QString &name : latencyPeople) {
        User user;
        user.name = name;
        user.role = Role::Annotator;
        if (const auto added = (*storage)->project().addUser(user); !added)
            return added.error();
    }
    const auto scheme = activeScheme((*storage)->project());
    if (!scheme)
        return scheme.error();
    const auto batches = (*storage)->conversations().batches();
    if (!batches)
        return batches.error();
    for (const Batch &batch : *batches) {
        AssignService service(**storage, clock, *scheme, {});
        if (const auto planned = service.assign({batch.name, latencyPeople, 0, 1}); !planned)
            return planned.error();
    }
    return {};
}

// Presses the keys and looks when the next conversation is on screen. Everything happens in the program's own event
// loop; a key is pressed when nothing is under way, as people do who read first.
class KeyShift : public QObject {
public:
    KeyShift(Composition &app, int items, const QString &bareFile)
        : m_app(app), m_bare(bareFile), m_items(items + warmUp)
    {
        m_timer.setInterval(pauseMs);
        connect(&m_timer, &QTimer::timeout, this, &KeyShift::step);
    }

    void start()
    {
        m_since.start();
        m_timer.start();
    }

    bool isComplete() const { return int(m_milliseconds.size()) == m_items; }
    std::vector<double> milliseconds() const { return {m_milliseconds.begin() + warmUp, m_milliseconds.end()}; }
    // What cannot be saved: one row made durable and the window painted, in turn with the items.
    std::vector<double> floor() const { return {m_floor.begin() + warmUp, m_floor.end()}; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        // Measured behind the paint event, not before it.
        if (event->type() == QEvent::Paint && m_pressed && shown() != m_last)
            QMetaObject::invokeMethod(this, &KeyShift::painted, Qt::QueuedConnection);
        return QObject::eventFilter(watched, event);
    }

private:
    qint64 shown() const { return m_view->property("shown").toLongLong(); }

    void step()
    {
        if (m_since.elapsed() > longestMs)
            return QCoreApplication::quit();
        if (m_pressed || !m_app.session().isOpen() || !m_app.session().isIdle())
            return;
        if (!m_view) {
            const Page *page = m_app.window().page(u"annotate"_s);
            m_view = page ? page->findChild<ConversationView *>() : nullptr;
            if (m_view)
                m_view->viewport()->installEventFilter(this);
        }
        if (!m_view || shown() == 0 || shown() == m_last || !m_view->hasFocus())
            return;
        m_last = shown();
        m_pressed = true;
        QTest::keyClick(m_view, Qt::Key_0);
        m_since.start();
        QTest::keyClick(m_view, Qt::Key_Return);
    }

    void painted()
    {
        if (!m_pressed)
            return;
        m_pressed = false;
        m_milliseconds.push_back(double(m_since.nsecsElapsed()) / 1e6);
        m_since.start();
        m_bare.commitOne();
        m_app.window().repaint();
        m_floor.push_back(double(m_since.nsecsElapsed()) / 1e6);
        if (isComplete())
            QCoreApplication::quit();
    }

    Composition &m_app;
    BareCommits m_bare;
    int m_items;
    QTimer m_timer;
    QElapsedTimer m_since;
    ConversationView *m_view = nullptr;
    qint64 m_last = 0;
    bool m_pressed = false;
    std::vector<double> m_milliseconds;
    std::vector<double> m_floor;
};

}  // namespace

Result<Json> measureKeyLatency(const QString &projectFile, int items)
{
    const SystemClock clock;
    if (const auto planned = planEverything(projectFile, clock); !planned)
        return planned.error();
    const QTemporaryDir folder;
    Composition app(*qApp, clock, folder.filePath(u"settings.ini"_s));
    app.settings().setLastUser(projectFile, latencyPeople.first());
    app.settings().setValue(Setting::LastPage, u"annotate"_s);
    app.window().resize(1440, 900);
    app.window().show();
    app.window().activateWindow();
    app.window().openProject(projectFile);
    KeyShift shift(app, items, folder.filePath(u"bare.db"_s));
    shift.start();
    QCoreApplication::exec();
    if (!shift.isComplete())
        return conflict(u"the annotate page did not come to its next item"_s);
    Json figures = percentilesOf(shift.milliseconds());
    figures["floor"] = percentilesOf(shift.floor());
    figures["p99_ratio"] = figures["p99"].get<double>() / figures["floor"]["p99"].get<double>();
    return figures;
}

}  // namespace gainsay
