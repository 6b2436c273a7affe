// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/ReportFile.h"

#include "core/report/ReportWriter.h"
#include "ui/report/PdfReport.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

// A file outlives the command that made it.
Json withParameters(const Report &report, Json json)
{
    if (!json.is_object())
        return json;
    for (const ReportParameter &parameter : report.parameters)
        json["parameters"][toUtf8(parameter.name)] = toUtf8(parameter.value);
    return json;
}

Result<QByteArray> reportBytes(const Report &report, const Json &json, const QString &path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == "pdf"_L1)
        return toPdf(report);
    if (ending == "html"_L1)
        return toHtml(report);
    if (ending == "md"_L1)
        return toMarkdown(report);
    if (ending == "tex"_L1)
        return toLatex(report);
    if (ending == "csv"_L1)
        return toCsv(report);
    if (ending == "json"_L1)
        return dumpJsonPretty(withParameters(report, json)) + '\n';
    return unsupported(TranslatableText::translate("gainsay::ReportFile", "%1: a report can be saved as .%2.")
                           .arg(path, reportEndings().join(u", ."_s)));
}

}  // namespace

QStringList reportEndings()
{
    return {u"pdf"_s, u"html"_s, u"md"_s, u"tex"_s, u"csv"_s, u"json"_s};
}

Result<void> saveReport(const Report &report, const Json &json, const QString &path)
{
    ASSIGN_OR_RETURN(const auto bytes, reportBytes(report, json, path));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush() || !file.commit())
        return ioError(TranslatableText::translate("gainsay::ReportFile", "%1 could not be written: %2")
                           .arg(path, file.errorString()));
    return {};
}

}  // namespace gainsay
