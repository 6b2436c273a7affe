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
    // Once: what a person has changed since is theirs.
    void sizeColumns();

private:
    bool m_columnsSized = false;
};

}  // namespace gainsay
