// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/package/OnnxFile.h"

#include "core/base/TranslatableText.h"
#include "core/detect/package/ProtobufReader.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int deepestNesting = 16;  // graphs inside nodes (If, Loop) inside graphs

// Field numbers of onnx.proto3.
namespace field {
constexpr int modelGraph = 7, modelFunctions = 25;
constexpr int graphNode = 1, graphInitializer = 5, graphInput = 11, graphOutput = 12, graphSparseInitializer = 15;
constexpr int functionNode = 7, nodeInput = 1, nodeOutput = 2, nodeType = 4, nodeAttribute = 5;
constexpr int attributeTensor = 5, attributeGraph = 6, attributeTensors = 10, attributeGraphs = 11;
constexpr int tensorDimensions = 1, tensorName = 8, tensorExternalData = 13;
constexpr int sparseValues = 1, sparseIndices = 2;
constexpr int valueName = 1, valueType = 2, typeTensor = 1, tensorElementType = 1, tensorShape = 2;
constexpr int shapeDimension = 1, dimensionValue = 1, entryKey = 1, entryValue = 2;
}  // namespace field

class OnnxInspector {
public:
    bool readModel(QByteArrayView bytes)
    {
        bool hasGraph = false;
        ProtobufReader reader(bytes);
        while (reader.next()) {
            if (reader.field() == field::modelGraph) {
                hasGraph = readGraph(reader.bytes(), 0);
                if (!hasGraph)
                    return false;
            } else if (reader.field() == field::modelFunctions) {
                if (!readNodes(reader.bytes(), field::functionNode, 0))
                    return false;
            }
        }
        return hasGraph && !reader.malformed();
    }

    OnnxFile result() &&
    {
        // Older exporters list the weights among the inputs.
        m_file.inputs.removeIf([this](const OnnxValue &value) { return m_initializers.contains(value.name); });
        for (const auto &[table, indices] : m_gathers)
            addTable(table, indices);
        return std::move(m_file);
    }

private:
    bool readGraph(QByteArrayView bytes, int depth)
    {
        if (depth > deepestNesting)
            return false;
        ProtobufReader reader(bytes);
        while (reader.next()) {
            bool fine = true;
            switch (reader.field()) {
            case field::graphNode:
                fine = readNode(reader.bytes(), depth);
                break;
            case field::graphInitializer:
                fine = readTensor(reader.bytes(), depth == 0);
                break;
            case field::graphSparseInitializer:
                fine = readSparse(reader.bytes());
                break;
            case field::graphInput:
                fine = depth > 0 || readValue(reader.bytes(), m_file.inputs);
                break;
            case field::graphOutput:
                fine = depth > 0 || readValue(reader.bytes(), m_file.outputs);
                break;
            default:
                break;
            }
            if (!fine)
                return false;
        }
        return !reader.malformed();
    }

    bool readNodes(QByteArrayView bytes, int nodeField, int depth)
    {
        ProtobufReader reader(bytes);
        while (reader.next()) {
            if (reader.field() == nodeField && !readNode(reader.bytes(), depth))
                return false;
        }
        return !reader.malformed();
    }

    bool readNode(QByteArrayView bytes, int depth)
    {
        QStringList inputs;
        QString output;
        QByteArrayView type;
        ProtobufReader reader(bytes);
        while (reader.next()) {
            if (reader.field() == field::nodeAttribute && !readAttribute(reader.bytes(), depth))
                return false;
            if (reader.field() == field::nodeInput)
                inputs.append(QString::fromUtf8(reader.bytes()));
            else if (reader.field() == field::nodeOutput)
                output = QString::fromUtf8(reader.bytes());
            else if (reader.field() == field::nodeType)
                type = reader.bytes();
        }
        if (depth == 0 && type == "Gather" && inputs.size() == 2)
            m_gathers.append({inputs[0], inputs[1]});
        else if (depth == 0 && type == "Cast" && inputs.size() == 1)
            m_casts.insert(output, inputs[0]);
        return !reader.malformed();
    }

    void addTable(const QString &table, QString indices)
    {
        for (int step = 0; step < deepestNesting && m_casts.contains(indices); ++step)
            indices = m_casts.value(indices);
        const qint64 rows = m_initializers.value(table);
        if (rows <= 0 ||
            std::ranges::none_of(m_file.inputs, [&](const OnnxValue &input) { return input.name == indices; }))
            return;
        qint64 &known = m_file.rowsPickedBy[indices];
        known = known == 0 ? rows : std::min(known, rows);
    }

