// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reports/AgreementView.h"

#include "core/store/ConversationStore.h"

#include <QVBoxLayout>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostListed = 200;

Result<AgreementFigures> readAgreement(ReportService &service, const ReportRequest &request)
{
    Result<Ratings> ratings = service.ratings(request.question, request.filter);
    if (!ratings)
        return ratings.error();
    const Result<QList<GroupAgreement>> groups =
        service.agreementBy(request.question, AgreementGroup::Batch, request.filter);
    if (!groups)
        return groups.error();
    AgreementFigures figures;
    figures.ratings = std::make_shared<const Ratings>(std::move(*ratings));
    figures.summary = summarizeAgreement(*figures.ratings);
    figures.clashes = labelClashes(*figures.ratings);
    for (const GroupAgreement &group : *groups) {
        figures.steps << group.group;
        figures.trend << group.summary.alpha;
    }
    return figures;
}

struct ListedDifference {
    QString externalId;
    QString reply;
    Difference difference;
};

Result<QList<ListedDifference>> readDifferences(Storage &storage, const QList<Difference> &differences)
{
    QList<ListedDifference> listed;
    for (const Difference &difference : differences) {
        const Result<Conversation> conversation = storage.conversations().byId({difference.item.toLongLong()});
        if (!conversation)
            return conversation.error();
        const int target = conversation->target;
        const bool known = target >= 0 && target < conversation->turns.size();
        listed.append({conversation->externalId, known ? conversation->turns[target].text : QString(), difference});
    }
    return listed;
}

}  // namespace

AgreementView::AgreementView(ProjectSession &session, QWidget *parent) : ReportView(session, parent)
{
    m_board = new AgreementBoard(this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_board);
    connect(m_board, &AgreementBoard::differencesWanted, this, &AgreementView::list);
    connect(m_board, &AgreementBoard::differenceActivated, this, [this](int row) {
        Q_EMIT showConversations({{"conversation", toUtf8(m_listed.value(row))}});
    });
    connect(m_board, &AgreementBoard::stepActivated, this, [this](const QString &batch) {
        Q_EMIT showConversations({{"batch", toUtf8(batch)}});
    });
}

void AgreementView::load()
{
    ask([request = request()](ReportService &service) { return readAgreement(service, request); },
        [this](const AgreementFigures &figures) { m_board->setFigures(figures, labelNames(request().question)); });
}

void AgreementView::list(const QString &title, const QList<Difference> &differences)
{
    session().run(
        this,
        [shown = differences.first(std::min(differences.size(), kMostListed))](Storage &storage, const Clock &) {
            return readDifferences(storage, shown);
        },
        [this, title, total = differences.size()](const Result<QList<ListedDifference>> &listed) {
            if (!listed) {
                Q_EMIT failed(listed.error());
                return;
            }
            ReportTable table{tr("%1 (%2)").arg(title, QLocale().toString(total)),
                              {tr("Conversation"), tr("One said"), tr("The other"), tr("Reply")},
                              {},
                              {}};
            m_listed.clear();
            for (const ListedDifference &row : *listed) {
                m_listed << row.externalId;
                table.rows.append({textCell(row.externalId), textCell(row.difference.a), textCell(row.difference.b),
                                   textCell(row.reply)});
            }
            m_board->showDifferences(table);
        });
}

}  // namespace gainsay
