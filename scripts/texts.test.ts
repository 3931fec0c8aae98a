import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { say } from "../src/platform/texts.ts";
import { pulseLibrary } from "../src/pulses/server/library/library.ts";
import { listDifferences, listEnglishFaults, listFrenchFaults, listLeaves, verbatim } from "./typography.ts";

const root = join(import.meta.dirname, "..");
const find = (pattern: string) => globSync(pattern, { cwd: root }).sort();
const frenchFiles = [...find("src/**/texts.fr.ts"), ...find("src/*/texts/*.fr.ts")];
const englishFiles = [...find("src/**/texts.en.ts"), ...find("src/*/texts/*.en.ts")];
const toEnglishFile = (file: string) => file.replace(/\.fr\.ts$/, ".en.ts");

async function readTexts(file: string, language: "fr" | "en") {
  const module: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href);
  expect(module, `${file} exports ${language}`).toHaveProperty(language);
  return listLeaves(module[language]);
}

const listFaults = (leaves: Awaited<ReturnType<typeof readTexts>>, check: (text: string) => string[]) =>
  leaves.flatMap(({ path, forms }) =>
    forms.flatMap((form) => check(form).map((fault) => `${path}: ${fault} in ${JSON.stringify(form)}`)),
  );

test("there are texts to read, and each French module has its English one", () => {
  expect(frenchFiles).not.toEqual([]);
  expect(englishFiles).toEqual(frenchFiles.map(toEnglishFile));
});

describe.each(frenchFiles)("%s", (file) => {
  test("is French as it is printed in Canada", async () => {
    expect(listFaults(await readTexts(file, "fr"), listFrenchFaults)).toEqual([]);
  });

  test("has an English equal: same keys, same placeholders, typographic apostrophes", async () => {
    const en = await readTexts(toEnglishFile(file), "en");
    expect(listDifferences(await readTexts(file, "fr"), en)).toEqual([]);
    expect(listFaults(en, listEnglishFaults)).toEqual([]);
  });
});

test.each(pulseLibrary)(
  "the ready-made survey « $key » is printed like the texts",
  ({ name, purpose, use, questions }) => {
    const asked = questions.flatMap(({ text, options }) => [text, ...options.map((option) => option.text)]);
    for (const { fr, en } of [name, purpose, use, ...asked]) {
      expect(listFrenchFaults(fr), fr).toEqual([]);
      expect(listEnglishFaults(en ?? ""), en ?? "").toEqual([]);
    }
  },
);

test.each(verbatim)("the specification does say « %s »", (wording) => {
  expect(readFileSync(join(root, "docs/specification.md"), "utf8")).toContain(wording);
});

/** Said badly once: stiff, translated or untrue. Each stood in a text and was corrected. */
const corrected = [
  "Répondent",
  "a besoin de votre regard",
  "Le jour même est compris",
  "plus haut que son propre regard",
  "Inviter à la table",
  "quitte la table",
  "prend place à la table",
  "In what role",
  "Invitations leave",
  "resting on the same questions",
  "your password is no longer enough",
  "answer of {total}",
  "answers of {total}",
  "par Rondo",
  "with Rondo",
  "Rester connecté",
];

test("what was corrected in a text or an email does not come back", () => {
  const sources = [...frenchFiles, ...englishFiles, ...find("src/**/emails/*.{ts,tsx}")];
  const found = sources.flatMap((file) => {
    const source = readFileSync(join(root, file), "utf8");
    return corrected.flatMap((words) => (source.includes(words) ? [`${file}: ${words}`] : []));
  });
  expect(found).toEqual([]);
});

test("whatever name is filled in, « de » and « que » elide before it", async () => {
  const filled: string[] = [];
  for (const file of frenchFiles)
    for (const { path, forms } of await readTexts(file, "fr"))
      for (const form of forms) {
        const names = [...form.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, "Aline"]);
        filled.push(`${file} ${path}: ${say("fr", form, Object.fromEntries(names))}`);
      }
  // Not « possède Aline »; and no « d’ » that stays before « Camille ».
  expect(filled.filter((text) => /(?<!\p{L})(?:de|que)\s(?:la |le )?Aline/iu.test(text))).toEqual([]);
  expect(filled.some((text) => text.includes("d’Aline"))).toBe(true);
});

test("no elision is written before a placeholder, which may begin with a consonant", async () => {
  for (const file of frenchFiles)
    for (const { path, forms } of await readTexts(file, "fr"))
      expect(
        forms.filter((form) => form.includes("’{")),
        `${file} ${path}`,
      ).toEqual([]);
});

describe("the check of French refuses", () => {
  test.each([
    ["L'équipe", "a straight apostrophe (’)"],
    ['Choisir "oui"', "straight or English quotes (« »)"],
    ["Choisir “oui”", "straight or English quotes (« »)"],
    ["Choisir « oui\u00A0»", "« without U+00A0 after it"],
    ["Choisir «\u00A0oui »", "» without U+00A0 before it"],
    ["Rappel : bientôt", "a colon without U+00A0 before it"],
    ["Rappel: bientôt", "a colon without U+00A0 before it"],
    ["{count}: bientôt", "a colon without U+00A0 before it"],
    ["Rempli à 10 %", "a percent sign without U+00A0 before it"],
    ["Vraiment\u00A0?", "a space before ; ! or ?"],
    ["Bravo !", "a space before ; ! or ?"],
    ["Un Email", "an English word (email, feedback, coaching)"],
    ["Du feedback", "an English word (email, feedback, coaching)"],
    ["Un coaching", "an English word (email, feedback, coaching)"],
    ["employé·e", "a midpoint inside a word"],
    ["employé(e)", "a feminine in brackets"],
  ])("%j", (text, fault) => {
    expect(listFrenchFaults(text)).toContain(fault);
  });

  test("nothing in well-printed French", () => {
    const text =
      "L’adresse {email}\u00A0: «\u00A0prenom@exemple.ca\u00A0», 40\u00A0%; https://exemple.ca à 10:30? Nom · Équipe";
    expect(listFrenchFaults(text)).toEqual([]);
  });

  test("not the wording of the specification", () => {
    expect(verbatim.flatMap(listFrenchFaults)).toEqual([]);
  });
});

test("the check of English refuses straight apostrophes and quotes", () => {
  expect(listEnglishFaults("Don't")).toEqual(["a straight apostrophe (’)"]);
  expect(listEnglishFaults('Say "yes"')).toEqual(["straight quotes (“ ”)"]);
  expect(listEnglishFaults("Don’t say “yes”: 10%")).toEqual([]);
});

test("two languages differ by a key, a plural or a placeholder", () => {
  const fr = listLeaves({
    a: "Un",
    b: { c: "{name}" },
    d: { one: "{count} jour", many: "{count} de jours", other: "{count} jours" },
    e: "Seul",
  });
  const en = listLeaves({
    a: { one: "One", other: "{count}" },
    b: { c: "{nom}" },
    d: { one: "A day", other: "{count} days" },
    f: "Alone",
  });
  expect(listDifferences(fr, en)).toEqual([
    "a: plural in one language only",
    "b.c: {name} in French, {nom} in English",
    "e: only in French",
    "f: only in English",
  ]);
  expect(listDifferences(fr, fr)).toEqual([]);
});

test("a leaf that is not a text is refused", () => {
  expect(() => listLeaves({ a: 3 })).toThrow("a is not a text");
});
