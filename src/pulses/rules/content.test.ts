import { describe, expect, test } from "vitest";
import { makeChoice, makeContent, makeQuestion } from "../testing/questions.ts";
import type { PulseContent, PulseQuestion } from "../contract/content.ts";
import {
  countUntranslated,
  hasSameShape,
  isChanged,
  listContentGaps,
  listThemes,
  settleKeys,
  tidyContent,
  whyNotAsk,
} from "./content.ts";

const blank = { fr: " ", en: null };
const french = { fr: "En français", en: null };

describe("a draft is asked only when it is finished", () => {
  const withOptions = (texts: string[]) =>
    makeQuestion({
      type: "choice",
      scale: null,
      options: texts.map((fr, index) => ({ key: `o${index}`, text: { fr, en: null } })),
    });
  test.each<[string, Partial<PulseContent>, unknown[]]>([
    ["finished", {}, []],
    ["translated in part: English readers are shown the French", { name: french }, []],
    ["without a purpose", { purpose: blank }, []],
    ["a choice of two", { questions: [makeChoice("a", "b")] }, []],
    ["no name", { name: blank }, [{ kind: "name" }]],
    ["no question", { questions: [] }, [{ kind: "no_question" }]],
    [
      "a question without text",
      { questions: [makeQuestion({ text: blank })] },
      [{ kind: "text", question: 0 }],
    ],
    [
      "a text in English only",
      { questions: [makeQuestion({ text: { fr: "", en: "How?" } })] },
      [{ kind: "text", question: 0 }],
    ],
    ["one option", { questions: [withOptions(["Un"])] }, [{ kind: "few_options", question: 0 }]],
    [
      "an option without words",
      { questions: [withOptions(["Un", " "])] },
      [{ kind: "option_text", question: 0 }],
    ],
    [
      "twice the same option",
      { questions: [makeQuestion({ key: "a" }), withOptions(["Un", "un "])] },
      [{ kind: "same_option", question: 1 }],
    ],
    [
      "twice the key of an option",
      { questions: [makeChoice("a", "a")] },
      [{ kind: "same_option", question: 0 }],
    ],
    [
      "twice the same key",
      { questions: [makeQuestion(), makeQuestion()] },
      [{ kind: "same_key", question: 1 }],
    ],
    [
      "several",
      { name: blank, questions: [makeQuestion({ text: blank }), withOptions([])] },
      [
        { kind: "name" },
        { kind: "text", question: 0 },
        { kind: "same_key", question: 1 },
        { kind: "few_options", question: 1 },
      ],
    ],
  ])("%s", (_, content, gaps) => {
    expect(listContentGaps(makeContent(content))).toEqual(gaps);
    expect(whyNotAsk(makeContent(content))).toBe(gaps.length > 0 ? "pulse_unfinished" : null);
  });
});

test.each<[string, Partial<PulseContent>, number]>([
  ["all in both languages", {}, 0],
  ["name", { name: french }, 1],
  ["purpose", { purpose: french }, 1],
  ["no purpose in either", { purpose: blank }, 0],
  ["an empty English is none", { name: { fr: "Nom", en: " " } }, 1],
  [
    "a question and its options",
    {
      questions: [
        {
          ...makeChoice("a", "b"),
          text: french,
          options: [
            { key: "a", text: french },
            { key: "b", text: { fr: "B", en: "B" } },
          ],
        },
      ],
    },
    2,
  ],
  ["what is not written yet", { questions: [makeQuestion({ text: blank })] }, 0],
])("untranslated: %s", (_, content, count) => {
  expect(countUntranslated(makeContent(content))).toBe(count);
});

test("the themes stand once each, in the order of their list", () => {
  const questions = (["change", "engagement", "change"] as const).map((theme) => makeQuestion({ theme }));
  expect(listThemes({ questions })).toEqual(["engagement", "change"]);
});

