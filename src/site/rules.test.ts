import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { siteContract } from "./contract.ts";
import { messageMax, messageMin, nameMax, whyNotMessage } from "./rules.ts";

const { inputSchema } = siteContract.writeMessage["~orpc"];
const accepts = (input: { name?: string; message?: string }) =>
  (inputSchema as z.ZodType).safeParse({
    name: "Ada",
    email: "ada@exemple.ca",
    message: "Bonjour à vous!",
    language: "fr",
    ...input,
  }).success;

describe("a message to the operator", () => {
  test.each([
    [" ".repeat(messageMin), "too_short"],
    ["x".repeat(messageMin - 1), "too_short"],
    ["x".repeat(messageMin), undefined],
    ["x".repeat(messageMax), undefined],
    ["x".repeat(messageMax + 1), "too_long"],
  ])("is judged alike by the form and by the contract (%#)", (message, reason) => {
    expect(whyNotMessage(message)?.reason).toBe(reason);
    expect(accepts({ message })).toBe(reason === undefined);
  });

  test("bears a name of one line", () => {
    expect(accepts({ name: "x".repeat(nameMax) })).toBe(true);
    expect(accepts({ name: "x".repeat(nameMax + 1) })).toBe(false);
    expect(accepts({ name: "Ada\nBcc: x" })).toBe(false);
  });
});
