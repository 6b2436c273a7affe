// SPDX-License-Identifier: GPL-3.0-or-later
// One section of a guide at a time, with a search over all of them. Follows what the person is answering.
#pragma once

#include "core/base/Json.h"
#include "core/guide/Guide.h"

#include <QHash>
#include <QWidget>

class QComboBox;
class QTextBrowser;
class QTextDocument;

namespace gainsay {

class SearchField;

// The id of the section about a question as it was answered: "category/history", or "category" without an option.
QString sectionFor(const QString &question, const Json &answers);

class GuidePanel : public QWidget {
    Q_OBJECT

public:
    explicit GuidePanel(QWidget *parent = nullptr);

    void setGuide(const Guide &guide);
    // Shows the section of that id, or of the question it belongs to.
    void showSection(const QString &id);
    QString currentSection() const;
    void focusSearch();

protected:
    void changeEvent(QEvent *event) override;

private:
    void fillList(const QString &query);
    void showCurrent();
    QTextDocument *pageOf(const GuideSection *section);
    void layOutAnew();
    void retranslate();

    Guide m_guide;
    QString m_wanted;
    SearchField *m_search = nullptr;
    QComboBox *m_list = nullptr;
    QTextBrowser *m_text = nullptr;
    QHash<QString, QTextDocument *> m_pages;  // by section, laid out once: annotators go to and fro all day
};

}  // namespace gainsay
