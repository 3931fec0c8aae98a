import { expect, test } from "vitest";
import { readStoredViews, toStoredViews } from "./storedViews.ts";

/** As the first version wrote them: these documents are in databases, and stay. */
const first = [
  {
    id: "0d3b7c52-7d0e-4c39-9d4e-0a1f6a9a7c11",
    name: "Invitations",
    state: "state=invited&sort=-job",
    isDefault: true,
  },
  { id: "5b0f8e0a-3c1f-4f55-8a0e-2f6f3d1b9c22", name: "Par poste", state: "", isDefault: false },
];

test("views of the first version, a list without a version, are read as they are now", () => {
  expect(readStoredViews(first)).toEqual(first);
  expect(readStoredViews([])).toEqual([]);
});

test("what is written says its version, and is read as it was", () => {
  expect(toStoredViews(first)).toEqual({ version: 2, views: first });
  expect(readStoredViews(toStoredViews(first))).toEqual(first);
});

test.each([
  ["of a version to come", { version: 3, views: first }],
  ["without a version", { views: first }],
  ["without the fields of a view", [{ id: first[0]?.id }]],
  ["that is nothing", null],
])("a document %s is not taken for views", (_what, document) => {
  expect(() => readStoredViews(document)).toThrow();
});
