import { describe, expect, test } from "vitest";
import { resolveKeyAction, type Key } from "./keyboard.ts";

const pressed = (key: string, changes: Partial<Key> = {}): Key => ({
  key,
  code: /^\d$/.test(key) ? `Digit${key}` : key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...changes,
});
const inQuestion = { inTextField: false, onControl: false, shortcutsOn: true };
const inComment = { ...inQuestion, inTextField: true };

describe("in the question", () => {
  test.each(["0", "1", "5", "9"])("%s chooses, on the row and on the numeric pad", (digit) => {
    const choice = { kind: "choose", score: Number(digit) };
    expect(resolveKeyAction(pressed(digit), inQuestion)).toEqual(choice);
    expect(resolveKeyAction(pressed(digit, { code: `Numpad${digit}` }), inQuestion)).toEqual(choice);
  });
  test("a keyboard whose digits need Shift needs none here", () => {
    expect(resolveKeyAction(pressed("(", { code: "Digit5" }), inQuestion)).toEqual({
      kind: "choose",
      score: 5,
    });
    expect(resolveKeyAction(pressed("5", { code: "Digit5", shiftKey: true }), inQuestion)).toMatchObject({
      score: 5,
    });
  });
  test("the numeric pad without NumLock keeps its arrows", () => {
    expect(resolveKeyAction(pressed("ArrowDown", { code: "Numpad2" }), inQuestion)).toBeNull();
  });
  test.each([
    ["Enter", {}, "next"],
    ["Enter", { shiftKey: true }, "previous"],
    ["Enter", { ctrlKey: true }, "next"],
    ["Enter", { metaKey: true }, "next"],
    ["c", {}, "comment"],
    ["C", { shiftKey: true }, "comment"],
    ["?", { shiftKey: true, code: "Digit6" }, "help"],
  ])("%s %j means %s", (key, changes, kind) => {
    expect(resolveKeyAction(pressed(key, changes), inQuestion)).toEqual({ kind });
  });
  test.each(["ArrowLeft", "ArrowDown", " ", "Tab", "Escape", "a"])("%s stays the browser’s", (key) => {
    expect(resolveKeyAction(pressed(key), inQuestion)).toBeNull();
  });
  test("Alt and ← goes back, Ctrl and C copies", () => {
    expect(resolveKeyAction(pressed("ArrowLeft", { altKey: true }), inQuestion)).toBeNull();
    expect(resolveKeyAction(pressed("c", { ctrlKey: true }), inQuestion)).toBeNull();
    expect(resolveKeyAction(pressed("1", { altKey: true }), inQuestion)).toBeNull();
  });
  test("Enter on a button presses it", () => {
    expect(resolveKeyAction(pressed("Enter"), { ...inQuestion, onControl: true })).toBeNull();
  });
});

describe("in a text field", () => {
  test.each(["1", "0", "c", "?", "Enter"])("%s is written", (key) => {
    expect(resolveKeyAction(pressed(key), inComment)).toBeNull();
  });
  test("Ctrl and Enter goes on, Esc goes back to the scale", () => {
    expect(resolveKeyAction(pressed("Enter", { ctrlKey: true }), inComment)).toEqual({ kind: "next" });
    expect(resolveKeyAction(pressed("Escape"), inComment)).toEqual({ kind: "leaveComment" });
  });
});

test("switched off, single keys do nothing and Enter still goes on", () => {
  const off = { ...inQuestion, shortcutsOn: false };
  for (const key of ["1", "0", "c", "?"]) expect(resolveKeyAction(pressed(key), off)).toBeNull();
  expect(resolveKeyAction(pressed("Enter"), off)).toEqual({ kind: "next" });
});
