// SPDX-License-Identifier: GPL-3.0-or-later
// The agreement half of ReportService.
#include "core/service/ReportService.h"

#include "core/service/ActiveScheme.h"
#include "core/store/ConversationStore.h"
#include "core/store/PrelabelStore.h"
#include "core/store/Storage.h"
#include "core/store/UserStore.h"

#include <QDate>
#include <QDateTime>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int prelabelPage = 2000;

bool isCompared(const Question &question)
{
    return question.compare && question.kind != QuestionKind::Spans && question.kind != QuestionKind::Text;
}

Result<QHash<UserId, QString>> userNames(Storage &storage)
{
    const Result<QList<User>> users = storage.users().list();
    if (!users)
        return users.error();
    QHash<UserId, QString> names;
    for (const User &user : *users)
        names.insert(user.id, user.name);
    return names;
}

// Ratings as they come from the store. Items are named by their number; that is what the measures need.
void addTo(RatingsBuilder &builder, const RatingRow &row, const QHash<UserId, QString> &names)
{
    builder.add(QString::number(row.conversation.value), names.value(row.user), row.value);
}

QString weekOf(qint64 atMs)
{
    int year = 0;
    const int week = QDateTime::fromMSecsSinceEpoch(atMs, Qt::UTC).date().weekNumber(&year);
    return u"%1-W%2"_s.arg(QString::number(year), QString::number(week).rightJustified(2, u'0'));
}

}  // namespace

Result<QList<QuestionAgreement>> ReportService::agreement(const ReportFilter &filter, RatingMoment moment,
                                                          const std::optional<BootstrapOptions> &bootstrap)
{
    const Result<ActiveScheme> active = activeScheme(m_storage.project());
    if (!active)
        return active.error();
    const Result<QHash<UserId, QString>> names = userNames(m_storage);
    if (!names)
        return names.error();
    QList<QuestionAgreement> result;
    for (const Question &question : active->scheme.questions) {
        if (!isCompared(question))
            continue;
        const Result<Ratings> found = collect(active->scheme, question.id, filter, moment, *names);
        if (!found)
            return found.error();
        result.append({question.id, summarizeAgreement(*found, bootstrap)});
    }
    return result;
}

Result<Ratings> ReportService::collect(const Scheme &scheme, const QString &question, const ReportFilter &filter,
                                       RatingMoment moment, const QHash<UserId, QString> &names)
{
    RatingsBuilder builder;
    const Result<void> read = m_storage.ratings().ratings(question, question == scheme.goldQuestion, moment, filter,
                                                          [&](const RatingRow &row) { addTo(builder, row, names); });
    if (!read)
        return read.error();
    return std::move(builder).build();
}

Result<Ratings> ReportService::ratings(const QString &question, const ReportFilter &filter, RatingMoment moment)
{
    const Result<ActiveScheme> active = activeScheme(m_storage.project());
    if (!active)
        return active.error();
    const Result<QHash<UserId, QString>> names = userNames(m_storage);
    if (!names)
        return names.error();
    return collect(active->scheme, question, filter, moment, *names);
}

Result<QList<GroupAgreement>> ReportService::agreementBy(const QString &question, AgreementGroup group,
                                                         const ReportFilter &filter)
{
    const Result<ActiveScheme> active = activeScheme(m_storage.project());
    if (!active)
        return active.error();
    const Result<QHash<UserId, QString>> names = userNames(m_storage);
    if (!names)
        return names.error();
    const Result<QHash<BatchId, QString>> batches = batchNames();
    if (!batches)
        return batches.error();
    const auto nameOf = [&](const RatingRow &row) {
        switch (group) {
        case AgreementGroup::Batch:
            return batches->value(row.batch);
        case AgreementGroup::Week:
            return weekOf(row.at);
        case AgreementGroup::Method:
            return row.method;
        case AgreementGroup::Model:
            return row.model;
        }
        return QString();
    };
    QStringList order;
    QHash<QString, RatingsBuilder> builders;
    const Result<void> read = m_storage.ratings().ratings(question, question == active->scheme.goldQuestion,
                                                          RatingMoment::InForce, filter, [&](const RatingRow &row) {
                                                              const QString name = nameOf(row);
                                                              if (!builders.contains(name))
                                                                  order.append(name);
                                                              addTo(builders[name], row, *names);
                                                          });
    if (!read)
        return read.error();
    if (group == AgreementGroup::Week)
        order.sort();
    QList<GroupAgreement> result;
    for (const QString &name : order) {
        const Result<Ratings> built = std::move(builders[name]).build();
        if (!built)
            return built.error();
        result.append({name, summarizeAgreement(*built)});
    }
    return result;
}

Result<AgreementSummary> ReportService::detectorAgreement(RunId run, const ReportFilter &filter)
{
    const Result<PrelabelRun> found = m_storage.prelabels().run(run);
    if (!found)
        return found.error();
    ConversationQuery settled;
    settled.filter.batch = filter.batch;
    settled.filter.model = filter.model;
    settled.filter.method = filter.method;
    settled.filter.purpose = Purpose::Work;
    settled.filter.settled = true;
    QHash<ConversationId, QString> labels;
    for (ConversationId after;;) {
        const Result<QList<ConversationRow>> rows = m_storage.conversations().list(settled, after, prelabelPage);
        if (!rows)
            return rows.error();
        for (const ConversationRow &row : *rows) {
            if (!row.label.isEmpty())
                labels.insert(row.id, row.label);
            after = row.id;
        }
        if (rows->size() < prelabelPage)
            break;
    }
    RatingsBuilder builder;
    for (ConversationId after;;) {
        const Result<QList<Prelabel>> page = m_storage.prelabels().pageAfter(run, after, prelabelPage);
        if (!page)
            return page.error();
        for (const Prelabel &prelabel : *page) {
            after = prelabel.conversation;
            const auto label = labels.constFind(prelabel.conversation);
            if (label == labels.constEnd() || prelabel.label.isEmpty())
                continue;
            builder.add(QString::number(after.value), u"people"_s, *label);
            builder.add(QString::number(after.value), u"%1 %2"_s.arg(found->model, found->version), prelabel.label);
        }
        if (page->size() < prelabelPage)
            break;
    }
    const Result<Ratings> built = std::move(builder).build();
    if (!built)
        return built.error();
    return summarizeAgreement(*built);
}

}  // namespace gainsay
