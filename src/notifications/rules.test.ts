import { describe, expect, test } from "vitest";
import { Refusal } from "./contract.ts";
import { isTold, isUnread, notificationChannels, notificationKinds, pageOf, wants } from "./rules.ts";

const byEmail = (kind: Refusal["kind"]): Refusal => ({ kind, channel: "email" });

test("everything is wanted until it is refused", () => {
  expect(notificationKinds.filter((kind) => !wants(byEmail(kind), []))).toEqual([]);
});

test.each(notificationKinds)("refusing %s refuses nothing else", (refused) => {
  const left = notificationKinds.filter((kind) => wants(byEmail(kind), [byEmail(refused)]));
  expect(left).toEqual(notificationKinds.filter((kind) => kind !== refused));
});

test("a refusal by one channel is not one by another", () => {
  const elsewhere = { kind: "report_ready", channel: "application" } as const;
  expect(wants(byEmail("report_ready"), [elsewhere])).toBe(true);
});

describe("in the application", () => {
  test.each([
    ["an invitation is always told", "evaluation_invitation", true],
    ["a kind that was refused there is not", "report_ready", false],
    ["one that was refused by email is", "evaluation_reminder", true],
  ] as const)("%s", (_promise, kind, told) => {
    const refused = [
      { kind: "report_ready", channel: "application" },
      { kind: "evaluation_reminder", channel: "email" },
    ] as const;
    expect(isTold(kind, refused)).toBe(told);
  });

  test.each([
    ["news", { isAsked: false, isToDo: false, readOn: null }, true],
    ["news that was read", { isAsked: false, isToDo: false, readOn: "2026-11-20" }, false],
    ["what waits", { isAsked: true, isToDo: true, readOn: null }, true],
    ["what waits and was read", { isAsked: true, isToDo: true, readOn: "2026-11-20" }, false],
    ["what was settled", { isAsked: true, isToDo: false, readOn: null }, false],
  ] as const)("%s", (_what, facts, unread) => {
    expect(isUnread(facts)).toBe(unread);
  });

  test("a page that began with one that has gone begins anew", () => {
    expect(pageOf([], { tab: "all", cursor: "gone", limit: 2 })).toEqual({ items: [], nextCursor: null });
  });
});

test("the kinds and the channels of the settings are those that a call may name", () => {
  expect([...notificationKinds]).toEqual(Refusal.shape.kind.options);
  expect([...notificationChannels]).toEqual(Refusal.shape.channel.options);
});
