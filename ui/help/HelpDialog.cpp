// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/HelpDialog.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/SearchField.h"

#include <QBoxLayout>
#include <QFile>
#include <QListWidget>
#include <QRegularExpression>
#include <QTextBrowser>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

QString guideName(std::optional<Role> role)
{
    if (role == Role::Researcher)
        return u"researcher"_s;
    return !role || role == Role::Annotator || role == Role::Adjudicator ? u"annotator"_s : u"supervisor"_s;
}

QString readGuide(const QString &name, const QString &language)
{
    for (const QString &suffix : {language.left(2), u"en"_s}) {
        QFile file(u":/gainsay/help/%1.%2.md"_s.arg(name, suffix));
        if (file.open(QIODevice::ReadOnly))
            return QString::fromUtf8(file.readAll());
    }
    return {};
}

}  // namespace

QList<HelpChapter> helpChapters(std::optional<Role> role, const QString &language)
{
    static const QRegularExpression heading(u"^## (.+)$"_s, QRegularExpression::MultilineOption);
    static const QRegularExpression mark(u"<!-- id: (\\S+) -->\\n?"_s);
    const QString guide = readGuide(guideName(role), language);
    QList<HelpChapter> chapters;
    QList<QRegularExpressionMatch> headings;
    for (auto matches = heading.globalMatch(guide); matches.hasNext();)
        headings << matches.next();
    for (qsizetype i = 0; i < headings.size(); ++i) {
        const qsizetype end = i + 1 < headings.size() ? headings[i + 1].capturedStart() : guide.size();
        HelpChapter chapter;
        chapter.title = headings[i].captured(1).trimmed();
        chapter.markdown = guide.mid(headings[i].capturedStart(), end - headings[i].capturedStart());
        chapter.id = mark.match(chapter.markdown).captured(1);
        chapter.markdown.remove(mark);
        chapters << chapter;
    }
    return chapters;
}

HelpDialog::HelpDialog(const QList<HelpChapter> &chapters, const QString &topic, QWidget *parent)
    : QDialog(parent), m_chapters(chapters)
{
    setWindowTitle(tr("Help"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(zoomed(860), zoomed(620));
    m_search = new SearchField(this);
    m_search->setPurpose(tr("Search the guide"));
    m_list = new QListWidget(this);
    m_list->setAccessibleName(tr("Chapters"));
    m_list->setFixedWidth(zoomed(230));
    m_text = new QTextBrowser(this);
    m_text->setAccessibleName(tr("Guide"));
    m_text->setOpenExternalLinks(true);
    m_text->document()->setDocumentMargin(zoomed(12));
    for (const HelpChapter &chapter : chapters)
        m_list->addItem(chapter.title);

    auto *left = new QVBoxLayout;
    left->addWidget(m_search);
    left->addWidget(m_list, 1);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(zoomed(16), zoomed(16), zoomed(16), zoomed(16));
    row->setSpacing(zoomed(14));
    row->addLayout(left);
    row->addWidget(m_text, 1);
    connect(m_list, &QListWidget::currentRowChanged, this, &HelpDialog::show);
    connect(m_search, &SearchField::searchChanged, this, &HelpDialog::filter);
    int first = 0;
    for (int i = 0; i < chapters.size(); ++i) {
        if (chapters[i].id == topic)
            first = i;
    }
    m_list->setCurrentRow(first);
    m_list->setFocus();
}

void HelpDialog::show(int chapter)
{
    if (chapter >= 0 && chapter < m_chapters.size())
        m_text->setMarkdown(m_chapters[chapter].markdown);
}

// Only the chapters that hold the words stay; the first of them is opened.
void HelpDialog::filter(const QString &text)
{
    int first = -1;
    for (int i = 0; i < m_chapters.size(); ++i) {
        const bool fits = m_chapters[i].markdown.contains(text, Qt::CaseInsensitive);
        m_list->item(i)->setHidden(!fits);
        if (fits && first < 0)
            first = i;
    }
    if (first < 0)
        return;
    m_list->setCurrentRow(first);
    if (!text.isEmpty())
        m_text->find(text);
}

}  // namespace gainsay
