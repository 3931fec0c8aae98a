import { expect, test } from "vitest";
import type { CompanyChange, Cut } from "#analytics/contract/figures.ts";
import { findChanges } from "./changes.ts";

const cut = (kind: Cut["kind"], name: string): Cut => ({
  kind,
  id: name,
  name: { fr: name, en: null },
});
const change = (of: Cut, from: number, to: number, key = "values"): CompanyChange => ({
  cut: of,
  measure: { key, name: null },
  past: { start: "2026-04-01", cell: { form: "value", value: from, people: 20 } },
  now: { start: "2026-07-01", cell: { form: "value", value: to, people: 20 } },
});
const spread = 0.5;
const find = (items: readonly CompanyChange[], given = {}) =>
  findChanges({ items: [...items], compared: 12, spread, ...given });

test("parts stay in their order, whatever their figures, each with its changes", () => {
  const [logistics, sales] = [cut("team", "Logistique"), cut("team", "Ventes")];
  const finding = find([
    change(logistics, 3.4, 2.8),
    change(logistics, 3, 3.9, "objectives"),
    change(sales, 4, 2),
  ]);
  expect(finding).toMatchObject({
    kind: "changes",
    up: 1,
    down: 2,
    parts: [
      { cut: logistics, changes: [{ reading: { state: "down" } }, { reading: { state: "up" } }] },
      { cut: sales, changes: [{ reading: { state: "down" } }] },
    ],
  });
});

test("a direction that is a team too is told of once, unless they differ", () => {
  const [direction, team] = [cut("direction", "a"), cut("team", "a")];
  expect(find([change(direction, 4, 3), change(team, 4, 3)])).toMatchObject({ down: 1 });
  expect(find([change(direction, 4, 3), change(team, 4, 2.9)])).toMatchObject({ down: 2 });
});

test.each([
  ["calm, where all is within the noise", [], {}, "calm"],
  ["a change that what is printed does not bear is not said", [change(cut("team", "a"), 3, 3.1)], {}, "calm"],
  ["too few people to know what chance makes", [], { spread: null }, "alone"],
  ["nothing earlier to compare with", [], { compared: 0, spread: null }, "first"],
] as const)("%s", (_, items, given, kind) => {
  expect(find(items, given)).toEqual({ kind });
});
