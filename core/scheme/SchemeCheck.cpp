// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheme/SchemeCheck.h"

#include "core/base/TranslatableText.h"
#include "core/base/WholeNumber.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

class SchemeChecker {
    GAINSAY_TR(SchemeReader)

public:
    SchemeChecker(const Scheme &scheme, JsonFaults &faults) : m_scheme(scheme), m_faults(faults) {}

    void run()
    {
        checkName(u"id"_s, m_scheme.id);
        if (m_scheme.questions.isEmpty())
            m_faults.add(u"questions"_s, tr("expected at least one question"));
        for (int i = 0; i < m_scheme.questions.size(); ++i)
            checkQuestion(i);
        checkKeys();
        checkGold();
        checkResolution();
        for (int i = 0; i < m_scheme.removals.size(); ++i)
            checkCondition(m_scheme.removals[i].when, u"removes[%1].if"_s.arg(i), int(m_scheme.questions.size()));
    }

private:
    void checkName(const QString &path, const QString &name)
    {
        static const QRegularExpression pattern(u"^[A-Za-z][A-Za-z0-9_-]*$"_s);
        if (!pattern.match(name).hasMatch())
            m_faults.expected(path, tr("letters, digits, _ and -, starting with a letter"), toUtf8(name));
    }

    void checkQuestion(int index)
    {
        const Question &question = m_scheme.questions[index];
        const QString path = u"questions[%1]"_s.arg(index);
        checkName(path + u".id"_s, question.id);
        for (int earlier = 0; earlier < index; ++earlier) {
            if (m_scheme.questions[earlier].id == question.id)
                m_faults.add(path + u".id"_s, tr("\"%1\" is the id of another question already").arg(question.id));
        }
        if (!m_scheme.steps.isEmpty() && question.step > m_scheme.steps.size())
            m_faults.add(path + u".step"_s,
                         tr("is %1, but there are %2 steps").arg(question.step).arg(m_scheme.steps.size()));
        if (question.askIf)
            checkCondition(*question.askIf, path + u".ask_if"_s, index);
        checkOptions(question, path);
    }

    void checkOptions(const Question &question, const QString &path)
    {
        for (int i = 0; i < question.options.size(); ++i) {
            const Option &option = question.options[i];
            const QString optionPath = u"%1.options[%2]"_s.arg(path).arg(i);
            if (question.option(option.value) != &option)
                m_faults.add(optionPath + u".value"_s, tr("is the value of another option already"));
            if (question.optionByCode(option.code) != &option)
                m_faults.add(optionPath + u".code"_s, tr("%1 is the code of another option already").arg(option.code));
            if (question.kind == QuestionKind::Scale && (option.code < question.min || option.code > question.max))
                m_faults.add(optionPath + u".value"_s, tr("is not between min and max"));
        }
        const bool chooses = question.kind == QuestionKind::Single || question.kind == QuestionKind::Multi;
        if (chooses && question.options.isEmpty())
            m_faults.add(path + u".options"_s, tr("expected at least one option"));
        if (question.kind == QuestionKind::Ranking && question.max > question.options.size())
            m_faults.add(path + u".max"_s, tr("is larger than the number of options"));
    }

    // `before`: a condition may only look at questions that come earlier, so there can be no cycle.
    void checkCondition(const Condition &condition, const QString &path, int before)
    {
        for (const Condition &part : condition.conditions)
            checkCondition(part, path, before);
        if (condition.question.isEmpty())
            return;
        for (int i = 0; i < m_scheme.questions.size(); ++i) {
            const Question &question = m_scheme.questions[i];
            if (question.id != condition.question)
                continue;
            if (i >= before)
                m_faults.add(path, tr("looks at \"%1\", which does not come before it").arg(question.id));
            for (const Json &value : condition.values)
                checkValue(question, value, path);
            return;
        }
        m_faults.add(path, tr("looks at \"%1\", which is no question of this scheme").arg(condition.question));
    }

    void checkValue(const Question &question, const Json &value, const QString &path)
    {
        bool known = false;
        switch (question.kind) {
        case QuestionKind::Single:
            known = question.option(value);
            break;
        case QuestionKind::Scale:
            known = wholeNumber(value, question.min, question.max).has_value();
            break;
        case QuestionKind::Bool:
            known = value.is_boolean();
            break;
        case QuestionKind::Text:
            known = value.is_string();
            break;
        case QuestionKind::Multi:
        case QuestionKind::Ranking:
        case QuestionKind::Spans:
            m_faults.add(path, tr("compares the list \"%1\" with a value; use empty or answered").arg(question.id));
            return;
        }
        if (!known)
            m_faults.expected(path, tr("an answer that \"%1\" can have").arg(question.id), value);
    }

