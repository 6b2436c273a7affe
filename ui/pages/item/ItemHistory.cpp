// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/item/ItemHistory.h"

#include "core/base/Phrases.h"
#include "ui/answers/AnswerSummary.h"
#include "ui/discussion/ReasonTitle.h"
#include "ui/pages/item/ItemAnswers.h"
#include "ui/report/ReportTableView.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/DisplayText.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int longestDetails = 160;
constexpr int trailRowsInSight = 12;

QString answered(const Annotation &annotation, bool isFirst, const Scheme &scheme)
{
    const QString answer = shortAnswer(scheme, annotation.answers, QLocale().name());
    const QString text =
        withValue(isFirst ? ItemHistory::tr("answered") : ItemHistory::tr("changed the answer"), answer);
    if (annotation.time.activeMs <= 0)
        return text;
    return withRemark(text, ItemHistory::tr("%n s", nullptr, int((annotation.time.activeMs + 500) / 1000)));
}

QString detailsOf(const AuditEntry &entry)
{
    return entry.payload.empty() ? QString() : shortened(QString::fromUtf8(dumpJson(entry.payload)), longestDetails);
}

}  // namespace

ItemHistory::ItemHistory(QWidget *parent) : QWidget(parent)
{
    m_happened = new Card(this);
    m_trailCard = new Card(this);
    m_trail = new ReportTableView(m_trailCard);
    m_trail->setMostRows(trailRowsInSight);
    m_trailCard->body()->addWidget(m_trail);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(zoomed(14));
    column->addWidget(m_happened);
    column->addWidget(m_trailCard);
    column->addStretch(1);
    retranslate();
}

void ItemHistory::retranslate()
{
    m_happened->setHeading(tr("What happened"));
    m_trailCard->setHeading(tr("Audit trail"));
    m_trail->setAccessibleName(tr("Audit trail"));
}

void ItemHistory::addAnswers(QList<Event> &events, const ItemView &view, const Scheme &scheme)
{
    for (const ItemPerson &person : view.people) {
        for (qsizetype i = 0; i < person.revisions.size(); ++i)
            events.append(
                {person.revisions[i].createdAt, personHeading(person), answered(person.revisions[i], i == 0, scheme)});
    }
}

void ItemHistory::addChecks(QList<Event> &events, const ItemView &view)
{
    for (const ItemCheck &check : view.checks) {
        if (!check.item.verdict) {
            if (check.round > 0)
                events.append({0, {}, tr("drawn for round %1 of the spot check, not judged").arg(check.round)});
            continue;
        }
        const bool passed = *check.item.verdict == Verdict::Pass;
        QString what = passed ? tr("passed it in the spot check") : tr("failed it in the spot check");
        if (check.round > 0)
            what = withRemark(what, tr("round %1").arg(check.round));
        events.append({check.item.reviewedAt, check.by,
                       check.item.feedback.isEmpty() ? what : withValue(what, quoted(check.item.feedback))});
    }
}

QList<ItemHistory::Event> ItemHistory::events(const ItemView &view, const Scheme &scheme)
{
    QList<Event> events;
    addAnswers(events, view, scheme);
    for (const ItemDecision &shown : view.decisions) {
        const Decision &decision = shown.decision;
        QString what = decisionText(decision.kind);
        if (decision.answers)
            what = withValue(what, shortAnswer(scheme, *decision.answers, QLocale().name()));
        QStringList parts{what};
        for (const QString &words : {reasonTitle(decision.reason), decision.note}) {
            if (!words.isEmpty())
                parts.append(words);
        }
        events.append({decision.createdAt, shown.by, parts.join(u" · "_s)});
    }
    addChecks(events, view);
    for (const Message &message : view.told) {
        if (message.kind == MessageKind::SentBack || message.kind == MessageKind::SpotCheckFailed)
            events.append({message.createdAt, {}, withValue(tr("came back"), reasonTitle(message.body))});
    }
    for (const ItemMarkBy &marked : view.marks) {
        const ItemMark &mark = marked.mark;
        const QString what = mark.kind == ItemMarkKind::Flag ? tr("flagged it") : tr("skipped it");
        events.append({mark.createdAt, marked.by, withValue(what, mark.reason)});
        if (mark.kind == ItemMarkKind::Flag && mark.clearedAt > 0)
            events.append({mark.clearedAt, {}, tr("the flag was cleared")});
    }
    std::stable_sort(events.begin(), events.end(), [](const Event &a, const Event &b) { return a.at < b.at; });
    return events;
}

void ItemHistory::setItem(const ItemView &view, const Scheme &scheme)
{
    delete m_events;
    m_events = new QWidget(m_happened);
    auto *grid = new QGridLayout(m_events);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(zoomed(12));
    grid->setVerticalSpacing(zoomed(6));
    grid->setColumnStretch(1, 1);
    const auto put = [&](const QString &look, const QString &text, int row, int column) {
        QLabel *label = makeLabel(look, m_events);
        label->setTextFormat(Qt::PlainText);
        label->setText(text);
        label->setWordWrap(column > 0);
        grid->addWidget(label, row, column, Qt::AlignTop);
    };
    int row = 0;
    for (const Event &event : events(view, scheme)) {
        put(u"muted"_s, event.at > 0 ? momentText(event.at) : u"—"_s, row, 0);
        put(u"plain"_s, event.who.isEmpty() ? event.what : withValue(event.who, event.what), row, 1);
        ++row;
    }
    if (row == 0)
        put(u"muted"_s, view.withheld.isEmpty() ? tr("Nothing has happened to it yet.") : view.withheld, 0, 1);
    m_happened->body()->addWidget(m_events);
    showTrail(view.trail);
}

void ItemHistory::showTrail(const QList<AuditRow> &trail)
{
    ReportTable table{tr("Audit trail"), {tr("No."), tr("When"), tr("Who"), tr("Action"), tr("Details")}, {}, {}};
    for (const AuditRow &row : trail)
        table.rows.append({textCell(QString::number(row.sequence)), textCell(momentText(row.entry.at)),
                           textCell(row.entry.user), textCell(row.entry.action), textCell(detailsOf(row.entry))});
    m_trail->setTable(table);
    m_trailCard->setVisible(!trail.isEmpty());
}

}  // namespace gainsay
