// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reports/AgreementView.h"

#include "core/report/AgreementSections.h"
#include "core/service/browse/BrowseService.h"
#include "core/workflow/RoleRules.h"
#include "ui/report/SectionView.h"
#include "ui/theme/Theme.h"

#include <QCoreApplication>
#include <QVBoxLayout>

namespace gainsay {

using namespace Qt::StringLiterals;

struct AgreementView::Answer {
    AgreementFigures figures;
    QList<ReportSection> sections;
    TargetRatings measured;
    std::shared_ptr<const RatedItems> items;
};

struct ListedDifference {
    QString externalId;
    QString reply;
    RatingDifference difference;
};

struct ListedDifferences {
    qint64 total = 0;
    QList<ListedDifference> rows;
};

namespace {

struct AgreementViewWords {
    Q_DECLARE_TR_FUNCTIONS(gainsay::AgreementView)
};

// Every measure, pair and label in figures; what the charts above show is there once more with its errors and its n.
QList<ReportSection> sectionsOf(const QuestionAgreement &agreement)
{
    QList<ReportSection> sections = {agreementSection(AgreementViewWords::tr("In figures"), agreement.summary,
                                                      agreement.titles, agreement.measured)};
    ReportSection details{AgreementViewWords::tr("Broken down"), {}, {}, {}};
    if (agreement.discussion && agreement.discussion->items > 0)
        details.tables.append(discussionTable(*agreement.discussion));
    for (const AgreementBreakdown &breakdown : agreement.breakdowns) {
        if (const std::optional<ReportTable> table = breakdownTable(breakdown, agreement.measured))
            details.tables.append(*table);
    }
    if (!details.tables.isEmpty())
        sections.append(details);
    return tablesOf(sections);
}

AgreementFigures figuresOf(const QuestionAgreement &agreement, LabelClashes clashes)
{
    AgreementFigures figures{agreement.summary, std::move(clashes), {}, {}};
    for (const AgreementBreakdown &breakdown : agreement.breakdowns) {
        if (breakdown.by != AgreementGroup::Batch)
            continue;
        for (const GroupAgreement &group : breakdown.groups) {
            figures.steps << group.group;
            figures.trend << group.summary.alpha;
        }
    }
    return figures;
}

Result<ListedDifferences> readDifferences(Storage &storage, const Ratings &ratings, const DifferenceQuery &query)
{
    const RatingDifferences found = findDifferences(ratings, query, mostDifferencesListed);
    ListedDifferences listed{found.total, {}};
    QList<ConversationId> ids;
    for (const RatingDifference &difference : found.first)
        ids.append(ConversationId{ratings.itemNumber(difference.item)});
    ASSIGN_OR_RETURN(const auto conversations, BrowseService(storage).conversations(ids));
    for (const RatingDifference &difference : found.first) {
        const Conversation conversation = conversations.value(ConversationId{ratings.itemNumber(difference.item)});
        const int target = conversation.target;
        const bool known = target >= 0 && target < conversation.turns.size();
        listed.rows.append({conversation.externalId, known ? conversation.turns[target].text : QString(), difference});
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
        Q_EMIT listWanted(batch, groupTarget(AgreementGroup::Batch, batch, m_measured));
    });
    connect(m_board, &AgreementBoard::calibrationWanted, this, [this] { Q_EMIT calibrationWanted(m_listed); });
    connect(m_details, &SectionView::figureActivated, this, &ReportView::listWanted);
}

Result<std::shared_ptr<const AgreementView::Answer>> AgreementView::read(ReportService &service,
                                                                         const ReportRequest &request)
{
    ASSIGN_OR_RETURN(auto agreement, service.agreementOn(request.question, request.filter));
    // Out of the cache.
    ASSIGN_OR_RETURN(auto items, service.rated(request.question, request.filter));
    return std::make_shared<const Answer>(Answer{figuresOf(agreement, labelClashes(items->ratings)),
                                                 sectionsOf(agreement), agreement.measured, std::move(items)});
}

Result<QList<ReportSection>> AgreementView::readSpans(ReportService &service, const ReportFilter &filter)
{
    ASSIGN_OR_RETURN(const auto scheme, service.scheme());
    ASSIGN_OR_RETURN(const auto spans, service.spanAgreement(filter));
    QList<ReportSection> sections;
    for (const SpanQuestion &question : spans)
        sections.append(spanSection(questionTitle(scheme, question.question), question));
    return sections;
}

// The measures come first; what people have marked takes longer to read and follows.
void AgreementView::load()
{
    ask([request = request()](ReportService &service) { return read(service, request); },
        [this](const std::shared_ptr<const Answer> &answer) {
            show(*answer);
            ask([filter = request().filter](ReportService &service) { return readSpans(service, filter); },
                [this](const QList<ReportSection> &spans) {
                    m_spans = spans;
                    showDetails();
                });
        });
}

void AgreementView::show(const Answer &answer)
{
    m_measures = answer.sections;
    m_measured = answer.measured;
    m_items = answer.items;
    const bool rated = answer.figures.summary.items > 0;
    showLack(rated ? Lack() : noAnswers());
    m_board->setFigures(answer.figures, labelNames(request().question));
    showDetails();
}

void AgreementView::showDetails()
{
    m_details->setSections(m_measures + m_spans);
}

void AgreementView::list(const QString &title, const DifferenceQuery &query)
{
    if (!m_items)
        return;
    reader().ask(
        this,
        [items = m_items, query](ReportService &, Storage &storage) {
            return readDifferences(storage, items->ratings, query);
        },
        [this, title, labels = m_items->ratings.labels()](const Result<ListedDifferences> &listed) {
            if (listed)
                showListed(title, labels, *listed);
            else
                Q_EMIT failed(listed.error());
        });
}

void AgreementView::showListed(const QString &title, const QStringList &labels, const ListedDifferences &listed)
{
    ReportTable table{tr("%1 (%2)").arg(title, QLocale().toString(listed.total)),
                      {tr("Conversation"), tr("One said"), tr("The other"), tr("Reply")},
                      {},
                      {}};
    const LabelNames names = labelNames(request().question);
    const auto said = [&](const std::optional<int> &label) {
        return textCell(label ? names.name(labels[*label]) : QString());
    };
    m_listed.clear();
    for (const ListedDifference &row : listed.rows) {
        m_listed << row.externalId;
        table.rows.append(
            {textCell(row.externalId), said(row.difference.a), said(row.difference.b), textCell(row.reply)});
    }
    const bool plans = session().user() && roleMay(session().user()->role, Permission::Plan);
    m_board->showDifferences(table, plans && !m_listed.isEmpty());
}

}  // namespace gainsay
