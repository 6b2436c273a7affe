// SPDX-License-Identifier: GPL-3.0-or-later
// The language of what gainsay-cli says: the one that the environment asks for, as with other programs. What programs
// read is English and the same everywhere. Lives in main(), on its thread.
#pragma once

#include <QStringList>
#include <QTranslator>

namespace gainsay {

class CliLanguage {
public:
    // `words` of the command line: with --json everything is for programs.
    explicit CliLanguage(const QStringList &words);

    // From here on, whatever the environment says; also numbers, order of names and the system's own messages.
    void useEnglish();

private:
    QTranslator m_program;
    QTranslator m_qt;
};

}  // namespace gainsay
