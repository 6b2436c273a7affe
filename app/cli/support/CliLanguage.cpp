// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/support/CliLanguage.h"

#include "ui/settings/Language.h"

#include <QLocale>

#include <clocale>

using namespace Qt::StringLiterals;

namespace gainsay {

CliLanguage::CliLanguage(const QStringList &words)
{
    if (words.contains("--json"_L1))
        useEnglish();
    else
        Language::install(Language::systemLanguage(), m_program, m_qt);
}

void CliLanguage::useEnglish()
{
    Language::install(u"en"_s, m_program, m_qt);
    std::setlocale(LC_MESSAGES, "C");
    QLocale plain = QLocale::c();
    plain.setNumberOptions(QLocale::DefaultNumberOptions);  // as where the environment's locale is C
    QLocale::setDefault(plain);
}

}  // namespace gainsay
