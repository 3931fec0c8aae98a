import { describe, expect, test } from "vitest";
import { elide, formatDay, formatGap, formatMonth, formatScore, toLocale, say, translated } from "./texts.ts";

const nbsp = "\u00a0";

describe("a plural is chosen by the language of the reader", () => {
  const answers = { one: "{count} réponse", other: "{count} réponses" };
  test.each([
    [0, "0 réponse"],
    [1, "1 réponse"],
    [2, "2 réponses"],
    [1_000_000, `1${nbsp}000${nbsp}000 réponses`],
  ])("%i in French", (count, expected) => expect(say("fr", answers, { count })).toBe(expected));
  test.each(["fr", "en"] as const)(
    "counts to 2,000 are written and chosen as Intl does, in %s",
    (language) => {
      const rules = new Intl.PluralRules(toLocale(language));
      const numbers = new Intl.NumberFormat(toLocale(language));
      for (let count = 0; count <= 2000; count += 1)
        expect(say(language, { one: "one {count}", other: "other {count}" }, { count })).toBe(
          `${rules.select(count)} ${numbers.format(count)}`,
        );
    },
  );
  test("0 is plural in English", () =>
    expect(say("en", { one: "{count} answer", other: "{count} answers" }, { count: 0 })).toBe("0 answers"));
});

test("a placeholder without a value stays visible, so that nobody ships it", () =>
  expect(say("fr", "Bonjour {name}")).toBe("Bonjour {name}"));

test("scores have one decimal in the reader's notation, gaps a real minus", () => {
  expect(formatScore("fr", 3.9)).toBe("3,9");
  expect(formatScore("en", 4)).toBe("4.0");
  expect(formatGap("fr", -1.5)).toBe("−1,5");
  expect(formatGap("fr", 0.4)).toBe("+0,4");
});

test("a day does not move across time zones, and the first of the month is « 1ᵉʳ »", () => {
  expect(formatDay("fr", "2026-12-01")).toBe("1ᵉʳ décembre 2026");
  expect(formatDay("fr", "2026-12-11", "withWeekday")).toBe("vendredi 11 décembre 2026");
  expect(formatDay("en", "2026-12-01")).toBe("December 1, 2026");
});

test("a month is written without a day", () => {
  expect(formatMonth("fr", "2026-08")).toBe("août 2026");
  expect(formatMonth("en", "2026-08")).toBe("August 2026");
});

test.each([
  ["Camille", "de Camille"],
  ["Anne", "d’Anne"],
  ["Élodie", "d’Élodie"],
  ["Hugo", "d’Hugo"],
  ["Hassan", "de Hassan"],
  ["Yannick", "de Yannick"],
  ["Yves", "d’Yves"],
])("« de » before %s", (name, expected) => expect(elide(name)).toBe(expected));

test.each([
  ["La fiche de {name} existe.", "Aline", "La fiche d’Aline existe."],
  ["La fiche de {name} existe.", "Camille", "La fiche de Camille existe."],
  ["De {name}, et (de {name})", "Hugo", "D’Hugo, et (d’Hugo)"],
  ["plus haut que {name}, parce que {name}", "Anne", "plus haut qu’Anne, parce qu’Anne"],
  ["lorsque {name} possède {name}", "Yves", "lorsqu’Yves possède Yves"],
  ["de «\u00A0{name}\u00A0», à {name}", "Élodie", "de «\u00A0Élodie\u00A0», à Élodie"],
  ["une équipe de {name}", 8, "une équipe de 8"],
  ["près de {unknown}", "Anne", "près de {unknown}"],
] as const)("%s with %s: « de » and « que » elide before what is filled in", (message, name, expected) => {
  expect(say("fr", message, { name })).toBe(expected);
});

test("English elides nothing", () => {
  expect(say("en", "que {name}", { name: "Anne" })).toBe("que Anne");
});

test("a missing English content falls back to French and says so", () => {
  expect(translated("en", { fr: "Écoute", en: null })).toEqual({ text: "Écoute", lang: "fr" });
  expect(translated("en", { fr: "Écoute", en: "Listening" })).toEqual({ text: "Listening", lang: "en" });
});

test.each(["fr", "en"] as const)("every day of a leap year is written as Intl writes it (%s)", (language) => {
  const intl = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(toLocale(language), { ...options, timeZone: "UTC" });
  const long = { year: "numeric", month: "long", day: "numeric" } as const;
  const formats = {
    long: intl(long),
    medium: intl({ dateStyle: "medium" }),
    short: intl({ month: "short", day: "numeric" }),
    withWeekday: intl({ ...long, weekday: "long" }),
  };
  const ordinal = (written: string) =>
    language === "fr" ? written.replace(/(^|\s)1(?=\s)/, "$11ᵉʳ") : written;
  for (let number = 0; number < 366; number += 1) {
    const date = new Date(Date.UTC(2028, 0, 1 + number));
    const day = date.toISOString().slice(0, 10);
    for (const style of ["long", "medium", "short", "withWeekday"] as const)
      expect(formatDay(language, day, style)).toBe(ordinal(formats[style].format(date)));
  }
});
