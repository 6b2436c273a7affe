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
    // Once: what a person has changed since is theirs. The reply follows the room that the first columns leave.
    void sizeColumns();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitReply();

    bool m_columnsSized = false;
    int m_replyWidth = 0;  // as given here
};

}  // namespace gainsay
