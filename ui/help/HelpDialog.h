// SPDX-License-Identifier: GPL-3.0-or-later
// The guides in the person's language: the one of their role, opened at the chapter of what they do, the others a
// choice away.
#pragma once

#include "core/guide/Guide.h"
#include "core/model/Workflow.h"

#include <QDialog>
#include <QTimer>

#include <optional>

class QComboBox;
class QListWidget;
class QTextBrowser;

namespace gainsay {

class SearchField;

// All guides, that of the role first.
Result<QList<Guide>> guidesFor(std::optional<Role> role, const QString &language);
// The first of them that has the chapter, else the first.
qsizetype guideWithChapter(const QList<Guide> &guides, const QString &chapter);

class HelpDialog : public QDialog {
    Q_OBJECT

public:
    // `topic` is the id of a chapter; unknown ones open the first.
    HelpDialog(QList<Guide> guides, const QString &topic, QWidget *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    const Guide &guide() const;
    void fitPictures();
    void fill(const QString &query, const QString &topic);
    void showCurrent();
    QString chapter() const;

    QList<Guide> m_guides;
    QComboBox *m_choice = nullptr;
    SearchField *m_search = nullptr;
    QListWidget *m_list = nullptr;
    QTextBrowser *m_text = nullptr;
    QTimer m_fitSoon;
    bool m_beginning = true;  // of the chapter is in sight, until somebody scrolls
};

}  // namespace gainsay
