import { expect, test } from "vitest";
import { planBulk } from "./bulk.ts";

test("sorts out of how many something can be done, and why not of the others", () => {
  const whyNot = (age: number) => (age < 0 ? "unborn" : age > 100 ? "gone" : null);
  expect(planBulk([12, -1, 130, 40, -7], whyNot)).toEqual({
    can: [12, 40],
    refused: [
      { reason: "unborn", items: [-1, -7] },
      { reason: "gone", items: [130] },
    ],
  });
  expect(planBulk([], whyNot)).toEqual({ can: [], refused: [] });
});
