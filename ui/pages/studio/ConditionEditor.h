// SPDX-License-Identifier: GPL-3.0-or-later
// A condition by picking: which answers of earlier questions it looks at, and how they are joined.
#pragma once

#include "core/scheme/edit/ConditionForm.h"

#include <QWidget>

#include <functional>

class QBoxLayout;
class QComboBox;
class QVBoxLayout;

namespace gainsay {

class StudioModel;

class ConditionEditor : public QWidget {
    Q_OBJECT

public:
    // `path` is the place of the condition in the document; `before` how many questions come before it.
    ConditionEditor(StudioModel &model, std::function<QString()> path, std::function<int()> before, QWidget *parent);

    // What stands where there is no condition, and what adds one.
    void setWords(const QString &none, const QString &add);
    void refresh();

private:
    // The way to a part: its place among the parts of each group on the way.
    using Way = QList<int>;

    void rebuild();
    void addNone();
    void addPart(const ConditionForm &form, const Way &way, QBoxLayout *column);
    void addGroup(const ConditionForm &form, const Way &way, QBoxLayout *column);
    void addTest(const ConditionForm &form, const Way &way, QBoxLayout *column);
    void addQuestions(const ConditionForm &form, const Way &way, QWidget *row);
    void addWays(const ConditionForm &form, const Way &way, QWidget *row);
    void addValues(const ConditionForm &form, const Way &way, QWidget *row);
    void addManyValues(const ConditionForm &form, const Way &way, QWidget *row);
    void addRemove(const Way &way, QWidget *row);
    QComboBox *makeCombo(const QString &name, const QString &words, const Way &way, QWidget *row);

    ConditionForm newTest() const;
    void complete(ConditionForm &part) const;
    int indexOf(const QString &question) const;
    // What a question can be answered with, and what people read.
    QList<std::pair<Json, QString>> valuesOf(const QString &question) const;
    // Tests that mean something for its kind.
    QList<ConditionForm::Test> testsOf(const QString &question) const;

    // Changes the part there and writes the whole.
    void edit(const Way &way, const std::function<void(ConditionForm &)> &change);
    void remove(const Way &way);
    void write();

    StudioModel &m_model;
    std::function<QString()> m_path;
    std::function<int()> m_before;
    QString m_noneWords;
    QString m_addWords;
    std::optional<ConditionForm> m_form;  // none: there is no condition, or one that cannot be read
    QString m_shown;                      // what the rows were made of
    QVBoxLayout *m_column = nullptr;
    QWidget *m_rows = nullptr;
};

}  // namespace gainsay
