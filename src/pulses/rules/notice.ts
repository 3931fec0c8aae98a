import { resultReaders, type ResultReader } from "#disclosure/vocabulary.ts";
import { formatList, say } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { PulseContent } from "../contract/content.ts";
import type { PulseReaders, PulseQuestionType } from "../vocabulary.ts";
import { resolveReader, type ReaderFacts } from "./readers.ts";

export interface NoticeFacts {
  readers: PulseReaders;
  threshold: number;
  types: readonly PulseQuestionType[];
}

export interface PulseNotice {
  /** Each says one thing, in this order. */
  sentences: readonly NoticeSentence[];
  readers: readonly ResultReader[];
  threshold: number;
}

/**
 * `anonymous`: no name stands with the answers, and no role sees who has answered. `unfindable`: not even the person finds
 * theirs again. `threshold`: nothing is shown below it. `readers`: who reads. `words`: what is written is shown as it is.
 */
export type NoticeSentence = "anonymous" | "unfindable" | "threshold" | "readers" | "words";

/** Every kind of person, under the rule of the report: who would read the results once they are published. */
function listResultReaders(readers: PulseReaders): ResultReader[] {
  const bools = [false, true];
  const people: ReaderFacts[] = bools.flatMap((isInCharge) =>
    bools.flatMap((managesTeam) => bools.map((wasAsked) => ({ isInCharge, managesTeam, wasAsked }))),
  );
  const found = new Set(people.map((person) => resolveReader(person, { readers, isPublished: true })));
  return resultReaders.filter((reader) => found.has(reader));
}

/** « Qui verra quoi? »: before the first question, in emails and beside the settings. */
export const describeNotice = ({ readers, threshold, types }: NoticeFacts): PulseNotice => ({
  sentences: [
    "anonymous",
    "unfindable",
    "threshold",
    "readers",
    ...(types.includes("text") ? (["words"] as const) : []),
  ],
  readers: listResultReaders(readers),
  threshold,
});

export const toNoticeFacts = (
  { questions }: Pick<PulseContent, "questions">,
  { readers, threshold }: Pick<NoticeFacts, "readers" | "threshold">,
): NoticeFacts => ({ readers, threshold, types: questions.map(({ type }) => type) });

/** The words of the notice (texts/notice.fr.ts), in the reader's language. */
export interface NoticeTexts {
  sentences: Record<NoticeSentence, string>;
  readers: Record<ResultReader, string>;
}

/** In two lines: what becomes of one's own answers, then who reads the results. */
export function sayNotice(language: Language, t: NoticeTexts, facts: NoticeFacts): [string, string] {
  const { sentences, readers, threshold } = describeNotice(facts);
  const values = {
    k: threshold,
    readers: formatList(
      language,
      readers.map((reader) => t.readers[reader]),
    ),
  };
  const join = (isOwn: boolean) =>
    sentences
      .filter((sentence) => (sentence === "anonymous" || sentence === "unfindable") === isOwn)
      .map((sentence) => say(language, t.sentences[sentence], values))
      .join(" ");
  return [join(true), join(false)];
}
