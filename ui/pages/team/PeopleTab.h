// SPDX-License-Identifier: GPL-3.0-or-later
// The people of the project: who they are, what they may do, and what lies on their desks.
#pragma once

#include "ui/pages/team/TeamTab.h"

class QTableWidget;

namespace gainsay {

class PeopleTab : public TeamTab {
    Q_OBJECT

public:
    PeopleTab(const PageContext &context, QWidget *parent);

    QString id() const override;
    QString title() const override;
    void refresh() override;

protected:
    void retranslate() override;

private:
    QTableWidget *m_table = nullptr;
};

}  // namespace gainsay
