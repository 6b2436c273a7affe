// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/User.h"

#include "core/base/TranslatableText.h"
#include "core/text/Normalizer.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct UserNameWords {
    GAINSAY_TR(gainsay::UserName)
};

constexpr qsizetype longestName = 60;

bool belongsInName(char32_t code)
{
    return QChar::isLetterOrNumber(code) || QChar::isMark(code) || code == u' ' ||
           QStringView(u"._-'’·").contains(QChar(char16_t(code < 0x10000 ? code : 0)));
}

}  // namespace

Result<QString> checkedUserName(const QString &name)
{
    // Two names that differ by a space too many look the same.
    static const QRegularExpression spaces(u" +"_s);
    const QString stored = name.trimmed().normalized(QString::NormalizationForm_C).replace(spaces, u" "_s);
    if (stored.isEmpty())
        return invalidInput(UserNameWords::tr("A person needs a name."));
    if (stored.size() > longestName)
        return invalidInput(UserNameWords::tr("A name has at most %1 characters.").arg(longestName));
    const QList<uint> codes = stored.toUcs4();
    if (!std::all_of(codes.begin(), codes.end(), [](uint code) { return belongsInName(code); }) ||
        std::none_of(codes.begin(), codes.end(), [](uint code) { return QChar::isLetterOrNumber(code); }))
        return invalidInput(
            UserNameWords::tr("A name is one line of letters, digits, spaces and the characters . _ - '"));
    return stored;
}

QString foldedUserName(const QString &name)
{
    // The two apostrophes that names are written with.
    return foldedText(name).replace(u'’', u'\'').simplified();
}

}  // namespace gainsay
