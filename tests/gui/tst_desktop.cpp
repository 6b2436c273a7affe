// SPDX-License-Identifier: GPL-3.0-or-later
// The program among others on a desktop: file type, one window per project, files dropped on it, recent projects,
// a word when long work ends, the tour, zoom.
#include "app/gui/SingleWindow.h"
#include "tests/gui/WindowRig.h"
#include "ui/help/Tour.h"
#include "ui/pages/data/ImportDialog.h"
#include "ui/pages/home/RecentButton.h"
#include "ui/theme/Icons.h"

#include <QDropEvent>
#include <QFile>
#include <QFontMetrics>
#include <QMimeData>
#include <QMimeDatabase>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

constexpr const char *sourceFolder = GAINSAY_SOURCE_DIR;

void drop(MainWindow &window, const QString &path)
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDropEvent event(QPointF(200, 200), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    static_cast<QObject &>(window).event(&event);  // the application delivers only what a drag has brought
}

void copyFile(const QString &from, const QString &to)
{
    QFile::remove(to);
    QVERIFY(QFile::copy(from, to));
}

}  // namespace

class TestDesktop : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("XDG_DATA_HOME", m_data.filePath(u"home"_s).toUtf8());
        qputenv("XDG_DATA_DIRS", m_data.path().toUtf8());
        installFileType();  // before anybody asks for types, since Qt remembers them
        m_rig = std::make_unique<WindowRig>(u"cdconv"_s);
        m_rig->importSample(u"demo-conversations.jsonl"_s, u"cdconv"_s, 3);
    }
    void cleanup() { m_rig->close(); }

    // By its content, whatever it is called; another SQLite file is none of ours.
    void aProjectIsKnownByItsContent()
    {
        if (!m_typesKnown)
            QSKIP("shared-mime-info is not here");
        const QMimeDatabase types;
        QFile project(m_rig->project());
        QVERIFY(project.open(QIODevice::ReadOnly));
        QByteArray header = project.read(4096);
        QCOMPARE(types.mimeTypeForData(header).name(), u"application/x-gainsay"_s);
        QCOMPARE(types.mimeTypeForFile(u"x.gainsay"_s, QMimeDatabase::MatchExtension).name(),
                 u"application/x-gainsay"_s);
        header.replace(68, 4, QByteArray(4, '\0'));
        QVERIFY(types.mimeTypeForData(header).name() != u"application/x-gainsay"_s);
    }

    void aSecondStartComesToTheFirstWindow()
    {
        QVERIFY(!SingleWindow::handOver(m_rig->project()));
        SingleWindow first;
        QSignalSpy raised(&first, &SingleWindow::raiseRequested);
        first.claim(m_rig->project());
        const QTemporaryDir elsewhere;
        const QString link = elsewhere.filePath(u"link.gainsay"_s);
        QVERIFY(QFile::link(m_rig->project(), link));
        QVERIFY2(SingleWindow::handOver(link), "the same file by another path");
        QTRY_COMPARE(raised.size(), 1);
        QVERIFY(!SingleWindow::handOver(elsewhere.filePath(u"other.gainsay"_s)));
        SingleWindow second;
        QVERIFY2(!second.claim(link), "only one window answers for a project");
        QTRY_COMPARE(raised.size(), 2);
        first.release(link);
        QVERIFY(second.claim(m_rig->project()));
    }

    // From inside a window too: what another window has open is shown there.
    void aProjectOpenElsewhereIsNotOpenedTwice()
    {
        m_rig->start(u"sup"_s);
        ProjectSession &session = m_rig->app().session();
        QTRY_VERIFY(session.isOpen());
        const QString project = session.facts().location;
        SingleWindow here;
        here.watch(m_rig->window(), session);
        m_rig->app().actions().action(u"window.close"_s)->trigger();
        SingleWindow elsewhere;
        QVERIFY2(elsewhere.claim(project), "a closed project is free");
        QSignalSpy raised(&elsewhere, &SingleWindow::raiseRequested);
        m_rig->window().openProject(project);
        QTRY_COMPARE(raised.size(), 1);
        QVERIFY(!session.isOpen());
        QCOMPARE(m_rig->notices().size(), 1);
        elsewhere.release(project);
        m_rig->window().openProject(project);
        QTRY_VERIFY(session.isOpen());
        QVERIFY(SingleWindow::handOver(project));
    }

    void homeTellsTheDayByRole()
    {
        m_rig->importSample(u"demo-conversations.jsonl"_s, u"cdconv"_s, 3);
        m_rig->assign();
        m_rig->open(u"sup"_s, u"home"_s);
        QTRY_VERIFY(says(&m_rig->window(), u"Answers awaited"_s));
        QVERIFY(says(&m_rig->window(), u"of ann, bob"_s));
        QVERIFY(!says(&m_rig->window(), u"Answered today"_s));
        QVERIFY(!says(&m_rig->window(), u"Find, label and study"_s));  // who works needs no introduction
        m_rig->close();
        m_rig->open(u"ann"_s, u"home"_s);
        QTRY_VERIFY(says(&m_rig->window(), u"Answered today"_s));
        QVERIFY(!says(&m_rig->window(), u"Answers awaited"_s));
    }

    void droppedDataIsOfferedForImport()
    {
        m_rig->open(u"sup"_s, u"home"_s);
        drop(m_rig->window(), QString::fromUtf8(sourceFolder) + u"/resources/samples/demo-rgm.jsonl"_s);
        QTRY_VERIFY(m_rig->window().findChild<ImportDialog *>());
        QCOMPARE(m_rig->window().currentPage(), u"data"_s);
        m_rig->window().findChild<ImportDialog *>()->close();
    }

    void aDroppedProjectIsOpened()
    {
        m_rig->open(u"sup"_s, u"home"_s);
        QSignalSpy opened(&m_rig->app().session(), &ProjectSession::opened);
        drop(m_rig->window(), m_rig->project());
        QTRY_COMPARE(opened.size(), 1);
    }

    // Whoever has no page that reads them is told, and stays where they are.
    void filesThatNobodyTakesAreAnswered()
    {
        m_rig->open(u"ann"_s, u"annotate"_s);
        const QString file = QString::fromUtf8(sourceFolder) + u"/resources/samples/demo-rgm.jsonl"_s;
        drop(m_rig->window(), file);
        QCOMPARE(m_rig->errors().size(), 1);
        QVERIFY(m_rig->errors().constFirst().contains("ann"_L1));
        QCOMPARE(m_rig->window().currentPage(), u"annotate"_s);
        m_rig->app().actions().action(u"window.close"_s)->trigger();
        drop(m_rig->window(), file);
        // What was said to ann left with her.
        QCOMPARE(m_rig->errors().size(), 1);
        QVERIFY(m_rig->errors().constFirst().contains("Open a project"_L1));
    }

    void aDroppedModelIsOpenedByTheDetector()
    {
        m_rig->open(u"sup"_s, u"home"_s);
        drop(m_rig->window(), QString::fromUtf8(sourceFolder) + u"/resources/models/starter-zh"_s);
        QCOMPARE(m_rig->window().currentPage(), u"detector"_s);
    }

    void whatWasOpenedIsListed()
    {
        m_rig->open(u"sup"_s, u"home"_s);
        QCOMPARE(m_rig->app().settings().recentProjects().value(0), m_rig->project());
        const auto buttons = m_rig->window().findChildren<RecentButton *>();
        QVERIFY(!buttons.isEmpty());
        QSignalSpy opened(&m_rig->app().session(), &ProjectSession::opened);
        QTest::mouseClick(buttons.constFirst(), Qt::LeftButton);
        QTRY_COMPARE(opened.size(), 1);
    }

    void longWorkIsAnnounced()
    {
        m_rig->open(u"sup"_s, u"home"_s);
        QSignalSpy wanted(&m_rig->window(), &MainWindow::notificationWanted);
        Q_EMIT m_rig->app().session().jobs().ended(u"Short"_s, true, 500);
        QCOMPARE(m_rig->notices().size(), 0);
        QWidget other;
        other.show();
        other.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&other));
        Q_EMIT m_rig->app().session().jobs().ended(u"Long"_s, true, 60'000);
        QCOMPARE(m_rig->notices().size(), 1);
        QVERIFY(m_rig->notices().constFirst().contains("Long"_L1));
        QCOMPARE(wanted.size(), 1);
    }

    void theTourShowsWhatTheRoleHas_data()
    {
        QTest::addColumn<QString>("user");
        QTest::addColumn<QString>("own");
        QTest::addColumn<QString>("hidden");
        QTest::newRow("annotator") << u"ann"_s << u"annotate"_s << u"data"_s;
        QTest::newRow("adjudicator") << u"judge"_s << u"adjudicate"_s << u"annotate"_s;
        QTest::newRow("supervisor") << u"sup"_s << u"spotcheck"_s << u"annotate"_s;
        QTest::newRow("researcher") << u"res"_s << u"errors"_s << u"team"_s;
    }

    void theTourShowsWhatTheRoleHas()
    {
        QFETCH(QString, user);
        QFETCH(QString, own);
        QFETCH(QString, hidden);
        m_rig->open(user, u"home"_s);
        m_rig->app().actions().action(u"window.tour"_s)->trigger();
        auto *tour = m_rig->window().findChild<Tour *>();
        QVERIFY(tour);
        QSignalSpy pages(tour, &Tour::pageWanted);
        QSignalSpy finished(tour, &Tour::finished);
        // Pages take the keyboard when they have read what they show; the tour still has it afterwards.
        for (int i = 0; i < 20 && finished.isEmpty(); ++i) {
            QTRY_VERIFY(m_rig->app().session().isIdle());
            QTest::qWait(20);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        }
        QCOMPARE(finished.size(), 1);
        QStringList visited{u"home"_s};  // shown before the spy looked
        for (const QList<QVariant> &page : pages)
            visited << page[0].toString();
        QVERIFY(visited.contains(own));
        QVERIFY(!visited.contains(hidden));
        for (const QString &page : m_rig->window().reachablePages())
            QVERIFY2(visited.contains(page), qPrintable(page));
    }

    // Whoever opens the sample is shown round once in each role.
    void theSampleBeginsWithTheTour()
    {
        m_rig->open(u"ann"_s, u"home"_s);
        ProjectSession &session = m_rig->app().session();
        m_rig->app().actions().action(u"home.sample"_s)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(session.isOpen() && session.facts().location != m_rig->project(), 60'000);
        const QString sample = session.facts().location;
        const auto toursFor = [&](Role role) {
            for (const User &user : session.facts().users) {
                if (user.role == role)
                    session.setUser(user);
            }
            QTest::qWait(100);
            const auto *tour = m_rig->window().findChild<Tour *>();
            const int shown = tour && tour->isVisible() ? 1 : 0;
            delete tour;
            return shown;
        };
        QCOMPARE(toursFor(Role::Supervisor), 1);
        QCOMPARE(toursFor(Role::Annotator), 1);
        QCOMPARE(toursFor(Role::Supervisor), 0);
        m_rig->close();
        QVERIFY(QFile::remove(sample));
    }

    void theWheelZooms()
    {
        m_rig->open(u"ann"_s, u"home"_s);
        const int before = QApplication::font().pixelSize();
        const auto turn = [&](int angle) {
            QWheelEvent event(QPointF(50, 50), QPointF(50, 50), {}, QPoint(0, angle), Qt::NoButton, Qt::ControlModifier,
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(&m_rig->window(), &event);
        };
        turn(120);
        turn(120);
        QVERIFY(QApplication::font().pixelSize() > before);
        turn(-120);
        turn(-120);
        QCOMPARE(QApplication::font().pixelSize(), before);
    }

    void fontsAreChosenAndFallBack()
    {
        m_rig->open(u"ann"_s, u"home"_s);
        Settings &settings = m_rig->app().settings();
        QCOMPARE(QApplication::font().families().value(0), u"Noto Sans CJK SC"_s);
        settings.setValue(Setting::Language, u"ja"_s);
        QCOMPARE(QApplication::font().families().value(0), u"Noto Sans CJK JP"_s);
        settings.setValue(Setting::FontFamily, u"DejaVu Serif"_s);
        QCOMPARE(QApplication::font().families().value(0), u"DejaVu Serif"_s);
        const QFontMetrics metrics(QApplication::font());
        for (const char32_t letter : {U'a', U'矛', U'盾', U'が', U'😀'})
            QVERIFY2(metrics.inFontUcs4(letter), qPrintable(QString::fromUcs4(&letter, 1)));
    }

    void iconsAreSharpOnDenseScreens()
    {
        const QPixmap icon = tintedPixmap(u"annotate"_s, Qt::black, 20, 2.0);
        QCOMPARE(icon.size(), QSize(40, 40));
        QCOMPARE(icon.deviceIndependentSize(), QSizeF(20, 20));
        const QPixmap coarse = tintedPixmap(u"annotate"_s, Qt::black, 20, 1.0);
        QVERIFY(coarse.toImage().scaled(40, 40) != icon.toImage());
    }

private:
    // Among the types that every desktop has, as the package installs it.
    void installFileType()
    {
        const QString packages = m_data.filePath(u"mime/packages"_s);
        QVERIFY(QDir().mkpath(packages));
        copyFile(QString::fromUtf8(sourceFolder) + u"/resources/desktop/gainsay.xml"_s, packages + u"/gainsay.xml"_s);
        const QString common = u"/usr/share/mime/packages/freedesktop.org.xml"_s;
        if (!QFile::exists(common))
            return;
        copyFile(common, packages + u"/freedesktop.org.xml"_s);
        QProcess update;
        update.start(u"update-mime-database"_s, {m_data.filePath(u"mime"_s)});
        m_typesKnown = update.waitForStarted();
        QVERIFY(!m_typesKnown || (update.waitForFinished() && update.exitCode() == 0));
    }

    QTemporaryDir m_data;
    bool m_typesKnown = false;
    std::unique_ptr<WindowRig> m_rig;
};

QTEST_MAIN(TestDesktop)
#include "tst_desktop.moc"
