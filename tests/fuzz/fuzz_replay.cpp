// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the corpora without a fuzzer: each file as it is, cut at many places, and with bytes changed by a fixed seed.
//   fuzz_replay FOLDER-OF-CORPORA
#include "core/base/Resources.h"
#include "tests/fuzz/FuzzTargets.h"

#include <QDir>
#include <QFile>

#include <cstdio>
#include <random>

namespace {

constexpr int cuts = 24;
constexpr int changes = 60;

int replay(const gainsay::fuzz::Target &target, const QByteArray &bytes)
{
    target.run(bytes);
    std::mt19937 draw(20'261'118);
    for (int i = 0; i < cuts; ++i)
        target.run(bytes.first(bytes.size() * i / cuts));
    for (int i = 0; i < changes && !bytes.isEmpty(); ++i) {
        QByteArray changed = bytes;
        for (int n = 0; n <= i % 4; ++n)
            changed[qsizetype(draw() % size_t(changed.size()))] = char(draw() & 0xff);
        target.run(changed);
    }
    return 1 + cuts + changes;
}

}  // namespace

int main(int argc, char **argv)
{
    if (argc != 2)
        return 2;
    gainsay::initResources();
    const QDir corpora(QString::fromLocal8Bit(argv[1]));
    int runs = 0;
    for (const auto &target : gainsay::fuzz::targets()) {
        const QDir corpus(corpora.filePath(QString::fromLatin1(target.name)));
        const QStringList files = corpus.entryList(QDir::Files);
        if (files.isEmpty()) {
            std::printf("%s has no corpus\n", target.name);
            return 1;
        }
        for (const QString &name : files) {
            QFile file(corpus.filePath(name));
            if (!file.open(QIODevice::ReadOnly))
                return 1;
            runs += replay(target, file.readAll());
        }
    }
    std::printf("%d runs of %d readers\n", runs, int(gainsay::fuzz::targets().size()));
    return 0;
}
