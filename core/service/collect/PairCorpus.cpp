// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/collect/PairCorpus.h"

#include "core/base/TranslatableText.h"
#include "core/io/Formats.h"
#include "core/io/rows/LineReader.h"
#include "core/store/ConversationStore.h"
#include "core/store/Storage.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int corpusPage = 1000;

Error corpusCancelled()
{
    return cancelled(TranslatableText::translate("pairs", "reading the corpus was cancelled"));
}

void addConversation(const Conversation &conversation, WordSubstitution &corpus)
{
    for (const Utterance &turn : conversation.turns)
        corpus.addUtterance(turn.text);
    if (!conversation.candidates.isEmpty())
        corpus.addUtterance(conversation.candidates.first());
}

Result<void> addLines(const QString &path, WordSubstitution &corpus, Progress &progress)
{
    ASSIGN_OR_RETURN(const auto file, openImportFile(path));
    LineReader lines(*file);
    for (;;) {
        ASSIGN_OR_RETURN(const auto status, lines.next());
        if (status == LineReader::Status::End)
            return {};
        if (progress.isCancelled())
            return corpusCancelled();
        progress.report(lines.bytesRead(), file->size());
        if (status == LineReader::Status::Line)
            corpus.addUtterance(QString::fromUtf8(lines.line()).trimmed());
    }
}

}  // namespace

Result<void> addFileToCorpus(const QString &path, WordSubstitution &corpus, Progress &progress)
{
    if (path.endsWith(u".txt"_s, Qt::CaseInsensitive))
        return addLines(path, corpus, progress);
    ImportOptions options;
    ASSIGN_OR_RETURN(options.format, chosenFormat(path, autoFormat.toString()));
    ASSIGN_OR_RETURN(const auto reader, openImport(path, options));
    for (;;) {
        if (progress.isCancelled())
            return corpusCancelled();
        ASSIGN_OR_RETURN(const auto event, reader->next());
        progress.report(reader->bytesRead(), reader->bytesTotal());
        if (std::holds_alternative<EndOfRows>(event))
            return {};
        if (const auto *row = std::get_if<ImportRow>(&event))
            addConversation(row->conversation, corpus);
    }
}

Result<void> addProjectToCorpus(Storage &storage, WordSubstitution &corpus, Progress &progress)
{
    ConversationId after;
    for (qint64 done = 0;;) {
        if (progress.isCancelled())
            return corpusCancelled();
        ASSIGN_OR_RETURN(const auto page, storage.conversations().pageAfter(after, corpusPage));
        if (page.isEmpty())
            return {};
        for (const Conversation &conversation : page)
            addConversation(conversation, corpus);
        after = page.last().id;
        done += page.size();
        progress.report(done, 0);
    }
}

}  // namespace gainsay
