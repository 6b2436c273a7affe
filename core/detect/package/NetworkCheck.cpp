// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/package/NetworkCheck.h"

#include "core/base/TranslatableText.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int elementFloat = 1;
constexpr int elementInt32 = 6;
constexpr int elementInt64 = 7;
constexpr int elementFloat16 = 10;
constexpr qint64 fewestTokens = 8;

QString shapeText(const OnnxValue &value)
{
    QStringList sizes;
    for (const qint64 size : value.dimensions)
        sizes.append(size < 0 ? u"*"_s : QString::number(size));
    return u'[' + sizes.join(u", "_s) + u']';
}

QString nameList(const QList<OnnxValue> &values)
{
    QStringList names;
    for (const OnnxValue &value : values)
        names.append(value.name);
    return names.join(u", "_s);
}

Result<void> checkInputs(const OnnxFile &network, const ModelSpec &spec, const QString &fileName)
{
    if (!network.input(spec.inputs[0])) {
        return invalidInput(TranslatableText::translate(
                                "detect", "%1: no input is called %2 (it has: %3); name them in model.json, inputs")
                                .arg(fileName, spec.inputs[0], nameList(network.inputs)));
    }
    for (const OnnxValue &value : network.inputs) {
        if (std::ranges::find(spec.inputs, value.name) == spec.inputs.end()) {
            return invalidInput(
                TranslatableText::translate("detect", "%1: nothing is known to feed the input %2 with; expected %3")
                    .arg(fileName, value.name, QStringList(spec.inputs.begin(), spec.inputs.end()).join(u", "_s)));
        }
        const bool fits = !value.hasShape || (value.dimensions.size() == 2 && value.dimensions[0] != 0 &&
                                              (value.dimensions[1] < 0 || value.dimensions[1] >= fewestTokens));
        if ((value.elementType != elementInt64 && value.elementType != elementInt32) || !fits) {
            return invalidInput(TranslatableText::translate(
                                    "detect",
                                    "%1: the input %2 must be int64 or int32 [batch, length], with room for %5 tokens, "
                                    "but has shape %3 and element type %4")
                                    .arg(fileName, value.name, shapeText(value), QString::number(value.elementType),
                                         QString::number(fewestTokens)));
        }
    }
    return {};
}

Result<void> checkOutput(const OnnxFile &network, const QString &name, qint64 width, const QString &fileName)
{
    const OnnxValue *value = network.output(name);
    if (!value) {
        return invalidInput(TranslatableText::translate("detect", "%1: no output is called %2 (it has: %3)")
                                .arg(fileName, name, nameList(network.outputs)));
    }
    if (value->elementType != elementFloat && value->elementType != elementFloat16) {
        return invalidInput(TranslatableText::translate("detect", "%1: the output %2 must be float32 or float16 "
                                                                  "(element types 1 and 10), not element type %3")
                                .arg(fileName, name, QString::number(value->elementType)));
    }
    const bool plausible = !value->hasShape || (value->dimensions.size() == 2 &&
                                                (value->dimensions[1] < 0 || value->dimensions[1] == width));
    if (!plausible) {
        return invalidInput(TranslatableText::translate(
                                "detect", "%1: the output %2 has shape %3, but %4 numbers per conversation were "
                                          "expected; labels in model.json belong to another model")
                                .arg(fileName, name, shapeText(*value), QString::number(width)));
    }
    return {};
}

}  // namespace

Result<void> checkNetworkShape(const OnnxFile &network, const ModelSpec &spec, const QString &fileName)
{
    if (const Result<void> inputs = checkInputs(network, spec, fileName); !inputs)
        return inputs;
    return checkOutput(network, spec.output, spec.outputSize(), fileName);
}

std::optional<int> fixedLength(const OnnxFile &network, const ModelSpec &spec)
{
    const OnnxValue *ids = network.input(spec.inputs[0]);
    const bool isFixed = ids && ids->dimensions.size() == 2 && ids->dimensions[1] > 0;
    return isFixed ? std::optional(int(std::min<qint64>(ids->dimensions[1], 1 << 20))) : std::nullopt;
}

Result<void> checkVocabularySize(const OnnxFile &network, const ModelSpec &spec, int vocabularySize,
                                 const QString &fileName)
{
    const qint64 rows = network.rowsPickedBy.value(spec.inputs[0]);
    if (rows == 0 || vocabularySize <= rows)
        return {};
    return invalidInput(
        TranslatableText::translate("detect", "%1 has %2 tokens, but the network in %3 only has room for %4: "
                                              "they do not belong together")
            .arg(spec.tokenizer.file, QString::number(vocabularySize), fileName, QString::number(rows)));
}

}  // namespace gainsay
