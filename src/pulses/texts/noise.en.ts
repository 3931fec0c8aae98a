import type { Translation } from "#platform/texts.ts";
import type { fr } from "./noise.fr.ts";

export const en: Translation<typeof fr> = {
  scale: {
    fixed:
      "For a mean out of 5, a change of less than {limit} from one survey to the next counts as noise: the company still has too few results to measure chance.",
    spread:
      "For a mean out of 5, a change of at most {limit} from one survey to the next counts as noise: 1.96 times the standard deviation of the changes of groups around the mean change of their question.",
  },
  score: {
    fixed:
      "For a score from 0 to 10, a change of less than {limit} from one survey to the next counts as noise: the company still has too few results to measure chance.",
    spread:
      "For a score from 0 to 10, a change of at most {limit} from one survey to the next counts as noise: 1.96 times the standard deviation of the changes of groups around the mean change of their question.",
  },
  rounded:
    "The means shown are rounded: a change is called up or down only if it surely goes beyond noise; otherwise it can’t be told from it.",
  intervals:
    "Two eNPS differ when their intervals have nothing in common; otherwise the change can’t be told from noise.",
};
