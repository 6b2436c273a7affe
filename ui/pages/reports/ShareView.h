// SPDX-License-Identifier: GPL-3.0-or-later
// What several tabs share: bars of shares whose parts lead to conversations, above tables that say the same in numbers.
#pragma once

#include "ui/charts/ShareBars.h"
#include "ui/pages/reports/ReportView.h"

#include <functional>

class QVBoxLayout;

namespace gainsay {

class Card;
class SectionView;

class ShareView : public ReportView {
    Q_OBJECT

public:
    ShareView(ReportReader &reader, QWidget *parent);

protected:
    struct Bars {
        QString heading;
        QList<SharePart> parts;
        QList<ShareRow> rows;
        // Which conversations a part of a row counts.
        std::function<ReportTarget(int row, int part)> target;
    };

    void setBars(const QList<Bars> &bars);
    SectionView *sections() const { return m_sections; }
    QVBoxLayout *column() const { return m_column; }

private:
    void addBars();

    struct Slot {
        Card *card = nullptr;
        ShareBars *chart = nullptr;
    };
    QVBoxLayout *m_column = nullptr;
    QList<Slot> m_slots;
    QList<Bars> m_bars;
    SectionView *m_sections = nullptr;
};

}  // namespace gainsay
