import { expect, test } from "vitest";
import type { Refusal } from "./contract.ts";
import { notificationKinds, wants } from "./rules.ts";

const byEmail = (kind: Refusal["kind"]): Refusal => ({ kind, channel: "email" });

test("everything is wanted until it is refused", () => {
  expect(notificationKinds.filter((kind) => !wants(byEmail(kind), []))).toEqual([]);
});

test.each(notificationKinds)("refusing %s refuses nothing else", (refused) => {
  const left = notificationKinds.filter((kind) => wants(byEmail(kind), [byEmail(refused)]));
  expect(left).toEqual(notificationKinds.filter((kind) => kind !== refused));
});

test("a refusal by one channel is not one by another", () => {
  const elsewhere = { kind: "report_ready", channel: "bell" } as unknown as Refusal;
  expect(wants(byEmail("report_ready"), [elsewhere])).toBe(true);
});
