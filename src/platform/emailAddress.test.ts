import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { email } from "./contract/endpoint.ts";
import { whyNotEmail } from "./emailAddress.ts";

const refusedFor = (character: string) => ({ reason: "email_character", character });
test.each([
  ["", "email_required"],
  ["  ", "email_required"],
  ["\u200B", "email_required"],
  ["nom", "email_at"],
  ["nom.entreprise.ca", "email_at"],
  ["nom@", "email_domain"],
  ["@entreprise.ca", "email_name"],
  ["@", "email_name"],
  ["a@b", "email_ending"],
  ["nom@entreprise", "email_ending"],
  ["nom@entreprise.", "email_ending"],
  ["nom@entreprise.c", "email_ending"],
  ["nom@entreprise.123", "email_ending"],
  ["nom@10.0.0.1", "email_ending"],
  ["ab@@x.ca", "email_ats"],
  ["a@b@c.ca", "email_ats"],
  ["a..b@x.ca", "email_dots"],
  ["nom@entreprise..ca", "email_dots"],
  [".debut@x.ca", { reason: "email_start", character: "." }],
  ["fin.@x.ca", { reason: "email_before_at", character: "." }],
  ["d'@x.ca", { reason: "email_before_at", character: "'" }],
  ["nom@.x.ca", { reason: "email_after_at", character: "." }],
  ["nom@-x.ca", { reason: "email_after_at", character: "-" }],
  ["nom@mon_entreprise.ca", { reason: "email_domain_character", character: "_" }],
  ["nom@l'entreprise.ca", { reason: "email_domain_character", character: "'" }],
  ["nom@x.-y.ca", "email_invalid"],
  [`${"a".repeat(250)}@x.ca`, { reason: "too_long", max: 254 }],
  ["nom @entreprise.ca", "email_space"],
  ["nom@entre\u00A0prise.ca", "email_space"],
  ["chloé@entreprise.ca", refusedFor("é")],
  ["chloe\u0301@entreprise.ca", refusedFor("é")],
  ["d’amours@ruisseau.test", refusedFor("’")],
  ["nom,prenom@entreprise.ca", refusedFor(",")],
  ["<nom@entreprise.ca>", refusedFor("<")],
  ["nom🙂@entreprise.ca", refusedFor("🙂")],
  ["nom@entreprise.ca.", { reason: "email_end", character: "." }],
  ["nom@entreprise.ca;", { reason: "email_end", character: ";" }],
  ["nom@entreprise.ca", null],
  ["d'amours@ruisseau.test", null],
  [" Nom.Prenom+360@sous.domaine.quebec ", null],
  // Invisible: zero-width space and joiner, directions of writing, soft hyphen, word joiner, byte order mark.
  ["\u200Bzw@ruisseau.test", null],
  ["n\u200Do\u00ADm@entre\u2060prise.ca\u200E", null],
  ["\uFEFF\u202Anom@entreprise.ca\u202C\u2069", null],
])("the address %j gives %j", (email, expected) => {
  expect(whyNotEmail(email)).toEqual(expected);
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

test("what is not an address always says which part is wrong", () => {
  const part = fc.string({ unit: fc.constantFrom("a", "9", ".", "_", "'", "@"), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(part, (written) => {
      expect(whyNotEmail(written)).not.toBe("email_invalid");
    }),
    { numRuns: 500, seed: 1 },
  );
});

test("the server says what the forms say, and keeps an address without what nobody sees", () => {
  const { issues = [] } = email.safeParse("d’amours@ruisseau.test").error ?? {};
  expect(issues).toMatchObject([{ params: { reason: "email_character", character: "’" } }]);
  expect(email.parse(" \u200BZW@Ruisseau.test ")).toBe("zw@ruisseau.test");
});
