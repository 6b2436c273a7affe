// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/rows/RowFormat.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// Corpora have no field for the batch but `file`; our own rows and tables do.
std::string batchFieldOf(const ImportOptions &options)
{
    if (!options.mapping.batch.isEmpty())
        return toUtf8(options.mapping.batch);
    static const QStringList corpora{u"cdconv"_s, u"rgm"_s, u"mutual"_s, u"crp"_s, u"decode"_s};
    return corpora.contains(options.format) ? "" : "batch";
}

}  // namespace

RowNaming::RowNaming(const QString &path, const ImportOptions &options)
    : m_stem(path == u"-"_s ? u"stdin"_s : QFileInfo(path).completeBaseName()), m_batch(options.batch),
      m_idField(options.mapping.id.isEmpty() ? "id" : toUtf8(options.mapping.id)), m_batchField(batchFieldOf(options))
{
}

void RowNaming::name(RowFields &fields, qint64 number, Conversation &conversation) const
{
    conversation.externalId = fields.identifier(m_idField.c_str());
    if (conversation.externalId.isEmpty())
        conversation.externalId = m_stem + u'-' + QString::number(number);
    const QString own = m_batchField.empty() ? QString() : fields.identifier(m_batchField.c_str());
    const QString file = fields.identifier("file");
    conversation.batch = !m_batch.isEmpty() ? m_batch : !own.isEmpty() ? own : !file.isEmpty() ? file : m_stem;
    if (!file.isEmpty() && file != conversation.batch)
        conversation.extra["file"] = toUtf8(file);
}

}  // namespace gainsay
