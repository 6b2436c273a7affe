// SPDX-License-Identifier: GPL-3.0-or-later
// Every text that a page, tab or dialog shows, in every theme, as it is painted: the colour of its letters against the
// colour around them. On a dense screen (QT_SCALE_FACTOR), where strokes are wide enough to have their full colour.
#include "tests/gui/PageWalk.h"

#include "ui/theme/Palette.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QTableView>
#include <QTest>

#include <algorithm>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

constexpr QSize windowSize(1440, 900);
constexpr double leastContrast = 4.5;
constexpr int frame = 4;  // of buttons and fields, whose outline is no letter
constexpr int seenRows = 12;
constexpr int fewestPixels = 60;

// The colour of most pixels, and how far the letters are from it: what differs most from it is the core of a stroke.
double contrastIn(const QImage &picture, const QRect &area)
{
    QHash<QRgb, int> pixels;
    for (int y = area.top(); y <= area.bottom(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(picture.constScanLine(y));
        for (int x = area.left(); x <= area.right(); ++x)
            ++pixels[line[x]];
    }
    const auto most = std::max_element(pixels.cbegin(), pixels.cend());
    double contrast = 1.0;
    for (auto pixel = pixels.cbegin(); pixel != pixels.cend(); ++pixel)
        contrast = std::max(contrast, contrastRatio(QColor(pixel.key()), QColor(most.key())));
    return contrast;
}

// A text and the place where it is painted.
struct ShownText {
    QString text;
    const QWidget *widget;
    QRect place;  // in the widget
};

QString textOf(const QWidget *widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        return label->pixmap().isNull() ? label->text() : QString();
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
        return button->text();
    if (const auto *box = qobject_cast<const QComboBox *>(widget))
        return box->currentText();
    const QString written = widget->property(widget->inherits("QLineEdit") ? "text" : "plainText").toString();
    return written.isEmpty() ? widget->property("placeholderText").toString() : written;
}

QList<ShownText> cellsOf(const QTableView *table)
{
    QList<ShownText> cells;
    const QAbstractItemModel *model = table->model();
    for (int row = 0; model && row < std::min(model->rowCount(), seenRows); ++row) {
        for (int column = 0; column < model->columnCount(); ++column) {
            const QModelIndex cell = model->index(row, column);
            if (!table->indexWidget(cell) && !cell.data().toString().trimmed().isEmpty())
                cells.append(
                    {cell.data().toString(), table->viewport(), table->visualRect(cell).adjusted(2, 2, -2, -2)});
        }
    }
    return cells;
}

QList<ShownText> textsIn(const QWidget &parent)
{
    QList<ShownText> texts;
    for (const QWidget *widget : parent.findChildren<QWidget *>()) {
        if (!widget->isVisible() || !widget->isEnabled())
            continue;
        if (const auto *table = qobject_cast<const QTableView *>(widget))
            texts << cellsOf(table);
        const int edge = qobject_cast<const QLabel *>(widget) ? 0 : frame;
        if (const QString text = textOf(widget); !text.trimmed().isEmpty())
            texts.append({text, widget, widget->rect().adjusted(edge, edge, -edge, -edge)});
    }
    return texts;
}

// Letters that nobody sees need no contrast: other widgets cover them, or they are scrolled away.
QRect seenPart(const ShownText &shown, const QWidget &parent)
{
    const QRect seen = shown.widget->visibleRegion().boundingRect() & shown.place;
    return seen == shown.place ? QRect(shown.widget->mapTo(&parent, seen.topLeft()), seen.size()) : QRect();
}

QStringList faintTexts(QWidget &parent)
{
    const QImage picture = parent.grab().toImage().convertToFormat(QImage::Format_RGB32);
    const qreal ratio = picture.devicePixelRatio();
    QStringList faults;
    for (const ShownText &shown : textsIn(parent)) {
        const QRect seen = seenPart(shown, parent);
        const QRect area = QRectF(seen.topLeft() * ratio, seen.size() * ratio).toAlignedRect() & picture.rect();
        if (area.width() * area.height() < fewestPixels)
            continue;
        if (const double contrast = contrastIn(picture, area); contrast < leastContrast)
            faults << u"%1 to 1: “%2” in %3"_s.arg(contrast, 0, 'f', 2).arg(shown.text, describe(shown.widget));
    }
    return faults;
}

}  // namespace

class TestContrast : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_walk = std::make_unique<PageWalk>(); }
    void cleanup() { m_walk->stop(); }
    void cleanupTestCase() { m_walk.reset(); }

    void everyTextCanBeRead_data()
    {
        QTest::addColumn<QString>("theme");
        for (const QString &theme : {u"light"_s, u"dark"_s, u"contrast"_s})
            QTest::newRow(qPrintable(theme)) << theme;
    }

    void everyTextCanBeRead()
    {
        QFETCH(QString, theme);
        m_walk->start(u"en"_s, windowSize, theme);
        QStringList faults;
        int texts = 0;
        const auto look = [&](const QString &id, QWidget &parent) {
            texts += int(textsIn(parent).size());
            for (const QString &fault : faintTexts(parent))
                faults << id + u": "_s + fault;
        };
        m_walk->forEachView([&](const QString &id) { look(id, m_walk->window()); });
        m_walk->forEachDialog(look);
        faults.removeDuplicates();
        for (const QString &fault : std::as_const(faults))
            qWarning("%s", qPrintable(fault));
        QVERIFY2(faults.isEmpty(), "see the list above");
        QVERIFY(texts > 1000);
    }

    // The check itself: grey on grey is noticed, black on white is not.
    void faintLettersAreNoticed()
    {
        QWidget parent;
        QLabel label(u"letters"_s, &parent);
        label.setStyleSheet(u"color: #777777; background: #999999"_s);
        parent.resize(200, 60);
        label.resize(200, 60);
        parent.show();
        QCOMPARE(faintTexts(parent).size(), 1);
        label.setStyleSheet(u"color: #000000; background: #ffffff"_s);
        QCOMPARE(faintTexts(parent).size(), 0);
    }

private:
    std::unique_ptr<PageWalk> m_walk;
};

// The factor must be known before the application is.
int main(int argc, char **argv)
{
    qputenv("QT_SCALE_FACTOR", "2");
    QApplication application(argc, argv);
    TestContrast test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_contrast.moc"
