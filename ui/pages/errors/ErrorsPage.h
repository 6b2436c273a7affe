// SPDX-License-Identifier: GPL-3.0-or-later
// Where researchers find out why models fail: figures on the left, the conversations behind them on the right.
#pragma once

#include "ui/page/Page.h"
#include "ui/pages/errors/controller/ErrorsController.h"

#include <QList>

#include <functional>

class QComboBox;
class QLabel;
class QMenu;
class QPushButton;
class QStackedWidget;

namespace gainsay {

class Card;
class ConversationPanel;
class DetectorWorker;
class DoubtfulPanel;
class EmptyState;
class ErrorListModel;
class ErrorListView;
class ErrorsPanel;
class FilterBar;
class PillTabs;

class ErrorsPage : public Page {
    Q_OBJECT

public:
    ErrorsPage(const PageContext &context, DetectorWorker &detectors);

    QString title() const override { return tr("Errors"); }
    QWidget *headerTools() override { return m_tools; }
    // `argument`: {"filter": …} as a slice has it.
    void activate(const Json &argument) override;
    QString helpTopic() const override { return QStringLiteral("errors"); }

protected:
    void retranslate() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildTools();
    Card *buildFigures(DetectorWorker &detectors);
    Card *buildList();
    struct PanelSpec {
        QString (*title)();
        std::function<ErrorsPanel *()> make;
    };
    // In the order of the tabs.
    QList<PanelSpec> panelSpecs(DetectorWorker &detectors);
    ErrorsPanel *makeModels();
    ErrorsPanel *makeDoubtful();
    ErrorsPanel *makeTryIt(DetectorWorker &detectors);
    // Made when it is first wanted: all at once they would keep the window waiting.
    ErrorsPanel *panel(int place);
    void importPredictions();
    void showRuns();
    void editTags();
    void addActions();
    void connectController();
    void forget();
    void showPanel(int index);
    void showOpened();
    void showStopped();
    void showRun();
    void showCount();
    void chooseRow();
    void choose(ConversationId id);
    void lookAtItem();
    void reopenChosen();
    void checkReopening(ConversationId id);
    void exportTables();
    void exportListed();

    ErrorsController m_controller;
    QWidget *m_tools = nullptr;
    QLabel *m_count = nullptr;
    QComboBox *m_runs = nullptr;
    QComboBox *m_settings = nullptr;
    QPushButton *m_readOn = nullptr;  // shown when somebody has stopped the reading
    QPushButton *m_import = nullptr;
    QMenu *m_exports = nullptr;
    QPushButton *m_export = nullptr;
    QStackedWidget *m_pages = nullptr;  // what to do while there are no conversations, or the page itself
    EmptyState *m_empty = nullptr;
    EmptyState *m_noModel = nullptr;
    PillTabs *m_tabs = nullptr;
    QStackedWidget *m_stack = nullptr;
    QList<PanelSpec> m_specs;
    QList<ErrorsPanel *> m_panels;  // beside them; null before it is first shown
    DoubtfulPanel *m_doubtful = nullptr;
    FilterBar *m_filter = nullptr;
    QPushButton *m_reopen = nullptr;
    ErrorListModel *m_model = nullptr;
    ErrorListView *m_list = nullptr;
    ConversationPanel *m_conversation = nullptr;
    ConversationId m_chosen;
};

}  // namespace gainsay
