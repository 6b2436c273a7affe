// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/detect/InstalledWords.h"

#include "core/words/EnglishTagger.h"
#include "core/words/JiebaTagger.h"
#include "core/words/MecabTagger.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

template <class Tagger> Result<WordTaggerPtr> sharedTagger(Result<std::unique_ptr<Tagger>> opened)
{
    if (!opened)
        return opened.error();
    return WordTaggerPtr(*std::move(opened));
}

}  // namespace

Result<WordTaggerPtr> InstalledWords::tagger(const QString &language)
{
    const QMutexLocker lock(&m_mutex);
    if (const auto opened = m_opened.constFind(language); opened != m_opened.cend())
        return *opened;
    ASSIGN_OR_RETURN(const auto made, open(language));
    m_opened.insert(language, made);
    return made;
}

WordTaggerSource InstalledWords::source()
{
    return [this](const QString &language) { return tagger(language); };
}

Result<WordTaggerPtr> InstalledWords::open(const QString &language) const
{
    // Beside an installed program, else in the source tree that the program was built in.
    const QString installed = m_programFolder + u"/../share/gainsay/words/"_s + language;
    if (language == "zh"_L1)
        return sharedTagger(JiebaTagger::open(
            QFileInfo::exists(installed) ? installed : m_programFolder + u"/../../third_party/cppjieba/dict"_s));
    // From packages of the system.
    if (language == "ja"_L1)
        return sharedTagger(MecabTagger::open(u"/var/lib/mecab/dic/ipadic-utf8"_s));
    if (language == "en"_L1)
        return sharedTagger(EnglishTagger::open(u"/usr/share/wordnet"_s));
    return unsupported(
        QCoreApplication::translate("words", "there is no word list for the language \"%1\"").arg(language));
}

}  // namespace gainsay
