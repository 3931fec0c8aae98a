import { describe, expect, test } from "vitest";
import { PulseContent } from "../../contract/content.ts";
import { LibraryTemplate } from "../../contract/templates.ts";
import { countUntranslated, listContentGaps } from "../../rules/content.ts";
import { pulseQuestionTypes, pulseThemes } from "../../vocabulary.ts";
import { pulseLibrary } from "./library.ts";

const questions = pulseLibrary.flatMap((template) => template.questions);
const statements = questions.filter(({ type, scale }) => type === "scale" && scale !== "stars");
const texts = pulseLibrary.flatMap(({ name, purpose, use, questions: asked }) => [
  name,
  purpose,
  use,
  ...asked.flatMap(({ text, options }) => [text, ...options.map((option) => option.text)]),
]);
const french = texts.map(({ fr }) => fr);
const english = texts.map(({ en }) => en ?? "");
const listRepeated = (items: readonly string[]) =>
  items.filter((item, index) => items.indexOf(item) !== index);
const selectMatching = (items: readonly string[], pattern: RegExp) =>
  items.filter((item) => pattern.test(item));
const toWordPattern = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");

describe("the library", () => {
  test("has at least ten templates, one for each theme that is named", () => {
    expect(pulseLibrary.length).toBeGreaterThanOrEqual(10);
    const themes = pulseThemes.filter((theme) => theme !== "other");
    expect(themes.filter((theme) => !pulseLibrary.some((template) => template.theme === theme))).toEqual([]);
  });

  test.each(pulseLibrary)("« $name.fr » can be asked as it is, in both languages", (template) => {
    const { name, purpose, questions: asked } = LibraryTemplate.parse(template);
    const content = PulseContent.parse({ name, purpose, questions: asked });
    expect(listContentGaps(content)).toEqual([]);
    expect(countUntranslated(content)).toBe(0);
    expect(asked.length).toBeGreaterThanOrEqual(3);
    expect(asked.length).toBeLessThanOrEqual(6);
    expect(asked.every(({ theme }) => theme === template.theme)).toBe(true);
    expect(template.minutes).toBeGreaterThanOrEqual(1);
    expect(template.minutes).toBeLessThanOrEqual(3);
  });

  test("uses every type of question", () => {
    expect(
      pulseQuestionTypes.filter((type) => !questions.some((question) => question.type === type)),
    ).toEqual([]);
  });

  test("keys stand once, and a question is in no two templates", () => {
    for (const items of [
      pulseLibrary.map(({ key }) => key),
      questions.map(({ key }) => key),
      questions.map(({ text }) => text.fr),
      questions.map(({ text }) => text.en ?? ""),
    ])
      expect(listRepeated(items)).toEqual([]);
    const keys = questions.flatMap(({ key, options }) => [key, ...options.map((option) => option.key)]);
    expect(keys.filter((key) => !/^[a-z][a-z0-9_]*$/.test(key))).toEqual([]);
  });

  test("ends with what people may write in their own words, if at all, and leaves it optional", () => {
    for (const { questions: asked, key } of pulseLibrary) {
      const written = asked.filter(({ type }) => type === "text");
      expect(written.length, key).toBeLessThanOrEqual(1);
      if (written[0]) expect(asked.at(-1), key).toBe(written[0]);
      expect(written.every(({ required }) => !required)).toBe(true);
    }
  });
});

describe("a question is well put", () => {
  test("a statement is one sentence, and asks one thing", () => {
    const asked = statements.flatMap(({ text }) => [text.fr, text.en ?? ""]);
    expect(asked.filter((text) => !/^\p{Lu}[^.?!:;]*\.$/u.test(text))).toEqual([]);
    expect(selectMatching(asked, toWordPattern("et|and|ainsi que|as well as"))).toEqual([]);
    expect(asked.filter((text) => text.split(/\s+/).length > 18)).toEqual([]);
  });

  test("a statement leaves frequency to the scale", () => {
    const frequent = "toujours|souvent|parfois|rarement|always|often|sometimes|rarely|usually";
    const asked = statements.flatMap(({ text }) => [text.fr, text.en ?? ""]);
    expect(selectMatching(asked, toWordPattern(frequent))).toEqual([]);
  });

  test("what is not a statement is a question, but for yes or no", () => {
    const others = questions.filter((one) => !statements.includes(one) && one.type !== "true_false");
    expect(others.filter(({ text }) => !text.fr.endsWith("?") || !text.en?.endsWith("?"))).toEqual([]);
  });

  test("people are spoken to as « vous »", () => {
    expect(selectMatching(french, toWordPattern("tu|toi|ton|ta|tes|t’\\p{L}+"))).toEqual([]);
  });
});

describe("the words are written with care", () => {
  test("no space too many, and a purpose and a use that are sentences", () => {
    expect([...french, ...english].filter((text) => text !== text.trim() || / {2}/.test(text))).toEqual([]);
    const sentences = pulseLibrary.flatMap(({ purpose, use }) => [
      purpose.fr,
      purpose.en ?? "",
      use.fr,
      use.en,
    ]);
    expect(sentences.filter((text) => !/^\p{Lu}.*\.$/u.test(text))).toEqual([]);
  });

  // Typography: scripts/texts.test.ts.
  test("without anglicisms, jargon and marks of gender", () => {
    const words =
      "e-?mails?|feedback|coach\\p{L}*|managers?|leadership|burnout|onboarding|meetings?|challenges?|adresser un|employés?";
    expect(selectMatching(french, toWordPattern(words))).toEqual([]);
    expect(selectMatching(french, /[·•]|\((?:e|s|ne|trice)\)/u)).toEqual([]);
    expect(
      selectMatching(english, toWordPattern("behavior|color|honor|organise|recognise|e-mail|resources")),
    ).toEqual([]);
  });

  test("English is not the French left as it is", () => {
    expect(questions.filter(({ text }) => text.fr === text.en)).toEqual([]);
  });
});
