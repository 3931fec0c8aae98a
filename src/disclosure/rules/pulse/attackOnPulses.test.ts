import { describe, expect, test } from "vitest";
import { noteFigure, rounds } from "#platform/testing/proof.ts";
import { listForcedByAbsence } from "../../testing/pulse/absence.ts";
import { isIsolating, listForced, listWindows } from "../../testing/pulse/attack.ts";
import { brokenPulses } from "../../testing/pulse/broken.ts";
import { listOtherFigures } from "../../testing/pulse/recounted.ts";
import {
  type AnsweredRun,
  anyRuns,
  listTold,
  middleShape,
  publishRuns,
  smallShape,
} from "../../testing/pulse/runs.ts";

const systems = rounds({ short: 15, long: 2_000 });
const singles = rounds({ short: 300, long: 100_000 });
const middles = rounds({ short: 100, long: 4_000 });
const hour = 60 * 60_000;

const anySystem = (seed: number) =>
  anyRuns(seed, {
    ...smallShape,
    // Some have twelve people at most, where little can be told; some enough for cuts beside earlier ones.
    people: seed % 3 === 0 ? [6, 12] : [10, 26],
    teams: 4,
    runs: [2, 8],
    // A question is compared with the runs that asked it, not with those that asked another.
    questions: 1 + (seed % 2),
  });
const keys = ["q", "q1"];
const countAnswers = (runs: readonly AnsweredRun[]) =>
  new Set(runs.flatMap(({ people }) => people.map(({ person }) => person))).size;

describe("an attacker who combines all that is printed of a question", () => {
  test("finds nothing about fewer than five people, over any series of runs", { timeout: 3 * hour }, () => {
    let [told, answers, forced] = [0, 0, 0];
    for (let seed = 0; seed < systems; seed += 1) {
      const runs = anySystem(seed);
      const reports = publishRuns(runs);
      told += reports.reduce((sum, report) => sum + listTold(report).length, 0);
      for (const key of keys) expect(isIsolating(runs, reports, key), `system ${seed}`).toBe(false);
      const last = listWindows(runs).at(-1)!;
      const shown = reports.filter((_, index) => last.includes(runs[index]!));
      answers += countAnswers(last);
      forced += listForced(last, shown).length;
    }
    expect(told).toBeGreaterThan(systems);
    expect(forced / answers).toBeLessThan(0.1);
    noteFigure({
      name: "Pulses, 2 to 8 runs: combinations of printed figures that rest on fewer than five answers, by exact rank",
      measured: `0 in ${systems} systems, ${told} cells told`,
      asked: "0",
    });
    noteFigure({
      name: "Pulses, 2 to 8 runs: answers that follow, by worlds, were they the same in all runs of 75 days and all receipts known",
      measured: `${forced} of ${answers}`,
      asked: "0, see the page of disclosure",
    });
  });

  test.each([
    { people: "5 to 14", shape: smallShape, count: singles },
    { people: "15 to 39", shape: middleShape, count: middles },
  ])(
    "forces no answer of a single run of $people people",
    { timeout: 3 * hour },
    ({ people, shape, count }) => {
      let [told, answers, forced] = [0, 0, 0];
      for (let seed = 0; seed < count; seed += 1) {
        const runs = anyRuns(seed, shape);
        const reports = publishRuns(runs);
        told += listTold(reports[0]!).length;
        answers += countAnswers(runs);
        forced += listForced(runs, reports).length;
      }
      expect(told).toBeGreaterThan(count / 2);
      expect(forced).toBe(0);
      noteFigure({
        name: `Pulses, single runs of ${people} people: answers that follow from all that is printed, all receipts known`,
        measured: `${forced} of ${answers} in ${count} runs`,
        asked: "0",
      });
    },
  );

  test("hardly more where what is missing tells something as well", { timeout: hour }, () => {
    let [answers, forced] = [0, 0];
    for (let seed = 0; seed < singles / 10; seed += 1) {
      const runs = anyRuns(seed, smallShape);
      answers += countAnswers(runs);
      forced += listForcedByAbsence(runs, (world) => publishRuns(world)).length;
    }
    expect(forced / answers).toBeLessThanOrEqual(0.005);
    noteFigure({
      name: "Pulses, single runs: the same for one who also reasons from what is hidden",
      measured: `${forced} of ${answers}`,
      asked: "≤ 0.5 %",
    });
  });
});

describe("an attacker of an engine of which one rule is broken", { timeout: hour }, () => {
  test.each(Object.entries(brokenPulses))("notices that %s", (name, { publish, finds }) => {
    const isNoticed = (seed: number) => {
      const runs = finds === "isolated" ? anySystem(seed) : anyRuns(seed, smallShape);
      const reports = publishRuns(runs, publish);
      if (finds === "isolated") return isIsolating(runs, reports);
      if (finds === "forced") return listForced(runs, reports).length > 0;
      return listOtherFigures(runs[0]!, reports[0]!).length > 0;
    };
    let seed = 0;
    while (seed < 3_000 && !isNoticed(seed)) seed += 1;
    expect(seed).toBeLessThan(3_000);
    noteFigure({ name: `Broken rule of pulses: ${name}`, measured: `noticed in case ${seed}` });
  });
});
