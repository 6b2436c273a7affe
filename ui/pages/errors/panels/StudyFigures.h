// SPDX-License-Identifier: GPL-3.0-or-later
// One table of figures that fits its width: intervals below their figures, the first column takes what is left, and
// columns that say no more than the others make room first. An export has them all.
#pragma once

#include "core/errors/figures/StudyTable.h"
#include "ui/report/ReportTableView.h"

namespace gainsay {

class StudyFigures : public ReportTableView {
    Q_OBJECT

public:
    explicit StudyFigures(QWidget *parent = nullptr);

    void setStudy(const StudyTable &study);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitColumns();
    int widthOf(int column) const;

    QList<int> m_details;
    bool m_fitting = false;
};

}  // namespace gainsay
