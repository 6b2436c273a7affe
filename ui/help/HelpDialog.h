// SPDX-License-Identifier: GPL-3.0-or-later
// F1: the guide of the person's role in their language, opened at the chapter of the page they are on.
#pragma once

#include "core/model/Workflow.h"

#include <QDialog>

class QListWidget;
class QTextBrowser;

namespace gainsay {

class SearchField;

// A chapter of a guide: "## Title" followed by "<!-- id: page -->" in resources/help/ROLE.LANGUAGE.md.
struct HelpChapter {
    QString id;
    QString title;
    QString markdown;
};

// The guide that a role reads; chapters in order. Languages without one read English.
QList<HelpChapter> helpChapters(std::optional<Role> role, const QString &language);

class HelpDialog : public QDialog {
    Q_OBJECT

public:
    // `topic` is the id of a chapter; unknown ones open the first.
    HelpDialog(const QList<HelpChapter> &chapters, const QString &topic, QWidget *parent);

private:
    void show(int chapter);
    void filter(const QString &text);

    QList<HelpChapter> m_chapters;
    SearchField *m_search = nullptr;
    QListWidget *m_list = nullptr;
    QTextBrowser *m_text = nullptr;
};

}  // namespace gainsay
