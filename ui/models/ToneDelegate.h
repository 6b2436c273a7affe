// SPDX-License-Identifier: GPL-3.0-or-later
// Table cells whose text is coloured by the tone that the model names; a dot says it too.
#pragma once

#include <QStyledItemDelegate>

namespace gainsay {

class ToneDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    // `toneRole` gives the name of a tone (ui/theme/Palette.h), or nothing.
    explicit ToneDelegate(int toneRole, QObject *parent = nullptr) : QStyledItemDelegate(parent), m_toneRole(toneRole)
    {
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    int m_toneRole;
};

}  // namespace gainsay
