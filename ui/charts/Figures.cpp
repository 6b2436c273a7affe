// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/Figures.h"

#include <QCoreApplication>
#include <QLocale>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

// With a minus sign, not a hyphen, which is lost beside the dash of an interval.
QString decimalText(double value, int decimals)
{
    return QLocale().toString(value, 'f', decimals).replace(u'-', u'−');
}

}  // namespace

QString figureText(double value, Scale scale, int decimals)
{
    if (scale == Scale::Coefficient)
        return decimalText(value, decimals);
    return QCoreApplication::translate("gainsay::Figures", "%1 %").arg(decimalText(value * 100, decimals));
}

QString figureText(double value, Scale scale)
{
    return figureText(value, scale, scale == Scale::Coefficient ? 3 : 1);
}

QString countText(qint64 count)
{
    return QLocale().toString(count);
}

QString intervalText(const Interval &interval, Scale scale)
{
    const QString high = figureText(interval.high, scale);
    if (scale == Scale::Coefficient)
        return u"%1 – %2"_s.arg(figureText(interval.low, scale), high);
    return u"%1 – %2"_s.arg(decimalText(interval.low * 100, 1), high);
}

QString valueText(const Estimate &estimate, Scale scale)
{
    return estimate.value ? figureText(*estimate.value, scale) : u"–"_s;
}

QString estimateWords(const Estimate &estimate, Scale scale)
{
    if (!estimate.value)
        return QCoreApplication::translate("gainsay::Figures", "undefined: %1").arg(estimate.undefined);
    QStringList parts{figureText(*estimate.value, scale)};
    if (estimate.ci)
        parts << QCoreApplication::translate("gainsay::Figures", "95 % interval %1")
                     .arg(intervalText(*estimate.ci, scale));
    if (estimate.total > 0)
        parts << QCoreApplication::translate("gainsay::Figures", "%1 of %2 items")
                     .arg(countText(estimate.used), countText(estimate.total));
    return parts.join(QCoreApplication::translate("gainsay::Figures", ", ", "between the parts of a list"));
}

}  // namespace gainsay
