// SPDX-License-Identifier: GPL-3.0-or-later
// Offers on the Detector page what NVIDIA cards need: size and licence first, then a button, then a job that can be
// cancelled. Nothing is fetched that nobody asked for.
#pragma once

#include "core/base/Result.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace gainsay {

class JobRunner;

class GpuOffer : public QWidget {
    Q_OBJECT

public:
    GpuOffer(JobRunner &jobs, QWidget *parent = nullptr);

    void retranslate();

Q_SIGNALS:
    void refused(const gainsay::Error &error);

private:
    void fetch();
    void showState();
    void stopOrFetch();

    JobRunner &m_jobs;
    QLabel *m_text = nullptr;
    QPushButton *m_button = nullptr;
    int m_job = 0;           // 0: none runs
    bool m_fetched = false;  // since the program began
};

}  // namespace gainsay
