import type { LibraryPlanObjective } from "../shape.ts";

export const objective = (
  skill: string,
  sentenceFr: string,
  sentenceEn: string,
  measureFr: string,
  measureEn: string,
  actions: readonly string[],
): LibraryPlanObjective => ({
  skill,
  sentence: { fr: sentenceFr, en: sentenceEn },
  measure: { fr: measureFr, en: measureEn },
  actions,
});
