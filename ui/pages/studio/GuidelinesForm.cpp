// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/studio/GuidelinesForm.h"

#include "core/guide/Guide.h"
#include "core/scheme/Scheme.h"
#include "ui/pages/studio/StudioModel.h"
#include "ui/pages/studio/StudioWords.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"

#include <QFormLayout>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// As it would stand in a file.
QString markdownOf(const Guide &guide)
{
    QString text = u"# %1\n"_s.arg(guide.title);
    for (const GuideSection &section : guide.sections) {
        text += u"\n## %1\n"_s.arg(section.title);
        if (!section.id.isEmpty())
            text += u"<!-- id: %1 -->\n"_s.arg(section.id);
        text += section.markdown.trimmed() + u'\n';
    }
    return text;
}

}  // namespace

GuidelinesForm::GuidelinesForm(StudioModel &model, QWidget *parent) : StudioForm(model, parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, zoomed(6), 0);
    column->setSpacing(zoomed(8));
    QLabel *heading = makeLabel(u"heading"_s, this);
    heading->setText(tr("Guidelines"));
    column->addWidget(heading);
    m_named = makeLabel(u"muted"_s, this);
    m_named->setTextFormat(Qt::PlainText);
    m_named->setWordWrap(true);
    column->addWidget(m_named);
    m_takeOver = makeButton(ButtonKind::Plain, tr("Write own ones, beginning with these"), this);
    connect(m_takeOver, &QPushButton::clicked, this, &GuidelinesForm::takeOver);
    column->addWidget(m_takeOver, 0, Qt::AlignLeft);
    auto *menu = new QMenu(this);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillSections(menu); });
    m_section = makeMenuPill(menu, this);
    m_section->setText(tr("Add a section about…"));
    column->addWidget(m_section, 0, Qt::AlignLeft);
    m_text = new QPlainTextEdit(this);
    m_text->setAccessibleName(tr("Guidelines in Markdown"));
    m_text->setTabChangesFocus(true);
    m_text->setMinimumHeight(zoomed(220));
    column->addWidget(m_text, 1);
    bind(m_text, [] { return u"guidelines"_s; });
    connect(m_text, &QPlainTextEdit::textChanged, this,
            [this] { this->model().set(u"guidelines."_s + this->model().language(), toUtf8(m_text->toPlainText())); });
    QLabel *faults = makeLabel(u"failed"_s, this);
    faults->setWordWrap(true);
    column->addWidget(faults);
    onRefresh([this, faults] {
        fill();
        faults->setText(this->model().faultAt(u"guidelines"_s));
        faults->setVisible(!faults->text().isEmpty());
    });
    refresh();
}

void GuidelinesForm::fill()
{
    const OrderedJson *found = document().find(u"guidelines"_s);
    const bool named = found && found->is_string() && !found->get<std::string>().empty();
    m_named->setText(tr("The scheme uses the guidelines that come with the program under the name %1.")
                         .arg(document().text(u"guidelines"_s)));
    for (QWidget *widget : std::initializer_list<QWidget *>{m_named, m_takeOver})
        widget->setVisible(named);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_text, m_section})
        widget->setVisible(!named);
    const QString wanted = named ? QString() : document().text(u"guidelines."_s + model().language());
    const QSignalBlocker quiet(m_text);
    if (m_text->toPlainText() != wanted)
        m_text->setPlainText(wanted);
    const QString other = named ? QString() : localText(document(), u"guidelines"_s, model().language());
    m_text->setPlaceholderText(other.isEmpty() ? tr("## Heading of a section\nWhat to do, with **short** examples.")
                                               : other);
}

void GuidelinesForm::takeOver()
{
    Scheme named;
    named.guidelines = document().text(u"guidelines"_s);
    OrderedJson texts = OrderedJson::object();
    for (const QString &language : LocalizedText::languages()) {
        if (const Result<Guide> guide = loadGuidelines(named, language))
            texts[toUtf8(language)] = toUtf8(markdownOf(*guide));
    }
    model().set(u"guidelines"_s, texts);
}

void GuidelinesForm::fillSections(QMenu *menu)
{
    menu->clear();
    const QString language = model().language();
    for (int i = 0; i < document().count(u"questions"_s); ++i) {
        const QString path = u"questions[%1]"_s.arg(i);
        const QString id = document().text(path + u".id"_s);
        const QString title = questionTitle(document(), i, language);
        menu->addAction(plainCaption(title), this, [this, id, title] { addSection(id, title); });
        for (int j = 0; j < document().count(path + u".options"_s); ++j) {
            const QString option = u"%1.options[%2]"_s.arg(path).arg(j);
            const QString name = localText(document(), option + u".title"_s, language);
            const QString optionId = id + u'/' + document().text(option + u".value"_s);
            menu->addAction(u"    "_s + plainCaption(name), this,
                            [this, optionId, name] { addSection(optionId, name); });
        }
    }
}

void GuidelinesForm::addSection(const QString &id, const QString &title)
{
    const QString text = m_text->toPlainText().trimmed();
    m_text->setPlainText(text + (text.isEmpty() ? u""_s : u"\n\n"_s) + u"## %1\n<!-- id: %2 -->\n"_s.arg(title, id));
    m_text->setFocus(Qt::OtherFocusReason);
    m_text->moveCursor(QTextCursor::End);
}

}  // namespace gainsay
