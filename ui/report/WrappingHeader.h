// SPDX-License-Identifier: GPL-3.0-or-later
// Headings of narrow columns: one of several words takes two lines, so that it asks for no more room than its figures.
#pragma once

#include <QHeaderView>

namespace gainsay {

class WrappingHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit WrappingHeader(QWidget *parent = nullptr);

    // Where there is room enough, headings may stay in one line.
    void setWrapping(bool wrapping);
    // From now on they never do.
    void keepWrapping();
    // What a section asks for if headings may take two lines, or may not.
    int wantedWidth(int section, bool wrapping) const;
    // The narrowest section that cuts nothing off its heading.
    int leastWidth(int section) const;

protected:
    QSize sectionSizeFromContents(int section) const override;

private:
    int widthOfLines(const QString &text, bool wrapping) const;

    bool m_wrapping = true;
    bool m_always = false;
};

}  // namespace gainsay
