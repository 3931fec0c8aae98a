import fc from "fast-check";
import { expect, test } from "vitest";
import type { Cell, ItemResult } from "#disclosure/contract.ts";
import { proving } from "#platform/testing/proof.ts";
import { anyReport } from "../testing/anyReport.ts";
import { sampleReport } from "../testing/sampleReport.ts";
import type { Report } from "../contract.ts";
import { fr } from "../texts.fr.ts";
import { describeBehaviours, selectBehaviourCell } from "./behaviourWords.ts";
import { type Behaviours, listBehaviours, mergeBehaviours } from "./behaviours.ts";
import { type Bounds, computeBounds, isSurelyAbove } from "./provenSets.ts";
import { buildReportWords } from "./words.ts";

const value = (number: number, more: Partial<Extract<Cell, { form: "value" }>> = {}): Cell => ({
  form: "value",
  value: number,
  n: 5,
  ...more,
});
const band = (from: number): Cell => ({ form: "band", from, to: from + 1 });
const masked: Cell = { form: "masked", reason: "not_enough_answers" };
const high = value(4.5, { end: "high" });
const low = value(1.5, { end: "low" });

/** Questions of which the colleagues alone show something. */
const ask = (cells: readonly Cell[]): ItemResult[] => {
  const [sample] = sampleReport().snapshot.items;
  return cells.map((peer, position) => ({
    ...sample!,
    position,
    cells: { self: null, manager: null, peer, direct_report: null },
    others: null,
    othersOf: [],
  }));
};
const { groups } = sampleReport().snapshot;
const read = (cells: readonly Cell[]) => {
  const [found] = listBehaviours({ items: ask(cells), groups });
  const list = (set: Behaviours["highest"] | undefined) => set && set.items.map(({ position }) => position);
  return { highest: list(found?.highest) ?? null, lowest: list(found?.lowest) ?? null, found };
};

test.each([
  ["a number above every other one", [value(4.3), value(3.9), value(3.1)], [0], [2]],
  ["numbers that are the same are not told apart", [value(4.3), value(4.3), value(4.3)], null, null],
  ["a band that touches the next one below", [band(4), band(3), band(2)], [0], [2]],
  ["bands that are the same", [band(4), band(4), band(3)], null, [2]],
  ["a number that rounding may have brought to the edge of a band", [value(4), band(3), band(3)], null, null],
  ["a number surely beyond the edge of a band", [value(4.1), band(3), band(3)], [0], null],
  ["an end above a number, never above its own limit", [high, value(4.4), low], [0], [2]],
  ["an end beside a band that reaches it", [high, band(4), band(2)], null, [2]],
  ["what is masked is not compared", [masked, value(4.3), value(3.9), value(3.1)], [1], [3]],
  ["two questions are too few to say anything", [value(4.3), value(3.1)], null, null],
] satisfies [string, Cell[], number[] | null, number[] | null][])("%s", (_, cells, highest, lowest) => {
  expect(read(cells)).toMatchObject({ highest, lowest });
});

test.each([
  ["numbers", [value(4.1), value(4.3), value(4.4)], [8, 7, 6], "all"],
  ["numbers of which two are the same", [value(4.1), value(4.1), value(4.4)], [8, 6, 7], "all"],
  ["a number inside a band", [value(4.1), value(4.3), band(4)], [7, 6, 8], "some"],
  ["a band that reaches every number", [band(4), value(4.4), value(4.4)], [6, 7, 8], "none"],
  ["the same band", [band(4), band(4), band(4)], [6, 7, 8], "all"],
] satisfies [string, Cell[], number[], string][])(
  "a set begins with what its figures show first, and is unordered only where they do not tell: %s",
  (_, cells, positions, order) => {
    const rest = [value(3), value(3.1), value(3.2), value(3), value(3.3), value(3.1)];
    const { found, highest } = read([...rest, ...cells]);
    expect(highest).toEqual(positions);
    expect(found?.highest?.order).toBe(order);
  },
);

test("the lowest begin with the lowest", () => {
  const rest = [value(4), value(4.1), value(4.2), value(4), value(4.3), value(4.1)];
  const { found, lowest } = read([value(2.8), value(2.8), value(2.7), ...rest]);
  expect(lowest).toEqual([2, 0, 1]);
  expect(found?.lowest?.order).toBe("all");
});

test("« les autres » order the questions where they have a figure for each, and else each group does", () => {
  const { snapshot } = sampleReport({ peers: 9 });
  expect(listBehaviours(snapshot).map(({ viewpoint }) => viewpoint)).toEqual(["others"]);
  const grouped = listBehaviours({
    groups,
    items: snapshot.items.map((item) => (item.position === 0 ? { ...item, others: null } : item)),
  });
  expect(grouped.map(({ viewpoint }) => viewpoint)).not.toContain("others");
});

test("one group alone speaks by its own name and mark, never as « les autres »", () => {
  const { snapshot } = sampleReport({ peers: 2 });
  expect(snapshot.items.some(({ othersOf }) => othersOf.join() === "manager")).toBe(true);
  for (const { viewpoint } of listBehaviours(snapshot)) expect(viewpoint).toBe("manager");
});

/** Questions that the manager and the colleagues answered. */
const askBoth = (manager: readonly Cell[], peer: readonly Cell[]) => {
  const items = ask(peer).map((item, index) => ({
    ...item,
    cells: { ...item.cells!, manager: manager[index]! },
  }));
  return { items, groups };
};
const level = (number: number) => value(number, { n: 1 });

