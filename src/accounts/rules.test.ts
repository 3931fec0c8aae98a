import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findMailbox } from "./rules/email.ts";
import { passwordChecklist, whyNotPassword } from "./rules.ts";

const person = { companyName: "Atelier Boréal inc.", firstName: "Zoé", lastName: "Tremblay-Côté" };

describe("a password is accepted when", () => {
  test.each([
    ["it is a phrase with spaces", "Trois renards dans la neige"],
    ["it is exactly ten characters", "kLovpe#wez"],
    ["its letters are accented", "ÉrablièreàVendre" + " 9"],
    ["it contains a name of fewer than four letters", "vent+Zoe+Lumineux"],
    ["a common word is only a part of it", "Dragon de papier vert!"],
  ])("%s", (_why, password) => {
    expect(whyNotPassword(password, person)).toBeNull();
  });
});

describe("a password is weak when", () => {
  test.each([
    ["it has nine characters", "kLovpe#we"],
    ["it has 129 characters", "aB#".repeat(43)],
    ["it has no lowercase letter", "KLOVPE#WEZ"],
    ["it has no uppercase letter", "klovpe#wez"],
    ["it has no special character", "kLovpeAwez9"],
    ["its only special sign is the accent of an email, written apart", "kLovpee\u0301wez"],
  ])("%s", (_why, password) => {
    expect(whyNotPassword(password, person)).toBe("password_weak");
  });
});

describe("a password is too easy to guess when", () => {
  test.each([
    ["it is a common word with digits and symbols", "Password2026!"],
    ["it is a common French word", "MotDePasse#1"],
    ["it is impersonated with digits", "P@ssw0rd1234!"],
    ["it is a keyboard row", "Azertyuiop!"],
    ["it is a common word twice", "Bonjour!Bonjour!"],
    ["it is one letter repeated", "aaaaaAAAAA!"],
    ["it is a month and a year", "Novembre-2026"],
    ["it contains the product", "MonRondo-vert-7"],
    ["it contains the company, accents aside", "BOREAL-neige-vive"],
    ["it contains the family name", "tremblay#VERT#99"],
    ["it contains one half of a double name", "la-COTE-du-fleuve"],
  ])("%s", (_why, password) => {
    expect(whyNotPassword(password, person)).toBe("password_common");
  });
});

test("an empty password asks for one", () => {
  expect(whyNotPassword("")).toBe("password_required");
});

test("the checklist has four items, in the order of the screen", () => {
  expect(passwordChecklist("abc")).toEqual([
    { need: "length", done: false },
    { need: "lowercase", done: true },
    { need: "uppercase", done: false },
    { need: "special", done: false },
  ]);
});

test("a password whose checklist does not hold is never accepted, whatever it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 140 }), (password) => {
      const holds = passwordChecklist(password).every(({ done }) => done);
      expect(holds || whyNotPassword(password) !== null).toBe(true);
    }),
  );
});

test("a mailbox opens only for a known provider", () => {
  expect(findMailbox("zoe@gmail.com")).toBe("https://mail.google.com/");
  expect(findMailbox("zoe@entreprise.ca")).toBeNull();
  expect(findMailbox("zoe@constructor")).toBeNull();
});