describe("a draft has changed since it was planned", () => {
  const planned = makeContent({ questions: [makeQuestion(), makeChoice("a", "b")] });
  const [first, second] = planned.questions as [PulseQuestion, PulseQuestion];
  const change = (question: Partial<PulseQuestion>) => ({
    ...planned,
    questions: [{ ...first, ...question }, second],
  });
  test.each<[string, PulseContent, boolean]>([
    ["not at all", structuredClone(planned), false],
    ["name", { ...planned, name: french }, true],
    ["purpose", { ...planned, purpose: blank }, true],
    ["wording", change({ text: french }), true],
    ["theme", change({ theme: "change" }), true],
    ["required", change({ required: false }), true],
    ["scale", change({ scale: "frequency" }), true],
    ["key", change({ key: "other" }), true],
    ["order", { ...planned, questions: [second, first] }, true],
    ["one fewer", { ...planned, questions: [first] }, true],
    [
      "words of an option",
      {
        ...planned,
        questions: [first, { ...second, options: second.options.map(({ key }) => ({ key, text: french })) }],
      },
      true,
    ],
    [
      "order of options",
      { ...planned, questions: [first, { ...second, options: second.options.toReversed() }] },
      true,
    ],
  ])("%s", (_, draft, changed) => {
    expect(isChanged(draft, planned)).toBe(changed);
  });

  test("what was never planned has", () => {
    expect(isChanged(planned, null)).toBe(true);
  });
});

describe("answers to two questions may be compared", () => {
  test.each<[string, PulseQuestion, PulseQuestion, boolean]>([
    ["the same", makeQuestion(), makeQuestion(), true],
    ["another wording", makeQuestion(), makeQuestion({ text: french }), true],
    ["another theme", makeQuestion(), makeQuestion({ theme: "change" }), true],
    ["no longer required", makeQuestion(), makeQuestion({ required: false }), true],
    ["other words under the levels", makeQuestion(), makeQuestion({ scale: "frequency" }), false],
    ["another type", makeQuestion(), makeQuestion({ type: "enps", scale: null }), false],
    ["options in another order", makeChoice("a", "b"), makeChoice("b", "a"), true],
    ["one more option", makeChoice("a", "b"), makeChoice("a", "b", "c"), false],
    ["another option", makeChoice("a", "b"), makeChoice("a", "c"), false],
  ])("%s", (_, a, b, same) => {
    expect(hasSameShape(a, b)).toBe(same);
    expect(hasSameShape(b, a)).toBe(same);
  });
});

describe("a key that was planned with another type, scale or options is replaced", () => {
  const listKeys = (questions: PulseQuestion[], planned: PulseQuestion[]) => {
    let made = 0;
    return settleKeys(makeContent({ questions }), planned, () => `new${(made += 1)}`).questions.map(
      ({ key }) => key,
    );
  };
  test.each<[string, PulseQuestion, PulseQuestion[], string]>([
    ["nothing planned", makeQuestion(), [], "pride"],
    ["planned alike", makeQuestion(), [makeQuestion()], "pride"],
    ["planned in other words", makeQuestion(), [makeQuestion({ text: french })], "pride"],
    ["another question planned", makeQuestion(), [makeChoice("a", "b")], "pride"],
    ["planned as a text", makeQuestion(), [makeQuestion({ type: "text", scale: null })], "new1"],
    ["planned with another scale", makeQuestion(), [makeQuestion({ scale: "stars" })], "new1"],
    ["planned with fewer options", makeChoice("a", "b", "c"), [makeChoice("a", "b")], "new1"],
  ])("%s", (_, question, planned, key) => {
    expect(listKeys([question], planned)).toEqual([key]);
  });

  test("each of several gets its own, the others keep theirs", () => {
    const asText = (key: string) => makeQuestion({ key, type: "text", scale: null });
    const questions = ["a", "b", "c"].map((key) => makeQuestion({ key }));
    expect(listKeys(questions, [asText("a"), asText("c"), makeQuestion({ key: "b" })])).toEqual([
      "new1",
      "b",
      "new2",
    ]);
  });
});

