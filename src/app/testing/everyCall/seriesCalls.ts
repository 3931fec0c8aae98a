import { withoutPreparation, type Call, type CallScenario } from "./scene.ts";

const onSeries =
  (call: "skipNext" | "stop"): Call =>
  async ({ run, owner }: CallScenario) => {
    const { id: evaluationId } = await run();
    const { series } = await owner.api.series.start({
      evaluationId,
      frequency: "monthly",
      acceptsSmallGroups: true,
    });
    return () => owner.api.series[call]({ evaluationId, version: series?.version ?? 0 });
  };

/** One valid call of each endpoint of the series. */
export const seriesCalls: Record<string, Call> = {
  "series.read": withoutPreparation(({ owner, running }) =>
    owner.api.series.read({ evaluationId: running.id }),
  ),
  "series.start": async (scene) => {
    const { id: evaluationId } = await scene.run();
    return () =>
      scene.owner.api.series.start({ evaluationId, frequency: "monthly", acceptsSmallGroups: true });
  },
  "series.change": async ({ run, owner }) => {
    const { id: evaluationId } = await run();
    const { series } = await owner.api.series.start({
      evaluationId,
      frequency: "monthly",
      acceptsSmallGroups: true,
    });
    return () =>
      owner.api.series.change({
        evaluationId,
        version: series?.version ?? 0,
        frequency: "quarterly",
        daysToAnswer: 10,
      });
  },
  "series.skipNext": onSeries("skipNext"),
  "series.stop": onSeries("stop"),
};
