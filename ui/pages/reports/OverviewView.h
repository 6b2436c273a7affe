// SPDX-License-Identifier: GPL-3.0-or-later
// The first tab: how far the work is, how well people agree, what the data set holds.
#pragma once

#include "ui/pages/reports/ShareView.h"

namespace gainsay {

class StatTile;

class OverviewView : public ShareView {
    Q_OBJECT

public:
    OverviewView(ReportReader &reader, QWidget *parent);

protected:
    void load() override;

private:
    struct Overview {
        ProgressFigures progress;
        DatasetFigures dataset;
        AgreementSummary agreement;
        SpotCheckFigures spotChecks;
    };
    static Result<Overview> read(ReportService &service, const ReportRequest &request);
    void show(const Overview &overview);
    void showTiles(const Overview &overview);

    StatTile *m_items = nullptr;
    StatTile *m_settled = nullptr;
    StatTile *m_agreement = nullptr;
    StatTile *m_accepted = nullptr;
};

}  // namespace gainsay
