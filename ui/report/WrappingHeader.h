// SPDX-License-Identifier: GPL-3.0-or-later
// Headings of narrow columns: one of several words takes two lines, so that it asks for no more room than its figures.
#pragma once

#include <QHeaderView>

namespace gainsay {

class WrappingHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit WrappingHeader(QWidget *parent = nullptr);

protected:
    QSize sectionSizeFromContents(int section) const override;
};

}  // namespace gainsay
