// SPDX-License-Identifier: GPL-3.0-or-later
// What each model says of the item: its label, how probable each one is, where it sees the evidence, and why.
#pragma once

#include "core/scheme/Scheme.h"
#include "core/service/item/ItemView.h"

#include <QWidget>

class QVBoxLayout;

namespace gainsay {

class ItemModels : public QWidget {
    Q_OBJECT

public:
    explicit ItemModels(QWidget *parent = nullptr);

    void setItem(const ItemView &view, const Scheme &scheme);

private:
    void addModel(const ShownPrediction &said, const ItemView &view, const Scheme &scheme);

    QVBoxLayout *m_models = nullptr;
};

}  // namespace gainsay
