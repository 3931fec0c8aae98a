import type { PulseContent } from "../contract/content.ts";

/** The questions whose answers are counted; what people write in their own words is not. */
export const listCountedQuestions = (content: PulseContent | null): string[] =>
  (content?.questions ?? []).filter(({ type }) => type !== "text").map(({ key }) => key);
