import { expect, test } from "vitest";
import { placeReasons } from "./placeReasons.ts";

const drawn = new Set(["firstName", "manager", "people.1.email"]);
const shownBy = { directManagerId: "manager" };

test.each([
  ["nothing", {}, {}, false],
  ["a field of the form", { firstName: "too_long" }, { firstName: "too_long" }, false],
  ["a field of a line", { "people.1.email": "duplicate" }, { "people.1.email": "duplicate" }, false],
  ["what a field of another name shows", { directManagerId: "option" }, { manager: "option" }, false],
  ["what no field shows", { companyId: "format" }, {}, true],
  ["a line that is not drawn", { "people.7.email": "duplicate" }, {}, true],
  [
    "a field, and what none shows",
    { firstName: "too_long", companyId: "format" },
    { firstName: "too_long" },
    true,
  ],
])("the server refuses %s", (_what, fields, placed, hasUnplaced) => {
  expect(placeReasons(fields, drawn, shownBy)).toEqual({ placed, hasUnplaced });
});
