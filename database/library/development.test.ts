import { describe, expect, test } from "vitest";
import { listEnglishFaults, listFrenchFaults } from "../../scripts/typography.ts";
import { libraryActions, libraryCourses, libraryFamilies, libraryPlanModels } from "./library.ts";
import type { Bilingual } from "./shape.ts";

const skills = libraryFamilies.flatMap((family) => family.skills);
const skillKeys = new Set(skills.map(({ key }) => key));
const objectives = libraryPlanModels.flatMap((model) => model.objectives);

/** Verb sentences without a period, names and titles. */
const titles: readonly Bilingual[] = [
  ...libraryActions.map(({ label }) => label),
  ...libraryCourses.map(({ title }) => title),
  ...libraryPlanModels.map(({ name }) => name),
  ...objectives.map(({ sentence }) => sentence),
];
/** One or two sentences each. */
const sentences: readonly Bilingual[] = [
  ...[...libraryActions, ...libraryCourses].map(({ detail }) => detail),
  ...libraryPlanModels.map(({ purpose }) => purpose),
  ...objectives.map(({ measure }) => measure),
];
const texts = [...titles, ...sentences];
const french = texts.map(({ fr }) => fr);
const english = texts.map(({ en }) => en);

const listRepeated = (items: readonly string[]) =>
  items.filter((item, index) => items.indexOf(item) !== index);
const selectMatching = (items: readonly string[], pattern: RegExp) =>
  items.filter((item) => pattern.test(item));
const toWordPattern = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");
const listLong = (items: readonly Bilingual[], most: number) =>
  items.flatMap(({ fr, en }) => [fr, en]).filter((text) => text.length > most);
const isInfinitive = (sentence: string) => /^(?:Ne pas |S’|Se )?\p{L}*(?:er|ir|re)(?!\p{L})/iu.test(sentence);

describe("the library of development actions", () => {
  test.each(skills)("offers « $name.fr » four actions or more, of the three kinds", ({ key }) => {
    const kinds = libraryActions.filter(({ skill }) => skill === key).map(({ kind }) => kind);
    expect(kinds.length).toBeGreaterThanOrEqual(4);
    const order = ["experience", "exchange", "learning"] as const;
    expect(kinds).toEqual(order.flatMap((kind) => kinds.filter((one) => one === kind)));
    expect(new Set(kinds)).toEqual(new Set(order));
  });

  test("is about half experience", () => {
    const share = libraryActions.filter(({ kind }) => kind === "experience").length / libraryActions.length;
    expect(share).toBeGreaterThanOrEqual(0.45);
    expect(share).toBeLessThanOrEqual(0.6);
  });

  test("follows the order of the skills, with keys that start with theirs", () => {
    const order = skills.map(({ key }) => key);
    expect([...new Set(libraryActions.map(({ skill }) => skill))]).toEqual(order);
    expect(libraryActions.filter(({ key, skill }) => !key.startsWith(`${skill}_`))).toEqual([]);
  });

  test("fits a row of a plan", () => {
    expect(
      listLong(
        libraryActions.map(({ label }) => label),
        90,
      ),
    ).toEqual([]);
    expect(
      listLong(
        libraryActions.map(({ detail }) => detail),
        240,
      ),
    ).toEqual([]);
  });

  test("says what to do: a verb in the infinitive, then how, to « vous »", () => {
    const labels = libraryActions.map(({ label }) => label.fr);
    expect(labels.filter((label) => !isInfinitive(label))).toEqual([]);
    expect(selectMatching(labels, toWordPattern("vous|votre|vos"))).toEqual([]);
  });
});

describe("the library of courses", () => {
  test("holds 40 entries, at least one for each skill, of every format", () => {
    expect(libraryCourses).toHaveLength(40);
    const covered = new Set(libraryCourses.flatMap((course) => course.skills));
    expect(skills.filter(({ key }) => !covered.has(key))).toEqual([]);
    expect(new Set(libraryCourses.map(({ format }) => format)).size).toBe(5);
  });

  test("names one to three skills of the library, once each, and a plausible length", () => {
    for (const { key, skills: named, hours } of libraryCourses) {
      expect(named.length >= 1 && named.length <= 3, key).toBe(true);
      expect(listRepeated(named), key).toEqual([]);
      expect(
        named.filter((skill) => !skillKeys.has(skill)),
        key,
      ).toEqual([]);
      expect(Number.isInteger(hours) && hours >= 1 && hours <= 24, key).toBe(true);
    }
  });

  test("fits a row of a list", () => {
    expect(
      listLong(
        libraryCourses.map(({ title }) => title),
        60,
      ),
    ).toEqual([]);
    expect(
      listLong(
        libraryCourses.map(({ detail }) => detail),
        240,
      ),
    ).toEqual([]);
  });
});

