// SPDX-License-Identifier: GPL-3.0-or-later
// Every conversation of the project: searched, filtered, sorted, looked at; files in and out.
#pragma once

#include "core/model/ConversationQuery.h"
#include "core/service/plan/BatchService.h"
#include "ui/page/Page.h"

#include <functional>

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace gainsay {

class ConversationListModel;
class ConversationPreview;
class DataSide;
class ListColumns;
class SelectionBar;
enum class BulkAction;
struct BulkOutcome;
struct ItemSelection;
struct PastImport;
class EmptyState;
class PriorityColumns;
class ReportReader;
class SearchField;

class DataPage : public Page {
    Q_OBJECT

public:
    explicit DataPage(const PageContext &context);

    QString title() const override;
    QWidget *headerTools() override { return m_tools; }
    // {"text", "batch", "state", "label", "model", "method", "conversation"}: what to look for; all optional.
    // {"import": [paths]} opens the import.
    void activate(const Json &argument) override;
    void deactivate() override;

protected:
    void retranslate() override;

private:
    void buildTools();
    QTableView *buildTable();
    void showStanding();
    void fillFilters();
    void lookFor(const Json &wanted);
    void applyFilters();
    void chooseRow();
    void lookAtItem();
    void showCount();
    void openImport(const QStringList &paths);
    void openExport();
    void openBatches();
    void tellBatches(const TranslatableText &notice, const BatchPlan &plan);
    void openPlan(const QString &batch);
    void addCommands();
    void addBulkCommands();
    ItemSelection selection() const;
    void showSelection();
    void openBulk(BulkAction action);
    void tellDone(BulkAction action, const BulkOutcome &outcome);
    void tellImported(const PastImport &import);
    void openImportUndo();
    void takeBack(const PastImport &import);
    void keepState();

    QWidget *m_tools = nullptr;
    SearchField *m_search = nullptr;
    QComboBox *m_batch = nullptr;
    QComboBox *m_state = nullptr;
    QComboBox *m_label = nullptr;
    QPushButton *m_givenChip = nullptr;
    ConversationFilter m_given;  // what another page asked for and no box offers; the chip names it and takes it away
    QPushButton *m_import = nullptr;
    QPushButton *m_export = nullptr;
    QLabel *m_count = nullptr;
    ConversationListModel *m_model = nullptr;
    QTableView *m_table = nullptr;
    PriorityColumns *m_columns = nullptr;
    ListColumns *m_listColumns = nullptr;
    SelectionBar *m_selectionBar = nullptr;
    bool m_allChosen = false;      // not the rows, but everything that the list shows
    std::function<void()> m_undo;  // of what was last done to several items; none: there is nothing
    QStackedWidget *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    ReportReader *m_reader = nullptr;
    DataSide *m_side = nullptr;
    ConversationPreview *m_preview = nullptr;  // part of the side
    ConversationId m_wanted;                   // to be chosen once it is read; it stood at m_wantedPlace
    qint64 m_wantedPlace = 0;
    QList<Batch> m_batches;
    bool m_filling = false;  // choices are being put into the boxes: do not search yet
};

}  // namespace gainsay
