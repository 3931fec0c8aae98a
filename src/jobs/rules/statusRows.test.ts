import { expect, test } from "vitest";
import { readPastedStatuses, toStatusInput, whyNotStatuses } from "./statusRows.ts";

const row = (fr: string, en = "", id = "") => ({ id, fr, en });

test.each([
  ["nothing wrong", [row("Permanent", "Permanent"), row("Saisonnier")], {}],
  ["a blank line is none", [row("Permanent"), row(" ", " ")], {}],
  ["French is required", [row("", "Permanent")], { "0.fr": "required" }],
  [
    "two of one name, whatever the accents and capitals",
    [row("Employé"), row("employe ")],
    { "1.fr": "duplicate" },
  ],
] as const)("the list of statuses: %s", (_what, rows, expected) => {
  expect(whyNotStatuses(rows)).toEqual(expected);
});

test("a blank line is not sent, an empty English name is none, and what exists keeps its id", () => {
  const rows = [
    row("Permanent ", " ", "x"),
    row("Contractuel", "", "gone"),
    row(" "),
    row("Stage", "Internship"),
  ];
  expect(toStatusInput(rows, [{ id: "x" }])).toEqual([
    { id: "x", name: { fr: "Permanent", en: null } },
    { id: null, name: { fr: "Contractuel", en: null } },
    { id: null, name: { fr: "Stage", en: "Internship" } },
  ]);
});

test("lines of a spreadsheet become lines of the list; one word stays a word", () => {
  expect(readPastedStatuses("Permanent")).toBeNull();
  expect(readPastedStatuses("Permanent\tPermanent\r\n\r\nStage\tInternship\r\n")).toEqual([
    row("Permanent", "Permanent"),
    row("Stage", "Internship"),
  ]);
});
