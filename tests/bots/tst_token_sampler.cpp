// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bots/TokenSampler.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace gainsay;

namespace {

const std::vector<float> logits = {2.0F, 1.0F, 0.0F, -1.0F};

std::vector<qint32> draws(const SamplingParameters &parameters, int count)
{
    TokenSampler sampler(parameters);
    std::vector<qint32> drawn;
    for (int i = 0; i < count; ++i)
        drawn.push_back(sampler.draw(logits, {}, {}));
    return drawn;
}

SamplingParameters plain(double temperature, double topP)
{
    SamplingParameters parameters;
    parameters.temperature = temperature;
    parameters.topP = topP;
    parameters.repetitionPenalty = 1;
    parameters.noRepeatNgram = 0;
    return parameters;
}

}  // namespace

class TokenSamplerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSeedDecides()
    {
        SamplingParameters parameters = plain(1, 1);
        const auto first = draws(parameters, 50);
        QCOMPARE(draws(parameters, 50), first);
        parameters.seed = 2;
        QVERIFY(draws(parameters, 50) != first);
    }

    void sharesAreThoseOfTheSoftmax()
    {
        const auto drawn = draws(plain(1, 1), 20'000);
        for (qint32 token = 0; token < 4; ++token) {
            const double share = double(std::count(drawn.begin(), drawn.end(), token)) / double(drawn.size());
            QVERIFY(std::abs(share - std::exp(logProbability(logits, token))) < 0.015);
        }
    }

    void topPKeepsTheLikeliest()
    {
        // Shares are 0.64, 0.24, 0.09, 0.03: two are needed for 0.7, one for 0.5.
        for (const qint32 token : draws(plain(1, 0.7), 500))
            QVERIFY(token <= 1);
        for (const qint32 token : draws(plain(1, 0.5), 500))
            QCOMPARE(token, 0);
        for (const qint32 token : draws(plain(1, 0), 50))
            QCOMPARE(token, 0);
    }

    void temperatureZeroIsTheLikeliest()
    {
        for (const qint32 token : draws(plain(0, 1), 20))
            QCOMPARE(token, 0);
    }

    void repetitionIsPenalizedOnBothSidesOfZero()
    {
        SamplingParameters parameters = plain(0, 1);
        parameters.repetitionPenalty = 3;
        TokenSampler sampler(parameters);
        QCOMPARE(sampler.draw(logits, std::vector<qint32>{0}, {}), 1);
        const std::vector<float> negative = {-0.5F, -1.0F};
        QCOMPARE(sampler.draw(negative, std::vector<qint32>{0, 0}, {}), 1);
    }

    void noRunOfTokensComesTwice()
    {
        SamplingParameters parameters = plain(0, 1);
        parameters.noRepeatNgram = 2;
        TokenSampler sampler(parameters);
        // 0 0 would repeat; after it 0 1, and so on.
        QCOMPARE(sampler.draw(logits, std::vector<qint32>{0, 0}, {}), 1);
        QCOMPARE(sampler.draw(logits, std::vector<qint32>{0, 0, 1, 0}, {}), 2);
    }

    void bannedTokensAndBrokenNumbersAreNeverDrawn()
    {
        TokenSampler sampler(plain(1, 1));
        const std::vector<float> broken = {std::numeric_limits<float>::quiet_NaN(), 1.0F, 0.0F};
        for (int i = 0; i < 200; ++i)
            QCOMPARE(sampler.draw(broken, {}, std::vector<qint32>{1}), 2);
    }

    void parametersAreReadAndChecked()
    {
        const Result<SamplingParameters> read = samplingFromJson({{"temperature", 0.3}, {"seed", 9}});
        QVERIFY(read);
        QCOMPARE(read->temperature, 0.3);
        QCOMPARE(read->seed, quint64(9));
        QCOMPARE(*samplingFromJson(toJson(*read)), *read);
        for (const Json &wrong : {Json{{"top_p", 2}}, Json{{"max_tokens", 0}}, Json{{"seed", -1}}, Json{{"stop", "x"}},
                                  Json{{"no_repeat_ngram", 1.5}}, Json::array()}) {
            const Result<SamplingParameters> refused = samplingFromJson(wrong);
            QVERIFY(!refused);
            if (wrong.is_object())
                QVERIFY(refused.error().message.contains(fromUtf8(wrong.begin().key())));
        }
    }
};

QTEST_GUILESS_MAIN(TokenSamplerTest)
#include "tst_token_sampler.moc"
