// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reports/AgreementView.h"

#include "core/store/ConversationStore.h"
#include "ui/report/SectionView.h"
#include "ui/theme/Theme.h"

#include <QVBoxLayout>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostListed = 200;

struct AgreementAnswer {
    QuestionAgreement agreement;
    QList<SpanQuestion> spans;
    std::shared_ptr<const RatedItems> items;
};

Result<AgreementAnswer> readAgreement(ReportService &service, const ReportRequest &request)
{
    Result<QuestionAgreement> agreement = service.agreementOn(request.question, request.filter);
    if (!agreement)
        return agreement.error();
    Result<QList<SpanQuestion>> spans = service.spanAgreement(request.filter);
    if (!spans)
        return spans.error();
    // Out of the cache.
    Result<std::shared_ptr<const RatedItems>> items = service.rated(request.question, request.filter);
    if (!items)
        return items.error();
    return AgreementAnswer{std::move(*agreement), std::move(*spans), std::move(*items)};
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
        const Result<Conversation> conversation = storage.conversations().byId({difference.number});
        if (!conversation)
            return conversation.error();
        const int target = conversation->target;
        const bool known = target >= 0 && target < conversation->turns.size();
        listed.append({conversation->externalId, known ? conversation->turns[target].text : QString(), difference});
    }
    return listed;
}

}  // namespace

AgreementView::AgreementView(ReportReader &reader, QWidget *parent) : ReportView(reader, parent)
{
    m_board = new AgreementBoard(this);
    m_details = new SectionView(this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(zoomed(14));
    column->addWidget(m_board);
    column->addWidget(m_details, 1);
    connect(m_board, &AgreementBoard::differencesWanted, this, &AgreementView::list);
    connect(m_board, &AgreementBoard::differenceActivated, this,
            [this](int row) { Q_EMIT conversationWanted(m_listed.value(row)); });
    connect(m_board, &AgreementBoard::stepActivated, this, [this](const QString &batch) {
        ReportTarget target;
        target.batch = batch;
        Q_EMIT listWanted(batch, target);
    });
    connect(m_details, &SectionView::figureActivated, this, &ReportView::listWanted);
}

void AgreementView::load()
{
    ask([request = request()](ReportService &service) { return readAgreement(service, request); },
        [this](const AgreementAnswer &answer) {
            show(answer.agreement, answer.items);
            showDetails(answer.agreement, answer.spans);
        });
}

void AgreementView::show(const QuestionAgreement &agreement, std::shared_ptr<const RatedItems> items)
{
    AgreementFigures figures;
    figures.summary = agreement.summary;
    figures.clashes = labelClashes(items->ratings);
    for (const AgreementBreakdown &breakdown : agreement.breakdowns) {
        if (breakdown.by != AgreementGroup::Batch)
            continue;
        for (const GroupAgreement &group : breakdown.groups) {
            figures.steps << group.group;
            figures.trend << group.summary.alpha;
        }
    }
    const Ratings *ratings = &items->ratings;
    figures.ratings = std::shared_ptr<const Ratings>(std::move(items), ratings);
    m_board->setFigures(figures, labelNames(request().question));
}

void AgreementView::showDetails(const QuestionAgreement &agreement, const QList<SpanQuestion> &spans)
{
    ReportSection details{tr("Broken down"), {}, {}, {}};
    if (agreement.discussion && agreement.discussion->items > 0)
        details.tables.append(discussionTable(*agreement.discussion));
    for (const AgreementBreakdown &breakdown : agreement.breakdowns) {
        if (const std::optional<ReportTable> table = breakdownTable(breakdown))
            details.tables.append(*table);
    }
    QList<ReportSection> sections;
    if (!details.tables.isEmpty())
        sections.append(details);
    for (const SpanQuestion &question : spans) {
        const Question *asked = session().facts().scheme.question(question.question);
        sections.append(spanSection(asked ? asked->title.text(QLocale().name()) : question.question, question.summary));
    }
    m_details->setSections(sections);
}

void AgreementView::list(const QString &title, const QList<Difference> &differences)
{
    reader().ask(
        this,
        [shown = differences.first(std::min(differences.size(), kMostListed))](ReportService &, Storage &storage) {
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
