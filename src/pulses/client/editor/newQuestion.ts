import type { PulseQuestion } from "../../contract/content.ts";
import type { PulseTheme } from "../../vocabulary.ts";

const makeKey = (prefix: string) => `${prefix}_${crypto.randomUUID().slice(0, 8)}`;
const empty = { fr: "", en: null };

/** A question that was never asked: its key is its own from the start. */
export const makeQuestion = (theme: PulseTheme): PulseQuestion => ({
  key: makeKey("q"),
  type: "scale",
  theme,
  text: empty,
  required: true,
  scale: "agreement",
  options: [],
});

export const copyQuestion = (question: PulseQuestion): PulseQuestion => ({ ...question, key: makeKey("q") });

export const makeOption = (): PulseQuestion["options"][number] => ({ key: makeKey("o"), text: empty });

/** Another way to answer: what it needs is there at once, what the former one had is kept while the page is open. */
export const withType = (question: PulseQuestion, type: PulseQuestion["type"]): PulseQuestion => ({
  ...question,
  type,
  scale: type === "scale" ? (question.scale ?? "agreement") : question.scale,
  options:
    type === "choice" && question.options.length === 0 ? [makeOption(), makeOption()] : question.options,
  // Words are never wrung from anyone by default.
  required: type === "text" ? false : question.required,
});
