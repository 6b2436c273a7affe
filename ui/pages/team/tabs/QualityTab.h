// SPDX-License-Identifier: GPL-3.0-or-later
// How well everybody works: one row each, and the chosen one in pictures.
#pragma once

#include "core/service/supervise/QualityService.h"
#include "ui/pages/team/tabs/TeamTab.h"

class QStackedWidget;

namespace gainsay {

class Card;
class EmptyState;
class PersonQuality;
class ReportReader;
class ReportTableView;

class QualityTab : public TeamTab {
    Q_OBJECT

public:
    QualityTab(const PageContext &context, ReportReader &reader, QWidget *parent);

    static QString id();
    static QString title();
    void refresh() override;

protected:
    void retranslate() override;

private:
    void show(const QList<AnnotatorQuality> &people);
    void showPerson(int row);
    ReportTable table() const;

    ReportReader &m_reader;
    QList<AnnotatorQuality> m_people;
    QStackedWidget *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    Card *m_card = nullptr;
    ReportTableView *m_table = nullptr;
    PersonQuality *m_person = nullptr;
    UserId m_chosen;
};

}  // namespace gainsay
