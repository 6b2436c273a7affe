// SPDX-License-Identifier: GPL-3.0-or-later
// Guidelines and help as they come with the program: Markdown in sections, each with an id by which the
// window jumps to it ("category/history").
#pragma once

#include "core/base/Result.h"

#include <QList>
#include <QString>

namespace gainsay {

struct Scheme;

struct GuideSection {
    QString id;
    QString title;
    QString markdown;  // without the heading
};

struct Guide {
    QString title;
    QList<GuideSection> sections;

    // The section with that id, else the one of the part before the slash, else the first; null if empty.
    const GuideSection *section(const QString &id) const;
    // Sections whose title or text holds every word of the query, in order; all of them for an empty query.
    QList<const GuideSection *> matching(const QString &query) const;
};

Guide parseGuide(const QString &markdown);

// What a scheme is labelled by: guidelines of its own, or those that come with the program; falls back to English.
// `name` is a role's help ("annotator").
Result<Guide> loadGuidelines(const Scheme &scheme, const QString &language);
Result<Guide> loadHelp(const QString &name, const QString &language);

}  // namespace gainsay
