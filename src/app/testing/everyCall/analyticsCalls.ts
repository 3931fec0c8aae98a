import { withoutPreparation, type Call } from "./scene.ts";

/** One valid call of each endpoint of company figures. */
export const analyticsCalls: Record<string, Call> = {
  "analytics.figures": withoutPreparation(({ owner }) =>
    owner.api.analytics.figures({ kind: "month", day: "2026-11-26", by: "team" }),
  ),
  "analytics.trends": withoutPreparation(({ owner }) =>
    owner.api.analytics.trends({ kind: "month", day: "2026-11-26", cut: "company" }),
  ),
  "analytics.changes": withoutPreparation(({ owner }) =>
    owner.api.analytics.changes({ kind: "month", day: "2026-11-26" }),
  ),
  "analytics.readIndex": withoutPreparation(({ owner }) => owner.api.analytics.readIndex({})),
  "analytics.switchIndex": async ({ owner }) => {
    const { isOn } = await owner.api.analytics.readIndex({});
    return () => owner.api.analytics.switchIndex({ isOn: !isOn });
  },
};
