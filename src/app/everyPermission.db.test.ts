import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noteFigure } from "#platform/testing/proof.ts";
import { endpoints } from "./testing/inputs.ts";
import { mismatchesOf } from "./testing/permissions/act.ts";
import { openTheatre, rowsOf, type Theatre } from "./testing/permissions/stage.ts";

let theatre: Theatre;
let acted = 0;
let wrong = 0;
beforeAll(async () => {
  const t0 = performance.now();
  theatre = await openTheatre();
  console.log("theatre", performance.now() - t0);
});

describe("every endpoint answers everybody what docs/permissions.md says", () => {
  test.each(endpoints)(
    "$name",
    async (endpoint) => {
      const rows = rowsOf(theatre, endpoint);
      const t0 = performance.now();
      const faults = await mismatchesOf(theatre, endpoint, rows);
      console.log(endpoint.name, rows.length, Math.round(performance.now() - t0));
      acted += rows.length;
      wrong += faults.length;
      expect(faults).toEqual([]);
    },
    120_000,
  );
});

afterAll(() => {
  console.log({ acted, wrong });
  noteFigure({ name: "rows", measured: acted });
});
