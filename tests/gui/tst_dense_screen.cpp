// SPDX-License-Identifier: GPL-3.0-or-later
// On a screen with more than one pixel per unit (QT_SCALE_FACTOR; 2 unless told otherwise) every page is drawn in the
// screen's own pixels, not drawn small and enlarged, and no text loses its place.
#include "tests/gui/PageWalk.h"

#include "tests/gui/ClippedText.h"
#include "ui/charts/Chart.h"
#include "ui/conversation/ConversationView.h"
#include "ui/widgets/KeyOption.h"
#include "ui/widgets/Sidebar.h"

#include <QApplication>
#include <QImage>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

constexpr QSize windowSize(1024, 700);
constexpr int settleMs = 500;

// An enlarged picture is made of squares of one colour, each as large as the factor.
bool isEnlarged(const QImage &picture, int factor)
{
    for (int y = 0; y + factor <= picture.height(); y += factor) {
        for (int x = 0; x + factor <= picture.width(); x += factor) {
            const QRgb first = picture.pixel(x, y);
            for (int i = 1; i < factor * factor; ++i) {
                if (picture.pixel(x + i % factor, y + i / factor) != first)
                    return false;
            }
        }
    }
    return true;
}

// What this program paints by itself; the rest is Qt's.
QList<QWidget *> ownDrawings(const MainWindow &window)
{
    QList<QWidget *> drawn;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        const bool own = qobject_cast<Chart *>(widget) || qobject_cast<ConversationView *>(widget) ||
                         qobject_cast<KeyOption *>(widget) || qobject_cast<Sidebar *>(widget);
        if (own && widget->isVisible() && !widget->visibleRegion().isEmpty())
            drawn << widget;
    }
    return drawn;
}

}  // namespace

class TestDenseScreen : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPageIsDrawnInTheScreensPixels()
    {
        PageWalk walk;
        walk.start(u"en"_s, windowSize);
        const qreal ratio = walk.window().devicePixelRatio();
        QCOMPARE(ratio, qEnvironmentVariable("QT_SCALE_FACTOR").toDouble());
        const bool whole = ratio == int(ratio);
        QStringList faults;
        QSet<QByteArray> kinds;
        walk.forEachView([&](const QString &id) {
            (void)QTest::qWaitFor([&] { return clippedTexts(walk.window()).isEmpty(); }, settleMs);
            for (const QString &fault : clippedTexts(walk.window()))
                faults << id + u": "_s + fault;
            for (QWidget *widget : ownDrawings(walk.window())) {
                const QImage picture = widget->grab().toImage();
                kinds << widget->metaObject()->className();
                if (picture.devicePixelRatio() != ratio || (whole && isEnlarged(picture, int(ratio))))
                    faults << u"%1: drawn small and enlarged: %2"_s.arg(id, describe(widget));
            }
        });
        for (const QString &fault : std::as_const(faults))
            qWarning("%s", qPrintable(fault));
        QVERIFY2(faults.isEmpty(), "see the list above");
        for (const char *kind : {"gainsay::ConversationView", "gainsay::HeatMap", "gainsay::ShareBars",
                                 "gainsay::IntervalBars", "gainsay::OcCurve", "gainsay::KeyOption"})
            QVERIFY2(kinds.contains(kind), kind);
    }

    // The check itself: a picture that was enlarged is noticed.
    void anEnlargedPictureIsNoticed()
    {
        QImage small(8, 8, QImage::Format_RGB32);
        small.fill(Qt::white);
        small.setPixel(3, 3, qRgb(0, 0, 0));
        QImage large = small.scaled(16, 16);
        QVERIFY(isEnlarged(large, 2));
        large.setPixel(5, 5, qRgb(200, 0, 0));
        QVERIFY(!isEnlarged(large, 2));
    }
};

// The factor must be known before the application is.
int main(int argc, char **argv)
{
    if (qEnvironmentVariableIsEmpty("QT_SCALE_FACTOR"))
        qputenv("QT_SCALE_FACTOR", "2");
    QApplication application(argc, argv);
    TestDenseScreen test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_dense_screen.moc"
