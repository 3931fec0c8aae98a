import { expect, test } from "vitest";
import { defaultWeights, presets } from "./matrix.ts";
import { cellsOf, formOf, inForce, selfOnlyRows, weightsOf, wrongRows } from "./matrixForm.ts";

const families = [{ id: "f", skills: [{ id: "s" }, { id: "t" }] }];
const weights = { ...defaultWeights, skills: { s: presets.equal, archived: presets.managerHalf } };
const form = formOf({ weights, families });

test("what is read and not changed is sent as it was, the rows of what is archived too", () => {
  expect(weightsOf(form)).toEqual(weights);
});

test("a row of its own beats its family’s, which beats the default one", () => {
  const own = { ...form, "family:f": cellsOf(presets.managerHalf) };
  expect(inForce(own, "skill:s", "family:f")).toEqual(cellsOf(presets.equal));
  expect(inForce(own, "skill:t", "family:f")).toEqual(cellsOf(presets.managerHalf));
  expect(inForce(form, "skill:t", "family:f")).toEqual(cellsOf(defaultWeights.default));
});

test("rows that do not total 100 are named, the dimensions too; one that follows another is right", () => {
  expect(wrongRows(form)).toEqual([]);
  const wrong = {
    ...form,
    default: { self: "", manager: "40", peer: "40", direct_report: "10" },
    dimensions: { skills: "100", values: "20", objectives: "" },
  };
  expect(wrongRows(wrong)).toEqual([
    { name: "default", total: 90 },
    { name: "dimensions", total: 120 },
  ]);
});

test("rows where nobody but oneself counts are named; one that follows another is not", () => {
  expect(selfOnlyRows(form)).toEqual([]);
  const alone = { self: "100", manager: "", peer: "0", direct_report: "" };
  expect(selfOnlyRows({ ...form, values: alone, "family:f": alone })).toEqual(["family:f", "values"]);
});
