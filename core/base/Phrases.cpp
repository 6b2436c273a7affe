// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Phrases.h"

#include "core/base/TranslatableText.h"

namespace gainsay {

QString listing(const QStringList &parts)
{
    return parts.join(TranslatableText::translate("core", ", ", "between the parts of a list"));
}

QString withValue(const QString &what, const QString &value)
{
    return TranslatableText::translate("core", "%1: %2", "something and its value").arg(what, value);
}

QString quoted(const QString &words)
{
    return TranslatableText::translate("core", "“%1”", "words of somebody else").arg(words);
}

QString withRemark(const QString &words, const QString &remark)
{
    return TranslatableText::translate("core", "%1 (%2)", "words and a remark on them").arg(words, remark);
}

QString sentences(const QStringList &parts)
{
    QString text;
    for (const QString &part : parts) {
        if (!text.isEmpty() && !part.isEmpty() && !text.endsWith(u'。'))
            text += u' ';
        text += part;
    }
    return text;
}

}  // namespace gainsay
