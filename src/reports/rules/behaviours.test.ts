import fc from "fast-check";
import { expect, test } from "vitest";
import type { Cell, ItemResult } from "#disclosure/contract.ts";
import { proving } from "#platform/testing/proof.ts";
import { anyReport } from "../testing/anyReport.ts";
import { sampleReport } from "../testing/sampleReport.ts";
import { selectBehaviourCell } from "./behaviourWords.ts";
import { type Behaviours, type Bounds, computeBounds, isSurelyAbove, listBehaviours } from "./behaviours.ts";

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
const read = (cells: readonly Cell[]) => {
  const [found] = listBehaviours({ items: ask(cells) });
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

test("a set stands apart as a whole; its own order is told as far as it is proven", () => {
  const rest = [value(3), value(3.1), value(3.2), value(3), value(3.3), value(3.1)];
  expect(read([value(4.1), ...rest, value(4.3), value(4.4)]).found?.highest).toMatchObject({
    order: "all",
    items: [{ position: 8 }, { position: 7 }, { position: 0 }],
  });
  expect(read([value(4.1), ...rest, value(4.3), band(4)]).found?.highest).toMatchObject({
    order: "some",
    items: [{ position: 7 }, { position: 0 }, { position: 8 }],
  });
  // Two that print the same number, after the one above them; of the lowest, the other way round.
  const equals = [value(3.6), ...rest, value(3.8), value(3.6)];
  expect(read(equals).found?.highest).toMatchObject({
    order: "some",
    items: [{ position: 7 }, { position: 0 }, { position: 8 }],
  });
  const lowest = [value(2.6), ...rest, value(2.4), value(2.6)];
  expect(read(lowest).found?.lowest).toMatchObject({
    order: "some",
    items: [{ position: 7 }, { position: 0 }, { position: 8 }],
  });
  expect(read([value(3.6), ...rest, value(3.6), value(3.6)]).found?.highest).toMatchObject({ order: "none" });
});

test("« les autres » order the questions where they have a figure for each, and else each group does", () => {
  const { snapshot } = sampleReport({ peers: 9 });
  expect(listBehaviours(snapshot).map(({ viewpoint }) => viewpoint)).toEqual(["others"]);
  const grouped = listBehaviours({
    items: snapshot.items.map((item) => (item.position === 0 ? { ...item, others: null } : item)),
  });
  expect(grouped.map(({ viewpoint }) => viewpoint)).not.toContain("others");
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
