import { shuffled } from "#platform/shuffled.ts";
import type { PulseComments } from "../../contract/pulse.ts";
import { splitParagraphs } from "../comments.ts";
import type { PulseRun } from "./run.ts";

/** Under so many comments in one place a search would find the words of one person. */
const searchableFrom = 10;

/**
 * The texts of the whole run, by place: the crowd of an author is everyone who took part (§8). Paragraphs are shuffled
 * within each place; an empty text is none.
 */
export const placePulseComments = (
  { comments, respondents, threshold }: Pick<PulseRun, "comments" | "respondents" | "threshold">,
  random: () => number,
): PulseComments[] =>
  comments.map(({ question, texts }) => {
    if (respondents.length < threshold) return { question, paragraphs: null, isSearchable: false };
    const written = texts.map(splitParagraphs).filter((paragraphs) => paragraphs.length > 0);
    return {
      question,
      paragraphs: shuffled(written.flat(), random),
      isSearchable: written.length >= searchableFrom,
    };
  });
