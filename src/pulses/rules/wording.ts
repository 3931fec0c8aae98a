import type { Language } from "#platform/vocabulary.ts";
import type { PulseQuestion } from "../contract/content.ts";

type Wording = PulseQuestion["text"];

/** In which languages a question has other words than in an earlier run. A translation that came later, or is gone, is no change of words. */
export const listReworded = (earlier: Wording, now: Wording): Language[] => [
  ...(earlier.fr !== now.fr ? (["fr"] as const) : []),
  ...(earlier.en !== null && now.en !== null && earlier.en !== now.en ? (["en"] as const) : []),
];

/** Of these the one that a reader is told of: their own, where its words have changed. */
export const chooseReworded = (reworded: readonly Language[], reader: Language): Language | null =>
  reworded.includes(reader) ? reader : (reworded[0] ?? null);
