// SPDX-License-Identifier: GPL-3.0-or-later
// The reports: one tab per subject, one row of filters for all of them, saved in the formats that papers need.
// Figures come off the GUI thread and follow the work while the page is in view.
#pragma once

#include "ui/page/Page.h"
#include "ui/pages/reports/ReportView.h"

#include <QPointer>
#include <QTimer>

class QPushButton;
class QScrollArea;
class QStackedWidget;

namespace gainsay {

class EmptyState;
class FigureListDialog;
class PillTabs;
class RatingTableBoard;
class ReportFilterBar;
class ReportReader;

class ReportsPage : public Page {
    Q_OBJECT

public:
    explicit ReportsPage(const PageContext &context);

    QString title() const override;
    QWidget *headerTools() override;
    // {"ratings": path} shows the agreement in that table, {"tab": index} one of the tabs.
    void activate(const Json &argument) override;
    void deactivate() override;

    // Writes all tabs, or the table of ratings that is shown, to a file; its ending says how.
    void exportTo(const QString &path);

protected:
    void retranslate() override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void buildTabs();
    // Views are made when they are first shown: a chart costs some milliseconds.
    ReportView *view(int tab);
    ReportView *makeView(int tab);
    ReportView *makeTables();
    void tellSaved(const QString &path);
    RatingTableBoard *ratings();
    void addCommands();
    void listConversations(const QString &title, const ReportTarget &target);
    void calibrate(const QStringList &externalIds);
    void showConversation(const QString &externalId);
    void showTab(int index);
    void showWhatThereIs();
    void refresh();
    // Looks whether anybody has changed the project since, and refreshes if so.
    void follow();
    void chooseExport(const QString &ending);
    void chooseTable();
    void openTable(const QString &path);

    ReportReader *m_reader = nullptr;
    ReportFilterBar *m_filters = nullptr;
    PillTabs *m_tabs = nullptr;
    QPushButton *m_export = nullptr;
    QPushButton *m_table = nullptr;
    QStackedWidget *m_stack = nullptr;
    QList<ReportView *> m_views;   // by tab; null before it is first shown
    QList<QScrollArea *> m_areas;  // which hold them
    RatingTableBoard *m_ratings = nullptr;
    QScrollArea *m_ratingsArea = nullptr;
    EmptyState *m_empty = nullptr;
    QTimer m_refreshSoon;  // many changes in a row are shown once
    QTimer m_follow;
    qint64 m_seen = 0;  // the newest audit row that the figures hold
    bool m_active = false;
    bool m_tableOpen = false;
    QPointer<FigureListDialog> m_listed;  // open, or hidden while one looks at an item of it
};

}  // namespace gainsay
