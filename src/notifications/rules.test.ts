import { describe, expect, test } from "vitest";
import { defineKinds, isUnread, isWanted, selectPage } from "./rules.ts";

const { asked, ready, spoken } = defineKinds("thing", {
  asked: { asks: true },
  ready: { refusableBy: ["application", "email"] },
  spoken: { refusableBy: ["application"] },
});

test("a kind is declared by its name and what differs", () => {
  expect(asked).toEqual({ name: "asked", objectType: "thing", asks: true, refusableBy: [] });
});

describe("in each channel", () => {
  test.each([
    ["everything is wanted until it is refused", ready, "email", [], true],
    ["what was refused is not", ready, "email", [{ kind: "ready", channel: "email" }], false],
    [
      "a refusal by one channel is not one by another",
      ready,
      "email",
      [{ kind: "ready", channel: "application" }],
      true,
    ],
    [
      "refusing one kind refuses no other",
      spoken,
      "application",
      [{ kind: "ready", channel: "application" }],
      true,
    ],
    [
      "what may not be refused is always told",
      asked,
      "application",
      [{ kind: "asked", channel: "application" }],
      true,
    ],
    [
      "nor by a channel by which it may not be",
      spoken,
      "email",
      [{ kind: "spoken", channel: "email" }],
      true,
    ],
  ] as const)("%s", (_promise, kind, channel, refused, wanted) => {
    expect(isWanted(kind, channel, refused)).toBe(wanted);
  });

  test.each([
    ["news", { asks: false, isToDo: false, readOn: null }, true],
    ["news that was read", { asks: false, isToDo: false, readOn: "2026-11-20" }, false],
    ["what waits", { asks: true, isToDo: true, readOn: null }, true],
    ["what waits and was read", { asks: true, isToDo: true, readOn: "2026-11-20" }, false],
    ["what was settled", { asks: true, isToDo: false, readOn: null }, false],
  ] as const)("%s", (_what, facts, unread) => {
    expect(isUnread(facts)).toBe(unread);
  });

  test("a page that began with one that has gone begins anew", () => {
    expect(selectPage([], { tab: "all", cursor: "gone", limit: 2 })).toEqual({ items: [], nextCursor: null });
  });
});
