// SPDX-License-Identifier: GPL-3.0-or-later
// The tab on progress: how far each batch is.
#pragma once

#include "ui/pages/reports/ShareView.h"

namespace gainsay {

class ProgressView : public ShareView {
    Q_OBJECT

public:
    using ShareView::ShareView;

protected:
    void load() override;

private:
    struct Answer {
        ProgressFigures figures;
        QList<ReportSection> sections;
    };

    static Result<Answer> read(ReportService &service, const ReportFilter &filter);
    void show(const Answer &answer);
};

}  // namespace gainsay
