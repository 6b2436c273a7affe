// SPDX-License-Identifier: GPL-3.0-or-later
// A scheme file while it is written: the JSON as it stands there, with every field in its place, known or not. A change
// takes along what refers to what it changes; what is wrong with the outcome schemeFaults() says. A value, any thread.
#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <nlohmann/json.hpp>

namespace gainsay {

// Fields stay in the order in which people wrote them.
using OrderedJson = nlohmann::ordered_json;

class SchemeDocument {
public:
    // One question with two answers, which the reader takes.
    SchemeDocument();
    // Any JSON object; whether it is a scheme is not asked.
    static Result<SchemeDocument> read(QByteArrayView json);

    // Indented by two, as the files that come with the program are.
    QByteArray toBytes() const;
    const OrderedJson &json() const { return m_json; }

    // Paths as the reader of schemes names them: "questions[3].options[0].title.en".
    // A name from data as a part of a path, whatever is in it.
    static QString part(QString name);
    // Null where there is nothing.
    const OrderedJson *find(const QString &path) const;
    QString text(const QString &path) const;
    int number(const QString &path, int fallback) const;
    bool flag(const QString &path, bool fallback) const;
    // How many elements the list there has; 0 where there is none.
    int count(const QString &path) const;
    // Objects on the way are made; what is no object or list is replaced.
    void set(const QString &path, OrderedJson value);
    // Also takes away the objects around it that it leaves empty.
    void remove(const QString &path);

    QStringList questionIds() const;
    // As files have them: "single", "multi", … in the order in which they are offered.
    static const QStringList &kinds();
    static bool hasOptions(const QString &kind);

    // Gives the place of the new one.
    int addQuestion(const QString &kind, int at);
    int duplicateQuestion(int index);
    void renameQuestion(int index, const QString &id);
    // What the new kind does not have is left out, what it needs is added.
    void setKind(int index, const QString &kind);

    int addOption(int question, int at);
    int duplicateOption(int question, int index);
    // For a scale `value` is its point.
    void renameOption(int question, int index, const QString &value);

    // Within a list: "questions", "questions[2].options", "steps".
    void move(const QString &list, int from, int to);

    friend bool operator==(const SchemeDocument &, const SchemeDocument &) = default;

private:
    OrderedJson &question(int index);
    QString kindOf(int question) const;
    // A name that none of them has: "question", "question-2", …
    static QString freeName(const QString &stem, const QStringList &taken);
    QStringList optionValues(int question) const;
    OrderedJson newOption(int question) const;
    // Of an option of that question: digits first, then letters that nothing else needs.
    QString freeKey(int question) const;

    OrderedJson m_json;
};

}  // namespace gainsay
