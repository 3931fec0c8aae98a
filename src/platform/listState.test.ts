import { describe, expect, test } from "vitest";
import {
  changed,
  getSortDirection,
  hiddenColumns,
  encodeHiddenColumns,
  toPageInput,
  isCursorRefused,
  isNarrowed,
  nextSort,
  readListState,
  readSavedState,
  toSavedState,
  writeListState,
} from "./listState.ts";

const schema = { state: ["active", "invited"], role: ["user", "admin"] } as const;
const sorts = ["name", "-name", "job", "-job"] as const;
const first = readListState(schema, {}, sorts);

test("an optional column is left out until it is asked for, any other is there until it is not wanted", () => {
  const columns = [{ key: "job" }, { key: "role", isOptional: true }];
  for (const [hidden, left] of [
    [[], ["role"]],
    [["job"], ["job", "role"]],
    [["-role"], []],
    // As a view that was saved while it was shown by default.
    [["role"], ["role"]],
  ] as const) {
    expect(hiddenColumns(hidden, columns)).toEqual(left);
    expect(hiddenColumns(encodeHiddenColumns(left, columns), columns)).toEqual(left);
  }
  const { hidden } = readListState({}, { hide: "-role.job" });
  expect([...hidden]).toEqual(["-role", "job"]);
});

describe("the state of a list", () => {
  test("is that of the first page when the address says nothing, and writes nothing", () => {
    expect(first).toEqual({
      search: "",
      filters: { state: null, role: null },
      sort: null,
      hidden: [],
      view: null,
      size: 25,
      cursor: null,
      page: 0,
    });
    expect(writeListState(first)).toEqual({});
  });

  test("comes back from the address it wrote", () => {
    const state = {
      search: "ève",
      filters: { state: "invited", role: null },
      sort: "-job",
      hidden: ["role", "manager"],
      view: "0b7a5f0e-3c55-4d43-9d6b-6a1f5b3f2f11",
      size: 50,
      cursor: "abc",
      page: 2,
    } as const;
    expect(readListState(schema, writeListState(state), sorts)).toEqual(state);
  });

  test.each<[given: Record<string, unknown>, why: string]>([
    [{ state: "nobody" }, "a value that no filter has"],
    [{ sort: "salary" }, "an order that the server does not know"],
    [{ sort: "name" }, "the usual order"],
    [{ hide: "<b>.1" }, "columns that cannot be"],
    [{ view: "mine" }, "a view that cannot be"],
    [{ size: 1000 }, "a size that is not offered"],
    [{ cursor: "abc" }, "a cursor without its page"],
    [{ page: "3" }, "a page without its cursor"],
    [{ search: { deep: true } }, "a search that is no text"],
  ])("takes %j for nothing: %s", (given) => {
    expect(readListState(schema, given, sorts)).toEqual(first);
  });

  test.each([
    ["\u0000", ""],
    ["\u0000Ro\u0001y\u007f", "Roy"],
    ["Camille\tRoy\r\nCôté", "Camille Roy Côté"],
    ["Camille ", "Camille "],
    ["a".repeat(79) + "\u0000bc", "a".repeat(79) + "b"],
  ])("searches %j as %j, which the server accepts", (search, words) => {
    expect(readListState(schema, { search }).search).toBe(words);
    expect(readSavedState(schema, sorts, new URLSearchParams({ search }).toString()).search).toBe(words);
  });

  test("leads back to the first page from one whose cursor is refused, once, and for nothing else", () => {
    const second = readListState(schema, { cursor: "zzz", page: 1 }, sorts);
    expect(isCursorRefused(second, "invalid_data")).toBe(true);
    expect(isCursorRefused(second, "network_error")).toBe(false);
    expect(isCursorRefused(changed(second, {}), "invalid_data")).toBe(false);
  });

  test("takes a number typed as a search for its words", () => {
    expect(readListState(schema, { search: 42 }).search).toBe("42");
  });

  test("begins again at the first page when what is looked for changes", () => {
    const third = readListState(schema, { search: "a", cursor: "abc", page: 2 });
    expect(changed(third, { filters: { role: "admin" } })).toMatchObject({
      search: "a",
      filters: { state: null, role: "admin" },
      cursor: null,
      page: 0,
    });
  });

  test("asks the server for what is chosen only", () => {
    expect(toPageInput(readListState(schema, { state: "active" }))).toEqual({ limit: 25, state: "active" });
    expect(isNarrowed(first)).toBe(false);
    expect(isNarrowed(readListState(schema, { state: "active" }))).toBe(true);
  });

  test("begins again at the first page in another order, which the server is asked for", () => {
    const second = readListState(schema, { cursor: "abc", page: 1 }, sorts);
    expect(toPageInput(changed(second, { sort: "-name" }))).toEqual({ limit: 25, sort: "-name" });
    expect(toPageInput(changed(second, { size: 50 }))).toEqual({ limit: 50 });
  });
});

describe("what a view keeps", () => {
  const view = "0b7a5f0e-3c55-4d43-9d6b-6a1f5b3f2f11";
  const state = readListState(
    schema,
    { search: "ève", state: "invited", sort: "-job", hide: "role", size: "50", view, cursor: "abc", page: 2 },
    sorts,
  );

  test("is the search, the filters, the order, the columns and the size, neither the page nor the view itself", () => {
    expect(toSavedState(state)).toBe("search=%C3%A8ve&state=invited&sort=-job&hide=role&size=50");
    expect(readSavedState(schema, sorts, toSavedState(state))).toEqual({
      ...state,
      view: null,
      cursor: null,
      page: 0,
    });
  });

  test("is read as the list is now: what is gone counts as nothing, what stands is kept", () => {
    const saved = "state=retired&role=admin&sort=salary&team=7&size=50&cursor=abc&page=2";
    expect(toSavedState(readSavedState(schema, sorts, saved))).toBe("role=admin&size=50");
  });

  test("does not change with the order in which it was written", () => {
    expect(toSavedState(readSavedState(schema, sorts, "role=admin&state=active"))).toBe(
      "state=active&role=admin",
    );
  });
});

describe("a press on the header of a column", () => {
  type Sort = (typeof sorts)[number];
  test.each<[sort: Sort | null, column: string, next: Sort | null]>([
    [null, "name", "-name"],
    ["-name", "name", null],
    [null, "job", "job"],
    ["job", "job", "-job"],
    ["-job", "job", null],
    ["-job", "name", null],
  ])("when sorted by %j, of %s sorts by %j", (sort, column, next) => {
    expect(nextSort(sort, sorts, column)).toBe(next);
  });

  test("comes back to an order that no column has", () => {
    const created = ["-created", "name", "-name"] as const;
    const next = (sort: (typeof created)[number] | null) => nextSort(sort, created, "name");
    expect([next(null), next("name"), next("-name")]).toEqual(["name", "-name", null]);
    expect(getSortDirection(null, created, "name")).toBe("none");
  });

  test("tells the direction of each column", () => {
    const directions = (sort: Sort | null) =>
      ["name", "job"].map((one) => getSortDirection(sort, sorts, one));
    expect(directions(null)).toEqual(["ascending", "none"]);
    expect(directions("-job")).toEqual(["none", "descending"]);
  });
});
