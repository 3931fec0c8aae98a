import { expect, test } from "vitest";
import type { Command } from "./commands.ts";
import { buildGroups } from "./rows.ts";

const commands: Command[] = [
  { id: "people", group: "go", label: "Personnel", to: "/app/users" },
  { id: "new-person", group: "create", label: "Inviter une personne", to: "/app/users/create" },
  { id: "dark", group: "actions", label: "Thème sombre" },
];
const found = [
  { kind: "people" as const, items: [{ id: "1", label: "Perrine Roy", detail: null, to: "/app/users/1" }] },
  { kind: "teams" as const, items: [] },
];
const recent = [{ label: "Bilan", detail: null, to: "/app/evaluations/1" }];
const formatGroups = (text: string, some = found) =>
  buildGroups(text, { commands, found: some, recent }).map(
    ({ name, rows }) => `${name}: ${rows.map(({ label }) => label).join(", ")}`,
  );

test("begins with what was opened last, while nothing is typed", () => {
  expect(formatGroups("", [])).toEqual([
    "recent: Bilan",
    "go: Personnel",
    "create: Inviter une personne",
    "actions: Thème sombre",
  ]);
});

test("shows what matches in the order of the groups, without empty ones", () => {
  expect(formatGroups("per")).toEqual([
    "go: Personnel",
    "create: Inviter une personne",
    "people: Perrine Roy",
  ]);
});

test("gives every row an id of its own", () => {
  const ids = buildGroups("", { commands, found, recent }).flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});
