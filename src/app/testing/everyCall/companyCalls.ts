import { companies } from "#company/tables.ts";
import type { Call } from "./scene.ts";

/** One valid call of each endpoint of the company's settings, and of the thresholds that follow them. */
export const companyCalls: Record<string, Call> = {
  "company.readSettings":
    async ({ owner }) =>
    () =>
      owner.api.company.readSettings({}),
  "company.updateSettings": async ({ owner }) => {
    const { version } = await owner.api.company.readSettings({});
    return () => owner.api.company.updateSettings({ mission: `Version ${version}`, version });
  },
  "company.removeLogo":
    async ({ owner }) =>
    () =>
      owner.api.company.removeLogo({}),
  "company.removeDemonstration": async ({ world }) => {
    const guide = await world.company("Démonstration");
    await world.inside(guide, (tx) => tx.update(companies).set({ isDemonstration: true }));
    return () => guide.api.company.removeDemonstration({ withPeople: true });
  },
  "evaluations.countBelowThreshold":
    async ({ owner }) =>
    () =>
      owner.api.evaluations.countBelowThreshold({}),
  "evaluations.raiseThresholds":
    async ({ owner }) =>
    () =>
      owner.api.evaluations.raiseThresholds({}),
};
