// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answers/AnswerComparison.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/WholeLabel.h"

#include <QGridLayout>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int answersAbreast = 3;  // more of them stand in further blocks below

// A cell whose text has a dot in the hue of the label before it.
class TonedLabel : public WholeLabel {
public:
    TonedLabel(const QString &look, std::optional<Tone> tone, QWidget *parent) : WholeLabel(parent), m_tone(tone)
    {
        setTextFormat(Qt::PlainText);
        setProperty("look", look);
        setWordWrap(true);
        setAlignment(Qt::AlignLeft | Qt::AlignTop);
        setContentsMargins(zoomed(tone ? 22 : 8), zoomed(4), zoomed(4), zoomed(4));
    }

protected:
    void paintEvent(QPaintEvent *event) override
    {
        WholeLabel::paintEvent(event);
        if (!m_tone)
            return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(Palette::of(this)[*m_tone]);
        const qreal dot = zoomed(9);
        const qreal firstLine = zoomed(4) + (fontMetrics().height() - dot) / 2;
        painter.drawEllipse(QRectF(zoomed(8), firstLine, dot, dot));
    }

private:
    std::optional<Tone> m_tone;
};

// Questions that an option completes end in an ellipsis; here the answer does not follow on the same line.
QString bareTitle(QString title)
{
    while (title.endsWith(u'…') || title.endsWith(u' '))
        title.chop(1);
    return title;
}

const AnswerLine *lineOf(const ComparedAnswer &answer, const QString &question)
{
    const auto found = std::find_if(answer.lines.cbegin(), answer.lines.cend(),
                                    [&](const AnswerLine &line) { return line.question == question; });
    return found == answer.lines.cend() ? nullptr : &*found;
}

// What any of them says, in the order of whoever says most.
QList<AnswerLine> rowsOf(const QList<ComparedAnswer> &answers)
{
    QList<AnswerLine> rows;
    for (const ComparedAnswer &answer : answers) {
        qsizetype at = 0;
        for (const AnswerLine &line : answer.lines) {
            const auto known = std::find_if(rows.cbegin(), rows.cend(),
                                            [&](const AnswerLine &row) { return row.question == line.question; });
            at = known == rows.cend() ? at : known - rows.cbegin();
            if (known == rows.cend())
                rows.insert(at, line);
            ++at;
        }
    }
    return rows;
}

}  // namespace

AnswerComparison::AnswerComparison(QWidget *parent) : Card(parent) {}

void AnswerComparison::setAnswers(const QList<ComparedAnswer> &answers, const QStringList &differences)
{
    delete m_table;  // a grid never forgets the rows that it once had
    m_table = new QWidget(this);
    auto *grid = new QGridLayout(m_table);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);  // what differs is one band over all columns
    grid->setColumnStretch(0, 2);
    for (int column = 1; column <= std::min<int>(answersAbreast, int(answers.size())); ++column)
        grid->setColumnStretch(column, 3);
    for (qsizetype first = 0; first < answers.size(); first += answersAbreast)
        addBlock(grid, answers.mid(first, answersAbreast), differences);
    body()->addWidget(m_table);
}

void AnswerComparison::addBlock(QGridLayout *grid, const QList<ComparedAnswer> &answers, const QStringList &differences)
{
    int row = grid->rowCount();
    for (int column = 0; column < answers.size(); ++column) {
        auto *heading = new TonedLabel(u"heading"_s, std::nullopt, m_table);
        heading->setText(answers[column].heading);
        grid->addWidget(heading, row, column + 1);
    }
    for (const AnswerLine &line : rowsOf(answers)) {
        ++row;
        const bool differs = differences.contains(line.question);
        auto *title = new TonedLabel(differs ? u"differsTitle"_s : u"muted"_s, std::nullopt, m_table);
        const QString words = bareTitle(line.title);
        title->setText(differs ? words + u" ≠"_s : words);
        title->setAccessibleName(differs ? tr("%1: the answers differ").arg(words) : words);
        grid->addWidget(title, row, 0);
        for (int column = 0; column < answers.size(); ++column) {
            const AnswerLine *answer = lineOf(answers[column], line.question);
            auto *text =
                new TonedLabel(differs ? u"differs"_s : u"plain"_s, answer ? answer->tone : std::nullopt, m_table);
            text->setText(answer ? answer->text : u"—"_s);
            grid->addWidget(text, row, column + 1);
        }
    }
}

}  // namespace gainsay
