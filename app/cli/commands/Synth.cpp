// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/Invocation.h"
#include "app/cli/support/OutputFile.h"
#include "core/io/rows/BufferedOutput.h"
#include "core/io/synth/SynthCorpus.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct SynthWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

constexpr qsizetype chunkSize = qsizetype(256) * 1024;

Result<void> writeLines(SynthCorpus &corpus, qint64 count, QIODevice &device)
{
    QByteArray chunk;
    chunk.reserve(chunkSize + 4096);
    for (qint64 line = 1; line <= count; ++line) {
        corpus.appendLine(chunk);
        if (chunk.size() < chunkSize && line < count)
            continue;
        if (device.write(chunk) != chunk.size())
            return writingFailed(device);
        chunk.resize(0);
    }
    return {};
}

Exit runSynth(Invocation &call)
{
    const Result<qint64> count = call.number(u"conversations"_s, 1000, 0, 1'000'000'000);
    const Result<qint64> seed = call.number(u"seed"_s, 1);
    const Result<qint64> raters = call.number(u"raters"_s, 0, 0, 100);
    for (const Result<qint64> *value : {&count, &seed, &raters}) {
        if (!*value)
            return call.usage(value->error().message);
    }
    OutputFile file(call.option(u"out"_s));
    const Result<QIODevice *> device = file.open();
    if (!device)
        return call.fail(device.error());
    SynthCorpus corpus{quint64(*seed), int(*raters)};
    if (const Result<void> written = writeLines(corpus, *count, **device); !written)
        return call.fail(written.error());
    if (const Result<void> finished = file.finish(); !finished)
        return call.fail(finished.error());
    return Exit::Done;
}

}  // namespace

Command synthCommand()
{
    return {
        u"synth"_s,
        SynthWords::tr("make up conversations for scale tests"),
        {},
        {valueOption(u"conversations"_s, u"N"_s, SynthWords::tr("how many; 1000 if not given")),
         valueOption(u"seed"_s, u"S"_s, SynthWords::tr("the same seed gives the same lines; 1 if not given")),
         valueOption(u"raters"_s, u"R"_s, SynthWords::tr("add `ratings`: the label that each of R raters would give")),
         valueOption(u"out"_s, u"FILE"_s, SynthWords::tr("write there instead of standard output"))},
        SynthWords::tr("Writes Chinese two-turn conversations as cdconv JSONL, fit for import --format cdconv.\n"
                       "The sentences are put together from word lists and mean little."),
        {u"synth --conversations 100000 --seed 7 > big.jsonl"_s},
        runSynth};
}

}  // namespace gainsay
