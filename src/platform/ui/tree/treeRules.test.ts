import { describe, expect, test } from "vitest";
import {
  canMove,
  moved,
  moveOntoRow,
  moveTowards,
  rowStartingWith,
  visibleRows,
  type TreeItem,
} from "./treeRules.ts";

const teams: readonly TreeItem[] = [
  { id: "direction", label: "Direction" },
  {
    id: "operations",
    label: "Opérations",
    children: [
      { id: "warehouse", label: "Entrepôt" },
      { id: "workshop", label: "Atelier", children: [{ id: "repair", label: "Réparation" }] },
    ],
  },
  { id: "welcome", label: "Accueil" },
];
const all = new Set(["operations", "workshop"]);
/** « a(b c) d »: the shape of a hierarchy at a glance. */
const shape = (items: readonly TreeItem[]): string =>
  items.map(({ id, children }) => (children?.length ? `${id}(${shape(children)})` : id)).join(" ");

test("only the children of what is expanded are visible, each with its level and place", () => {
  expect(visibleRows(teams, new Set()).map(({ item }) => item.id)).toEqual([
    "direction",
    "operations",
    "welcome",
  ]);
  const rows = visibleRows(teams, all);
  expect(rows.map(({ item, level }) => `${item.id} ${level}`)).toEqual([
    "direction 1",
    "operations 1",
    "warehouse 2",
    "workshop 2",
    "repair 3",
    "welcome 1",
  ]);
  expect(rows[3]).toMatchObject({ parentId: "operations", position: 2, siblings: 2, hasChildren: true });
});

test("letters find the next row, without accents, around the end", () => {
  const rows = visibleRows(teams, all);
  const found = (from: string, typed: string) => rowStartingWith(rows, from, typed)?.item.id;
  expect(found("direction", "a")).toBe("workshop");
  expect(found("workshop", "a")).toBe("welcome");
  expect(found("welcome", "a")).toBe("workshop");
  expect(found("workshop", "at")).toBe("workshop");
  expect(found("direction", "op")).toBe("operations");
  expect(found("direction", "z")).toBeUndefined();
});

describe("an item", () => {
  test.each([
    ["direction", "up", null],
    ["direction", "down", "operations(warehouse workshop(repair)) direction welcome"],
    ["welcome", "up", "direction welcome operations(warehouse workshop(repair))"],
    ["welcome", "in", "direction operations(warehouse workshop(repair) welcome)"],
    ["workshop", "out", "direction operations(warehouse) workshop(repair) welcome"],
    ["workshop", "in", "direction operations(warehouse(workshop(repair))) welcome"],
    ["direction", "out", null],
    ["warehouse", "in", null],
  ] as const)("%s moved %s", (id, direction, expected) => {
    const move = moveTowards(teams, id, direction);
    expect(move && shape(moved(teams, move))).toBe(expected);
  });

  test("goes neither into itself nor below itself", () => {
    expect(canMove(teams, { id: "operations", parentId: "repair", index: 0 })).toBe(false);
    expect(moved(teams, { id: "operations", parentId: "operations", index: 0 })).toBe(teams);
  });

  test("is dropped before, into or after a row", () => {
    const rows = visibleRows(teams, all);
    const row = rows.find(({ item }) => item.id === "workshop");
    if (!row) throw new Error("no row");
    const after = (where: "before" | "into" | "after", id = "direction") => {
      const move = moveOntoRow(teams, id, row, where);
      return move && shape(moved(teams, move));
    };
    expect(after("before")).toBe("operations(warehouse direction workshop(repair)) welcome");
    expect(after("into")).toBe("operations(warehouse workshop(repair direction)) welcome");
    expect(after("after")).toBe("operations(warehouse workshop(repair) direction) welcome");
    expect(after("after", "warehouse")).toBe("direction operations(workshop(repair) warehouse) welcome");
    expect(after("into", "operations")).toBeNull();
    expect(after("into", "workshop")).toBeNull();
  });
});
