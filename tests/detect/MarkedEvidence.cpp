// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/detect/MarkedEvidence.h"

#include "core/stats/BinomialInterval.h"
#include "core/text/OffsetMap.h"
#include "tests/detect/DetectSamples.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace gainsay::test {

namespace {

std::vector<EvidenceUnit> unitsOf(const Json &marks, int target)
{
    std::vector<EvidenceUnit> units;
    for (const Json &mark : marks)
        units.push_back({mark.value("utterance", target), mark.at("start").get<int>(), mark.at("end").get<int>()});
    return units;
}

bool hits(const EvidenceUnit &unit, const std::vector<EvidenceUnit> &marks)
{
    return std::ranges::any_of(marks, [&unit](const EvidenceUnit &mark) {
        return mark.turn == unit.turn && unit.start < mark.end && unit.end > mark.start;
    });
}

std::vector<EvidenceClause> clausesOfTurn(const MarkedCase &marked, int turn)
{
    return evidenceClauses(marked.conversation.turns[turn].text, turn);
}

double shareThatHits(const std::vector<EvidenceClause> &clauses, const std::vector<EvidenceUnit> &marks)
{
    const auto right =
        std::ranges::count_if(clauses, [&marks](const EvidenceClause &clause) { return hits(clause.whole, marks); });
    return double(right) / double(clauses.size());
}

qsizetype longestCommonPiece(const QString &one, const QString &other)
{
    qsizetype longest = 0;
    for (qsizetype start = 0; start < one.size(); ++start) {
        while (start + longest < one.size() && other.contains(QStringView(one).mid(start, longest + 1)))
            ++longest;
    }
    return longest;
}

QString percentWithInterval(double right, int cases)
{
    const QString percent = QString::number(100.0 * right / cases, 'f', 1);
    if (right != std::floor(right))
        return percent + u" %"_s;
    const Interval interval = clopperPearson(qint64(right), cases);
    return u"%1 % (%2 – %3)"_s.arg(percent, QString::number(100.0 * interval.low, 'f', 1),
                                   QString::number(100.0 * interval.high, 'f', 1));
}

}  // namespace

std::vector<MarkedCase> markedCases(const QString &name)
{
    std::vector<MarkedCase> cases;
    for (const Json &row : jsonRows(name)) {
        QStringList turns;
        for (const char *key : {"u1", "b1", "u2", "b2"})
            turns.push_back(fromUtf8(row.at(key).get<std::string>()));
        MarkedCase marked;
        marked.conversation = conversationOf(turns);
        marked.label = fromUtf8(row.at("label").get<std::string>());
        marked.target = unitsOf(row.at("target"), marked.conversation.target);
        marked.earlier = unitsOf(row.at("earlier"), marked.conversation.target);
        cases.push_back(std::move(marked));
    }
    return cases;
}

void PointingScore::add(const MarkedCase &marked, const Pointed &pointed)
{
    target += hits(pointed.target, marked.target) ? 1.0 : 0.0;
    earlier += hits(pointed.earlier, marked.earlier) ? 1.0 : 0.0;
    ++cases;
}

QString PointingScore::row(const QString &name) const
{
    return u"| %1 | %2 | %3 | %4 |"_s.arg(name, QString::number(cases), percentWithInterval(target, cases),
                                          percentWithInterval(earlier, cases));
}

PointingScore expectedByChance(const std::vector<MarkedCase> &cases)
{
    PointingScore score;
    for (const MarkedCase &marked : cases) {
        score.target += shareThatHits(clausesOfTurn(marked, marked.conversation.target), marked.target);
        score.earlier += shareThatHits(clausesOfTurn(marked, marked.earlier.front().turn), marked.earlier);
        ++score.cases;
    }
    return score;
}

Pointed longestOverlap(const MarkedCase &marked)
{
    const auto textOf = [&marked](const EvidenceUnit &unit) {
        return OffsetMap(marked.conversation.turns[unit.turn].text).slice(unit.start, unit.end);
    };
    Pointed best;
    qsizetype longest = -1;
    for (const EvidenceClause &here : clausesOfTurn(marked, marked.conversation.target)) {
        for (const EvidenceClause &there : clausesOfTurn(marked, marked.earlier.front().turn)) {
            const qsizetype common = longestCommonPiece(textOf(here.whole), textOf(there.whole));
            // In a reply that contradicts itself, the other clause comes first.
            if (common <= longest || (there.whole.turn == here.whole.turn && there.whole.start >= here.whole.start))
                continue;
            longest = common;
            best = {here.whole, there.whole};
        }
    }
    return best;
}

}  // namespace gainsay::test
