// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/support/ReportOutput.h"

#include "ui/report/ReportFile.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace gainsay {

QString reportEnding(const Invocation &call)
{
    return QFileInfo(call.option(u"out"_s)).suffix().toLower();
}

Exit saveReportAs(Invocation &call, const Report &report, const Json &json)
{
    const QString path = call.option(u"out"_s);
    if (!reportEndings().contains(reportEnding(call)))
        return call.usage(QCoreApplication::translate("cli", "--out needs a name that ends in .%1, not \"%2\"")
                              .arg(reportEndings().join(u", ."_s), path));
    const Result<void> saved = saveReport(report, json, path);
    return saved ? Exit::Done : call.fail(saved.error());
}

}  // namespace gainsay
