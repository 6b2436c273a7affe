// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/exchange/Pseudonyms.h"

#include "core/service/project/ActiveScheme.h"
#include "core/store/ProjectStore.h"
#include "core/store/Storage.h"

#include <QMessageAuthenticationCode>
#include <QRandomGenerator>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// Kept with the project, never in an export.
const QString keyName = u"pseudonym_key"_s;
constexpr qsizetype digits = 10;

QByteArray newKey()
{
    std::array<quint32, 8> words{};
    QRandomGenerator::system()->fillRange(words.data(), qsizetype(words.size()));
    return QByteArray(reinterpret_cast<const char *>(words.data()), sizeof words);
}

bool canBeSought(const QString &name)
{
    return std::count_if(name.begin(), name.end(), [](QChar letter) { return letter.isLetter(); }) > 1;
}

// Chinese and Japanese put no space around a name; elsewhere "ann" is not meant by "annotate".
QString wherever(const QString &name)
{
    static const QString wordPart = u"[\\p{Latin}\\p{Greek}\\p{Cyrillic}\\p{N}_]"_s;
    static const QRegularExpression begins(u'^' + wordPart);
    static const QRegularExpression ends(wordPart + u'$');
    return (begins.match(name).hasMatch() ? u"(?<!%1)"_s.arg(wordPart) : QString()) + QRegularExpression::escape(name) +
           (ends.match(name).hasMatch() ? u"(?!%1)"_s.arg(wordPart) : QString());
}

Result<QByteArray> keyOf(Storage &storage)
{
    QByteArray key;
    RETURN_IF_ERROR(storage.transaction([&]() -> Result<void> {
        const auto stored = storage.project().value(keyName);
        if (!stored)
            return stored.error();
        key = *stored ? QByteArray::fromHex((*stored)->toLatin1()) : newKey();
        return *stored ? Result<void>() : storage.project().setValue(keyName, QString::fromLatin1(key.toHex()));
    }));
    return key;
}

}  // namespace

Result<Pseudonyms> Pseudonyms::ofProject(Storage &storage)
{
    ASSIGN_OR_RETURN(const auto key, keyOf(storage));
    ASSIGN_OR_RETURN(const auto users, storage.project().users());
    ASSIGN_OR_RETURN(const auto active, activeScheme(storage.project()));
    Pseudonyms pseudonyms(key);
    QStringList people;
    for (const User &user : users)
        people.append(user.name);
    pseudonyms.learnNames(people);
    for (const Question &question : active.scheme.questions) {
        if (question.kind == QuestionKind::Text)
            pseudonyms.m_written.insert(question.id);
    }
    return pseudonyms;
}

void Pseudonyms::learnNames(const QStringList &people)
{
    QStringList sought;
    for (const QString &person : people) {
        if (!canBeSought(person))
            continue;
        m_known.insert(person.toCaseFolded(), nameFor(person));
        sought.append(person);
    }
    // A name that begins like another must not take its place.
    std::sort(sought.begin(), sought.end(), [](const QString &a, const QString &b) { return a.size() > b.size(); });
    std::transform(sought.begin(), sought.end(), sought.begin(), wherever);
    if (!sought.isEmpty())
        m_names = QRegularExpression(sought.join(u'|'), QRegularExpression::CaseInsensitiveOption);
}

QString Pseudonyms::nameFor(const QString &person) const
{
    const QByteArray code =
        QMessageAuthenticationCode::hash(person.toUtf8(), m_key, QCryptographicHash::Sha256).toHex().left(digits);
    return u"person-"_s + QString::fromLatin1(code);
}

QString Pseudonyms::inText(const QString &text) const
{
    if (m_known.isEmpty())
        return text;
    QString hidden;
    qsizetype after = 0;
    for (auto match = m_names.globalMatch(text); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        hidden += QStringView(text).sliced(after, found.capturedStart() - after);
        hidden += m_known.value(found.captured().toCaseFolded(), found.captured());
        after = found.capturedEnd();
    }
    hidden += QStringView(text).sliced(after);
    return hidden;
}

Json Pseudonyms::inAnswers(const Json &answers) const
{
    Json hidden = answers;
    for (const QString &question : m_written) {
        const auto given = hidden.is_object() ? hidden.find(toUtf8(question)) : hidden.end();
        if (given != hidden.end() && given->is_string())
            *given = toUtf8(inText(fromUtf8(given->get_ref<const std::string &>())));
    }
    return hidden;
}

PeopleShown Pseudonyms::shown() const
{
    return {[self = *this](const QString &person) { return self.nameFor(person); },
            [self = *this](const QString &text) { return self.inText(text); },
            [self = *this](const Json &answers) { return self.inAnswers(answers); }};
}

}  // namespace gainsay
