import { expect, test } from "vitest";
import type { ObjectiveStatus } from "../vocabulary.ts";
import { foldObjectives } from "./foldedObjectives.ts";

type Given = { name: string; status?: ObjectiveStatus; dueOn?: string; stepOn?: string; isDone?: boolean };
const build = ({ name, status = "running", dueOn, stepOn, isDone = false }: Given) => ({
  name,
  status,
  dueOn: dueOn ?? null,
  actions: stepOn ? [{ dueOn: stepOn, doneOn: isDone ? "2026-11-01" : null }] : [],
});
const many = (count: number, prefix: string, facts: Omit<Given, "name"> = {}) =>
  Array.from({ length: count }, (_, index) => build({ name: `${prefix}${index}`, ...facts }));
const fold = (objectives: ReturnType<typeof build>[]) =>
  foldObjectives(objectives, "2026-11-27").folded.map(({ name }) => name);

test("eight objectives are all shown", () => {
  expect(fold(many(8, "a"))).toEqual([]);
});

test("of more, what is closed is folded first, then what has no day, then the latest days", () => {
  const dated = many(7, "a", { dueOn: "2027-01-15" });
  const reached = build({ name: "reached", status: "reached", dueOn: "2026-11-01" });
  const [none, far, near] = [
    build({ name: "none" }),
    build({ name: "far", dueOn: "2027-06-01" }),
    build({ name: "near", dueOn: "2027-06-01", stepOn: "2026-12-01" }),
  ];
  expect(fold([reached, ...dated, near])).toEqual(["reached"]);
  expect(fold([reached, none, far, ...dated])).toEqual(["reached", "none"]);
  expect(fold([far, ...dated, near])).toEqual(["far"]);
});

test("what is late is never folded, and a step that is done makes nothing late", () => {
  expect(fold(many(12, "late", { dueOn: "2026-11-26" }))).toEqual([]);
  expect(
    fold([...many(8, "a", { dueOn: "2026-12-01" }), build({ name: "step", stepOn: "2026-11-20" })]),
  ).toEqual(["a7"]);
  const done = build({ name: "done", stepOn: "2026-11-20", isDone: true });
  expect(fold([...many(8, "a", { dueOn: "2026-12-01" }), done])).toEqual(["done"]);
});
