// SPDX-License-Identifier: GPL-3.0-or-later
// CDConv: model, method, u1, b1, u2, b2 and, when labelled, label and (for history contradictions) persona. As JSON, or
// as a table without a header in which they stand in this order.
#include "core/base/TranslatableText.h"
#include "core/io/corpora/CdconvCodes.h"
#include "core/io/corpora/Corpora.h"
#include "core/io/csv/CsvReader.h"
#include "core/io/rows/SharedFields.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct CdconvRowWords {
    GAINSAY_TR(io)
};

class CdconvRows final : public RowFormat {
public:
    void read(RowFields &fields, ImportRow &row) const override
    {
        Conversation &conversation = row.conversation;
        conversation.model = fields.optionalText("model");
        conversation.method = fields.optionalText("method");
        readNumberedTurns(fields, 2, conversation);
        const std::optional<int> label = fields.optionalInteger("label", 0, int(cdconvCategories.size()) - 1);
        if (!label)
            return;
        conversation.gold["category"] = cdconvCategories[size_t(*label)];
        if (*label != cdconvHistory)  // a persona beside another label says nothing; it stays an extra field
            return;
        if (const std::optional<int> persona = fields.optionalInteger("persona", 0, int(cdconvPersonas.size()) - 1))
            conversation.gold["persona"] = cdconvPersonas[size_t(*persona)];
    }
};

std::unique_ptr<RowFormat> cdconvRows(const ImportOptions &)
{
    return std::make_unique<CdconvRows>();
}

// Cells of a table are texts; codes are numbers.
class CdconvTableRows final : public RowFormat {
public:
    Json unwrapped(Json row) const override
    {
        for (const char *name : {"label", "persona"}) {
            const auto cell = row.find(name);
            bool valid = false;
            const int code = cell != row.end() ? plainText(*cell).trimmed().toInt(&valid) : 0;
            if (valid)
                *cell = code;
        }
        return row;
    }
    void read(RowFields &fields, ImportRow &row) const override { m_rows.read(fields, row); }

private:
    CdconvRows m_rows;
};

// Most of what stands in the column: a wrong code is the fault of its row.
bool holdsCodes(const QList<QStringList> &records, qsizetype column, int highest)
{
    qsizetype filled = 0;
    qsizetype codes = 0;
    for (const QStringList &record : records) {
        const QString cell = record.value(column).trimmed();
        bool valid = false;
        const int code = cell.toInt(&valid);
        filled += cell.isEmpty() ? 0 : 1;
        codes += valid && code >= 0 && code <= highest ? 1 : 0;
    }
    return 2 * codes > filled;
}

// What the columns of a table without a header are, from how many there are and which hold nothing but codes. Empty if
// that does not tell: four turns with file, model and method before them, label and persona behind.
QStringList cdconvColumns(const QList<QStringList> &records)
{
    static const QStringList turns{u"u1"_s, u"b1"_s, u"u2"_s, u"b2"_s};
    if (records.isEmpty())
        return {};
    // Rows without a persona may end before it.
    const qsizetype count = std::ranges::max(records, {}, &QStringList::size).size();
    QStringList behind;
    if (count > 5 && holdsCodes(records, count - 1, 3) && holdsCodes(records, count - 2, 4))
        behind = {u"label"_s, u"persona"_s};
    else if (count > 4 && holdsCodes(records, count - 1, 4))
        behind = {u"label"_s};
    QStringList before;
    switch (count - behind.size() - turns.size()) {
    case 0:
        break;
    case 2:
        before = {u"model"_s, u"method"_s};
        break;
    case 3:
        before = {u"file"_s, u"model"_s, u"method"_s};
        break;
    default:
        return {};
    }
    return before + turns + behind;
}

bool hasCdconvHeader(const FileSample &sample)
{
    return sample.hasColumns({"u1"_L1, "b1"_L1, "u2"_L1, "b2"_L1});
}

Result<std::unique_ptr<ImportReader>> openCdconv(const QString &path, const ImportOptions &options)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending != "tsv"_L1 && ending != "csv"_L1)
        return openJson(path, options, cdconvRows);
    ASSIGN_OR_RETURN(const auto sample, FileSample::of(path));
    if (sample.isJson())
        return openJson(path, options, cdconvRows);
    TableShape shape{sample.ending() == "tsv"_L1 ? '\t' : char(0), false, {}, 0};
    if (!hasCdconvHeader(sample)) {
        shape.columns = cdconvColumns(sample.records());
        if (shape.columns.isEmpty())
            return invalidInput(
                CdconvRowWords::tr("%1 has no header, and its %2 columns are not those of CDConv (file, model, method, "
                                   "u1, b1, u2, b2, label, persona). Read it as tsv, with a mapping such as "
                                   "header=no,turns=3|4|5|6,label=7.")
                    .arg(path, QString::number(sample.records().value(0).size())));
        shape.optional = shape.columns.contains(u"persona"_s) ? 1 : 0;
    }
    ASSIGN_OR_RETURN(auto file, openImportFile(path));
    return std::unique_ptr<ImportReader>(
        std::make_unique<CsvReader>(std::move(file), path, options, std::make_unique<CdconvTableRows>(), shape));
}

int likeCdconv(const FileSample &sample)
{
    if (sample.isJson())
        return sample.mostHave({"u1", "b1", "u2", "b2"}) && !sample.anyHas("turns") ? probably : 0;
    if (sample.ending() != "tsv"_L1)
        return 0;
    return hasCdconvHeader(sample) || cdconvColumns(sample.records()).contains(u"label"_s) ? probably : 0;
}

}  // namespace

const ImportFormat cdconvFormat{u"cdconv", openCdconv, likeCdconv};

}  // namespace gainsay