test("a question that several groups say stands once, before what one of them says", () => {
  const found = listBehaviours(
    askBoth(
      [level(5), level(3), level(3), level(3), level(3), level(2)],
      [value(4.2), value(4.3), value(3), value(3), value(3), value(2.2)],
    ),
  );
  expect(
    mergeBehaviours(found, "highest").map(({ item, viewpoints }) => [item.position, viewpoints]),
  ).toEqual([
    [0, ["manager", "peer"]],
    [1, ["peer"]],
  ]);
  expect(mergeBehaviours(found, "lowest")).toMatchObject([{ viewpoints: ["manager", "peer"] }]);
});

const describeWith = (snapshot: Partial<Report["snapshot"]>) => {
  const report = sampleReport();
  const changed = { ...report, snapshot: { ...report.snapshot, ...snapshot } };
  return describeBehaviours(changed, buildReportWords({ report: changed, language: "fr", texts: fr }));
};

test("the lowest never stand alone: a sentence says what the highest are, or that none stands out", () => {
  const tied = [4, 4, 4, 4, 3, 2].map(level);
  const [highest, lowest] = describeWith(
    askBoth(
      tied,
      Array.from({ length: 6 }, () => masked),
    ),
  ).lists;
  expect(highest).toMatchObject({
    end: "highest",
    rows: [],
    notes: [{ words: "Les plus hauts se valent\u00A0: 4 questions à 4,0." }],
  });
  expect(lowest).toMatchObject({ end: "lowest", title: "Les 2 plus bas" });
  // The mean of three may be rounded.
  const ofThree = groups.map((group) => (group.group === "manager" ? { ...group, answered: 3 } : group));
  const { items } = askBoth(
    tied,
    Array.from({ length: 6 }, () => masked),
  );
  expect(describeWith({ items, groups: ofThree }).lists[0]).toMatchObject({
    notes: [{ words: "Rien ne se détache vers le haut." }],
  });
  // Bands that are the same say nothing of what is in them.
  const { lists } = describeWith({ items: ask([band(4), band(4), band(4), band(2)]) });
  expect(lists[0]).toMatchObject({ end: "highest", notes: [{ words: "Rien ne se détache vers le haut." }] });
});

test("every list of random reports begins with the highest", () => {
  fc.assert(
    fc.property(anyReport, ({ snapshot }) => {
      const { lists } = describeWith(snapshot);
      if (lists.length > 0) expect(lists[0]?.end).toBe("highest");
    }),
    { numRuns: proving ? 2000 : 60 },
  );
});

test("groups that are taken together are named apart from the others", () => {
  const report = sampleReport({ peers: 2, directReports: 2, joins: true, managers: 2 });
  const [first] = report.snapshot.items;
  const items = [5, 3, 3, 3, 3, 2].map((number, position) => ({
    ...first!,
    position,
    cells: { self: null, manager: value(number), peer: masked, direct_report: masked },
    joint: number === 5 ? band(4) : number === 2 ? band(1) : band(3),
    others: null,
    othersOf: [],
  }));
  const { inside } = describeWith({ ...report.snapshot, items });
  expect(inside).toBe(
    "Ce qui ressort le plus, selon vos gestionnaires, et selon vos collègues et les personnes que vous supervisez, ensemble.",
  );
});

/** Two means that a figure allows: the ends of its bounds, or just under the one that is not reached. */
const listCorners = ({ low: least, high: most, isOpen }: Bounds) => [least, isOpen ? most - 0.001 : most];

test("whatever the answers behind the figures are, what is said to be above is above", () => {
  fc.assert(
    fc.property(anyReport, ({ snapshot }) => {
      for (const { viewpoint, highest, lowest } of listBehaviours(snapshot)) {
        const select = (item: ItemResult) => selectBehaviourCell(item, viewpoint);
        const shown = snapshot.items.flatMap((item) => {
          const cell = item.dimension === "skill" && item.type === "star_rating" ? select(item) : null;
          const bounds = cell ? computeBounds(cell) : null;
          return bounds ? [{ item, corners: listCorners(bounds) }] : [];
        });
        for (const { set, sign } of [
          { set: highest, sign: 1 },
          { set: lowest, sign: -1 },
        ]) {
          if (!set) continue;
          const inside = shown.filter(({ item }) => set.items.includes(item));
          const outside = shown.filter(({ item }) => !set.items.includes(item));
          expect(set.items.length).toBeLessThanOrEqual(3);
          expect(outside.length).toBeGreaterThan(0);
          for (const one of inside)
            for (const other of outside)
              for (const a of one.corners)
                for (const b of other.corners) expect(sign * a).toBeGreaterThan(sign * b);
        }
      }
    }),
    { numRuns: proving ? 2000 : 60 },
  );
});

test("bounds that overlap are never ordered, in either direction", () => {
  const bounds = fc
    .tuple(fc.integer({ min: 100, max: 500 }), fc.integer({ min: 1, max: 120 }), fc.boolean())
    .map(([least, width, isOpen]): Bounds => ({ low: least, high: least + width, isOpen }));
  fc.assert(
    fc.property(bounds, bounds, (a, b) => {
      const isOverlapping = listCorners(a).some((one) => one >= b.low && one <= listCorners(b)[1]!);
      if (isOverlapping) expect([isSurelyAbove(a, b), isSurelyAbove(b, a)]).toEqual([false, false]);
    }),
  );
});
