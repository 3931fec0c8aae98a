import { describe, expect, test } from "vitest";
import { selectClosed, type PartlyClosedFigure } from "./closedFigures.ts";

const month = { measure: "values", cut: "team:a", kind: "month", start: "2026-02-01" } as const;
const tell = (
  toldOn: string,
  columns: string,
  rest: Partial<PartlyClosedFigure> = {},
): PartlyClosedFigure => ({
  ...month,
  toldOn,
  columns: columns.split(""),
  ...rest,
});

/** Each column is a person. */
function select(told: readonly PartlyClosedFigure[]): string[] {
  const steps = selectClosed(told, (column) => column);
  for (;;) {
    const step = steps.next();
    if (step.done) return [...step.value];
  }
}
const named = "values team:a|month|2026-02-01";

describe("of a figure alone", () => {
  test("five people whose reports are closed are enough, four are not", () => {
    expect(select([tell("2026-03-02", "abcde")])).toEqual([]);
    expect(select([tell("2026-03-02", "abcd")])).toEqual([named]);
  });

  test("the last version counts, and one that adds nothing closed stays as open as it was", () => {
    expect(select([tell("2026-03-02", "abcde"), tell("2026-04-02", "abcde")])).toEqual([]);
    expect(select([tell("2026-03-02", "abcd"), tell("2026-04-02", "abcd")])).toEqual([named]);
    expect(select([tell("2026-03-02", "abcd"), tell("2026-04-02", "abcde")])).toEqual([]);
  });
});

test("what was open on an earlier night was read: a later version needs five people who differ", () => {
  expect(select([tell("2026-03-02", "abcdefg"), tell("2026-04-02", "abcdefghi")])).toEqual([named]);
  expect(select([tell("2026-03-02", "abcdefg"), tell("2026-04-02", "abcdefghijkl")])).toEqual([]);
});

test("a direction less a team rests on five people or none", () => {
  const direction = { cut: "direction:b" };
  expect(select([tell("2026-03-02", "abcde"), tell("2026-03-02", "abcdefg", direction)])).toHaveLength(1);
  expect(select([tell("2026-03-02", "abcde"), tell("2026-03-02", "abcdefghij", direction)])).toEqual([]);
  expect(select([tell("2026-03-02", "abcde"), tell("2026-03-02", "abcde", direction)])).toEqual([]);
});

test("measures of the same reports are decided alike", () => {
  const both = ["values", "objectives"].map((measure) => tell("2026-03-02", "abcd", { measure }));
  expect(select(both)).toEqual([named, "objectives team:a|month|2026-02-01"]);
});
