// SPDX-License-Identifier: GPL-3.0-or-later
// F1: the guide of the person's role in their language, opened at the chapter of the page they are on.
#pragma once

#include "core/guide/Guide.h"
#include "core/model/Workflow.h"

#include <QDialog>

#include <optional>

class QListWidget;
class QTextBrowser;

namespace gainsay {

class SearchField;

// The guide that a role reads, or the one that has the chapter if that one has not.
Result<Guide> helpFor(std::optional<Role> role, const QString &topic, const QString &language);

class HelpDialog : public QDialog {
    Q_OBJECT

public:
    // `topic` is the id of a chapter; unknown ones open the first.
    HelpDialog(Guide guide, const QString &topic, QWidget *parent);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitPictures();
    void fill(const QString &query, const QString &topic);
    void showCurrent();

    Guide m_guide;
    SearchField *m_search = nullptr;
    QListWidget *m_list = nullptr;
    QTextBrowser *m_text = nullptr;
};

}  // namespace gainsay
