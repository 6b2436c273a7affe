// SPDX-License-Identifier: GPL-3.0-or-later
// The filter in force as chips, each with its cross; a search line (words, or a regular expression); and a menu with
// everything that can be filtered by.
#pragma once

#include "ui/pages/errors/controller/ErrorsController.h"

#include <QWidget>

class QHBoxLayout;
class QMenu;
class QPushButton;

namespace gainsay {

class FlowLayout;
class SearchField;

class FilterBar : public QWidget {
    Q_OBJECT

public:
    explicit FilterBar(ErrorsController &controller, QWidget *parent = nullptr);

    void retranslate();
    void focusSearch();
    // Behind the chips, beside "Save as slice".
    void addButton(QPushButton *button);

private:
    void showChips();
    void showSearched();
    void fillMenu();
    void addNames(QMenu *menu, const QString &title, const QStringList &names, QStringList ErrorFilter::*member,
                  const LabelTitles &titles = {});
    void chooseName(const QString &title, const QStringList &names, QStringList ErrorFilter::*member);
    void addFeatures(QMenu *menu, const QString &title, QList<TextFeature> ErrorFilter::*member);
    void addModels(QMenu *menu);
    void search();
    void saveSlice();
    void openRange();

    ErrorsController &m_controller;
    SearchField *m_search = nullptr;
    QPushButton *m_pattern = nullptr;
    QPushButton *m_add = nullptr;
    QPushButton *m_save = nullptr;
    QMenu *m_menu = nullptr;
    QWidget *m_chips = nullptr;
    FlowLayout *m_flow = nullptr;
    QHBoxLayout *m_second = nullptr;
};

}  // namespace gainsay
