// SPDX-License-Identifier: GPL-3.0-or-later
// Where one starts: the sample, a new project, an existing one, what was open lately; and, once a project is
// open, how it stands and what to do next.
#pragma once

#include "core/model/ConversationQuery.h"
#include "ui/page/Page.h"
#include "ui/pages/home/ProjectMakers.h"

class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace gainsay {

class Card;
class ProjectCard;
class TodayTiles;

class HomePage : public Page {
    Q_OBJECT

public:
    HomePage(const PageContext &context, ProjectMakers makers);

    QString title() const override;
    void activate(const Json &argument) override;

protected:
    void retranslate() override;

private:
    void arrange();
    void buildStart();
    void emphasizeStart();
    void addCommands();
    void openFile();
    void openServer();
    // By that scheme file, or one that is chosen there.
    void makeProject(const QString &scheme = {});
    void openSample();
    void openWhenMade(const Result<QString> &location);
    void showRecent();
    void offerTour();

    ProjectMakers m_makers;
    Card *m_start = nullptr;
    Card *m_recent = nullptr;
    ProjectCard *m_project = nullptr;
    TodayTiles *m_today = nullptr;
    QVBoxLayout *m_recentList = nullptr;
    QLabel *m_welcome = nullptr;
    QLabel *m_text = nullptr;
    QPushButton *m_sample = nullptr;
    QPushButton *m_new = nullptr;
    QPushButton *m_open = nullptr;
    QPushButton *m_server = nullptr;
};

}  // namespace gainsay
