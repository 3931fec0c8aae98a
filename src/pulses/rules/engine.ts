import type { PulseCount, PulseQuestion as EngineQuestion } from "#disclosure/rules/pulse/run.ts";
import type { PulseQuestion } from "../contract/content.ts";

/** A question as the engine of disclosure knows it. */
export const toEngineQuestion = ({ key, type, theme, options }: PulseQuestion): EngineQuestion => ({
  key,
  type: type === "true_false" ? "boolean" : type,
  theme,
  ...(type === "choice" && { options: options.map((option) => option.key) }),
});

/** What is stored of an answer, as the engine calls it: 1 is true, 0 is false. */
export function toEngineCounts(
  questions: readonly Pick<PulseQuestion, "key" | "type">[],
  counts: readonly { cut: string; question: string; answer: string; count: number }[],
): PulseCount[] {
  const types = new Map(questions.map(({ key, type }) => [key, type]));
  return counts.map(({ cut, question, answer, count }) => ({
    cut,
    question,
    level: types.get(question) === "true_false" ? (answer === "1" ? "true" : "false") : answer,
    count,
  }));
}
