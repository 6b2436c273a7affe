// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked about each conversation: questions, options, conditions, raters, how disagreement is
// resolved, quality rules. A plain value read from a versioned JSON file; see resources/schemes/README.md.
#pragma once

#include "core/base/Json.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace gainsay {

// An answer as one text: choices as they are, everything else as JSON; empty for none. Equal answers have equal texts.
QString answerText(const Json &answer);

// One text in several languages; falls back to English, then to any that there is.
class LocalizedText {
public:
    LocalizedText() = default;
    explicit LocalizedText(QHash<QString, QString> texts) : m_texts(std::move(texts)) {}

    // Those that a scheme may be written in, by the two letters of their names; English, which others fall back to,
    // first.
    static const QStringList &languages();

    // `language` is one of them, or a locale name that starts with it ("zh_CN").
    QString text(const QString &language) const;
    bool isEmpty() const { return m_texts.isEmpty(); }

private:
    QHash<QString, QString> m_texts;
};

enum class QuestionKind { Single, Multi, Scale, Ranking, Spans, Text, Bool };

// When a question is asked, or an item leaves the set: a tree of tests on the other answers.
struct Condition {
    enum class Kind { Equals, In, Empty, Answered, All, Any, Not };

    Kind kind = Kind::All;
    QString question;
    QList<Json> values;           // Equals, In
    bool flag = true;             // Empty, Answered: the wanted outcome
    QList<Condition> conditions;  // All, Any, Not

    bool holds(const Json &answers) const;
};

struct Option {
    Json value;    // a string; a number on scales
    int code = 0;  // what label files use
    QString key;   // the keyboard key that chooses it
    QString role;  // palette role that colours it
    LocalizedText title;
    LocalizedText shortTitle;  // for tables and charts; absent where the title is short enough
    LocalizedText definition;

    // The name where there is little room.
    QString brief(const QString &language) const;
};

struct Question {
    QString id;
    QuestionKind kind = QuestionKind::Single;
    int step = 1;
    QString key;
    bool required = true;
    bool compare = true;        // counts when annotators' answers are compared
    bool compareFirst = false;  // Ranking: only what stands first does
    bool links = false;         // spans only: paired by link
    int min = 0;                // Scale: lowest point; Ranking: fewest replies
    int max = 0;                // Scale: highest point; Ranking: most replies
    std::optional<Condition> askIf;
    QList<Option> options;  // Spans: what a span can be; none: spans are not told apart
    LocalizedText title;
    LocalizedText help;

    const Option *option(const Json &value) const;
    const Option *optionByCode(int code) const;
    // What of an answer is compared: without the order of a multiple choice, of a ranking perhaps its first choice.
    Json comparable(Json answer) const;
};

struct ResolutionRule {
    enum class Kind { Agreement, Vote, Majority, Median };

    Kind kind = Kind::Agreement;
    QString question;
    QHash<QString, int> atLeast;  // Vote: value → raters that suffice
    QStringList unanimous;        // Vote: values that need every rater
};

struct Removal {
    Condition when;
    QString as;          // "unqualified", "incoherent", "discarded"
    bool byAny = false;  // one rater's answers are enough; else tested on the resolved answers
};

struct QualityRules {
    int spotCheckSample = 100;
    double spotCheckPassRate = 0.95;
    int tutorialItems = 50;
    int qualificationItems = 21;
    int qualificationMaxWrong = 1;
};

struct Scheme {
    QString id;
    int version = 1;
    LocalizedText title;
    LocalizedText description;
    int raters = 2;
    ResolutionRule resolution;
    QList<Removal> removals;
    QString goldQuestion;        // the question whose answer is "the label" in reports and label files
    QString goldField;           // the field of label files that holds its code
    QList<LocalizedText> steps;  // headings; questions of step 1 stand under the first
    QList<Question> questions;
    QualityRules quality;
    QString guidelines;            // the name of guidelines that come with the program
    LocalizedText guidelineTexts;  // or a project's own, as Markdown

    const Question *question(const QString &questionId) const;
    // Questions that are asked given these answers, in order.
    QList<const Question *> asked(const Json &answers) const;
    // `answers` without those of questions that are not asked (hidden answers are never submitted).
    Json withoutHidden(const Json &answers) const;
    // Only what counts when two people's answers are compared, in a canonical form.
    Json comparable(const Json &answers) const;
    // Why these resolved answers take the conversation out of the set, or empty.
    QString removedAs(const Json &answers) const;
    // The same for one rater's answers, which count alone under rules marked `by any`.
    QString removedByOne(const Json &answers) const;
    // The answer to the gold question as text, or empty.
    QString label(const Json &answers) const;
};

}  // namespace gainsay
