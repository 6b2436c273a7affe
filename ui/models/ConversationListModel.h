// SPDX-License-Identifier: GPL-3.0-or-later
// Conversations that a query finds, as a table that grows while one scrolls: pages are fetched in the background,
// each after the last row of the one before, so that a list of a million opens as fast as one of ten.
#pragma once

#include "core/model/ConversationQuery.h"
#include "ui/session/ProjectSession.h"

#include <QAbstractTableModel>
#include <QHash>

namespace gainsay {

class ConversationListModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        TextColumn,
        LabelColumn,
        StateColumn,
        GoldColumn,
        ModelColumn,
        MethodColumn,
        LengthColumn,
        IdColumn,
        BatchColumn,
        ColumnCount
    };
    enum Role { ConversationRole = Qt::UserRole, ToneRole };

    explicit ConversationListModel(ProjectSession &session, QObject *parent = nullptr);

    // Starts over; answers to an earlier query are dropped.
    void setQuery(const ConversationQuery &query);
    const ConversationQuery &query() const { return m_query; }
    void setBatchNames(const QHash<BatchId, QString> &names) { m_batchNames = names; }
    // How many there are in all, -1 while it is being counted.
    qint64 total() const { return m_total; }
    ConversationId idAt(int row) const;
    // -1: it is not there, or not yet.
    int rowOf(ConversationId conversation) const;
    // The order that a column stands for; none if it cannot be sorted by.
    static std::optional<ConversationSort> sortOf(int column);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;
    void sort(int column, Qt::SortOrder order) override;

Q_SIGNALS:
    void totalChanged();
    void loaded();
    void failed(const gainsay::Error &error);

private:
    struct Row {
        ConversationRow row;
        QString text;
    };

    void count();
    static Result<QList<Row>> readPage(Storage &storage, const ConversationQuery &query, ConversationId after);
    QString display(const Row &row, int column) const;

    ProjectSession &m_session;
    ConversationQuery m_query;
    QList<Row> m_rows;
    QHash<BatchId, QString> m_batchNames;
    qint64 m_total = -1;
    Epoch m_listed;  // by one query; answers to earlier ones are dropped
    bool m_loading = false;
    bool m_complete = true;
};

// A state in the language of the window.
// Who works `alone` has nobody to agree with.
QString stateTitle(ItemState state, bool alone = false);
// Why a conversation left the set, in words.
QString removedTitle(const QString &removed);
// The brief title of an answer to the scheme's gold question, and its tone; the value itself if it has no such
// option.
QString labelTitle(const Scheme &scheme, const QString &label);
QString labelToneName(const Scheme &scheme, const QString &label);

}  // namespace gainsay
