import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { whyNotEmail } from "./emailAddress.ts";

test.each([
  ["", "email_required"],
  ["  ", "email_required"],
  ["nom", "email_invalid"],
  ["nom@", "email_invalid"],
  ["@entreprise.ca", "email_invalid"],
  ["nom@entreprise", "email_invalid"],
  ["nom @entreprise.ca", "email_invalid"],
  ["a@b@c.ca", "email_invalid"],
  ["nom@entreprise..ca", "email_invalid"],
  ["chloé@entreprise.ca", "email_invalid"],
  ["nom@entreprise.ca", null],
  [" Nom.Prenom+360@sous.domaine.quebec ", null],
])("the address %j gives %s", (email, expected) => {
  expect(whyNotEmail(email)).toBe(expected);
});

test("the browser refuses what the server refuses, and nothing else", () => {
  const part = fc.string({
    unit: fc.constantFrom("a", "Z", "9", ".", "-", "_", "+", "'", "@", "é", " ", "!"),
  });
  const server = z.email();
  fc.assert(
    fc.property(part, part, (before, after) => {
      const email = `${before}@${after}.ca`.trim();
      expect(whyNotEmail(email) === null).toBe(server.safeParse(email).success);
    }),
    { numRuns: 500, seed: 1 },
  );
});