    // Options of a multiple choice have their keys while it is open; all others share one keyboard.
    void checkKeys()
    {
        QHash<QString, QString> taken;
        for (const QString &own : {u"S"_s, u"G"_s, u"H"_s, u"M"_s, u"Y"_s, u"/"_s, u"?"_s})
            taken.insert(own, tr("the program"));
        for (int i = 0; i < m_scheme.questions.size(); ++i) {
            const Question &question = m_scheme.questions[i];
            const QString path = u"questions[%1]"_s.arg(i);
            takeKey(taken, question.key, path);
            QHash<QString, QString> opened;
            for (int j = 0; j < question.options.size(); ++j)
                takeKey(question.kind == QuestionKind::Multi ? opened : taken, question.options[j].key,
                        u"%1.options[%2]"_s.arg(path).arg(j));
        }
    }

    void takeKey(QHash<QString, QString> &taken, const QString &key, const QString &path)
    {
        if (key.isEmpty())
            return;
        if (const auto owner = taken.constFind(key); owner != taken.constEnd())
            m_faults.add(path + u".key"_s, tr("\"%1\" is the key of %2 already").arg(key, *owner));
        taken.insert(key, path);
    }

    void checkGold()
    {
        const Question *gold = m_scheme.question(m_scheme.goldQuestion);
        if (!gold)
            m_faults.add(u"gold.question"_s, tr("\"%1\" is no question of this scheme").arg(m_scheme.goldQuestion));
        else if (gold->kind == QuestionKind::Spans || gold->kind == QuestionKind::Text)
            m_faults.add(u"gold.question"_s,
                         tr("\"%1\" has no options, so its answers cannot be labels").arg(gold->id));
    }

    void checkResolution()
    {
        const ResolutionRule &rule = m_scheme.resolution;
        if (rule.kind == ResolutionRule::Kind::Agreement)
            return;
        const Question *question = m_scheme.question(rule.question);
        if (!question) {
            m_faults.add(u"resolution.question"_s, tr("\"%1\" is no question of this scheme").arg(rule.question));
            return;
        }
        if (question->kind == QuestionKind::Spans || question->kind == QuestionKind::Text)
            m_faults.add(u"resolution.question"_s,
                         tr("\"%1\" has no options, so its answers cannot be counted").arg(question->id));
        if (rule.kind == ResolutionRule::Kind::Median && question->kind != QuestionKind::Scale)
            m_faults.add(u"resolution.question"_s, tr("\"%1\" is no scale, so it has no median").arg(rule.question));
        if (rule.kind == ResolutionRule::Kind::Vote)
            checkVote(*question);
    }

    void checkVote(const Question &question)
    {
        const ResolutionRule &rule = m_scheme.resolution;
        if (rule.atLeast.isEmpty() && rule.unanimous.isEmpty())
            m_faults.add(u"resolution"_s, tr("expected at_least or unanimous: no vote could settle anything"));
        for (auto it = rule.atLeast.begin(); it != rule.atLeast.end(); ++it) {
            checkVoteValue(question, it.key(), u"resolution.at_least"_s);
            if (it.value() > m_scheme.raters)
                m_faults.add(u"resolution.at_least.%1"_s.arg(it.key()),
                             tr("asks for %1 votes, but there are %2 raters").arg(it.value()).arg(m_scheme.raters));
        }
        for (const QString &value : rule.unanimous)
            checkVoteValue(question, value, u"resolution.unanimous"_s);
    }

    void checkVoteValue(const Question &question, const QString &value, const QString &path)
    {
        bool isNumber = false;
        const int number = value.toInt(&isNumber);
        const bool isBool = question.kind == QuestionKind::Bool && (value == u"true"_s || value == u"false"_s);
        const bool isPoint =
            question.kind == QuestionKind::Scale && isNumber && number >= question.min && number <= question.max;
        if (!isBool && !isPoint && !question.option(toUtf8(value)))
            m_faults.expected(path, tr("an answer that \"%1\" can have").arg(question.id), toUtf8(value));
    }

    const Scheme &m_scheme;
    JsonFaults &m_faults;
};

}  // namespace

void checkScheme(const Scheme &scheme, JsonFaults &faults)
{
    SchemeChecker(scheme, faults).run();
}

}  // namespace gainsay
