import { expect, test } from "vitest";
import { computeProgress, computeShare, type CountedObjective } from "./progress.ts";

const today = "2026-11-27";
const action = (doneOn: string | null, dueOn: string | null = null) => ({ doneOn, dueOn });
const objective = (facts: Partial<CountedObjective>): CountedObjective => ({
  isPrivate: false,
  status: "running",
  dueOn: null,
  actions: [],
  ...facts,
});
const done = action("2026-11-01");
const late = action(null, "2026-11-26");
const dueToday = action(null, today);
const none = {
  objectives: 0,
  reached: 0,
  setAside: 0,
  actions: 0,
  done: 0,
  open: 0,
  lateActions: 0,
  lateObjectives: 0,
};

test.each<[string, CountedObjective[], object, number | null]>([
  ["nothing", [], none, null],
  ["an objective without actions", [objective({})], { ...none, objectives: 1 }, 0],
  [
    "actions, some done",
    [objective({ actions: [done, late, dueToday, done] })],
    { ...none, objectives: 1, actions: 4, done: 2, open: 2, lateActions: 1 },
    0.5,
  ],
  [
    "an objective whose day is past, once, whether its actions say so or not",
    [
      objective({ dueOn: "2026-11-26" }),
      objective({ dueOn: "2026-11-26", actions: [action(null)] }),
      objective({ dueOn: "2026-11-26", actions: [late, done] }),
      objective({ dueOn: today }),
      objective({ dueOn: "2026-11-26", status: "reached" }),
    ],
    { ...none, objectives: 5, reached: 1, actions: 3, done: 1, open: 2, lateActions: 1, lateObjectives: 2 },
    0.3,
  ],
  [
    "one that is reached counts wholly, and what was left to do in it is not open",
    [objective({ status: "reached", actions: [late] }), objective({})],
    { ...none, objectives: 2, reached: 1, actions: 1 },
    0.5,
  ],
  [
    "of what was set aside no action counts, nor does it in the share",
    [objective({ status: "set_aside", actions: [late, done] })],
    { ...none, objectives: 1, setAside: 1 },
    null,
  ],
  ["nor what is kept for oneself", [objective({ isPrivate: true, actions: [late, done] })], none, null],
])("%s, for another person", (_what, objectives, progress, share) => {
  expect(computeProgress(objectives, { today, sharedOnly: true })).toEqual(progress);
  expect(computeShare(objectives, { sharedOnly: true })).toBe(share);
});

test("the owner counts what they keep for themself", () => {
  const own = [objective({ isPrivate: true, actions: [late, done] })];
  expect(computeProgress(own, { today, sharedOnly: false })).toEqual({
    ...none,
    objectives: 1,
    actions: 2,
    done: 1,
    open: 1,
    lateActions: 1,
  });
  expect(computeShare(own, { sharedOnly: false })).toBe(0.5);
});

test("a figure for another person is the same whatever the owner keeps for themself", () => {
  const shared = [objective({ actions: [done, late] })];
  const hidden = [objective({ isPrivate: true, status: "reached", actions: [done, done] })];
  const settings = { today, sharedOnly: true };
  expect(computeProgress([...shared, ...hidden], settings)).toEqual(computeProgress(shared, settings));
  expect(computeShare([...shared, ...hidden], settings)).toBe(computeShare(shared, settings));
});
