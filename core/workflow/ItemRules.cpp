// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workflow/ItemRules.h"

#include "core/workflow/VoteRules.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

AnnotationId lastSentBack(const QList<Decision> &decisions)
{
    AnnotationId last;
    for (const Decision &decision : decisions) {
        if (decision.kind == DecisionKind::SendBack)
            last = std::max(last, decision.afterAnnotation);
    }
    return last;
}

// The decision in force: the newest, unless it sent the item back or somebody has answered since.
const Decision *decisionInForce(const QList<Decision> &decisions, const QList<RaterFact> &raters)
{
    if (decisions.isEmpty() || decisions.last().kind == DecisionKind::SendBack)
        return nullptr;
    const Decision &decision = decisions.last();
    const bool reopened = std::any_of(raters.begin(), raters.end(), [&](const RaterFact &rater) {
        return rater.annotation > decision.afterAnnotation;
    });
    return reopened ? nullptr : &decision;
}

// Reopened, and nobody has decided or answered since.
bool isReopened(const QList<Decision> &decisions, const QList<RaterFact> &raters)
{
    const Decision *decision = decisionInForce(decisions, raters);
    return decision && decision->kind == DecisionKind::Reopen;
}

Resolution resolutionOf(const Scheme &scheme, ResolutionSource source, Json answers)
{
    QString removed = scheme.removedAs(answers);
    return {source, std::move(answers), std::move(removed)};
}

Resolution resolutionOf(const Scheme &scheme, const Decision &decision)
{
    if (decision.answers)
        return resolutionOf(scheme, ResolutionSource::Adjudication, *decision.answers);
    return {ResolutionSource::Adjudication, Json::object(), removedAsNeither.toString()};
}

// Where one rater's doubt is enough, the item leaves the set whatever the others say.
std::optional<Resolution> removedByOne(const Scheme &scheme, const QList<Json> &answers)
{
    for (const Json &one : answers) {
        if (const QString removed = scheme.removedByOne(one); !removed.isEmpty())
            return Resolution{ResolutionSource::Agreement, one, removed};
    }
    return std::nullopt;
}

QList<Json> comparables(const Scheme &scheme, const QList<Json> &answers)
{
    QList<Json> compared;
    for (const Json &one : answers)
        compared.append(scheme.comparable(one));
    return compared;
}

bool allEqual(const QList<Json> &compared)
{
    return std::all_of(compared.begin() + 1, compared.end(),
                       [&](const Json &other) { return other == compared.first(); });
}

// A question that only one of the two was asked counts as unequal.
double pairAgreement(const Json &a, const Json &b)
{
    int questions = 0;
    int equal = 0;
    for (const auto &[question, value] : a.items()) {
        const auto other = b.find(question);
        ++questions;
        equal += other != b.end() && *other == value ? 1 : 0;
    }
    for (const auto &[question, value] : b.items())
        questions += a.contains(question) ? 0 : 1;
    return questions == 0 ? 1.0 : static_cast<double>(equal) / questions;
}

double meanAgreement(const QList<Json> &compared)
{
    double sum = 0.0;
    int pairs = 0;
    for (qsizetype i = 0; i < compared.size(); ++i) {
        for (qsizetype j = i + 1; j < compared.size(); ++j, ++pairs)
            sum += pairAgreement(compared.at(i), compared.at(j));
    }
    return pairs == 0 ? 1.0 : sum / pairs;
}

void settle(const Scheme &scheme, const QList<Json> &answers, DerivedItem &item)
{
    if (auto removed = removedByOne(scheme, answers)) {
        item.state = ItemState::Agreed;
        item.resolution = std::move(removed);
    } else if (scheme.resolution.kind == ResolutionRule::Kind::Agreement) {
        const QList<Json> compared = comparables(scheme, answers);
        const bool agreed = allEqual(compared);
        item.state = agreed ? ItemState::Agreed : ItemState::Disputed;
        item.agreement = meanAgreement(compared);
        if (agreed)
            item.resolution = resolutionOf(scheme, ResolutionSource::Agreement, answers.first());
    } else {
        // There is nobody whose vote the only rater's could miss.
        const auto winner = answers.size() == 1 ? std::optional(answers.first()) : resolveByVote(scheme, answers);
        item.state = winner ? ItemState::Voted : ItemState::Ambiguous;
        if (winner)
            item.resolution = resolutionOf(scheme, ResolutionSource::Vote, *winner);
    }
}

}  // namespace

DerivedItem deriveItem(const Scheme &scheme, const QList<RaterFact> &raters, const QList<Decision> &decisions)
{
    DerivedItem item;
    const AnnotationId sentBack = lastSentBack(decisions);
    QList<Json> answers;
    for (const RaterFact &rater : raters) {
        item.sentBack.append(rater.annotation && rater.annotation <= sentBack);
        if (rater.annotation > sentBack)
            answers.append(rater.answers);
    }
    if (isReopened(decisions, raters)) {
        item.state = ItemState::Disputed;
        item.agreement = meanAgreement(comparables(scheme, answers));
        item.sentBack.fill(false);
    } else if (const Decision *decision = decisionInForce(decisions, raters)) {
        item.state = ItemState::Adjudicated;
        item.resolution = resolutionOf(scheme, *decision);
        item.sentBack.fill(false);
    } else if (answers.isEmpty()) {
        item.state = ItemState::Open;
    } else if (answers.size() < raters.size()) {
        item.state = ItemState::InWork;
    } else {
        settle(scheme, answers, item);
    }
    return item;
}

bool isResolved(ItemState state)
{
    switch (state) {
    case ItemState::Agreed:
    case ItemState::Adjudicated:
    case ItemState::Voted:
    case ItemState::Ambiguous:
        return true;
    case ItemState::Open:
    case ItemState::InWork:
    case ItemState::Disputed:
        return false;
    }
    return false;
}

}  // namespace gainsay
