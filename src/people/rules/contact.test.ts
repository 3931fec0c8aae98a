import { describe, expect, test } from "vitest";
import {
  countries,
  provinces,
  tidyPostalCode,
  whyNotBirthday,
  whyNotHireDate,
  whyNotPhone,
  whyNotPostalCode,
} from "./contact.ts";

describe("a Canadian postal code", () => {
  test.each([
    ["h2x1y4", "H2X 1Y4"],
    ["H2X-1Y4", "H2X 1Y4"],
    [" g1r 2b5 ", "G1R 2B5"],
  ])("typed %j is written %j", (typed, written) => {
    expect(whyNotPostalCode("CA", typed)).toBeNull();
    expect(tidyPostalCode("CA", typed)).toBe(written);
  });
  test.each(["12345", "D1A 1A1", "H2X 1Y", "H2X 1Y4 5"])("is not %j", (typed) => {
    expect(whyNotPostalCode("CA", typed)).toBe("format");
  });
  test.each([
    ["US", "12345-6789"],
    ["FR", "75 001"],
    [null, "n’importe quoi"],
    ["CA", ""],
  ])("is not asked of %s: %j", (country, typed) => {
    expect(whyNotPostalCode(country, typed)).toBeNull();
    expect(tidyPostalCode(country, typed)).toBe(typed);
  });
});

test.each(["", "418 555-0142", "+1 (418) 555-0142", "418.555.0142 poste 12", "514-555-0100 x3"])(
  "%j is a telephone number",
  (number) => expect(whyNotPhone(number)).toBeNull(),
);
test.each(["555", "appelez-moi", "418 555-0142; 418 555-0143", "<script>", "418 555 0142 poste"])(
  "%j is no telephone number",
  (number) => expect(whyNotPhone(number)).toBe("format"),
);

describe("on 23 November 2026", () => {
  const today = "2026-11-23";
  test.each([
    ["2026-11-23", null],
    ["2026-11-24", "format"],
    ["1899-12-31", "format"],
    ["", null],
  ])("a birthday of %j: %j", (date, reason) => expect(whyNotBirthday(date, today)).toBe(reason));
  test.each([
    ["2027-11-23", null],
    ["2027-11-24", "format"],
    ["1988-02-29", null],
    ["", null],
  ])("hired on %j: %j", (date, reason) => expect(whyNotHireDate(date, today)).toBe(reason));
});

test("countries and provinces are of two letters, each once", () => {
  for (const list of [countries, provinces]) {
    expect(new Set(list).size).toBe(list.length);
    expect(list.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
  }
});
