import type { FieldError } from "#platform/errors.ts";
import { computeTextLength } from "#platform/normalizeText.ts";
import type { PulseQuestion } from "../contract/content.ts";
import { maxTextLength } from "../vocabulary.ts";

export const levels = [1, 2, 3, 4, 5] as const;
export const recommendations = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const yes = 1;
export const no = 0;

/** By the key of its question: a level, 0 to 10, 1 for yes and 0 for no, the key of an option, or words. */
export type GivenAnswers = Readonly<Record<string, number | string>>;
type AskedQuestion = Pick<PulseQuestion, "key" | "type" | "required" | "options">;

/** What one may choose; none for words. */
export function listChoices({ type, options }: AskedQuestion): readonly (number | string)[] {
  switch (type) {
    case "scale":
      return levels;
    case "enps":
      return recommendations;
    case "true_false":
      return [yes, no];
    case "choice":
      return options.map(({ key }) => key);
    case "text":
      return [];
  }
}

export const isAnswered = ({ key }: Pick<PulseQuestion, "key">, given: GivenAnswers): boolean => {
  if (!Object.hasOwn(given, key)) return false;
  const answer = given[key];
  return typeof answer === "string" ? answer.trim() !== "" : answer !== undefined;
};

/** The first required question without an answer comes first. */
export const listMissing = <Question extends AskedQuestion>(
  questions: readonly Question[],
  given: GivenAnswers,
): Question[] => questions.filter((question) => question.required && !isAnswered(question, given));

/** Why this answer cannot be sent; null: it can. */
function whyNotAnswer(question: AskedQuestion, answer: number | string): FieldError | null {
  if (question.type !== "text") return listChoices(question).includes(answer) ? null : { reason: "option" };
  if (typeof answer !== "string") return { reason: "format" };
  // PostgreSQL cannot store this character in a JSON text.
  if (answer.includes("\u0000")) return { reason: "format" };
  return computeTextLength(answer) > maxTextLength ? { reason: "too_long", max: maxTextLength } : null;
}

export interface SendRefusal {
  code: "required_questions_missing" | "invalid_data";
  fields: Record<string, FieldError>;
}

/** Why these answers cannot be sent, by question: the page disables with it and the server refuses with it. */
export function whyNotSend(questions: readonly AskedQuestion[], given: GivenAnswers): SendRefusal | null {
  const fields: Record<string, FieldError> = {};
  for (const [key, answer] of Object.entries(given)) {
    const question = questions.find((asked) => asked.key === key);
    const wrong = question ? whyNotAnswer(question, answer) : { reason: "option" as const };
    if (wrong) fields[`answers.${key}`] = wrong;
  }
  if (Object.keys(fields).length > 0) return { code: "invalid_data", fields };
  const missing = listMissing(questions, given);
  // Nothing at all is no answer, though nothing is required.
  const isEmpty = !questions.some((question) => isAnswered(question, given));
  const asked = isEmpty && missing.length === 0 ? questions.slice(0, 1) : missing;
  if (asked.length === 0) return null;
  for (const { key } of asked) fields[`answers.${key}`] = { reason: "required" };
  return { code: "required_questions_missing", fields };
}

/** As they are kept: in the order of the questions, without blank words. */
export const tidyAnswers = (
  questions: readonly AskedQuestion[],
  given: GivenAnswers,
): Record<string, number | string> =>
  Object.fromEntries(
    questions
      .filter((question) => isAnswered(question, given))
      .map(({ key }) => [key, given[key] as number | string]),
  );
