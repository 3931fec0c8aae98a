import { expect, test } from "vitest";
import { whyNotReadRecognitions, whyNotShareRecognition, whyNotThank } from "./recognition.ts";

test.each([
  [{ isSelf: false, isActive: true }, null],
  [{ isSelf: true, isActive: true }, "thank_oneself"],
  [{ isSelf: false, isActive: false }, "thanked_left"],
])("thanks %o: %s", (to, refusal) => expect(whyNotThank(to)).toBe(refusal));

test("those who are thanked and their managers read it", () => {
  expect(whyNotReadRecognitions("owner")).toBeNull();
  expect(whyNotReadRecognitions("manager")).toBeNull();
  expect(whyNotReadRecognitions("administration")).toBe("recognition_not_open");
});

test.each<["sender" | "receiver", boolean, boolean, string | null]>([
  ["sender", true, false, null],
  ["sender", false, true, null],
  ["receiver", true, true, null],
  ["receiver", true, false, "recognition_unshared"],
  ["receiver", false, false, null],
])("the %s shares (%s) what is offered (%s)", (who, shares, senderShares, refusal) => {
  expect(whyNotShareRecognition(who, { shares, senderShares })).toBe(refusal);
});
