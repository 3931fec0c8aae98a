import { describe, expect, test } from "vitest";
import { isNameTaken, mostViews, whyNotViews } from "./rules.ts";

const view = (id: string, name = id, isDefault = false) => ({ id, name, isDefault });

describe("the views of one list", () => {
  test.each([
    ["none", [], null],
    ["two, one of them the default", [view("a"), view("b", "b", true)], null],
    ["two of one id", [view("a"), view("a", "b")], "invalid_data"],
    ["two of one name", [view("a", "Invités"), view("b", "invités ")], "duplicate_key"],
    ["two defaults", [view("a", "a", true), view("b", "b", true)], "invalid_data"],
    ["as many as allowed", Array.from({ length: mostViews }, (_, index) => view(String(index))), null],
    ["one more", Array.from({ length: mostViews + 1 }, (_, index) => view(String(index))), "invalid_data"],
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
