// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/labelstudio/LabelStudioConfig.h"

#include "core/io/rows/AnswerCells.h"

#include <QXmlStreamWriter>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

class ConfigWriter {
public:
    explicit ConfigWriter(QByteArray &out) : m_xml(&out) { m_xml.setAutoFormatting(true); }

    void write(const Scheme &scheme)
    {
        m_xml.writeStartElement(u"View"_s);
        tag(u"Paragraphs"_s, {{u"name"_s, u"dialogue"_s},
                              {u"value"_s, u"$dialogue"_s},
                              {u"layout"_s, u"dialogue"_s},
                              {u"nameKey"_s, u"author"_s},
                              {u"textKey"_s, u"text"_s}});
        m_xml.writeEndElement();
        for (const Question &question : scheme.questions)
            writeQuestion(question);
        m_xml.writeEndElement();
    }

private:
    // The caller closes it.
    void tag(const QString &name, const QList<std::pair<QString, QString>> &attributes)
    {
        m_xml.writeStartElement(name);
        for (const auto &[attribute, value] : attributes)
            m_xml.writeAttribute(attribute, value);
    }

    void writeChoices(const QString &name, const QStringList &values)
    {
        for (const QString &value : values) {
            tag(name, {{u"value"_s, value}});
            m_xml.writeEndElement();
        }
        m_xml.writeEndElement();
    }

    static QStringList optionValues(const Question &question)
    {
        if (question.kind == QuestionKind::Bool)
            return {u"true"_s, u"false"_s};
        QStringList values;
        for (const Option &option : question.options)
            values.append(answerToCell(option.value));
        return values;
    }

    void writeQuestion(const Question &question)
    {
        tag(u"Header"_s, {{u"value"_s, question.title.text(u"en"_s)}});
        m_xml.writeEndElement();
        QList<std::pair<QString, QString>> attributes{{u"name"_s, question.id}, {u"toName"_s, u"dialogue"_s}};
        switch (question.kind) {
        case QuestionKind::Spans:
            tag(u"ParagraphLabels"_s, attributes);
            return writeChoices(u"Label"_s, {question.id});
        case QuestionKind::Text:
            tag(u"TextArea"_s, attributes);
            return m_xml.writeEndElement();
        case QuestionKind::Scale:
            tag(u"Rating"_s, attributes + decltype(attributes){{u"maxRating"_s, QString::number(question.max)}});
            return m_xml.writeEndElement();
        default:
            break;
        }
        const bool several = question.kind == QuestionKind::Multi || question.kind == QuestionKind::Ranking;
        attributes.append({u"choice"_s, several ? u"multiple"_s : u"single"_s});
        tag(u"Choices"_s, attributes);
        writeChoices(u"Choice"_s, optionValues(question));
    }

    QXmlStreamWriter m_xml;
};

}  // namespace

QByteArray labelStudioConfig(const Scheme &scheme)
{
    QByteArray out;
    ConfigWriter(out).write(scheme);
    out.append('\n');
    return out;
}

}  // namespace gainsay
