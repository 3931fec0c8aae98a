import { describe, expect, test } from "vitest";
import { formatQuestionHeading } from "#answers/rules/heading.ts";
import { libraryFamilies, libraryValues } from "./library.ts";
import type { Bilingual, LibraryQuestionType } from "./shape.ts";

const skills = libraryFamilies.flatMap((family) => family.skills);
const questions = skills.flatMap((skill) => skill.questions);
const selectByType = (type: LibraryQuestionType) => questions.filter((question) => question.type === type);
const behaviours: readonly Bilingual[] = [
  ...selectByType("star_rating").map((question) => question.text),
  ...libraryValues.flatMap((value) => [value.question, ...value.behaviours]),
];
const selfTexts: readonly Bilingual[] = [
  ...questions.map((question) => question.selfText),
  ...libraryValues.map((value) => value.selfQuestion),
];
const everyText: readonly Bilingual[] = [
  ...[...libraryFamilies, ...skills].flatMap((entry) => [entry.name, entry.description]),
  ...questions.flatMap((question) => [question.text, ...(question.options ?? []).map((o) => o.label)]),
  ...libraryValues.flatMap((value) => [value.name, value.sentence, value.question, ...value.behaviours]),
  ...selfTexts,
];
const french = everyText.map((text) => text.fr);
const english = everyText.map((text) => text.en);
const frenchBehaviours = behaviours.map((text) => text.fr);
const englishBehaviours = behaviours.map((text) => text.en);

const listRepeated = (items: readonly string[]) =>
  items.filter((item, index) => items.indexOf(item) !== index);
const selectMatching = (texts: readonly string[], pattern: RegExp) =>
  texts.filter((text) => pattern.test(text));
/** Whole words, with accented emails counted as emails (which \b does not do). */
const toWordPattern = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");

describe("a new company starts with a complete library", () => {
  test("it holds the five pillars, in order", () => {
    expect(libraryFamilies.map((family) => family.key)).toEqual([
      "se_connaitre",
      "autogestion",
      "gestionnaire",
      "leader",
      "impact_durable",
    ]);
  });

  test("it holds at least 22 skills, 110 questions and 6 values", () => {
    expect(skills.length).toBeGreaterThanOrEqual(22);
    expect(questions.length).toBeGreaterThanOrEqual(110);
    expect(libraryValues).toHaveLength(6);
  });

  test("every pillar has at least 4 skills", () => {
    expect(libraryFamilies.filter((family) => family.skills.length < 4)).toEqual([]);
  });

  test("every skill has at least 5 questions, 4 of them on the scale, so that its mean can rest on 3", () => {
    const thin = skills.filter(
      (skill) =>
        skill.questions.length < 5 ||
        skill.questions.filter((question) => question.type === "star_rating").length < 4,
    );
    expect(thin.map((skill) => skill.key)).toEqual([]);
  });

  test("each of the four question types is used", () => {
    expect(selectByType("text").length).toBeGreaterThanOrEqual(8);
    expect(selectByType("true_false").length).toBeGreaterThanOrEqual(4);
    expect(selectByType("multiple_choice").length).toBeGreaterThanOrEqual(4);
  });
});

describe("nothing can be confused with something else", () => {
  test("keys and slugs are unique, in lowercase letters, digits and underscores", () => {
    for (const keys of [
      [...libraryFamilies, ...skills].map((entry) => entry.key),
      libraryValues.map((value) => value.key),
      questions.map((question) => question.slug),
    ]) {
      expect(listRepeated(keys)).toEqual([]);
      expect(keys.filter((key) => !/^[a-z][a-z0-9_]*$/.test(key))).toEqual([]);
    }
  });

  test("a slug starts with the key of its skill", () => {
    const stray = skills.flatMap((skill) =>
      skill.questions.filter((question) => !question.slug.startsWith(`${skill.key}_`)),
    );
    expect(stray).toEqual([]);
  });

  test("no question is asked twice, in either language", () => {
    const asked = [...questions.map((question) => question.text), ...libraryValues.map((v) => v.question)];
    expect(listRepeated(asked.map((text) => text.fr))).toEqual([]);
    expect(listRepeated(asked.map((text) => text.en))).toEqual([]);
  });

  test("a choice offers 3 to 5 different options, and only a choice has options", () => {
    for (const question of selectByType("multiple_choice")) {
      const options = question.options ?? [];
      expect(options.length, question.slug).toBeGreaterThanOrEqual(3);
      expect(options.length, question.slug).toBeLessThanOrEqual(5);
      expect(listRepeated(options.map((o) => o.value))).toEqual([]);
      expect(listRepeated(options.map((o) => o.label.fr))).toEqual([]);
      expect(listRepeated(options.map((o) => o.label.en))).toEqual([]);
    }
    expect(questions.filter((q) => q.type !== "multiple_choice" && q.options)).toEqual([]);
  });

  test("only open questions may be left blank", () => {
    const wrong = questions.filter((question) => question.required === (question.type === "text"));
    expect(wrong).toEqual([]);
  });
});

