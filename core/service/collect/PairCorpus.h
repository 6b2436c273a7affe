// SPDX-License-Identifier: GPL-3.0-or-later
// Reads what a bigram model and its vocabulary are made of. Long work: progress and cancel.
#pragma once

#include "core/base/Progress.h"
#include "core/pairs/WordSubstitution.h"

namespace gainsay {

class Storage;

// Every utterance of a file in any format that import reads, or every line of a .txt file.
Result<void> addFileToCorpus(const QString &path, WordSubstitution &corpus, Progress &progress);
// Every utterance of a project.
Result<void> addProjectToCorpus(Storage &storage, WordSubstitution &corpus, Progress &progress);

}  // namespace gainsay
