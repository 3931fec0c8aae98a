import { type AskedQuestion, normalizeText } from "#evaluations/rules/related.ts";

interface Questionnaire {
  scale: string;
  questions: readonly Pick<AskedQuestion, "dimension" | "text">[];
}

/** What is asked, by any source and under any skill: the dimension and the French words. */
export const toQuestionKey = ({ dimension, text }: Pick<AskedQuestion, "dimension" | "text">) =>
  `${dimension} ${normalizeText(text.fr)}`;

/** Whether two evaluations ask at least one same question on the same scale. */
export function askSame(one: Questionnaire, other: Questionnaire): boolean {
  if (one.scale !== other.scale) return false;
  const keys = new Set(one.questions.map(toQuestionKey));
  return other.questions.some((question) => keys.has(toQuestionKey(question)));
}
