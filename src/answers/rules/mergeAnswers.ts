import type { Answers } from "../contract.ts";
import type { GivenAnswers } from "./answered.ts";

interface Answer {
  position: number;
  score: number | null;
  text: string | null;
}

/** Applies the unsent answers of this device to those that the server is known to hold: what the person sees. */
export function applyWaiting(count: number, held: Answers, waiting: readonly Answer[]): GivenAnswers {
  const scores = Array.from({ length: count }, (_, position) => held.scores[position] ?? null);
  const texts: Record<string, string> = { ...held.texts };
  for (const { position, score, text } of waiting) {
    if (position >= count) continue;
    scores[position] = score;
    texts[position] = text ?? "";
  }
  return { scores, texts };
}

/** Computes the server's state after one more accepted answer. Before the first, it has no position at all. */
export function applyAccepted(count: number, held: Answers, answer: Answer, revision: number): Answers {
  const { scores, texts } = applyWaiting(count, held, [answer]);
  const revisions = Array.from({ length: count }, (_, position) =>
    position === answer.position ? revision : (held.revisions[position] ?? 0),
  );
  return { scores: [...scores], texts, revisions };
}

/** Merges two readings of the server: at each question the one with the later revision. */
export function mergeNewest(count: number, known: Answers, read: Answers): Answers {
  let newest = read;
  for (let position = 0; position < count; position += 1) {
    const revision = known.revisions[position] ?? 0;
    if (revision <= (read.revisions[position] ?? 0)) continue;
    const answer = { position, score: known.scores[position] ?? null, text: known.texts[position] ?? null };
    newest = applyAccepted(count, newest, answer, revision);
  }
  return newest;
}