describe("a scale question is one observable behaviour, true for oneself and for others", () => {
  test("it is one sentence that ends with a period", () => {
    const isSentence = /^\p{Lu}[^.?!:;]*\.$/u;
    expect([...frenchBehaviours, ...englishBehaviours].filter((text) => !isSentence.test(text))).toEqual([]);
  });

  test("it starts with the verb, without a subject", () => {
    expect(
      selectMatching(frenchBehaviours, /^(?:Il|Elle|Iel|On|Je|Vous|Cette personne|La personne) /u),
    ).toEqual([]);
    expect(selectMatching(englishBehaviours, /^(?:He|She|They|I|You|We|This person|The person) /u)).toEqual(
      [],
    );
    expect(englishBehaviours.filter((text) => !/^[A-Z][a-z]+s /.test(text))).toEqual([]);
  });

  test("it has at most 22 words", () => {
    const long = [...frenchBehaviours, ...englishBehaviours].filter((text) => text.split(/\s+/).length > 22);
    expect(long).toEqual([]);
  });

  test("it asks one thing", () => {
    expect(selectMatching(frenchBehaviours, toWordPattern("et|ou|ainsi que"))).toEqual([]);
    expect(selectMatching(englishBehaviours, toWordPattern("and|or|as well as"))).toEqual([]);
  });

  test("it is affirmative", () => {
    expect(selectMatching(frenchBehaviours, toWordPattern("ne|n’\\p{L}+|sans|pas|jamais|aucune?"))).toEqual(
      [],
    );
    expect(selectMatching(englishBehaviours, toWordPattern("not|never|without|no|don’t|doesn’t"))).toEqual(
      [],
    );
  });

  test("it leaves frequency to the scale", () => {
    expect(
      selectMatching(frenchBehaviours, toWordPattern("toujours|souvent|parfois|rarement|régulièrement")),
    ).toEqual([]);
    expect(
      selectMatching(englishBehaviours, toWordPattern("always|often|sometimes|rarely|regularly|usually")),
    ).toEqual([]);
  });
});

test("every question names the person evaluated: none stays with « cette personne » among those that do", () => {
  const unnamed = questions.filter(({ text, type }) =>
    /cette personne/i.test(formatQuestionHeading({ dimension: "skill", type }, text.fr, "fr", "Camille")),
  );
  expect(unnamed.map(({ text }) => text.fr)).toEqual([]);
});

describe("the person evaluated is asked about themself", () => {
  const isQuestion = (text: string) => text.endsWith("?");
  const statements = selfTexts.filter(({ fr }) => !isQuestion(fr));
  const asked = selfTexts.filter(({ fr }) => isQuestion(fr));

  test("every question has a wording of its own, in both languages", () => {
    expect(selfTexts).toHaveLength(questions.length + libraryValues.length);
    const shared = questions.filter((q) => q.selfText.fr === q.text.fr || q.selfText.en === q.text.en);
    expect(shared.map(({ slug }) => slug)).toEqual([]);
  });

  test("a statement starts in the first person", () => {
    expect(statements.filter(({ fr, en }) => !/^J(?:e |’)/u.test(fr) || !en.startsWith("I "))).toEqual([]);
  });

  test("a question speaks in the first person", () => {
    const french = /(?<!\p{L})(?:(?:je|me|mon|ma|mes)(?!\p{L})|[jm]’)/iu;
    expect(asked.filter(({ fr, en }) => !french.test(fr) || !toWordPattern("I|me|my").test(en))).toEqual([]);
  });

  test("it never speaks of a third person, nor uses the third person’s words for oneself", () => {
    expect(
      selectMatching(
        selfTexts.map(({ fr }) => fr),
        toWordPattern("cette personne|sa ou son|son travail"),
      ),
    ).toEqual([]);
    expect(
      selectMatching(
        selfTexts.map(({ en }) => en),
        toWordPattern("this person|themself"),
      ),
    ).toEqual([]);
  });

  test("a question stays a question, a statement a statement", () => {
    for (const { slug, text, selfText } of questions)
      for (const language of ["fr", "en"] as const)
        expect(isQuestion(selfText[language]), slug).toBe(isQuestion(text[language]));
  });
});

describe("the words are written with care", () => {
  test("both languages are always there, trimmed", () => {
    const careless = [...french, ...english].filter((text) => text.length === 0 || text !== text.trim());
    expect(careless).toEqual([]);
  });

  test("French follows the typography of Québec", () => {
    expect(selectMatching(french, /'|"|\.\.\.|“|”/)).toEqual([]);
    expect(selectMatching(french, / :|[^\u00A0]:|« | »| %/)).toEqual([]);
    expect(selectMatching(french, /[\s\u00A0][;!?]/)).toEqual([]);
    expect(selectMatching(french, / {2}/)).toEqual([]);
  });

  test("English uses typographic apostrophes and no French spacing", () => {
    expect(selectMatching(english, /'|"| {2}|[\s\u00A0][:;!?]/)).toEqual([]);
  });

  test("French avoids anglicisms and abbreviated gender marks", () => {
    expect(
      selectMatching(
        french,
        toWordPattern("e-?mails?|feedback|coaching|coacher|managers?|leadership|reporting"),
      ),
    ).toEqual([]);
    expect(selectMatching(french, /[·•]|\(e\)|\(s\)|employé/iu)).toEqual([]);
  });

  test("English is Canadian, and not the French left as it is", () => {
    expect(
      selectMatching(english, toWordPattern("behavior|color|honor|honors|organise|recognise|e-mail")),
    ).toEqual([]);
    expect(behaviours.filter((text) => text.fr === text.en)).toEqual([]);
  });

  test("an open or choice question ends with a question mark, in both languages", () => {
    const open = [...selectByType("text"), ...selectByType("multiple_choice")];
    expect(open.filter((q) => !q.text.fr.endsWith("?") || !q.text.en.endsWith("?"))).toEqual([]);
  });
});