    bool readAttribute(QByteArrayView bytes, int depth)
    {
        ProtobufReader reader(bytes);
        while (reader.next()) {
            const int number = reader.field();
            if ((number == field::attributeTensor || number == field::attributeTensors) &&
                !readTensor(reader.bytes(), false))
                return false;
            if ((number == field::attributeGraph || number == field::attributeGraphs) &&
                !readGraph(reader.bytes(), depth + 1))
                return false;
        }
        return !reader.malformed();
    }

    bool readSparse(QByteArrayView bytes)
    {
        ProtobufReader reader(bytes);
        while (reader.next()) {
            if ((reader.field() == field::sparseValues || reader.field() == field::sparseIndices) &&
                !readTensor(reader.bytes(), false))
                return false;
        }
        return !reader.malformed();
    }

    bool readTensor(QByteArrayView bytes, bool isWeight)
    {
        QString name;
        qint64 rows = -1;
        ProtobufReader reader(bytes);
        while (reader.next()) {
            if (reader.field() == field::tensorName)
                name = QString::fromUtf8(reader.bytes());
            else if (reader.field() == field::tensorDimensions && rows < 0)
                rows = firstNumber(reader);
            else if (reader.field() == field::tensorExternalData)
                readExternalEntry(reader.bytes());
        }
        if (isWeight && !name.isEmpty())
            m_initializers.insert(name, rows);
        return !reader.malformed();
    }

    // Of a list of numbers, which may be packed into one field.
    static qint64 firstNumber(const ProtobufReader &reader)
    {
        if (reader.bytes().isEmpty())
            return qint64(reader.number());
        quint64 value = 0;
        int shift = 0;
        for (const char byte : reader.bytes()) {
            value |= quint64(byte & 0x7F) << shift;
            shift += 7;
            if ((byte & 0x80) == 0 || shift > 56)
                break;
        }
        return qint64(value);
    }

    void readExternalEntry(QByteArrayView bytes)
    {
        QString key;
        QString value;
        ProtobufReader reader(bytes);
        while (reader.next()) {
            if (reader.field() == field::entryKey)
                key = QString::fromUtf8(reader.bytes());
            else if (reader.field() == field::entryValue)
                value = QString::fromUtf8(reader.bytes());
        }
        if (key == "location"_L1 && !m_file.externalData.contains(value))
            m_file.externalData.append(value);
    }

    bool readValue(QByteArrayView bytes, QList<OnnxValue> &values)
    {
        OnnxValue value;
        ProtobufReader reader(bytes);
        while (reader.next()) {
            if (reader.field() == field::valueName)
                value.name = QString::fromUtf8(reader.bytes());
            else if (reader.field() == field::valueType)
                readType(reader.bytes(), value);
        }
        values.append(value);
        return !reader.malformed();
    }

    void readType(QByteArrayView bytes, OnnxValue &value)
    {
        for (ProtobufReader type(bytes); type.next();) {
            if (type.field() != field::typeTensor)
                continue;
            for (ProtobufReader tensor(type.bytes()); tensor.next();) {
                if (tensor.field() == field::tensorElementType)
                    value.elementType = int(tensor.number());
                else if (tensor.field() == field::tensorShape)
                    readShape(tensor.bytes(), value);
            }
        }
    }

    void readShape(QByteArrayView bytes, OnnxValue &value)
    {
        value.hasShape = true;
        for (ProtobufReader shape(bytes); shape.next();) {
            if (shape.field() != field::shapeDimension)
                continue;
            qint64 size = -1;
            for (ProtobufReader dimension(shape.bytes()); dimension.next();) {
                if (dimension.field() == field::dimensionValue)
                    size = qint64(dimension.number());
            }
            value.dimensions.append(size);
        }
    }

    OnnxFile m_file;
    QHash<QString, qint64> m_initializers;         // rows of each
    QList<std::pair<QString, QString>> m_gathers;  // table and what picks from it
    QHash<QString, QString> m_casts;               // result → of what
};

const OnnxValue *valueByName(const QList<OnnxValue> &values, const QString &name)
{
    const auto found = std::ranges::find(values, name, &OnnxValue::name);
    return found == values.end() ? nullptr : &*found;
}

}  // namespace

const OnnxValue *OnnxFile::input(const QString &name) const
{
    return valueByName(inputs, name);
}
const OnnxValue *OnnxFile::output(const QString &name) const
{
    return valueByName(outputs, name);
}

Result<OnnxFile> inspectOnnx(QByteArrayView bytes, const QString &fileName)
{
    OnnxInspector inspector;
    if (!inspector.readModel(bytes))
        return invalidInput(TranslatableText::translate("detect", "%1: this is not an ONNX model").arg(fileName));
    return std::move(inspector).result();
}

}  // namespace gainsay
