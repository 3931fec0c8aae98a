import { expect, test } from "vitest";
import { whyNotReadRecognitions, whyNotThank } from "./recognition.ts";

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
