import { expect, test } from "vitest";
import { makeChoice, makeContent, makeQuestion } from "../testing/questions.ts";
import { listContentGaps, tidyContent } from "./content.ts";
import { confirm, rewrite, withoutReviews } from "./translation.ts";

const pair = { fr: "On m’écoute.", en: "I am heard." };
const stale = { ...pair, toReview: true as const };

test.each<[string, Parameters<typeof rewrite>[0], Parameters<typeof rewrite>[1], boolean]>([
  ["other French beside the same English", pair, { ...pair, fr: "On me voit." }, true],
  ["French emptied on the way to another", pair, { ...pair, fr: "" }, true],
  ["and written anew", { ...stale, fr: "" }, { ...pair, fr: "On me voit." }, true],
  ["spaces around the French", pair, { ...pair, fr: " On m’écoute. " }, false],
  ["both", pair, { fr: "On me voit.", en: "I am seen." }, false],
  ["English after the French", stale, { fr: pair.fr, en: "I am seen." }, false],
  ["English taken away", stale, { fr: pair.fr, en: null }, false],
  ["none to read again", { fr: "Un", en: null }, { fr: "Deux", en: null }, false],
  ["French written after the English", { fr: "", en: "I am heard." }, pair, false],
])("English to read again: %s", (_, before, after, toReview) => {
  expect(rewrite(before, after)).toEqual(toReview ? { ...after, toReview } : after);
});

test("what is to be read again keeps a draft from being asked, until it is confirmed", () => {
  const choice = makeChoice("a", "b");
  const content = makeContent({
    name: stale,
    purpose: stale,
    questions: [
      makeQuestion({ text: stale }),
      {
        ...choice,
        options: choice.options.map((option) => ({ ...option, text: { ...stale, fr: option.key } })),
      },
    ],
  });
  const reviews = listContentGaps(content).filter(({ kind }) => kind.endsWith("english"));
  expect(reviews).toEqual([
    { kind: "name_english" },
    { kind: "purpose_english" },
    { kind: "english", question: 0 },
    { kind: "english", question: 1 },
  ]);
  expect(confirm(stale)).toEqual(pair);
  expect(listContentGaps(withoutReviews(content)).filter(({ kind }) => kind.endsWith("english"))).toEqual([]);
});

test("it is stored, and goes with the English", () => {
  expect(tidyContent(makeContent({ name: stale })).name).toEqual(stale);
  expect(tidyContent(makeContent({ name: { ...stale, en: " " } })).name).toEqual({ fr: pair.fr, en: null });
});
