// SPDX-License-Identifier: GPL-3.0-or-later
// The rules are said twice, in the program and for the server: here both answer the same questions, many thousand
// random ones, for every scheme that is shipped.
#include "core/scheme/Answers.h"
#include "core/service/detect/Suggestion.h"
#include "core/service/project/DerivedState.h"
#include "core/store/ConversationStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/WorkStore.h"
#include "core/workflow/ItemRules.h"
#include "db/engine/Query.h"
#include "db/project/ReadingPlace.h"
#include "db/server/GateScript.h"
#include "db/server/ScramVerifier.h"
#include "db/server/ServerGate.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;
using namespace gainsay;

namespace {

// Answers as people give them, and as nobody should.
class AnswerMaker {
public:
    AnswerMaker(const Scheme &scheme, const Conversation &conversation, quint32 seed)
        : m_scheme(scheme), m_conversation(conversation), m_random(seed)
    {
    }

    Json any()
    {
        Json answers = Json::object();
        for (const Question &question : m_scheme.questions) {
            if (!one(4))
                answers[toUtf8(question.id)] = one(12) ? odd() : value(question);
        }
        if (one(40))
            answers["no_such_question"] = true;
        return answers;
    }

    // Only what is asked, in the one form in which it is stored.
    std::optional<Json> valid()
    {
        for (int attempt = 0; attempt < 200; ++attempt) {
            Json answers = Json::object();
            for (const Question &question : m_scheme.questions) {
                const auto asked = m_scheme.asked(answers);
                const bool isAsked =
                    std::any_of(asked.begin(), asked.end(), [&](const Question *q) { return q->id == question.id; });
                if (isAsked && (question.required || one(2)))
                    answers[toUtf8(question.id)] = value(question);
            }
            if (auto checked = checkAnswers(m_scheme, m_conversation, answers))
                return *checked;
        }
        return std::nullopt;
    }

    bool one(quint32 of) { return m_random.bounded(of) == 0; }

private:
    Json option(const Question &question)
    {
        return question.options.isEmpty() ? Json("x")
                                          : question.options[m_random.bounded(int(question.options.size()))].value;
    }

    Json span()
    {
        const int utterance = m_random.bounded(int(m_conversation.turns.size()));
        const QString text = m_conversation.turns[utterance].text;
        const int start = m_random.bounded(int(text.size()));
        const int end = start + 1 + m_random.bounded(int(text.size()) - start);
        Json made{
            {"utterance", utterance}, {"start", start}, {"end", end}, {"text", toUtf8(text.mid(start, end - start))}};
        if (one(3))
            made["link"] = 1 + m_random.bounded(2);
        return made;
    }

    Json value(const Question &question)
    {
        Json list = Json::array();
        switch (question.kind) {
        case QuestionKind::Single:
            return option(question);
        case QuestionKind::Bool:
            return one(2);
        case QuestionKind::Scale:
            return question.min + m_random.bounded(question.max - question.min + 1);
        case QuestionKind::Text:
            return one(2) ? "a word" : " padded ";
        case QuestionKind::Multi:
            for (const Option &choice : question.options) {
                if (one(4))
                    list.push_back(choice.value);
            }
            return list;
        case QuestionKind::Ranking:
            for (const Option &choice : question.options)
                list.insert(list.begin() + m_random.bounded(int(list.size()) + 1), choice.value);
            while (int(list.size()) > question.min && one(2))
                list.erase(list.begin());
            return list;
        case QuestionKind::Spans:
            while (one(2))
                list.push_back(span());
            return list;
        }
        return {};
    }

    Json odd()
    {
        const Json values[] = {nullptr, "", "x", 7, 1.5, true, Json::array(), Json::array({"x", "x"}), Json::object()};
        return values[m_random.bounded(int(std::size(values)))];
    }

    const Scheme &m_scheme;
    const Conversation &m_conversation;
    QRandomGenerator m_random;
};

}  // namespace

class TestServerRules : public QObject {
    Q_OBJECT

    Engines m_engines;

private Q_SLOTS:
    void initTestCase()
    {
        if (const QString why = m_engines.unavailable(u"postgresql"_s); !why.isEmpty())
            QSKIP(qPrintable(why));
    }

