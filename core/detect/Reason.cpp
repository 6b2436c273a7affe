// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/Reason.h"

#include "core/base/TranslatableText.h"

namespace gainsay {

namespace {

QString filledIn(const QString &sentence, const QList<Reason> &places, QString Reason::*language)
{
    if (places.isEmpty())
        return sentence;
    return places.size() == 1 ? sentence.arg(places[0].*language)
                              : sentence.arg(places[0].*language, places[1].*language);
}

}  // namespace

Reason reasonOf(const char *source, const QList<Reason> &places)
{
    return {filledIn(QString::fromUtf8(source), places, &Reason::english),
            filledIn(TranslatableText::translate("detect", source), places, &Reason::shown)};
}

}  // namespace gainsay
