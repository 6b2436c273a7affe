// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/studio/StudioWords.h"

#include "core/scheme/Scheme.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct StudioText {
    Q_DECLARE_TR_FUNCTIONS(gainsay::StudioWords)
};

}  // namespace

QString kindTitle(const QString &kind)
{
    if (kind == u"single"_s)
        return StudioText::tr("One answer");
    if (kind == u"multi"_s)
        return StudioText::tr("Several answers");
    if (kind == u"bool"_s)
        return StudioText::tr("Yes or no");
    if (kind == u"scale"_s)
        return StudioText::tr("Scale");
    if (kind == u"ranking"_s)
        return StudioText::tr("Ranking of replies");
    if (kind == u"spans"_s)
        return StudioText::tr("Words marked in the text");
    if (kind == u"text"_s)
        return StudioText::tr("Free text");
    return kind == u"written"_s ? StudioText::tr("Reply written beside a given one") : kind;
}

const QStringList &optionRoles()
{
    static const QStringList roles{u"neutral"_s, u"none"_s, u"intra"_s, u"role"_s, u"history"_s, u"incoherent"_s};
    return roles;
}

QString roleTitle(const QString &role)
{
    if (role == u"none"_s)
        return StudioText::tr("Green: negative");
    if (role == u"intra"_s)
        return StudioText::tr("Amber: positive");
    if (role == u"role"_s)
        return StudioText::tr("Purple: positive");
    if (role == u"history"_s)
        return StudioText::tr("Orange: positive");
    if (role == u"incoherent"_s)
        return StudioText::tr("Grey: neither");
    return StudioText::tr("No colour");
}

QString localText(const SchemeDocument &document, const QString &path, const QString &language)
{
    const QString own = document.text(path + u'.' + language);
    if (!own.isEmpty())
        return own;
    for (const QString &other : LocalizedText::languages()) {
        if (const QString text = document.text(path + u'.' + other); !text.isEmpty())
            return text;
    }
    return {};
}

QString questionTitle(const SchemeDocument &document, int question, const QString &language)
{
    const QString path = u"questions[%1]"_s.arg(question);
    const QString title = localText(document, path + u".title"_s, language);
    return title.isEmpty() ? document.text(path + u".id"_s) : title;
}

}  // namespace gainsay
