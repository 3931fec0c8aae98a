import { expect, test } from "vitest";
import { changedBetween, changesMeanwhile, typedOver } from "./changes.ts";

interface Values {
  city: string;
  name: { fr: string; en: string };
  manager: { id: string; name: string } | null;
  tags: readonly string[];
  unseen: string;
}
const base: Values = {
  city: "Lévis",
  name: { fr: "Écoute", en: "Listening" },
  manager: { id: "1", name: "Zoé" },
  tags: ["a"],
  unseen: "",
};
const changes = (stored: Partial<Values>, typed: Partial<Values>) =>
  changesMeanwhile<Values>({
    base,
    stored: { ...base, ...stored },
    typed: { ...base, ...typed },
    labels: {
      city: "Ville",
      name: { fr: "Nom, en français", en: "Nom, en anglais" },
      manager: "Gestionnaire",
      tags: "Mots",
    },
    inWords: (name, { manager }) => (name === "manager" ? (manager?.name ?? "") : undefined),
    comparable: (values) => ({ ...values, manager: values.manager?.id }),
  }).map(({ label, now, yours }) => [label, now, yours]);

test.each<[string, Partial<Values>, Partial<Values>, unknown]>([
  ["nothing changed", {}, { city: "Laval" }, []],
  ["only what somebody else has changed", { city: "Laval" }, { tags: ["b"] }, [["Ville", "Laval", null]]],
  ["beside what one typed", { city: "Laval" }, { city: "Gaspé" }, [["Ville", "Laval", "Gaspé"]]],
  ["unless both typed the same", { city: "Laval" }, { city: "Laval" }, [["Ville", "Laval", null]]],
  ["what one emptied", { city: "Laval" }, { city: "" }, [["Ville", "Laval", ""]]],
  [
    "one language of two",
    { name: { fr: "Écoute", en: "To listen" } },
    { name: { fr: "Entendre", en: "Listening" } },
    [["Nom, en anglais", "To listen", null]],
  ],
  ["another person, in words", { manager: { id: "2", name: "Ana" } }, {}, [["Gestionnaire", "Ana", null]]],
  ["the same person, renamed", { manager: { id: "1", name: "Zoé Roy" } }, {}, []],
  [
    "a list, in its order",
    { tags: ["b", "a"], city: "Laval" },
    {},
    [
      ["Ville", "Laval", null],
      ["Mots", "b · a", null],
    ],
  ],
  ["a field without a name", { unseen: "x" }, {}, []],
])("%s", (_what, stored, typed, shown) => {
  expect(changes(stored, typed)).toEqual(shown);
});

type Rows = Record<string, Readonly<Record<string, string>> | null>;
const rows: Rows = { default: { self: "10" }, values: { self: "20" } };

test("a row that exists in one version only is a difference, unless it says nothing", () => {
  const newer: Rows = { ...rows, "family:new": { self: "30" }, "family:empty": null };
  expect(changedBetween(rows, newer)).toEqual(["family:new"]);
  expect(changedBetween(newer, rows)).toEqual(["family:new"]);
});

test("what was typed is put over the newer version, and nothing else is replaced", () => {
  const newer: Rows = { default: { self: "11" }, values: { self: "22" }, "family:new": { self: "33" } };
  const typed: Rows = { ...rows, values: { self: "99" }, "skill:typed": { self: "44" } };
  expect(typedOver({ base: rows, typed, stored: newer })).toEqual({
    default: { self: "11" },
    values: { self: "99" },
    "family:new": { self: "33" },
    "skill:typed": { self: "44" },
  });
});

test("a row that was emptied is emptied in the newer version too", () => {
  expect(typedOver({ base: rows, typed: { ...rows, values: null }, stored: rows })).toEqual({
    ...rows,
    values: null,
  });
});
