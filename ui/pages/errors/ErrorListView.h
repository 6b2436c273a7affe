// SPDX-License-Identifier: GPL-3.0-or-later
// The list of conversations on the Errors page: a row is chosen, sorted and stepped through by key.
#pragma once

#include <QTableView>

namespace gainsay {

class ErrorListModel;

class ErrorListView : public QTableView {
    Q_OBJECT

public:
    ErrorListView(ErrorListModel *model, QWidget *parent);

    void moveBy(int rows);
    // Once: what a person has changed since is theirs. Both texts follow the room that the others leave.
    void sizeColumns();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitTexts();
    int fitted(int column) const;

    bool m_columnsSized = false;
    int m_textWidth = 0;  // as given here
    int m_replyWidth = 0;
};

}  // namespace gainsay
