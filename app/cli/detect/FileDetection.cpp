// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/detect/FileDetection.h"

#include "app/cli/detect/PredictionJson.h"
#include "core/detect/run/DetectPipeline.h"
#include "core/io/Formats.h"
#include "core/io/json/JsonText.h"
#include "core/io/rows/BufferedOutput.h"
#include "core/io/rows/LineReader.h"

#include <QCoreApplication>
#include <QQueue>
#include <QTemporaryFile>

#include <algorithm>

namespace gainsay {

namespace {

// A line with one more field, the others in the order in which they came.
QByteArray lineWith(const QByteArray &line, const Json &prediction)
{
    nlohmann::ordered_json row = nlohmann::ordered_json::parse(line.begin(), line.end(), nullptr, false);
    row["prediction"] = nlohmann::ordered_json::parse(prediction.dump(-1, ' ', false, Json::error_handler_t::replace));
    QByteArray text =
        QByteArray::fromStdString(row.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace));
    escapeLineEnds(text);
    return text + '\n';
}

// Reads the conversations of a file twice side by side: as conversations, and as the lines they were.
class LineSource {
public:
    explicit LineSource(const FileDetectionRequest &request) : m_request(request), m_lines(m_file) {}

    Result<void> open()
    {
        m_file.setFileName(m_request.path);
        if (m_request.path == QLatin1StringView("-")) {
            if (const Result<void> kept = keepStandardInput(); !kept)
                return kept;
            m_file.setFileName(m_kept.fileName());
        }
        ASSIGN_OR_RETURN(auto reader, openImport(m_file.fileName(), {m_request.format, {}, {}, {}}));
        m_reader = std::move(reader);
        if (!m_file.open(QIODevice::ReadOnly))
            return ioError(QCoreApplication::translate("cli", "%1: %2").arg(m_request.path, m_file.errorString()));
        return {};
    }

    Result<QList<Conversation>> next()
    {
        QList<Conversation> conversations;
        while (conversations.size() < pipelineChunk) {
            ASSIGN_OR_RETURN(auto event, m_reader->next());
            if (std::holds_alternative<EndOfRows>(event))
                break;
            if (const auto *error = std::get_if<RowError>(&event)) {
                ++m_rejected;
                m_request.rejected(*error);
                continue;
            }
            ImportRow &row = std::get<ImportRow>(event);
            if (!row.project.is_null())
                continue;
            RETURN_IF_ERROR(queueLine(row.line));
            conversations.append(std::move(row.conversation));
        }
        return conversations;
    }

    QByteArray takeLine() { return m_pending.dequeue(); }
    qint64 rejected() const { return m_rejected; }

private:
    Result<void> keepStandardInput()
    {
        QFile input;
        if (!m_kept.open() || !input.open(stdin, QIODevice::ReadOnly))
            return ioError(
                QCoreApplication::translate("cli", "standard input cannot be kept: %1").arg(m_kept.errorString()));
        constexpr qint64 blockSize = 1 << 20;
        for (QByteArray block = input.read(blockSize); !block.isEmpty(); block = input.read(blockSize)) {
            if (m_kept.write(block) != block.size())
                return ioError(
                    QCoreApplication::translate("cli", "standard input cannot be kept: %1").arg(m_kept.errorString()));
        }
        return m_kept.flush() ? Result<void>() : ioError(m_kept.errorString());
    }

    Result<void> queueLine(qint64 number)
    {
        while (m_lines.number() < number) {
            ASSIGN_OR_RETURN(const auto status, m_lines.next());
            if (status == LineReader::Status::End)
                return ioError(QCoreApplication::translate("cli", "%1 changed while it was read").arg(m_request.path));
        }
        m_pending.enqueue(m_lines.line().toByteArray());
        return {};
    }

    const FileDetectionRequest &m_request;
    QTemporaryFile m_kept;  // standard input, which can be read only once
    QFile m_file;
    LineReader m_lines;
    std::unique_ptr<ImportReader> m_reader;
    QQueue<QByteArray> m_pending;
    qint64 m_rejected = 0;
};

}  // namespace

Result<FileDetectionReport> detectFile(const Detector &detector, const FileDetectionRequest &request, QIODevice &output,
                                       Progress &progress)
{
    ASSIGN_OR_RETURN(const auto labels, FileLabels::make(detector.info(), request.format));
    LineSource lines(request);
    RETURN_IF_ERROR(lines.open());
    FileDetectionReport report;
    PipelineSource source;
    source.next = [&lines] { return lines.next(); };
    const Result<void> done = runPipeline(
        detector, request.withSpans, source,
        [&](const DetectedChunk &chunk) -> Result<void> {
            QByteArray text;
            for (qsizetype i = 0; i < chunk.conversations.size(); ++i) {
                const Json prediction = predictionJson(detector.info(), chunk.conversations[i], chunk.predictions[i],
                                                       chunk.spans.value(i), labels);
                text += lineWith(lines.takeLine(), prediction);
            }
            report.judged += chunk.predictions.size();
            report.silent += std::ranges::count_if(chunk.predictions,
                                                   [](const Prediction &prediction) { return !prediction.label; });
            if (output.write(text) != text.size())
                return writingFailed(output);
            return {};
        },
        progress);
    if (!done)
        return done.error();
    report.rejected = lines.rejected();
    return report;
}

}  // namespace gainsay
