import { expect, test } from "vitest";
import { notificationChannels } from "#notifications/rules.ts";
import { findKind } from "#notifications/server/objects.ts";
import { notificationChoices } from "./notificationChoices.ts";
import { notifications } from "./registries.ts";

test("the settings offer to do without a kind by the channels by which it may be refused, and by no other", () => {
  const offered = Object.entries(notificationChoices).map(([kind, { only }]) => [
    kind,
    only ? [only] : notificationChannels,
  ]);
  const refusable = Object.keys(notificationChoices).map((kind) => [
    kind,
    findKind({ notifications }, kind)?.refusableBy,
  ]);
  expect(offered).toEqual(refusable);
});
