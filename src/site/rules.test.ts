import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { siteContract } from "./contract.ts";
import { maxMessageLength, minMessageLength, maxNameLength, whyNotMessage } from "./rules.ts";

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
    [" ".repeat(minMessageLength), "too_short"],
    ["x".repeat(minMessageLength - 1), "too_short"],
    ["x".repeat(minMessageLength), undefined],
    ["x".repeat(maxMessageLength), undefined],
    ["x".repeat(maxMessageLength + 1), "too_long"],
  ])("is judged alike by the form and by the contract (%#)", (message, reason) => {
    expect(whyNotMessage(message)?.reason).toBe(reason);
    expect(accepts({ message })).toBe(reason === undefined);
  });

  test("bears a name of one line", () => {
    expect(accepts({ name: "x".repeat(maxNameLength) })).toBe(true);
    expect(accepts({ name: "x".repeat(maxNameLength + 1) })).toBe(false);
    expect(accepts({ name: "Ada\nBcc: x" })).toBe(false);
  });
});
