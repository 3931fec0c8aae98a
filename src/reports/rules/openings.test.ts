import { expect, test } from "vitest";
import { groupOpenings } from "./openings.ts";

test("whoever opened a report is told once, with all their openings, the latest first", () => {
  const opened = (id: string, openedOn: string) => ({
    person: { id, firstName: id, lastName: id },
    openedOn,
    openedAt: null,
  });
  const [a3, b2, a2, a1] = [
    opened("a", "2026-11-25"),
    opened("b", "2026-11-24"),
    opened("a", "2026-11-23"),
    opened("a", "2026-11-23"),
  ];
  expect(groupOpenings([a3, b2, a2, a1])).toEqual([[a3, a2, a1], [b2]]);
  expect(groupOpenings([])).toEqual([]);
});
