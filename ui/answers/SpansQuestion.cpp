// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answers/SpansQuestion.h"

#include "core/base/Phrases.h"
#include "core/scheme/SpanAnswers.h"
#include "ui/theme/Palette.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/DisplayText.h"
#include "ui/widgets/FlowLayout.h"
#include "ui/widgets/KeyOption.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

SpansQuestion::SpansQuestion(const Question &question, QWidget *parent) : QuestionWidget(question, parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    m_hint = makeLabel(u"muted"_s, this);
    m_hint->setWordWrap(true);
    column->addWidget(m_hint);
    addLabels(question, column);
    m_rows = new QVBoxLayout;
    m_rows->setSpacing(4);
    column->addLayout(m_rows);
}

void SpansQuestion::addLabels(const Question &question, QVBoxLayout *column)
{
    if (question.options.isEmpty())
        return;
    auto *labels = new FlowLayout(8);
    for (int i = 0; i < question.options.size(); ++i) {
        auto *label = new KeyOption(this);
        label->setCheckable(true);
        label->setKeyText(question.options[i].key);
        label->setTone(toneFromName(question.options[i].role));
        label->setChecked(i == m_label);
        connect(label, &KeyOption::clicked, this, [this, i] { chooseLabel(i); });
        labels->addWidget(label);
        m_labels.append(label);
    }
    column->addLayout(labels);
}

void SpansQuestion::chooseLabel(int index)
{
    m_label = index;
    for (int i = 0; i < m_labels.size(); ++i)
        m_labels[i]->setChecked(i == index);
    Q_EMIT selectionWanted();
}

void SpansQuestion::setAnswer(const Json &answer)
{
    m_spans = answer.is_array() ? spansFromJson(answer) : QList<Span>();
    rebuild();
}

void SpansQuestion::setLanguage(const QString &language)
{
    m_language = language;
    for (int i = 0; i < m_labels.size(); ++i) {
        const Option &option = question().options[i];
        m_labels[i]->setTexts(option.title.text(language), {});
        m_labels[i]->setToolTip(plainToolTip(option.definition.text(language)));
    }
    rebuild();
}

bool SpansQuestion::takeKey(const QString &key)
{
    for (int i = 0; i < m_labels.size(); ++i) {
        if (question().options[i].key.compare(key, Qt::CaseInsensitive) == 0) {
            chooseLabel(i);
            return true;
        }
    }
    if (question().key.isEmpty() || question().key.compare(key, Qt::CaseInsensitive) != 0)
        return false;
    Q_EMIT selectionWanted();
    return true;
}

void SpansQuestion::addSpan(const Span &span)
{
    Span added = span;
    if (question().links)
        added.link = openLink();
    if (!m_labels.isEmpty())
        added.label = answerText(question().options[m_label].value);
    const auto same = [&](const Span &other) {
        return other.utterance == added.utterance && other.start == added.start && other.end == added.end &&
               other.label == added.label;
    };
    if (std::any_of(m_spans.cbegin(), m_spans.cend(), same))
        return;
    m_spans.append(added);
    rebuild();
    report();
}

// The number of the pair that still lacks its second half, or the next free number.
int SpansQuestion::openLink() const
{
    int highest = 0;
    for (const Span &span : m_spans)
        highest = qMax(highest, span.link);
    const auto members =
        std::count_if(m_spans.cbegin(), m_spans.cend(), [highest](const Span &span) { return span.link == highest; });
    return highest > 0 && members == 1 ? highest : highest + 1;
}

void SpansQuestion::remove(const Row &row)
{
    for (const Span &span : row.spans)
        m_spans.removeOne(span);
    rebuild();
    report();
}

void SpansQuestion::report()
{
    Q_EMIT answered(m_spans.isEmpty() ? Json() : spansToJson(m_spans));
}

QList<SpansQuestion::Row> SpansQuestion::rows() const
{
    QList<Row> rows;
    for (const Span &span : m_spans) {
        const auto pair = std::find_if(rows.begin(), rows.end(),
                                       [&](const Row &row) { return span.link != 0 && row.link == span.link; });
        if (pair != rows.end())
            pair->spans.append(span);
        else
            rows.append({span.link, {span}});
    }
    return rows;
}

QString SpansQuestion::rowText(const Row &row) const
{
    QStringList parts;
    for (const Span &span : row.spans) {
        if (span.utterance >= m_conversation.turns.size())
            continue;
        const QString words = m_conversation.turnName(span.utterance) + u' ' + quoted(span.text);
        const Option *label = question().option(toUtf8(span.label));
        parts.append(label ? withValue(label->brief(m_language), words) : words);
    }
    return parts.size() == 1 && question().links ? parts.first() + u" ⟷ …"_s : parts.join(u" ⟷ "_s);
}

void SpansQuestion::rebuild()
{
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    const QString help = question().help.text(m_language);
    m_hint->setText(question().key.isEmpty() ? help : u"%1  %2"_s.arg(question().key, help));
    m_hint->setVisible(m_spans.isEmpty());
    for (const Row &marked : rows()) {
        auto *row = new QWidget(this);
        auto *line = new QHBoxLayout(row);
        line->setContentsMargins(0, 0, 0, 0);
        auto *text = makeLabel(u"small"_s, row);
        text->setTextFormat(Qt::PlainText);
        text->setWordWrap(true);
        text->setText(rowText(marked));
        auto *button = makeButton(ButtonKind::Quiet, u"×"_s, row);
        button->setAccessibleName(tr("Take away the evidence %1").arg(rowText(marked)));
        connect(button, &QPushButton::clicked, this, [this, marked] { remove(marked); });
        line->addWidget(text, 1);
        line->addWidget(button);
        m_rows->addWidget(row);
    }
}

}  // namespace gainsay
