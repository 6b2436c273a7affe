// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/Language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

#include <cstring>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

// Qt would follow LANGUAGE there too; other programs do not, so that a script can ask for English with LC_ALL=C.
bool messagesAreOfC()
{
    for (const char *variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        if (const QString locale = qEnvironmentVariable(variable); !locale.isEmpty())
            return QLocale(locale).language() == QLocale::C;
    }
    return true;
}

}  // namespace

QString ProgramTexts::translate(const char *context, const char *source, const char *disambiguation, int n) const
{
    QString text = QTranslator::translate(context, source, disambiguation, n);
    if (!m_plainQuotes || !std::strstr(source, "“"))
        return text;
    if (text.isNull() && n < 0)
        text = QString::fromUtf8(source);
    return text.replace(u'“', u'"').replace(u'”', u'"');
}

Language::Language(QObject *parent) : QObject(parent) {}

QStringList Language::available()
{
    return {u"en"_s, u"zh_CN"_s, u"ja"_s};
}

QString Language::nativeName(const QString &language)
{
    if (language == "zh_CN"_L1)
        return u"简体中文"_s;
    return language == "ja"_L1 ? u"日本語"_s : u"English"_s;
}

QString Language::systemLanguage()
{
    if (messagesAreOfC())
        return u"en"_s;
    for (const QString &wanted : QLocale::system().uiLanguages()) {
        switch (QLocale(wanted).language()) {
        case QLocale::Chinese:
            return u"zh_CN"_s;
        case QLocale::Japanese:
            return u"ja"_s;
        case QLocale::English:
            return u"en"_s;
        default:
            break;
        }
    }
    return u"en"_s;
}

void Language::install(const QString &language, QTranslator &program, QTranslator &qt)
{
    QCoreApplication::removeTranslator(&program);
    QCoreApplication::removeTranslator(&qt);
    if (qt.load(u"qtbase_"_s + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qt);
    if (program.load(u":/i18n/gainsay_"_s + language))
        QCoreApplication::installTranslator(&program);
}

void Language::set(const QString &language)
{
    m_current = available().contains(language) ? language : systemLanguage();
    QLocale::setDefault(QLocale(m_current == "en"_L1 ? u"en_GB"_s : m_current));
    QCoreApplication::removeTranslator(&m_program);  // other threads may be wording something
    m_program.setPlainQuotes(m_current == "en"_L1);
    install(m_current, m_program, m_qt);
}

}  // namespace gainsay