describe("a question that is new and says what a planned one says takes its key", () => {
  const fr = (text: string) => ({ text: { fr: text, en: null } });
  const asked = makeQuestion({ key: "asked", ...fr("Ma charge de travail est raisonnable.") });
  const settle = (questions: PulseQuestion[], planned: PulseQuestion[]) =>
    settleKeys(makeContent({ questions }), planned, () => "made").questions;
  const words = "Ma charge de travail est raisonnable.";
  test.each<[string, Partial<PulseQuestion>, string]>([
    ["the same words", fr(words), "asked"],
    ["capitals, spaces, accents and marks", fr(" MA  charge\u00A0de travâil, est « raisonnable »!"), "asked"],
    ["other English", { text: { fr: words, en: "Another" } }, "asked"],
    ["another theme, no longer required", { ...fr(words), theme: "change", required: false }, "asked"],
    ["one word more", fr("Ma charge de travail est très raisonnable."), "new"],
    ["another scale", { ...fr(words), scale: "frequency" }, "new"],
    ["another type", { ...fr(words), type: "enps", scale: null }, "new"],
  ])("%s", (_, question, key) => {
    expect(settle([makeQuestion({ key: "new", ...question })], [asked])).toMatchObject([{ key }]);
  });

  test("one that was planned in other words takes it as well; one that says again what it said keeps its own", () => {
    const other = makeQuestion({ key: "other", ...fr("Une phrase quelconque.") });
    const rewritten = makeQuestion({ key: "other", ...fr(words) });
    expect(settle([rewritten], [asked, other])).toMatchObject([{ key: "asked" }]);
    expect(settle([rewritten], [asked, other, rewritten])).toMatchObject([{ key: "other" }]);
    // Twice in one survey there are two keys.
    expect(settle([asked, rewritten], [asked, other])).toMatchObject([{ key: "asked" }, { key: "other" }]);
  });

  test("a choice takes the keys of its options with it, in whatever order they stand", () => {
    const renamed = {
      ...makeChoice("a", "b"),
      key: "new",
      options: makeChoice("a", "b")
        .options.toReversed()
        .map((option) => ({ ...option, key: `${option.key}2` })),
    };
    const [settled] = settle([renamed], [makeChoice("a", "b")]);
    expect(settled).toMatchObject({ key: "load", options: [{ key: "b" }, { key: "a" }] });
    expect(hasSameShape(settled!, makeChoice("a", "b"))).toBe(true);
  });

  const again = (key: string) => makeQuestion({ key, text: asked.text });
  test("not a key that the content has already, and each once", () => {
    expect(settle([again("new"), { ...asked, ...fr("Autre chose") }], [asked])).toMatchObject([
      { key: "new" },
      { key: "asked" },
    ]);
    expect(settle([again("new"), again("newer")], [asked])).toMatchObject([
      { key: "asked" },
      { key: "newer" },
    ]);
  });

  test("also one that the content gives up", () => {
    const changed = { ...asked, type: "enps" as const, scale: null };
    expect(settle([changed, again("new")], [asked])).toMatchObject([{ key: "made" }, { key: "asked" }]);
  });

  test("one that was planned keeps its own; one that is changed back gets the one it had", () => {
    const other = makeQuestion({ key: "other", text: asked.text });
    expect(settle([other], [asked, other])).toMatchObject([{ key: "other" }]);
    const stars = makeQuestion({ key: "later", text: asked.text, scale: "stars" });
    expect(settle([{ ...stars, scale: "agreement" }], [stars, asked])).toMatchObject([{ key: "asked" }]);
  });
});

describe("what is stored holds only what its type has", () => {
  const tidy = (question: PulseQuestion) => tidyContent(makeContent({ questions: [question] })).questions[0];
  test.each<[string, PulseQuestion, Partial<PulseQuestion>]>([
    ["a scale has words", makeQuestion({ scale: null }), { scale: "agreement", options: [] }],
    ["its own", makeQuestion({ scale: "stars" }), { scale: "stars", options: [] }],
    [
      "and no options",
      { ...makeChoice("a", "b"), type: "scale", scale: "stars" },
      { scale: "stars", options: [] },
    ],
    [
      "0 to 10 has neither",
      { ...makeChoice("a", "b"), type: "enps", scale: "stars" },
      { scale: null, options: [] },
    ],
    ["a choice has options", makeChoice("a", "b"), { options: makeChoice("a", "b").options, scale: null }],
    [
      "words that are missing are null",
      makeQuestion({ text: { fr: "Oui", en: " " } }),
      { text: { fr: "Oui", en: null } },
    ],
  ])("%s", (_, question, expected) => {
    expect(tidy(question)).toMatchObject(expected);
  });
});
