// SPDX-License-Identifier: GPL-3.0-or-later
// A report as data: what it says, not how it looks. The writers turn it into Markdown, HTML, LaTeX, CSV or PDF; the
// same report gives the same bytes.
#pragma once

#include "core/model/ReportTarget.h"
#include "core/stats/BinomialInterval.h"
#include "core/stats/Estimate.h"
#include "core/stats/predictions/PairedBootstrap.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace gainsay {

struct ReportCell {
    enum class Kind { Missing, Text, Count, Number, Percent };

    Kind kind = Kind::Missing;
    QString text;                      // Text; Missing: why
    double value = 0.0;                // Percent: a share, 0…1
    std::optional<Interval> interval;  // 95 %
    int decimals = 0;
    std::optional<ReportTarget> target = {};  // the conversations that it counts
    bool isDifference = false;                // shown with its sign; Percent: in percentage points
    bool isBound = false;                     // Number: what is known is that it is smaller

    friend bool operator==(const ReportCell &, const ReportCell &) = default;
};

ReportCell textCell(const QString &text);
ReportCell countCell(qint64 count);
ReportCell numberCell(double value, int decimals = 3, const std::optional<Interval> &interval = std::nullopt);
ReportCell percentCell(double share, const std::optional<Interval> &interval = std::nullopt);
// k of n, with the score interval; missing when n is 0.
ReportCell shareCell(qint64 k, qint64 n);
ReportCell missingCell(const QString &why);
// The difference of two shares in percentage points: "+2.3".
ReportCell pointsCell(double difference);
// The same with its unit and interval: "+2.3 points".
ReportCell differenceCell(double difference, const std::optional<Interval> &interval = std::nullopt);
// "<0.002" where no more than a bound is known.
ReportCell boundCell(double value, bool isBound, int decimals = 3);
ReportCell pCell(const BootstrapP &p);
ReportCell estimateCell(const Estimate &estimate);
// The same cell, leading to the conversations that it counts.
ReportCell linked(ReportCell cell, const ReportTarget &target);
// The same for the cells of a row that lead nowhere yet, but for counts: those lead to exactly what they count.
QList<ReportCell> linkedRow(QList<ReportCell> row, const ReportTarget &target);

// As people read it: "0.743 [0.611, 0.874]", "95.0 %", "–".
QString cellText(const ReportCell &cell);

struct ReportTable {
    QString title;
    QStringList columns;
    QList<QList<ReportCell>> rows;
    QString note;

    friend bool operator==(const ReportTable &, const ReportTable &) = default;
};

// Its note, then why figures in it are undefined, each reason once.
QStringList tableNotes(const ReportTable &table);
// Holds words, not figures.
bool isWordColumn(const ReportTable &table, qsizetype column);

struct ReportPoint {
    double x = 0.0;  // Bars: the index of a category
    double y = 0.0;
    std::optional<Interval> interval;
    std::optional<ReportTarget> target = {};  // the conversations that it counts

    friend bool operator==(const ReportPoint &, const ReportPoint &) = default;
};

struct ReportSeries {
    QString name;
    QList<ReportPoint> points;

    friend bool operator==(const ReportSeries &, const ReportSeries &) = default;
};

struct ReportFigure {
    enum class Kind { Bars, Lines, HeatMap };

    Kind kind = Kind::Bars;
    QString title;
    QString xTitle;
    QString yTitle;
    QStringList categories;      // Bars: along x; HeatMap: columns; Lines: names for x = 0, 1, … if any
    QList<ReportSeries> series;  // HeatMap: one per row, its points' x is the column
    bool counts = false;         // whole numbers: how often, not how much

    // Its values are shares, read in per cent.
    bool isShare() const { return yTitle.contains(u'%'); }

    friend bool operator==(const ReportFigure &, const ReportFigure &) = default;
};

struct ReportSection {
    QString title;
    QStringList paragraphs;
    QList<ReportTable> tables;
    QList<ReportFigure> figures;

    friend bool operator==(const ReportSection &, const ReportSection &) = default;
};

struct ReportParameter {
    QString name;
    QString value;
};

// What a reader wants to know first.
struct ReportHighlight {
    QString name;
    QString value;
    QString note;  // interval, n, or why there is no value
};

struct Report {
    QString title;
    QString subtitle;
    QList<ReportParameter> parameters;  // what it restricts itself to, seeds, versions: enough to make it again
    QList<ReportSection> sections;
    QStringList methodNotes;
    QList<ReportHighlight> highlights = {};
};

}  // namespace gainsay
