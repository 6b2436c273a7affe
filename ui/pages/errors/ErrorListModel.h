// SPDX-License-Identifier: GPL-3.0-or-later
// The filtered conversations as a table: labels, confidences and the rest come from columns in memory, so that a
// million rows scroll and sort at once; texts are fetched for what is on screen.
#pragma once

#include "core/errors/table/ErrorOrder.h"
#include "core/errors/table/TextOrder.h"
#include "ui/pages/errors/controller/ErrorsController.h"

#include <QAbstractTableModel>
#include <QCache>
#include <QSet>
#include <QTimer>

#include <array>
#include <memory>
#include <optional>

namespace gainsay {

class ErrorListModel : public QAbstractTableModel {
    Q_OBJECT

public:
    // Behind these, three columns for each model but the chosen one: its label, confidence and margin.
    enum Column {
        TextColumn,
        ReplyColumn,
        GoldColumn,
        LabelColumn,
        ConfidenceColumn,
        MarginColumn,
        TagColumn,
        PeopleColumn,
        AgreementColumn,
        ChatbotColumn,
        MethodColumn,
        AspectColumn,
        LengthColumn,
        TurnsColumn,
        DistanceColumn,
        FixedColumns
    };
    enum Role { ConversationRole = Qt::UserRole, ToneRole };

    explicit ErrorListModel(ErrorsController &controller, QObject *parent = nullptr);

    // Sorts the desk's rows again in the background; the old list stays until then.
    void reload();
    ConversationId idAt(int row) const;
    // -1: it is not in the list.
    int rowOf(ConversationId conversation) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;
    // The language changed.
    void retranslate();

Q_SIGNALS:
    void loaded();

private:
    struct Texts {
        QString before;
        QString reply;
    };

    // Of the other models' columns: which part of what is said.
    enum RunPart { LabelPart, ConfidencePart, MarginPart, RunParts };
    static RunPart partOf(int column) { return RunPart((column - FixedColumns) % RunParts); }
    int otherRunOf(int column) const { return m_others.value((column - FixedColumns) / RunParts, -1); }

    QVariant display(size_t row, int column) const;
    QString peopleSaid(size_t row) const;
    QString tagsGiven(size_t row) const;
    QString labelAt(size_t row, int column, QString *tone) const;
    QVariant text(size_t row, int column) const;
    static int alignmentOf(int column);
    void fetchTexts();
    void forget();
    static std::optional<ListedText> textOf(int column);
    static ErrorColumn sortColumnOf(int column);
    ErrorSort sortOf(int column) const;
    void sortByText(ListedText which);
    void take(const SharedErrorTable &table, int chosen, std::vector<quint32> order);

    ErrorsController &m_controller;
    SharedErrorTable m_table;
    std::vector<quint32> m_order;
    QList<int> m_others;  // runs beside the chosen one
    int m_chosen = -1;
    int m_sortColumn = -1;
    bool m_descending = false;
    Epoch m_sorting;  // in one way; rows in an earlier order are dropped
    int m_textJob = 0;
    std::array<std::shared_ptr<const TextPlaces>, 2> m_places;  // by ListedText, as last found
    mutable QCache<qint64, Texts> m_texts;
    mutable QSet<qint64> m_wanted;
    mutable QTimer m_fetch;
};

}  // namespace gainsay
