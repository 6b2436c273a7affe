// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/guide/Guide.h"

#include "core/base/TranslatableText.h"
#include "core/scheme/Scheme.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

Result<Guide> loadGuide(const QString &folder, const QString &name, const QString &language)
{
    for (const QString &candidate : {language.left(2), u"en"_s}) {
        QFile file(u":/%1/%2.%3.md"_s.arg(folder, name, candidate));
        if (file.open(QIODevice::ReadOnly))
            return parseGuide(QString::fromUtf8(file.readAll()));
    }
    return notFound(TranslatableText::translate("core", "There is no guide named “%1”").arg(name));
}

}  // namespace

const GuideSection *Guide::section(const QString &id) const
{
    for (const QString &wanted : {id, id.section(u'/', 0, 0)}) {
        for (const GuideSection &candidate : sections) {
            if (candidate.id == wanted)
                return &candidate;
        }
    }
    return sections.isEmpty() ? nullptr : &sections.first();
}

QList<const GuideSection *> Guide::matching(const QString &query) const
{
    const QStringList words = query.split(u' ', Qt::SkipEmptyParts);
    QList<const GuideSection *> found;
    for (const GuideSection &section : sections) {
        const bool all = std::all_of(words.cbegin(), words.cend(), [&](const QString &word) {
            return section.title.contains(word, Qt::CaseInsensitive) ||
                   section.markdown.contains(word, Qt::CaseInsensitive);
        });
        if (all)
            found.append(&section);
    }
    return found;
}

Guide parseGuide(const QString &markdown)
{
    static const QRegularExpression anchor(u"^<!-- id: (\\S+) -->$"_s);
    Guide guide;
    QString preface;  // what people write before the first heading, or without any
    for (const QString &line : markdown.split(u'\n')) {
        if (line.startsWith("# "_L1)) {
            guide.title = line.mid(2);
        } else if (line.startsWith("## "_L1)) {
            guide.sections.append({{}, line.mid(3), {}});
        } else if (guide.sections.isEmpty()) {
            preface += line + u'\n';
        } else {
            const QRegularExpressionMatch match = anchor.match(line);
            if (match.hasMatch())
                guide.sections.last().id = match.captured(1);
            else
                guide.sections.last().markdown += line + u'\n';
        }
    }
    if (!preface.trimmed().isEmpty())
        guide.sections.prepend({{}, guide.title, preface});
    return guide;
}

Result<Guide> loadGuidelines(const Scheme &scheme, const QString &language)
{
    if (scheme.guidelineTexts.isEmpty())
        return loadGuide(u"guidelines"_s, scheme.guidelines, language);
    return parseGuide(scheme.guidelineTexts.text(language));
}

Result<Guide> loadHelp(const QString &name, const QString &language)
{
    return loadGuide(u"help"_s, name, language);
}

}  // namespace gainsay
