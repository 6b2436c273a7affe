// SPDX-License-Identifier: GPL-3.0-or-later
// The window with somebody typing a note at it, to be killed in the middle: typing_window PROJECT USER FOLDER. Says on
// standard output after each key how long the note is by then.
#include "app/gui/Composition.h"
#include "ui/answers/AnswerEditor.h"

#include <QPlainTextEdit>
#include <QTest>
#include <QTimer>

#include <unistd.h>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

constexpr int keyEveryMs = 20;

class Typist : public QObject {
public:
    explicit Typist(MainWindow &window) : m_window(window)
    {
        connect(&m_keys, &QTimer::timeout, this, &Typist::press);
        m_keys.start(keyEveryMs);
    }

private:
    void press()
    {
        const Page *page = m_window.page(u"annotate"_s);
        auto *field = page ? page->findChild<QPlainTextEdit *>() : nullptr;
        if (!field || !field->isVisible())
            return;
        QTest::keyClick(field, Qt::Key_X);
        const QByteArray line = QByteArray::number(field->toPlainText().size()) + '\n';
        if (write(STDOUT_FILENO, line.constData(), static_cast<size_t>(line.size())) != line.size())
            _exit(2);
    }

    MainWindow &m_window;
    QTimer m_keys;
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
    app.window().openProject(arguments.at(1));
    const Typist typist(app.window());
    return QApplication::exec();
}
