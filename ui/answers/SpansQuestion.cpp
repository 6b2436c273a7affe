// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answers/SpansQuestion.h"

#include "core/base/Phrases.h"
#include "core/scheme/SpanAnswers.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSet>
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
    m_rows = new QVBoxLayout;
    m_rows->setSpacing(4);
    column->addLayout(m_rows);
}

void SpansQuestion::setAnswer(const Json &answer)
{
    m_spans = answer.is_array() ? spansFromJson(answer) : QList<Span>();
    rebuild();
}

void SpansQuestion::setLanguage(const QString &language)
{
    m_language = language;
    rebuild();
}

bool SpansQuestion::takeKey(const QString &key)
{
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
    const auto same = [&](const Span &other) {
        return other.utterance == added.utterance && other.start == added.start && other.end == added.end;
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

void SpansQuestion::removePair(int link)
{
    m_spans.removeIf([link](const Span &span) { return span.link == link; });
    rebuild();
    report();
}

void SpansQuestion::report()
{
    Q_EMIT answered(m_spans.isEmpty() ? Json() : spansToJson(m_spans));
}

QString SpansQuestion::pairText(int link) const
{
    QStringList parts;
    for (const Span &span : m_spans) {
        if (span.link == link && span.utterance < m_conversation.turns.size())
            parts.append(m_conversation.turnName(span.utterance) + u' ' + quoted(span.text));
    }
    return parts.size() == 1 && question().links ? parts.first() + u" ⟷ …"_s : parts.join(u" ⟷ "_s);
}

void SpansQuestion::rebuild()
{
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    QList<int> links;
    for (const Span &span : std::as_const(m_spans)) {
        if (!links.contains(span.link))
            links.append(span.link);
    }
    const QString help = question().help.text(m_language);
    m_hint->setText(question().key.isEmpty() ? help : u"%1  %2"_s.arg(question().key, help));
    m_hint->setVisible(m_spans.isEmpty());
    for (const int link : std::as_const(links)) {
        auto *row = new QWidget(this);
        auto *line = new QHBoxLayout(row);
        line->setContentsMargins(0, 0, 0, 0);
        auto *text = makeLabel(u"small"_s, row);
        text->setTextFormat(Qt::PlainText);
        text->setWordWrap(true);
        text->setText(pairText(link));
        auto *remove = makeButton(ButtonKind::Quiet, u"×"_s, row);
        remove->setAccessibleName(tr("Take away the evidence %1").arg(pairText(link)));
        connect(remove, &QPushButton::clicked, this, [this, link] { removePair(link); });
        line->addWidget(text, 1);
        line->addWidget(remove);
        m_rows->addWidget(row);
    }
}

}  // namespace gainsay
