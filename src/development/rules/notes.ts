import { daysAfter } from "#platform/calendarDays.ts";
import type { ErrorCode } from "#platform/errors.ts";
import { momentIn } from "#platform/localTime.ts";
import { maxNotes, type NoteKind, type PlanReader } from "../vocabulary.ts";
import { whyNotWrite } from "./access.ts";

/** The hour of the day before a meeting at which both are reminded of it. */
const reminderHour = "09:00";

/**
 * The person and their managers write follow-ups. Coaching is written for the person: by their managers, and by those in charge of
 * the company.
 */
export function whyNotWriteNote(
  reader: PlanReader,
  kind: NoteKind,
  person: { isActive: boolean },
): ErrorCode | null {
  if (kind === "follow_up") return whyNotWrite(reader, person);
  if (reader === "owner") return "coaching_by_manager";
  return person.isActive ? null : "plan_closed";
}

/** Whose note it is says the rest: those in charge may have written one too. */
export const whyNotTouchNote = (_reader: PlanReader, person: { isActive: boolean }): ErrorCode | null =>
  person.isActive ? null : "plan_closed";

/** What a person wrote is changed and removed by them alone. */
export const whyNotChangeNote = ({ isOwn }: { isOwn: boolean }): ErrorCode | null =>
  isOwn ? null : "note_not_yours";

/** A note says what was said: on that day or before. */
export const whyNotNoteDay = (day: string, today: string): ErrorCode | null =>
  day > today ? "note_day" : null;

/** How many days ahead the next meeting can be. */
const maxMeetingDays = 3 * 366;

/** The next meeting is one to come, within a few years. */
export const whyNotMeetingDay = (on: string, today: string): ErrorCode | null =>
  on > daysAfter(today, maxMeetingDays) ? "meeting_far" : null;

/** That of an older note may stand as it was. */
export const whyNotMeeting = (meetingAt: Date | null, before: Date | null, now: Date): ErrorCode | null =>
  meetingAt === null || meetingAt.getTime() === before?.getTime() || meetingAt > now ? null : "meeting_past";

/** The meeting that comes first, of those to come. */
export const chooseNextMeeting = <
  Note extends { meeting: { on: string; time: string; isPast: boolean } | null },
>(
  notes: readonly Note[],
): Note | null => {
  const key = ({ meeting }: Note) => `${meeting?.on} ${meeting?.time}`;
  const [next] = notes
    .filter(({ meeting }) => meeting !== null && !meeting.isPast)
    .toSorted((a, b) => key(a).localeCompare(key(b)));
  return next ?? null;
};

export const whyNotAddNote = (count: number): ErrorCode | null =>
  count >= maxNotes ? "too_many_notes" : null;

interface Meeting {
  meetingAt: Date | null;
  /** The day of the meeting, in the time zone of the company. */
  meetingOn: string | null;
  timeZone: string;
  remindedAt: Date | null;
}

/** When both are reminded: on the day before. One that is arranged later than that needs no reminder, nor one that is over. */
export function computeMeetingReminder(
  { meetingAt, meetingOn, timeZone, remindedAt }: Meeting,
  { arrangedAt, now }: { arrangedAt: Date; now: Date },
): Date | null {
  if (meetingAt === null || meetingOn === null || remindedAt !== null || meetingAt <= now) return null;
  const due = momentIn(timeZone, daysAfter(meetingOn, -1), reminderHour);
  return due > arrangedAt ? due : null;
}

/**
 * Who is reminded of a meeting: the person, and the manager who wrote of it; of one that the person wrote, or a manager of before,
 * those who manage the person now and read the plan.
 */
export function listReminded({
  ownerId,
  authorId,
  managerIds,
}: {
  ownerId: string;
  authorId: string;
  managerIds: readonly string[];
}): string[] {
  return [ownerId, ...(managerIds.includes(authorId) ? [authorId] : managerIds)];
}
