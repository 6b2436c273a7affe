// SPDX-License-Identifier: GPL-3.0-or-later
// Passed, failed and left of a sample as one thin bar.
#pragma once

#include "core/model/SpotRound.h"

#include <QWidget>

namespace gainsay {

class VerdictBar : public QWidget {
    Q_OBJECT

public:
    explicit VerdictBar(QWidget *parent = nullptr);

    void setCounts(const SpotCounts &counts);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    SpotCounts m_counts;
};

}  // namespace gainsay
