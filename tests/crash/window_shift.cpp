// SPDX-License-Identifier: GPL-3.0-or-later
// A shift at the window by keyboard, to be killed in the middle: window_shift PROJECT USER FOLDER SEED. Answers, marks
// evidence, writes notes, undoes and submits. Says on standard output after each key what the item on screen holds
// ("D item {answers, submission}"), and what was submitted once the next item is on screen ("S item submission").
#include "app/gui/Composition.h"
#include "core/base/Random.h"
#include "ui/answers/AnswerEditor.h"
#include "ui/conversation/ConversationView.h"

#include <QTest>
#include <QTimer>

#include <optional>

#include <unistd.h>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

constexpr int keyEveryMs = 20;

void say(char what, qint64 item, const Json &json)
{
    const QByteArray line = QByteArray(1, what) + ' ' + QByteArray::number(item) + ' ' + dumpJson(json) + '\n';
    if (write(STDOUT_FILENO, line.constData(), static_cast<size_t>(line.size())) != line.size())
        _exit(2);
}

struct Press {
    int key = 0;
    Qt::KeyboardModifiers held;
    bool submits = false;
};

class Annotator : public QObject {
public:
    Annotator(Composition &app, quint64 seed) : m_app(app), m_draw(seed)
    {
        connect(&m_ticks, &QTimer::timeout, this, &Annotator::tick);
        m_ticks.start(keyEveryMs);
    }

private:
    void tick()
    {
        const Page *page = m_app.window().page(u"annotate"_s);
        auto *view = page ? page->findChild<ConversationView *>() : nullptr;
        if (!view || !view->isVisible() || (m_waits && !m_app.session().isIdle()))
            return;
        m_waits = false;
        const qint64 item = view->property("shown").toLongLong();
        if (m_submitted && item != m_item)
            say('S', m_item, *m_submitted);
        m_submitted.reset();
        if (item != m_item || m_presses.isEmpty())
            plan();
        m_item = item;
        press(*page->findChild<AnswerEditor *>(), QApplication::focusWidget() ? QApplication::focusWidget() : view);
    }

    void press(const AnswerEditor &editor, QWidget *target)
    {
        const Press next = m_presses.takeFirst();
        if (next.submits && !editor.missing())
            m_submitted = editor.submission();
        m_waits = next.submits || next.held == Qt::ControlModifier;
        QTest::keyClick(target, Qt::Key(next.key), next.held);
        if (!m_waits)
            say('D', m_item, {{"answers", editor.answers()}, {"submission", editor.submission()}});
    }

    void type(const QString &letters)
    {
        for (const QChar letter : letters)
            m_presses.append({letter.toUpper().unicode(), {}, false});
    }

    // Some look at the item before once more, some mark evidence, some write much.
    void plan()
    {
        m_presses.clear();
        if (m_draw.below(5) == 0)
            m_presses.append({Qt::Key_Z, Qt::ControlModifier, false});
        if (m_draw.below(2) == 0) {
            type(u"3ev"_s);
            m_presses += {{Qt::Key_Right, {}, false},
                          {Qt::Key_Return, {}, false},
                          {Qt::Key_Up, {}, false},
                          {Qt::Key_Right, {}, false},
                          {Qt::Key_Return, {}, false}};
        } else {
            type(QString(QChar(u'0' + int(m_draw.below(3)))));
        }
        if (m_draw.below(2) == 0) {
            type(u"n"_s + u"x"_s.repeated(int(m_draw.below(120))));
            m_presses.append({Qt::Key_Escape, {}, false});
        }
        m_presses.append({Qt::Key_Return, {}, true});
    }

    Composition &m_app;
    FairDraw m_draw;
    QTimer m_ticks;
    QList<Press> m_presses;
    qint64 m_item = 0;
    bool m_waits = false;  // for what the key sets off
    std::optional<Json> m_submitted;
};

}  // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    const SystemClock clock;
    Composition app(application, clock, arguments.at(3) + u"/settings.ini"_s);
    app.settings().setLastUser(arguments.at(1), arguments.at(2));
    app.settings().setValue(Setting::LastPage, u"annotate"_s);
    app.window().show();
    app.window().activateWindow();
    app.window().openProject(arguments.at(1));
    const Annotator annotator(app, arguments.at(4).toULongLong());
    return QApplication::exec();
}
