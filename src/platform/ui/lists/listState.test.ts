import { describe, expect, test } from "vitest";
import { changed, inputOf, isNarrowed, readListState, writeListState } from "./listState.ts";

const schema = { state: ["active", "invited"], role: ["user", "admin"] } as const;
const first = readListState(schema, {});

describe("the state of a list", () => {
  test("is that of the first page when the address says nothing, and writes nothing", () => {
    expect(first).toEqual({
      search: "",
      filters: { state: null, role: null },
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
      size: 50,
      cursor: "abc",
      page: 2,
    } as const;
    expect(readListState(schema, writeListState(state))).toEqual(state);
  });

  test.each<[given: Record<string, unknown>, why: string]>([
    [{ state: "nobody" }, "a value that no filter has"],
    [{ size: 1000 }, "a size that is not offered"],
    [{ cursor: "abc" }, "a cursor without its page"],
    [{ page: "3" }, "a page without its cursor"],
    [{ search: { deep: true } }, "a search that is no text"],
  ])("takes %j for nothing: %s", (given) => {
    expect(readListState(schema, given)).toEqual(first);
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
    expect(inputOf(readListState(schema, { state: "active" }))).toEqual({ limit: 25, state: "active" });
    expect(isNarrowed(first)).toBe(false);
    expect(isNarrowed(readListState(schema, { state: "active" }))).toBe(true);
  });
});
