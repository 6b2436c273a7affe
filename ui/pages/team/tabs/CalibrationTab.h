// SPDX-License-Identifier: GPL-3.0-or-later
// Calibration sets: how far they are, whether people agree on them, and what they disagree on.
#pragma once

#include "core/service/supervise/CalibrationService.h"
#include "ui/pages/team/tabs/TeamTab.h"

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace gainsay {

class Card;
class ConversationPreview;
class EmptyState;
class IntervalBars;
class ReportTableView;

class CalibrationTab : public TeamTab {
    Q_OBJECT

public:
    CalibrationTab(const PageContext &context, QWidget *parent);

    static QString id();
    static QString title();
    void refresh() override;

protected:
    void retranslate() override;

private:
    QWidget *buildSummary();
    void askForSet();
    void showSets(const QList<CalibrationSet> &sets);
    void load(const QString &name);
    void show(const CalibrationSummary &summary);

    QStackedWidget *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    QComboBox *m_sets = nullptr;
    QPushButton *m_make = nullptr;
    QLabel *m_progress = nullptr;
    Card *m_agreementCard = nullptr;
    IntervalBars *m_agreement = nullptr;
    Card *m_itemCard = nullptr;
    ReportTableView *m_items = nullptr;
    ConversationPreview *m_preview = nullptr;
    CalibrationSummary m_summary;
};

}  // namespace gainsay