describe("the models of plans", () => {
  test("are 8 to 10, at least one for each pillar, in the order of the pillars", () => {
    expect(libraryPlanModels.length).toBeGreaterThanOrEqual(8);
    expect(libraryPlanModels.length).toBeLessThanOrEqual(10);
    expect([...new Set(libraryPlanModels.map(({ pillar }) => pillar))]).toEqual(
      libraryFamilies.map(({ key }) => key),
    );
  });

  test.each(libraryPlanModels)(
    "« $name.fr » has two objectives of its pillar, each with its actions",
    (model) => {
      const pillar = libraryFamilies.find(({ key }) => key === model.pillar);
      expect(model.objectives).toHaveLength(2);
      expect(listRepeated(model.objectives.map(({ skill }) => skill))).toEqual([]);
      for (const { skill, actions } of model.objectives) {
        expect(pillar?.skills.map(({ key }) => key)).toContain(skill);
        expect(actions.length >= 2 && actions.length <= 3, skill).toBe(true);
        expect(listRepeated(actions)).toEqual([]);
        const known = libraryActions.filter((action) => action.skill === skill).map(({ key }) => key);
        expect(known).toEqual(expect.arrayContaining([...actions]));
      }
    },
  );

  test("fit a card", () => {
    expect(
      listLong(
        libraryPlanModels.map(({ name }) => name),
        60,
      ),
    ).toEqual([]);
    expect(
      listLong(
        libraryPlanModels.map(({ purpose }) => purpose),
        120,
      ),
    ).toEqual([]);
    expect(
      listLong(
        objectives.map(({ sentence }) => sentence),
        90,
      ),
    ).toEqual([]);
    expect(
      listLong(
        objectives.map(({ measure }) => measure),
        120,
      ),
    ).toEqual([]);
  });

  test("state an objective as something to do", () => {
    const stated = objectives.map(({ sentence }) => sentence.fr);
    expect(stated.filter((sentence) => !isInfinitive(sentence))).toEqual([]);
  });
});

describe("the words are written with care", () => {
  test("keys stand once, in lowercase letters, digits and underscores", () => {
    for (const list of [libraryActions, libraryCourses, libraryPlanModels]) {
      const keys = list.map(({ key }) => key);
      expect(listRepeated(keys)).toEqual([]);
      expect(keys.filter((key) => !/^[a-z][a-z0-9_]*$/.test(key))).toEqual([]);
    }
  });

  test("nothing is said twice, in either language", () => {
    expect(listRepeated(french)).toEqual([]);
    expect(listRepeated(english)).toEqual([]);
    expect(texts.filter(({ fr, en }) => fr === en)).toEqual([]);
  });

  test("both languages are printed as the texts are", () => {
    expect(french.flatMap((text) => listFrenchFaults(text).map((fault) => `${fault}: ${text}`))).toEqual([]);
    expect(english.flatMap((text) => listEnglishFaults(text).map((fault) => `${fault}: ${text}`))).toEqual(
      [],
    );
    expect(
      [...french, ...english].filter((text) => text !== text.trim() || / {2}|\.\.\./.test(text)),
    ).toEqual([]);
    expect(selectMatching(french, /[“”]|« | »/)).toEqual([]);
    expect(selectMatching(english, /[«»\u00A0]|\s[:;!?]/)).toEqual([]);
  });

  test("a title has no period, a detail is one or two sentences", () => {
    const isTitle = /^\p{Lu}.*[^.?!:;]$/u;
    expect(titles.filter(({ fr, en }) => !isTitle.test(fr) || !isTitle.test(en))).toEqual([]);
    const written = sentences.flatMap(({ fr, en }) => [fr, en]);
    expect(written.filter((text) => !/^\p{Lu}.*[.?!](?:\u00A0»|”)?$/u.test(text))).toEqual([]);
    const countSentences = (text: string) =>
      text.replace(/«[^»]*»|“[^”]*”/gu, "").match(/[.?!](?=\s|$)/gu)?.length ?? 0;
    expect(written.filter((text) => countSentences(text) > 2)).toEqual([]);
  });

  test("people are spoken to as « vous »", () => {
    // « Ton » is also a noun.
    expect(selectMatching(french, toWordPattern("tu|toi|ta|tes|t’\\p{L}+"))).toEqual([]);
  });

  test("French avoids anglicisms, jargon and abbreviated gender marks", () => {
    const words =
      "e-?mails?|feedback|coach\\p{L}*|managers?|leadership|reporting|meetings?|challenges?|burnout|onboarding|workshops?|KPI|livrables?|synergies?|proactif|proactive|actionnables?|impacter|employés?|tous et toutes";
    expect(selectMatching(french, toWordPattern(words))).toEqual([]);
    expect(selectMatching(french, /[·•]|\((?:e|s|ne|trice)\)/u)).toEqual([]);
  });

  test("English is Canadian, and plain", () => {
    const words =
      "behavior|color|honor|organise|recognise|analyse|neighbor\\p{L}*|e-mail|leverage|synergy|stakeholders?";
    expect(selectMatching(english, toWordPattern(words))).toEqual([]);
  });
});
