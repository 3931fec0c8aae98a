import { expect, test } from "vitest";
import { releaseAtLaunch } from "./release.ts";

test.each([
  ["immediate", "full", true, "immediate"],
  ["immediate", "peer", false, "immediate"],
  ["next_morning", "full", false, "next_morning"],
  ["next_morning", "peer", false, "next_morning"],
  ["next_morning", "peer_manager", true, "next_morning"],
  // Nobody is protected: the hour tells nothing that the report does not.
  ["next_morning", "manager", false, "immediate"],
  ["next_morning", "self", false, "immediate"],
  ["by_hand", "full", true, "by_hand"],
  ["by_hand", "self", true, "by_hand"],
  // Nobody could publish it.
  ["by_hand", "full", false, "next_morning"],
  ["by_hand", "manager", false, "next_morning"],
] as const)(
  "%s, of type %s, somebody to publish: %s; released %s",
  (setting, evaluationType, hasPublisher, mode) =>
    expect(releaseAtLaunch({ setting, evaluationType, hasPublisher })).toBe(mode),
);
