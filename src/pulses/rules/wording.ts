import type { PulseQuestion } from "../contract/content.ts";

type Wording = PulseQuestion["text"];

/** The words of a question and those of an earlier run. A translation that came later, or is gone, is no change of words. */
export const hasOtherWords = (earlier: Wording, now: Wording): boolean =>
  earlier.fr !== now.fr || (earlier.en !== null && now.en !== null && earlier.en !== now.en);
