// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data/RowTables.h"

#include "ui/models/ConversationListModel.h"
#include "ui/theme/Theme.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QLocale>
#include <QTableWidget>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

QString rowText(const char *text)
{
    return QCoreApplication::translate("RowTables", text);
}

void setCells(QTableWidget *table, int row, const QStringList &texts)
{
    for (int column = 0; column < texts.size(); ++column)
        table->setItem(row, column, new QTableWidgetItem(texts[column]));
}

}  // namespace

QTableWidget *makeRowTable(QWidget *parent)
{
    auto *table = new QTableWidget(parent);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(zoomed(32));
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    return table;
}

void fillConversations(QTableWidget *table, const QList<Conversation> &rows, const Scheme &scheme)
{
    table->setColumnCount(4);
    table->setHorizontalHeaderLabels({rowText(QT_TRANSLATE_NOOP("RowTables", "Id")),
                                      rowText(QT_TRANSLATE_NOOP("RowTables", "Batch")),
                                      rowText(QT_TRANSLATE_NOOP("RowTables", "Conversation")),
                                      rowText(QT_TRANSLATE_NOOP("RowTables", "Imported label"))});
    table->setRowCount(int(rows.size()));
    for (int i = 0; i < rows.size(); ++i) {
        QStringList turns;
        for (const Utterance &turn : rows[i].turns)
            turns << turn.text.simplified();
        setCells(table, i,
                 {rows[i].externalId, rows[i].batch, turns.join(u"  ／  "_s),
                  labelTitle(scheme, scheme.label(rows[i].gold))});
    }
    table->resizeColumnsToContents();
    table->horizontalHeader()->setSectionResizeMode(2, QHeaderView::Stretch);
}

void fillRejected(QTableWidget *table, const QList<RowError> &rows)
{
    table->setColumnCount(3);
    table->setHorizontalHeaderLabels({rowText(QT_TRANSLATE_NOOP("RowTables", "Line")),
                                      rowText(QT_TRANSLATE_NOOP("RowTables", "Field")),
                                      rowText(QT_TRANSLATE_NOOP("RowTables", "Why it is rejected"))});
    table->setRowCount(int(rows.size()));
    for (int i = 0; i < rows.size(); ++i)
        setCells(table, i, {QLocale().toString(rows[i].line), rows[i].field, rows[i].reason});
    table->resizeColumnsToContents();
    table->horizontalHeader()->setStretchLastSection(true);
}

}  // namespace gainsay
