// SPDX-License-Identifier: GPL-3.0-or-later
// Charts: every number can be pointed at, reached by key and read; pictures can be saved; odd data does no harm.
#include "ui/charts/ChartExport.h"
#include "ui/charts/ChartPaint.h"
#include "ui/charts/ChartScroll.h"
#include "ui/charts/HeatMap.h"
#include "ui/charts/IntervalBars.h"
#include "ui/charts/OcCurve.h"
#include "ui/charts/PassRateHistory.h"
#include "ui/charts/PrecisionRecallChart.h"
#include "ui/charts/ReliabilityDiagram.h"
#include "ui/charts/ShareBars.h"
#include "ui/charts/TrendChart.h"
#include "ui/theme/Theme.h"

#include <QAccessible>
#include <QApplication>
#include <QPainter>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

Estimate estimateOf(double value, double halfWidth = 0.05)
{
    Estimate estimate;
    estimate.value = value;
    estimate.ci = Interval{std::max(-1.0, value - halfWidth), std::min(1.0, value + halfWidth)};
    estimate.used = 90;
    estimate.total = 100;
    return estimate;
}

QList<HeatCell> pairCells(const QStringList &raters)
{
    QList<HeatCell> cells;
    for (int row = 0; row < raters.size(); ++row) {
        for (int column = 0; column < raters.size(); ++column) {
            if (row == column)
                cells.append(HeatCell{});
            else
                cells.append({0.7, u"0.70"_s, {}, u"%1 and %2: 0.70"_s.arg(raters[row], raters[column])});
        }
    }
    return cells;
}

QStringList names(int count)
{
    QStringList list;
    for (int i = 0; i < count; ++i)
        list << u"name %1"_s.arg(i);
    return list;
}

// Something stands out from the background.
bool showsSomething(Chart &chart, const Palette &palette)
{
    QImage image(chart.size(), QImage::Format_RGB32);
    image.fill(palette[Tone::Panel]);
    QPainter painter(&image);
    painter.setFont(chart.font());
    chart.draw(painter, chart.rect(), palette);
    painter.end();
    QSet<QRgb> colors;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            colors.insert(image.pixel(x, y));
    }
    return std::any_of(colors.begin(), colors.end(),
                       [&](QRgb color) { return contrastRatio(QColor(color), palette[Tone::Panel]) > 3.0; });
}

}  // namespace

class ChartsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_unique<Theme>(*qApp);
        m_theme->setChoice(ThemeChoice::Light);
    }

    void heatMapIsHitByPointer()
    {
        HeatMap map;
        const QStringList raters{u"lin"_s, u"zhao"_s, u"wang"_s};
        map.setMatrix(raters, raters, pairCells(raters));
        map.resize(400, 300);
        map.show();
        QSignalSpy activated(&map, &Chart::activated);
        QTest::mouseClick(&map, Qt::LeftButton, {}, map.markArea(5).center().toPoint());
        QCOMPARE(activated.count(), 1);
        QCOMPARE(activated[0][0].toInt(), 5);
        QCOMPARE(map.rowOf(5), 1);
        QCOMPARE(map.columnOf(5), 2);
        // A rater with himself, and the names, are no cells.
        QTest::mouseClick(&map, Qt::LeftButton, {}, map.markArea(4).center().toPoint());
        QTest::mouseClick(&map, Qt::LeftButton, {}, QPoint(3, 3));
        QCOMPARE(activated.count(), 1);
        QCOMPARE(map.markAt(map.markArea(1).center()), 1);
    }

    void thousandsOfBarsAreScrolledInACard()
    {
        constexpr int many = 3000;
        for (std::unique_ptr<Chart> &one : rowCharts(many)) {
            Chart *const chart = one.get();
            ChartScroll area(one.release(), 400);
            area.resize(600, 400);
            area.show();
            QVERIFY(area.sizeHint().height() <= zoomed(400));
            chart->setFocus();
            QTest::keyClick(chart, Qt::Key_End);
            const QRectF last = chart->markArea(chart->currentMark());
            QVERIFY(!chart->visibleRegion().intersected(last.toAlignedRect()).isEmpty());
            QCOMPARE(chart->markAt(last.center()), chart->currentMark());
            // What is painted is that row, not the first ones nor nothing.
            const QImage seen = chart->grab(chart->visibleRegion().boundingRect()).toImage();
            QVERIFY(seen != chart->grab(QRect({0, 0}, seen.size())).toImage());
            QCOMPARE(chart->markAt(last.center() + QPointF(0, 10'000)), -1);
        }
    }

    void aCardGrowsWithItsChart()
    {
        QWidget page;
        auto *const chart = new ShareBars;
        auto *const area = new ChartScroll(chart, 400, &page);
        auto *const column = new QVBoxLayout(&page);
        column->addWidget(area);
        column->addStretch(1);
        page.resize(600, 600);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        const int before = area->height();
        chart->setRows({{u"one"_s, Tone::Role}}, {{u"a"_s, {1}}, {u"b"_s, {2}}, {u"c"_s, {3}}});
        QTRY_VERIFY(area->height() >= chart->sizeHint().height());
        QVERIFY(area->height() > before);
    }

    void heatMapIsWalkedByKeys()
    {
        HeatMap map;
        const QStringList raters{u"lin"_s, u"zhao"_s, u"wang"_s};
        map.setMatrix(raters, raters, pairCells(raters));
        map.show();
        map.setFocus(Qt::TabFocusReason);
        map.setCurrentMark(1);
        QTest::keyClick(&map, Qt::Key_Right);
        QCOMPARE(map.currentMark(), 2);
        QTest::keyClick(&map, Qt::Key_Right);
        QCOMPARE(map.currentMark(), 2);  // does not leave the row
        QTest::keyClick(&map, Qt::Key_Down);
        QCOMPARE(map.currentMark(), 5);
        QTest::keyClick(&map, Qt::Key_Left);
        QCOMPARE(map.currentMark(), 3);  // over the empty diagonal
        QSignalSpy activated(&map, &Chart::activated);
        QTest::keyClick(&map, Qt::Key_Return);
        QCOMPARE(activated.count(), 1);
        QCOMPARE(activated[0][0].toInt(), 3);
    }

    void focusIsVisible()
    {
        IntervalBars bars;
        bars.setBars({{u"None"_s, Tone::None, estimateOf(0.8)}, {u"Intra"_s, Tone::Intra, estimateOf(0.5)}},
                     Scale::Coefficient);
        bars.resize(300, 120);
        bars.show();
        QVERIFY(QTest::qWaitForWindowExposed(&bars));
        bars.activateWindow();
        bars.setFocus();
        QTRY_VERIFY(bars.hasFocus());
        bars.clearFocus();
        const QImage before = bars.grab().toImage();
        bars.setFocus(Qt::TabFocusReason);
        const QImage first = bars.grab().toImage();
        QTest::keyClick(&bars, Qt::Key_Down);
        QVERIFY(before != first);
        QVERIFY(first != bars.grab().toImage());
    }

    void eachMarkIsReadOut()
    {
        HeatMap map;
        map.setTitle(u"Kappa of pairs"_s);
        const QStringList raters{u"lin"_s, u"zhao"_s};
        map.setMatrix(raters, raters, pairCells(raters));
        QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(&map);
        QVERIFY(accessible);
        QCOMPARE(accessible->role(), QAccessible::Chart);
        QCOMPARE(accessible->text(QAccessible::Name), u"Kappa of pairs"_s);
        QVERIFY(accessible->text(QAccessible::Description).contains("lin and zhao: 0.70"_L1));
        QCOMPARE(accessible->childCount(), 4);
        QCOMPARE(accessible->child(1)->text(QAccessible::Name), u"lin and zhao: 0.70"_s);
        QCOMPARE(accessible->indexOfChild(accessible->child(2)), 2);
        QSignalSpy activated(&map, &Chart::activated);
        accessible->child(2)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(activated.count(), 1);
    }

    void undefinedIsSaidNotDrawnAsZero()
    {
        const Estimate none = undefinedEstimate(u"both used one label only"_s, 3, 5);
        IntervalBars bars;
        bars.setBars({{u"Persona"_s, Tone::Accent, none}}, Scale::Coefficient);
        QVERIFY(bars.markText(0).contains("both used one label only"_L1));
        QVERIFY(!bars.markText(0).contains(u'0'));

        TrendChart trend;
        trend.setTrend({u"batch 1"_s, u"batch 2"_s, u"batch 3"_s},
                       {{{}, Tone::Accent, {estimateOf(0.6), none, estimateOf(0.7)}}}, Scale::Coefficient);
        trend.resize(400, 250);
        QCOMPARE(trend.markCount(), 3);
        QVERIFY(trend.markText(1).contains("both used one label only"_L1));
        QVERIFY(showsSomething(trend, Palette::forTheme(ThemeKind::Light)));
    }

    void plotMarksAreWhereTheLineIs()
    {
        TrendChart trend;
        trend.setTrend({u"1"_s, u"2"_s, u"3"_s},
                       {{{}, Tone::Accent, {estimateOf(0.5), estimateOf(0.6), estimateOf(0.8)}}}, Scale::Coefficient);
        trend.resize(500, 300);
        const QPointF first = trend.markArea(0).center();
        const QPointF last = trend.markArea(2).center();
        QVERIFY(first.x() < last.x() && first.y() > last.y());
        QCOMPARE(trend.markAt(last), 2);
        QCOMPARE(trend.stepOf(2), 2);
        // Saving in another size leaves the marks on screen where they are.
        chartImage(trend, {1200, 900});
        QCOMPARE(trend.markArea(2).center(), last);
    }

    // Between one wrong item and two of a small batch lies no chance of its own, so none is drawn.
    void theCurveOfASmallBatchHasSteps()
    {
        const QColor accent = Palette::forTheme(ThemeKind::Light)[Tone::Accent];
        for (const qint64 batch : {qint64(36), qint64(0)}) {
            OcCurve curve;
            curve.resize(600, 400);
            curve.setPlan({{0, 1}, {1 / 36.0, 1}, {2 / 36.0, 0}, {3 / 36.0, 0}}, batch, 0.2, std::nullopt);
            const QPointF one = curve.markArea(1).center();
            const QPointF two = curve.markArea(2).center();
            const QImage image = curve.grab().toImage();
            const auto drawn = [&](const QPointF &place) {
                const QColor seen = image.pixelColor(place.toPoint());
                return std::abs(seen.red() - accent.red()) + std::abs(seen.blue() - accent.blue()) < 60;
            };
            QCOMPARE(drawn(one + (two - one) / 4), batch == 0);
            QCOMPARE(drawn({one.x() + (two.x() - one.x()) / 4, one.y()}), batch == 36);
        }
    }

    // Words beside a line stand where nothing is drawn, as near as can be.
    void notesStandWhereNothingIsDrawn()
    {
        const QRectF plot(0, 0, 300, 200);
        const QRectF wanted(100, 90, 60, 15);
        QCOMPARE(freePlace(wanted, plot, {}), wanted);
        const QList<QRectF> line{{0, 95, 300, 3}};
        const QRectF moved = freePlace(wanted, plot, line);
        QVERIFY(!moved.intersects(line.constFirst()));
        QVERIFY(std::abs(moved.y() - wanted.y()) < 20);
        // The word of a line moves along it first.
        const QList<QRectF> mark{{120, 80, 10, 40}};
        QVERIFY(std::abs(freePlace(wanted, plot, mark, 20).y() - wanted.y()) < 5);
        QCOMPARE(freePlace(wanted, plot, {plot}), wanted);
    }

    void picturesAreSaved_data()
    {
        QTest::addColumn<QString>("ending");
        for (const char *ending : {"png", "svg", "pdf"})
            QTest::newRow(ending) << QString::fromLatin1(ending);
    }

    void picturesAreSaved()
    {
        QFETCH(const QString, ending);
        QTemporaryDir folder;
        for (const auto &chart : everyChart(5)) {
            const QString path = folder.filePath(u"chart."_s + ending);
            QVERIFY(saveChart(*chart, path));
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bytes = file.readAll();
            if (ending == "png"_L1)
                QVERIFY(QImage::fromData(bytes).width() >= exportSize(*chart).width());
            else if (ending == "svg"_L1)
                QVERIFY(QSvgRenderer(bytes).isValid());
            else
                QVERIFY(bytes.startsWith("%PDF") && bytes.size() > 1500);
        }
    }

    void unknownEndingIsRefused()
    {
        IntervalBars bars;
        const Result<void> saved = saveChart(bars, u"/nowhere/chart.bmp"_s);
        QVERIFY(!saved);
        QVERIFY(saved.error().message.contains(".svg"_L1));
        QVERIFY(!saveChart(bars, u"/nowhere/at/all/chart.png"_s));
    }

    void oddAmountsAreDrawn_data()
    {
        QTest::addColumn<int>("count");
        for (const int count : {0, 1, 2, 200})
            QTest::addRow("%d", count) << count;
    }

    void oddAmountsAreDrawn()
    {
        QFETCH(const int, count);
        for (const auto &chart : everyChart(count)) {
            chart->resize(420, 320);
            for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::Contrast})
                QVERIFY2(showsSomething(*chart, Palette::forTheme(kind)), chart->metaObject()->className());
            QVERIFY(!chart->description().isEmpty());
            for (int mark = 0; mark < chart->markCount(); ++mark)
                QVERIFY(!chart->markText(mark).contains("nan"_L1, Qt::CaseInsensitive));
        }
    }

    void followsTheTheme()
    {
        IntervalBars bars;
        bars.setBars({{u"None"_s, Tone::None, estimateOf(0.8)}}, Scale::Coefficient);
        bars.resize(300, 60);
        const QImage light = bars.grab().toImage();
        m_theme->setChoice(ThemeChoice::Dark);
        const QImage dark = bars.grab().toImage();
        m_theme->setChoice(ThemeChoice::Light);
        QVERIFY(light != dark);
        QCOMPARE(bars.grab().toImage(), light);
    }

private:
    // Those with a row per name, of which the last one counts something.
    static std::vector<std::unique_ptr<Chart>> rowCharts(int count)
    {
        auto bars = std::make_unique<IntervalBars>();
        auto shares = std::make_unique<ShareBars>();
        QList<IntervalBar> estimates;
        QList<ShareRow> mixtures;
        for (int i = 0; i < count; ++i) {
            estimates.append({u"name %1"_s.arg(i), Tone::Role, estimateOf((i + 0.5) / count)});
            mixtures.append({u"row %1"_s.arg(i), {i, 2 * i}});
        }
        bars->setBars(estimates, Scale::Coefficient);
        shares->setRows({{u"one"_s, Tone::Role}, {u"two"_s, Tone::History}}, mixtures);
        std::vector<std::unique_ptr<Chart>> charts;
        charts.push_back(std::move(bars));
        charts.push_back(std::move(shares));
        return charts;
    }

    static std::vector<std::unique_ptr<Chart>> everyChart(int count)
    {
        std::vector<std::unique_ptr<Chart>> charts;
        auto map = std::make_unique<HeatMap>();
        map->setMatrix(names(count), names(count), pairCells(names(count)));
        auto bars = std::make_unique<IntervalBars>();
        auto shares = std::make_unique<ShareBars>();
        auto trend = std::make_unique<TrendChart>();
        auto history = std::make_unique<PassRateHistory>();
        auto reliability = std::make_unique<ReliabilityDiagram>();
        auto recall = std::make_unique<PrecisionRecallChart>();
        auto oc = std::make_unique<OcCurve>();
        QList<IntervalBar> rows;
        QList<ShareRow> mixtures;
        TrendLine line;
        QList<PassRateRound> rounds;
        QList<ReliabilityBin> bins;
        QList<PrecisionRecallPoint> points;
        QList<OcPoint> curve;
        for (int i = 0; i < count; ++i) {
            const double share = (i + 0.5) / count;
            rows.append({u"name %1"_s.arg(i), Tone::Role, estimateOf(share - 0.2)});
            mixtures.append({u"row %1"_s.arg(i), {i, 2 * i, 0}});
            line.estimates.append(i % 3 == 1 ? undefinedEstimate(u"no item"_s, 0, 4) : estimateOf(share));
            rounds.append({u"batch %1"_s.arg(i / 2), i % 2 + 1, estimateOf(share), PassRateRound::Outcome::Returned});
            bins.append({share, share, 10, share, share});
            points.append({share, share, 1 - share});
            curve.append({share * 0.15, 1 - share});
        }
        bars->setBars(rows, Scale::Coefficient);
        shares->setRows({{u"a"_s, Tone::None}, {u"b"_s, Tone::Intra}, {u"c"_s, Tone::Role}}, mixtures);
        trend->setTrend(names(count), {line}, Scale::Coefficient);
        history->setRounds(rounds, 0.95);
        reliability->setBins(bins);
        recall->setCurve(points, {0.5, 0.8, 0.6});
        oc->setPlan(curve, 0, 0.05, OcPoint{0.03, 0.9});
        charts.push_back(std::move(map));
        charts.push_back(std::move(bars));
        charts.push_back(std::move(shares));
        charts.push_back(std::move(trend));
        charts.push_back(std::move(history));
        charts.push_back(std::move(reliability));
        charts.push_back(std::move(recall));
        charts.push_back(std::move(oc));
        return charts;
    }

    std::unique_ptr<Theme> m_theme;
};

QTEST_MAIN(ChartsTest)
#include "tst_charts.moc"
