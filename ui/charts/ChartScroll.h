// SPDX-License-Identifier: GPL-3.0-or-later
// A chart that is as high as its content up to a limit and is scrolled beyond, following the mark that the keyboard
// chooses: a project may have thousands of batches, and what comes below them must stay in reach.
#pragma once

#include <QScrollArea>

namespace gainsay {

class Chart;

class ChartScroll : public QScrollArea {
    Q_OBJECT

public:
    ChartScroll(Chart *chart, int mostHeight, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool viewportEvent(QEvent *event) override;

private:
    int contentHeight() const;

    Chart *m_chart = nullptr;
    int m_mostHeight = 0;  // pixels at 100 % zoom
};

}  // namespace gainsay
