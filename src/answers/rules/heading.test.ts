import { describe, expect, test } from "vitest";
import { formatQuestionHeading, formatSelfHeading } from "./heading.ts";

const behaviour = { dimension: "skill", type: "star_rating" } as const;
const camille = "Camille";

test.each([
  ["fr", "Prend le temps d’écouter.", "Camille prend le temps d’écouter."],
  ["fr", "S’adapte aux imprévus.", "Camille s’adapte aux imprévus."],
  ["fr", "N’hésite pas à demander.", "Camille n’hésite pas à demander."],
  ["fr", "Écoute avant de décider.", "Camille écoute avant de décider."],
  ["fr", "A une vision claire.", "Camille a une vision claire."],
  ["en", "Listens before deciding.", "Camille listens before deciding."],
] as const)("a behaviour in %s is read with the first name: %s", (language, text, read) => {
  expect(formatQuestionHeading(behaviour, text, language, camille)).toBe(read);
});

test.each([
  ["fr", "L’équipe comprend les priorités."],
  ["fr", "Ses priorités sont claires."],
  ["fr", "Dans les moments difficiles, reste calme."],
  ["fr", "Aide-t-elle ses collègues?"],
  ["en", "A clear direction is given."],
  ["en", "The team knows why."],
] as const)("a sentence with its own subject, or a question, stays as written: %s %s", (language, text) => {
  expect(formatQuestionHeading(behaviour, text, language, camille)).toBe(text);
});

test("in objectives and in written questions, nothing is put before the sentence", () => {
  const text = "Donne une direction claire.";
  expect(formatQuestionHeading({ ...behaviour, dimension: "objective" }, text, "fr", camille)).toBe(text);
  expect(formatQuestionHeading({ ...behaviour, type: "text" }, text, "fr", camille)).toBe(text);
});

test.each([
  [
    "fr",
    "Camille",
    "Quel geste de cette personne aide les autres?",
    "Quel geste de Camille aide les autres?",
  ],
  ["fr", "Anne", "Quel geste de cette personne aide les autres?", "Quel geste d’Anne aide les autres?"],
  ["fr", "Anne", "Qu’est-ce que cette personne devrait continuer?", "Qu’est-ce qu’Anne devrait continuer?"],
  ["fr", "Camille", "Qu’est-ce qui aiderait cette personne?", "Qu’est-ce qui aiderait Camille?"],
  ["en", "Camille", "What should this person keep doing?", "What should Camille keep doing?"],
] as const)("a question in %s about %s names them: %s", (language, firstName, text, read) => {
  expect(formatQuestionHeading({ ...behaviour, type: "text" }, text, language, firstName)).toBe(read);
});

test.each([
  "Quel degré d’autonomie cette personne laisse-t-elle?",
  "Quel geste de cette personne aide les gens qu’elle sert?",
  "Cette personne est attentive.",
])("a name is not put where a word agrees with « cette personne »: %s", (text) => {
  expect(formatQuestionHeading({ ...behaviour, type: "text" }, text, "fr", "Mathieu")).toBe(text);
});

describe("about oneself", () => {
  const aboutYou = { fr: "À votre sujet\u00a0: {question}", en: "About you: {question}" };
  const text = { fr: "Prend le temps d’écouter.", en: "Takes the time to listen." };
  const own = { fr: "Je prends le temps d’écouter.", en: "I take the time to listen." };
  const item = { ...behaviour, text };

  test("the question is asked in the first person", () => {
    expect(formatSelfHeading({ ...item, selfText: own }, "fr", aboutYou.fr)).toEqual({
      text: own.fr,
      lang: "fr",
    });
    expect(formatSelfHeading({ ...item, selfText: own }, "en", aboutYou.en)).toEqual({
      text: own.en,
      lang: "en",
    });
  });

  test.each([undefined, { fr: null, en: null }])(
    "without a wording (%j) it says whom it is about",
    (none) => {
      const asked = { ...item, ...(none && { selfText: none }) };
      expect(formatSelfHeading(asked, "fr", aboutYou.fr).text).toBe(
        "À votre sujet\u00a0: prend le temps d’écouter.",
      );
      expect(formatSelfHeading(asked, "en", aboutYou.en).text).toBe("About you: takes the time to listen.");
    },
  );

  test("a wording in one language is not shown to those who read the other", () => {
    const french = { ...item, selfText: { ...own, en: null } };
    expect(formatSelfHeading(french, "en", aboutYou.en)).toEqual({
      text: "About you: takes the time to listen.",
      lang: "en",
    });
    const onlyFrench = { ...french, text: { fr: text.fr, en: null } };
    expect(formatSelfHeading(onlyFrench, "en", aboutYou.en)).toEqual({ text: own.fr, lang: "fr" });
  });

  test("a question keeps its capital, an objective stays as its author wrote it", () => {
    const question = { fr: "Que faut-il continuer?", en: null };
    expect(formatSelfHeading({ ...item, type: "text", text: question }, "fr", aboutYou.fr).text).toBe(
      "À votre sujet\u00a0: Que faut-il continuer?",
    );
    expect(formatSelfHeading({ ...item, dimension: "objective" }, "fr", aboutYou.fr).text).toBe(text.fr);
  });
});
