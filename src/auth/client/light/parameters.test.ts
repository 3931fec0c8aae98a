import { expect, test } from "vitest";
import { findLinkFault } from "./parameters.ts";

const whole = "a".repeat(86);

test.each([
  ["", false, "incomplete"],
  ["cut", false, "incomplete"],
  ["cut", true, "incomplete"],
  [whole, false, "over"],
  // It neither expires nor is used up.
  [whole, true, "addressee"],
] as const)(
  "what is wrong with the link %j (names its addressee: %s): %s",
  (token, namesAddressee, fault) => {
    expect(findLinkFault(token, namesAddressee)).toBe(fault);
  },
);
