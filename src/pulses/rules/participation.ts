import type { RunStatus } from "../vocabulary.ts";

/** What people may learn of participation while answers come. */
export const stepOfParticipation = 5;
const anHour = 60 * 60_000;

/** What screens say of an open run: a count that moved with each person would tell who has just answered. */
export const computeShownAnswers = (answers: number): number =>
  Math.floor(answers / stepOfParticipation) * stepOfParticipation;

/**
 * What is kept of a closed run: exact from its threshold on. Below, nothing tells how many of so few have answered: of one who
 * was asked, it would be who.
 */
export const computeClosedAnswers = (answers: number, threshold: number): number =>
  answers < threshold ? 0 : answers;

/** What is told of it: null for fewer than the threshold. */
export const tellAnswers = ({
  status,
  shownAnswers,
  threshold,
}: {
  status: RunStatus;
  shownAnswers: number;
  threshold: number;
}): number | null => (status === "closed" && shownAnswers < threshold ? null : shownAnswers);

/** The next full hour: what is shown moves then and at no other moment. */
export const computeNextRefresh = (now: Date): Date =>
  new Date((Math.floor(now.getTime() / anHour) + 1) * anHour);

/** Fewer wait until more have come: a task that moves one row would join it to its moment. */
export const minMovedTogether = 5;
