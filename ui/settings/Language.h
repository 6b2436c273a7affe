// SPDX-License-Identifier: GPL-3.0-or-later
// The language of the window, switched while it runs: widgets get a LanguageChange event and word themselves again.
#pragma once

#include <QObject>
#include <QStringList>
#include <QTranslator>

namespace gainsay {

// In English curly quotes become plain ones: the fonts that have Chinese letters draw them as wide as a letter.
class ProgramTexts : public QTranslator {
public:
    void setPlainQuotes(bool plain) { m_plainQuotes = plain; }
    QString translate(const char *context, const char *source, const char *disambiguation, int n) const override;

private:
    bool m_plainQuotes = false;
};

class Language : public QObject {
    Q_OBJECT

public:
    explicit Language(QObject *parent = nullptr);

    // "en", "zh_CN", "ja"
    static QStringList available();
    // Its name in itself.
    static QString nativeName(const QString &language);
    // What the environment asks for (LANGUAGE, LC_ALL, LC_MESSAGES, LANG), among those available; else English.
    static QString systemLanguage();
    // Makes the texts of Gainsay and of Qt those of a language, instead of whatever the two had before.
    static void install(const QString &language, QTranslator &program, QTranslator &qt);

    // Empty follows the system.
    void set(const QString &language);
    QString current() const { return m_current; }

private:
    ProgramTexts m_program;
    QTranslator m_qt;
    QString m_current;
};

}  // namespace gainsay
