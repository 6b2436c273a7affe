// SPDX-License-Identifier: GPL-3.0-or-later
// The tab on the data set: labels by chatbot and by trigger method, and the tables of the CDConv paper.
#pragma once

#include "ui/pages/reports/ShareView.h"

namespace gainsay {

class DatasetView : public ShareView {
    Q_OBJECT

public:
    using ShareView::ShareView;

protected:
    void load() override;

private:
    void show(const DatasetFigures &figures);
    Bars labelBars(const DatasetFigures &figures) const;
    Bars methodBars(const DatasetFigures &figures) const;
};

}  // namespace gainsay
