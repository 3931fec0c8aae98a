import { expect, test } from "vitest";
import { nameCopy, whyNotArchive, whyNotChange } from "./templates.ts";

const words = { fr: "{name} (copie)", en: "{name} (copy)" };

test.each([
  [
    "in both languages",
    { fr: "Le pouls", en: "The pulse" },
    { fr: "Le pouls (copie)", en: "The pulse (copy)" },
  ],
  ["in French only", { fr: "Le pouls", en: null }, { fr: "Le pouls (copie)", en: null }],
  ["without a name yet", { fr: "", en: null }, { fr: "", en: null }],
  ["with signs of replacement", { fr: "À $& près", en: null }, { fr: "À $& près (copie)", en: null }],
])("a copy is named %s", (_, name, copy) => {
  expect(nameCopy(name, words)).toEqual(copy);
});

test("the name of a copy fits, however long that of its model is", () => {
  const { fr } = nameCopy({ fr: "x".repeat(120), en: null }, words);
  expect(fr.length).toBeLessThanOrEqual(120);
  expect(fr).toMatch(/x \(copie\)$/);
});

test("what is archived is not changed, and what runs is not archived", () => {
  expect(whyNotChange({ isArchived: true })).toBe("pulse_archived");
  expect(whyNotChange({ isArchived: false })).toBe(null);
  expect(whyNotArchive({ isRunning: true })).toBe("pulse_running");
  expect(whyNotArchive({ isRunning: false })).toBe(null);
});
