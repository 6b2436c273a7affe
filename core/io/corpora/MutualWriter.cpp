// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/corpora/MutualWriter.h"

#include "core/base/Random.h"
#include "core/base/TranslatableText.h"
#include "core/io/json/JsonText.h"

#include <QCryptographicHash>
#include <QtEndian>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct MutualWriterWords {
    GAINSAY_TR(io)
};

struct MutualOptions {
    QStringList options;
    qsizetype right = -1;
    Json fails = Json::object();  // by letter, where replies were written
};

Result<QString> articleOf(const Conversation &conversation)
{
    QStringList speakers;
    for (const Utterance &turn : conversation.turns) {
        if (!speakers.contains(turn.speaker))
            speakers.append(turn.speaker);
    }
    if (speakers.size() > 2)
        return invalidInput(
            MutualWriterWords::tr("%1 has other speakers than two, so the format mutual cannot hold it; choose jsonl.")
                .arg(conversation.externalId));
    // Who is called m or f stays so; else the first who speaks is m.
    const bool named = QStringList(speakers).removeIf(
                           [](const QString &name) { return name == u"m"_s || name == u"f"_s; }) == speakers.size();
    QStringList said;
    for (const Utterance &turn : conversation.turns) {
        const QString mark = named ? turn.speaker : speakers.indexOf(turn.speaker) == 0 ? u"m"_s : u"f"_s;
        said.append(u"%1 : %2"_s.arg(mark, turn.text.simplified()));
    }
    return said.join(u' ');
}

quint64 orderSeed(const QString &id)
{
    return qFromLittleEndian<quint64>(QCryptographicHash::hash(id.toUtf8(), QCryptographicHash::Sha256).constData());
}

MutualOptions writtenOptions(const Conversation &conversation, const Json &answers)
{
    QList<int> order{0, 1, 2, 3};
    SeededRandom(orderSeed(conversation.externalId)).shuffle(order);
    MutualOptions made;
    for (const int number : order) {
        const std::string name = std::to_string(number);
        if (number == 0)
            made.right = made.options.size();
        else
            made.fails[std::string(1, char('A' + made.options.size()))] = answers.value("fails" + name, Json());
        made.options.append(number == 0 ? conversation.candidates.value(0)
                                        : fromUtf8(answers.value("wrong" + name, std::string())));
    }
    return made;
}

MutualOptions optionsOf(const ExportRow &row)
{
    if (row.answers.is_object() && row.answers.contains("wrong1"))
        return writtenOptions(row.conversation, row.answers);
    MutualOptions made{row.conversation.candidates};
    const Json ranking = row.answers.is_object() ? row.answers.value("ranking", Json::array()) : Json::array();
    if (!ranking.empty() && ranking[0].is_string() && !ranking[0].get<std::string>().empty())
        made.right = ranking[0].get<std::string>()[0] - 'A';
    return made;
}

}  // namespace

Result<void> MutualWriter::writeProject(const Json &)
{
    return invalidInput(MutualWriterWords::tr("The format mutual cannot hold everything; choose jsonl."));
}

Result<void> MutualWriter::write(const ExportRow &row)
{
    const Conversation &conversation = row.conversation;
    ASSIGN_OR_RETURN(const auto article, articleOf(conversation));
    const MutualOptions made = optionsOf(row);
    if (made.options.size() < 2 || made.right >= made.options.size())
        return invalidInput(MutualWriterWords::tr("%1 has no replies to choose from, so the format mutual cannot hold "
                                                  "it; choose jsonl.")
                                .arg(conversation.externalId));
    QByteArray &out = m_output.buffer();
    JsonObjectText line(out);
    if (made.right >= 0)
        line.add("answers", QString(QChar(u'A' + char16_t(made.right))));
    line.add("options", jsonTexts(made.options));
    line.add("article", article);
    line.add("id", conversation.externalId);
    if (row.answers.is_object() && row.answers.contains("reasoning"))
        line.add("reasoning", row.answers["reasoning"]);
    if (!made.fails.empty())
        line.add("fails", made.fails);
    for (const auto &[name, value] : row.fields.items())
        line.add(QByteArrayView(name.data(), qsizetype(name.size())), value);
    line.close();
    out.append('\n');
    return m_output.rowWritten();
}

}  // namespace gainsay
