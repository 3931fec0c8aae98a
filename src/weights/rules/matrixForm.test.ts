import { expect, test } from "vitest";
import { defaultWeights, presets } from "./matrix.ts";
import { toCells, toForm, resolveCells, listSelfOnlyRows, toWeights, listWrongRows } from "./matrixForm.ts";

const families = [{ id: "f", skills: [{ id: "s" }, { id: "t" }] }];
const weights = { ...defaultWeights, skills: { s: presets.equal, archived: presets.managerHalf } };
const form = toForm({ weights, families });

test("what is read and not changed is sent as it was, the rows of what is archived too", () => {
  expect(toWeights(form)).toEqual(weights);
});

test("a row of its own beats its family’s, which beats the default one", () => {
  const own = { ...form, "family:f": toCells(presets.managerHalf) };
  expect(resolveCells(own, "skill:s", "family:f")).toEqual(toCells(presets.equal));
  expect(resolveCells(own, "skill:t", "family:f")).toEqual(toCells(presets.managerHalf));
  expect(resolveCells(form, "skill:t", "family:f")).toEqual(toCells(defaultWeights.default));
});

test("rows that do not total 100 are named, the dimensions too; one that follows another is right", () => {
  expect(listWrongRows(form)).toEqual([]);
  const wrong = {
    ...form,
    default: { self: "", manager: "40", peer: "40", direct_report: "10" },
    dimensions: { skills: "100", values: "20", objectives: "" },
  };
  expect(listWrongRows(wrong)).toEqual([
    { name: "default", total: 90 },
    { name: "dimensions", total: 120 },
  ]);
});

test("rows where nobody but oneself counts are named; one that follows another is not", () => {
  expect(listSelfOnlyRows(form)).toEqual([]);
  const alone = { self: "100", manager: "", peer: "0", direct_report: "" };
  expect(listSelfOnlyRows({ ...form, values: alone, "family:f": alone })).toEqual(["family:f", "values"]);
});
