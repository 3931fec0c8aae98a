import type { PulseContent, PulseQuestion } from "../contract/content.ts";

/** A finished question of the scale of agreement, with what the test is about. */
export const makeQuestion = (question: Partial<PulseQuestion> = {}): PulseQuestion => ({
  key: "pride",
  type: "scale",
  theme: "engagement",
  text: { fr: "Je parle avec fierté d’ici.", en: "I speak with pride about this place." },
  required: true,
  scale: "agreement",
  options: [],
  ...question,
});

/** A choice among these keys. */
export const makeChoice = (...keys: string[]): PulseQuestion =>
  makeQuestion({
    key: "load",
    type: "choice",
    scale: null,
    options: keys.map((key) => ({ key, text: { fr: `Choix ${key}`, en: `Choice ${key}` } })),
  });

export const makeContent = (content: Partial<PulseContent> = {}): PulseContent => ({
  name: { fr: "Le pouls", en: "The pulse" },
  purpose: { fr: "Pour ajuster.", en: "To adjust." },
  questions: [makeQuestion()],
  ...content,
});
