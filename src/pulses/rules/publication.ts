import type { ErrorCode } from "#platform/errors.ts";
import type { NoteAction } from "../contract/note.ts";
import type { PulseReaders, RunStatus } from "../vocabulary.ts";

interface NoteContent {
  text: string;
  actions: readonly Pick<NoteAction, "text">[];
}

/** A note says something: actions alone do not tell what they follow from. */
export const saysSomething = ({ text }: Pick<NoteContent, "text">): boolean => text.trim() !== "";

/** Before a run is closed nothing follows from it; what people were told may be changed, not emptied. */
export function whyNotSaveNote(
  { status }: { status: RunStatus },
  note: NoteContent & { isPublished: boolean },
): ErrorCode | null {
  if (status !== "closed") return "pulse_not_closed";
  return note.isPublished && !saysSomething(note) ? "pulse_note_empty" : null;
}

/** What was promised before, and the day on which it is changed. */
export interface Promised {
  today: string;
  /** Days that the stored note promises: they may have passed since. */
  knownDays: readonly (string | null)[];
}

/** Whether an action that is not done would be promised for a day that is over. */
export const isPromisedTooLate = (
  { dueOn, doneOn }: Pick<NoteAction, "dueOn" | "doneOn">,
  { today, knownDays }: Promised,
): boolean => dueOn !== null && doneOn === null && dueOn < today && !knownDays.includes(dueOn);

export const whyNotPromise = (
  actions: readonly Pick<NoteAction, "dueOn" | "doneOn">[],
  promised: Promised,
): "pulse_promised_day_over" | null =>
  actions.some((action) => isPromisedTooLate(action, promised)) ? "pulse_promised_day_over" : null;

/** With how many answers the results of a run are shown. */
interface Shown {
  shownAnswers: number;
  threshold: number;
}

/** Results can be published without a note where there are some, and to those who may read them: others would open nothing. */
export function whyNotPublish(
  { status, readers, shownAnswers, threshold }: { status: RunStatus; readers: PulseReaders } & Shown,
  note: NoteContent | null,
): ErrorCode | null {
  if (status !== "closed") return "pulse_not_closed";
  if (note && saysSomething(note)) return null;
  const hasResults = readers === "asked" && shownAnswers >= threshold;
  return hasResults && !note?.actions.length ? null : "pulse_note_empty";
}

/**
 * What a person who was asked finds of a run that is over: its note, the way to its results, both, or nothing yet. They may
 * read the note even where the results are for others.
 */
export function resolvePublished({
  status,
  readers,
  isPublished,
  isNotePublished,
  shownAnswers,
  threshold,
}: Shown & {
  status: RunStatus;
  readers: PulseReaders;
  isPublished: boolean;
  isNotePublished: boolean;
}): { hasNote: boolean; hasResults: boolean } | null {
  if (status !== "closed") return null;
  const hasResults = isPublished && readers === "asked" && shownAnswers >= threshold;
  return isNotePublished || hasResults ? { hasNote: isNotePublished, hasResults } : null;
}

/** People who are named for the first time; those named before stay, though they have left. */
export const listNewOwners = (
  before: readonly Pick<NoteAction, "ownerProfileId">[],
  after: readonly Pick<NoteAction, "ownerProfileId">[],
): string[] => {
  const known = new Set(before.map(({ ownerProfileId }) => ownerProfileId));
  return [...new Set(after.flatMap(({ ownerProfileId: id }) => (id !== null && !known.has(id) ? [id] : [])))];
};
