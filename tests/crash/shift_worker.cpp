// SPDX-License-Identifier: GPL-3.0-or-later
// A scripted shift that is killed in the middle: shift_worker PROJECT USER SHIFT. Says on standard output what was
// stored: "D item number" for a draft, "S item number" for a submission; the number grows with every one.
#include "core/service/annotate/AnnotateService.h"
#include "core/store/ProjectStore.h"
#include "db/project/ProjectFactory.h"
#include "tests/support/Team.h"

#include <QCoreApplication>

#include <unistd.h>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

void say(char what, ConversationId item, qint64 number)
{
    const QByteArray line =
        QByteArray(1, what) + ' ' + QByteArray::number(item.value) + ' ' + QByteArray::number(number) + '\n';
    if (write(STDOUT_FILENO, line.constData(), static_cast<size_t>(line.size())) != line.size())
        _exit(2);
}

Json numbered(qint64 number)
{
    Json answers = cdconvAnswers(u"none"_s);
    answers["note"] = std::to_string(number);
    return answers;
}

// The next item, or an earlier one to amend once all are answered.
ConversationId nextItem(AnnotateService &desk, qint64 number)
{
    if (const auto item = must(desk.next()))
        return item->conversation.id;
    const auto history = must(desk.history({}, 50));
    return history.at(static_cast<qsizetype>(number) % history.size()).conversation;
}

}  // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const auto storage = must(openProject(arguments.at(1)));
    const ActiveScheme scheme = must(activeScheme(storage->project()));
    const SystemClock clock;
    AnnotateService desk(*storage, clock, scheme, must(storage->project().userNamed(arguments.at(2))).id);
    for (qint64 number = arguments.at(3).toLongLong() * 1000;; ++number) {
        const ConversationId item = nextItem(desk, number);
        for (int edit = 0; edit < 3; ++edit) {
            must(desk.saveDraft(item, numbered(++number), {}));
            say('D', item, number);
        }
        Submission submission;
        submission.conversation = item;
        submission.answers = numbered(++number);
        must(desk.submit(submission));
        say('S', item, number);
    }
}
