// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/DialogScenes.h"

namespace gainsay {

using namespace Qt::StringLiterals;

QList<DialogScene> dialogScenes()
{
    return {
        {u"keys"_s, u"home"_s, u"window.keys"_s},
        {u"preferences"_s, u"home"_s, u"window.preferences"_s},
        {u"sign-in"_s, u"home"_s, u"people.signIn"_s},
        {u"password"_s, u"home"_s, u"people.password"_s},
        {u"help"_s, u"home"_s, u"window.help"_s},
        {u"new-project"_s, u"home"_s, u"home.new"_s},
        {u"server"_s, u"home"_s, u"home.server"_s},
        {u"history"_s, u"annotate"_s, u"annotate.history"_s},
        {u"skip"_s, u"annotate"_s, u"annotate.skip"_s},
        {u"flag"_s, u"annotate"_s, u"annotate.flag"_s},
        {u"gold"_s, u"training"_s, u"training.add"_s},
        {u"predictions"_s, u"errors"_s, u"errors.import"_s},
        {u"tags"_s, u"errors"_s, u"errors.tags"_s},
        {u"import"_s, u"data"_s, u"data.import"_s},
        {u"export"_s, u"data"_s, u"data.export"_s},
        {u"batches"_s, u"data"_s, u"data.batches"_s},
        {u"project-settings"_s, u"team"_s, u"people.projectSettings"_s},
        {u"plan"_s, u"team"_s, u"team.plan"_s},
        {u"person"_s, u"team"_s, u"team.add"_s},
    };
}

}  // namespace gainsay
