import { expect, test } from "vitest";
import { noteFigure } from "#platform/testing/proof.ts";
import { seeded } from "../../testing/build.ts";
import { type CutSystem, selectToldCuts } from "./cuts.ts";

/** The part of a report that one of ten questions has. */
const ofQuestion = 6_000_000;

/** Two thousand people of 120 teams and 60 positions, of whom one in six is absent each time and one in twenty moves between. */
function buildCompany(runs: number): CutSystem[] {
  const random = seeded(7);
  const pick = (count: number) => Math.floor(random() * count);
  const staff = Array.from({ length: 2_000 }, (_, index) => ({
    person: `p${index}`,
    team: pick(120),
    position: pick(60),
  }));
  return Array.from({ length: runs }, (): CutSystem => {
    const cuts = new Map<string, string[]>([["company", []]]);
    for (const one of staff) {
      if (random() < 0.05) [one.team, one.position] = [pick(120), pick(60)];
      if (random() < 0.15) continue;
      const own = ["company", `team:${one.team}`, `direction:${one.team % 12}`, `position:${one.position}`];
      for (const cut of own) {
        const people = cuts.get(cut);
        if (people) people.push(one.person);
        else cuts.set(cut, [one.person]);
      }
    }
    return { threshold: 5, skipped: 1, cuts: new Map([...cuts].filter(([, { length }]) => length >= 6)) };
  });
}

test("a large company is decided within its work, a little of it at a time", () => {
  const earlier: CutSystem[] = [];
  const told: number[] = [];
  let [most, longest] = [0, 0];
  for (const run of buildCompany(4)) {
    const work = { left: ofQuestion };
    const steps = selectToldCuts(run, earlier, work);
    for (;;) {
      const before = work.left;
      const step = steps.next();
      longest = Math.max(longest, before - work.left);
      if (!step.done) continue;
      told.push(step.value.size);
      earlier.push({ ...run, cuts: new Map([...run.cuts].filter(([cut]) => step.value.has(cut))) });
      break;
    }
    most = Math.max(most, ofQuestion - work.left);
  }
  noteFigure({
    name: "Pulses: 2,000 people in 192 cuts beside 0 to 3 earlier runs: work of a question, of its longest step; cuts told",
    measured: `${most}, ${longest}; ${told.join(", ")}`,
    asked: `≤ ${ofQuestion} and what cuts cost that are decided at once, ≤ ${ofQuestion / 3}`,
  });
  expect(most).toBeLessThan(1.1 * ofQuestion);
  expect(longest).toBeLessThan(ofQuestion / 3);
  expect(told[0]).toBeGreaterThan(180);
  expect(told[1]).toBeGreaterThan(60);
});
