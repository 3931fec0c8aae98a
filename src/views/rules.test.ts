import { describe, expect, test } from "vitest";
import { isNameTaken, maxNameLength, maxViews, restoreView, whyNotViews } from "./rules.ts";

const view = (id: string, name = id, isDefault = false) => ({ id, name, isDefault });

describe("the views of one list", () => {
  test.each([
    ["none", [], null],
    ["two, one of them the default", [view("a"), view("b", "b", true)], null],
    ["two of one id", [view("a"), view("a", "b")], "invalid_data"],
    ["two of one name", [view("a", "Invités"), view("b", "invités ")], "duplicate_key"],
    ["two defaults", [view("a", "a", true), view("b", "b", true)], "invalid_data"],
    ["as many as allowed", Array.from({ length: maxViews }, (_, index) => view(String(index))), null],
    ["one more", Array.from({ length: maxViews + 1 }, (_, index) => view(String(index))), "invalid_data"],
  ])("%s: %j → %j", (_what, views, code) => {
    expect(whyNotViews(views)).toBe(code);
  });

  test("a view may keep its own name, and no other may take it", () => {
    const views = [view("a", "Invités")];
    expect(isNameTaken(views, "INVITÉS", "a")).toBe(false);
    expect(isNameTaken(views, "INVITÉS", null)).toBe(true);
    expect(isNameTaken(views, "Invitées", null)).toBe(false);
  });
});

describe("a removed view", () => {
  const a = view("a", "Invités", true);
  const long = "n".repeat(maxNameLength);
  test.each([
    ["to its place, as it was", [view("b"), view("c")], a, 1, [view("b"), a, view("c")]],
    ["after those that are left", [view("b")], a, 4, [view("b"), a]],
    [
      "not as the default when another is",
      [view("b", "b", true)],
      a,
      0,
      [view("a", "Invités"), view("b", "b", true)],
    ],
    [
      "under a free name when its own is taken",
      [view("b", "invités")],
      a,
      0,
      [{ ...a, name: "Invités (2)" }, view("b", "invités")],
    ],
    [
      "under the next number when that is taken too",
      [view("b", "Invités"), view("c", "INVITÉS (2)")],
      a,
      2,
      [view("b", "Invités"), view("c", "INVITÉS (2)"), { ...a, name: "Invités (3)" }],
    ],
    [
      "under a name that is cut where it would be too long",
      [view("b", long)],
      view("a", long),
      1,
      [view("b", long), view("a", `${"n".repeat(maxNameLength - 4)} (2)`)],
    ],
    ["once, when it is there already", [a, view("b")], a, 0, [a, view("b")]],
  ])("comes back %s", (_what, views, removed, at, restored) => {
    expect(restoreView(views, removed, at)).toEqual(restored);
    expect(whyNotViews(restored)).toBeNull();
  });
});
