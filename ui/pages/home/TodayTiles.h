// SPDX-License-Identifier: GPL-3.0-or-later
// The day in figures, by role: one's own work, and for those who lead the project's. A click leads to where more is.
#pragma once

#include "core/service/messages/TodayFigures.h"
#include "ui/page/Page.h"

namespace gainsay {

class StatTile;

class TodayTiles : public QWidget {
    Q_OBJECT

public:
    TodayTiles(const PageContext &context, QWidget *parent);

    // Asks again; hidden while there is nothing to say.
    void refresh();

private:
    StatTile *addTile(const QString &page);
    void show(const TodayFigures &figures);
    void showOwn(const OwnDay &day);
    void showProject(const ProjectDay &day);

    PageContext m_context;
    StatTile *m_today = nullptr;
    StatTile *m_left = nullptr;
    StatTile *m_settled = nullptr;
    StatTile *m_waits = nullptr;
    StatTile *m_check = nullptr;
};

}  // namespace gainsay