    void bothSayTheSame_data()
    {
        QTest::addColumn<QString>("scheme");
        for (const char *name : {"cdconv", "rgm", "crp-errors", "crp-appropriateness", "mutual"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    void bothSayTheSame()
    {
        QFETCH(QString, scheme);
        const auto storage = m_engines.newProject(u"postgresql"_s, scheme);
        QVERIFY(storage);
        Team team(*storage, m_engines.clock());
        const QList<ConversationId> items = team.addConversations(u"b"_s, 1);
        const auto database = must(connectToProject(storage->location()));
        must(ServerGate(*database, m_engines.clock()).setUp());
        const QString gate = quotedIdentifier(gateSchema(database->location().schema));
        const Conversation conversation = must(storage->conversations().byId(items[0]));
        const Scheme &rules = team.scheme().scheme;
        AnswerMaker maker(rules, conversation, 7);

        const QString fault = u"SELECT COALESCE(%1.fault(%1.scheme(), ?, CAST(? AS jsonb)), '')"_s.arg(gate);
        const QString rest = u"SELECT %1.comparable(%1.scheme(), CAST(? AS jsonb))::text || chr(10) || "
                             "%1.removed_as(%1.scheme(), CAST(? AS jsonb), FALSE) || chr(10) || "
                             "%1.label_of(%1.scheme(), CAST(? AS jsonb))"_s.arg(gate);
        int taken = 0;
        for (int i = 0; i < 600; ++i) {
            const Json answers = i % 2 == 0 ? maker.any() : maker.valid().value_or(Json::object());
            const auto canonical = checkAnswers(rules, conversation, answers);
            const bool fits = canonical && *canonical == answers;
            const auto said = must(sql::one(
                *database, fault, [](const Row &row) { return row.get<QString>(0); }, items[0], answers));
            QVERIFY2(said->isEmpty() == fits, (dumpJson(answers) + ' ' + said->toUtf8()).constData());
            taken += fits ? 1 : 0;
            if (!canonical)
                continue;
            const auto lines = must(sql::one(
                                        *database, rest, [](const Row &row) { return row.get<QString>(0); }, *canonical,
                                        *canonical, *canonical))
                                   ->split(u'\n');
            QVERIFY(*parseJson(lines[0].toUtf8()) == rules.comparable(*canonical));
            QCOMPARE(lines[1], rules.removedAs(*canonical));
            QCOMPARE(lines[2], rules.label(*canonical));
        }
        QVERIFY2(taken > 100, qPrintable(QString::number(taken)));
    }

    // Rows as they lie in the database, the strangest combinations too; what the server derives is what the program
    // does.
    void bothDeriveTheSame_data() { bothSayTheSame_data(); }

    void bothDeriveTheSame()
    {
        QFETCH(QString, scheme);
        const auto storage = m_engines.newProject(u"postgresql"_s, scheme);
        Team team(*storage, m_engines.clock());
        const QList<ConversationId> items = team.addConversations(u"b"_s, 150);
        QStringList people;
        for (int i = 0; i < team.scheme().scheme.raters; ++i)
            people.append(u"a%1"_s.arg(i));
        team.assign(u"b"_s, people);
        const auto database = must(connectToProject(storage->location()));
        must(ServerGate(*database, m_engines.clock()).setUp());
        const QString gate = quotedIdentifier(gateSchema(database->location().schema));
        const Conversation conversation = must(storage->conversations().byId(items[0]));
        AnswerMaker maker(team.scheme().scheme, conversation, 11);
        must(storage->transaction([&]() -> Result<void> {
            for (const ConversationId id : items) {
                const std::optional<Json> common = maker.valid();
                AnnotationId newest;
                ASSIGN_OR_RETURN(const auto slotList, storage->work().slotsOf(id));
                for (Slot slot : slotList) {
                    if (maker.one(6))
                        continue;
                    Annotation annotation;
                    annotation.conversation = id;
                    annotation.user = slot.user;
                    annotation.revision = 1;
                    annotation.scheme = team.scheme().id;
                    annotation.answers = maker.one(2) ? *common : *maker.valid();
                    ASSIGN_OR_RETURN(newest, storage->work().addAnnotation(annotation));
                    slot.annotation = newest;
                    slot.state = SlotState::Submitted;
                    RETURN_IF_ERROR(storage->work().updateSlot(slot));
                }
                while (maker.one(3)) {
                    Decision decision;
                    decision.conversation = id;
                    decision.kind = maker.one(2)   ? DecisionKind::Answers
                                    : maker.one(2) ? DecisionKind::SendBack
                                    : maker.one(2) ? DecisionKind::Neither
                                                   : DecisionKind::Reopen;
                    if (decision.kind == DecisionKind::Answers)
                        decision.answers = maker.valid();
                    decision.afterAnnotation = maker.one(3) ? AnnotationId() : newest;
                    RETURN_IF_ERROR(storage->reviews().addDecision(decision));
                }
            }
            return {};
        }));
        for (const ConversationId id : items)
            must(sql::one(
                *database, u"SELECT %1.derive(?)"_s.arg(gate), [](const Row &) { return true; }, id));
        QCOMPARE(must(verifyDerived(*storage, team.scheme().scheme)), qint64(items.size()));
    }

    void theSameItemsAreBlind()
    {
        const auto storage = m_engines.newProject(u"postgresql"_s);
        const auto database = must(connectToProject(storage->location()));
        must(ServerGate(*database, m_engines.clock()).setUp());
        const QString text = u"SELECT CASE WHEN %1.is_blind(?, ?) THEN 1 ELSE 0 END"_s.arg(
            quotedIdentifier(gateSchema(database->location().schema)));
        for (int i = 0; i < 300; ++i) {
            const QString external = u"对话-%1"_s.arg(i);
            QCOMPARE(must(sql::number(*database, text, external, 0.37)) == 1, isBlindItem(external, 0.37));
        }
    }

    // RFC 7677, section 3.
    void aVerifierIsWhatTheStandardSays()
    {
        const QString made = scramVerifier(u"pencil"_s, QByteArray::fromBase64("W22ZaJ0SNY7soEsUEjb6gQ=="));
        QCOMPARE(made, u"SCRAM-SHA-256$4096:W22ZaJ0SNY7soEsUEjb6gQ==$WG5d8oPm3OtcPnkdi4Uo7BkeZkBFzpcXkuLmtbsT4qY=:"
                       "wfPLwcE6nTWhTAmQ7tl2KeoiWGPlZqQxSrmfPwDl2dU="_s);
    }
};

QTEST_GUILESS_MAIN(TestServerRules)
#include "tst_server_rules.moc"
