import type { ObjectiveStatus } from "../vocabulary.ts";
import { isOpen } from "./objective.ts";

interface TimedAction {
  dueOn: string | null;
  doneOn: string | null;
}

interface TimedObjective {
  status: ObjectiveStatus;
  startsOn: string | null;
  dueOn: string | null;
  actions: readonly TimedAction[];
}

interface TimedNote {
  day: string;
  meeting: { on: string } | null;
}

interface Dated {
  day: string;
  /** Its day is past, and it is still to do. */
  isLate: boolean;
}

type ObjectiveEntry<Objective> = Dated & { kind: "start" | "due"; objective: Objective };
type ActionEntry<Objective extends TimedObjective> = Dated & {
  kind: "action";
  objective: Objective;
  action: Objective["actions"][number];
};
type NoteEntry<Note> = Dated & { kind: "note" | "meeting"; note: Note };
type CycleEntry = Dated & { kind: "cycle" };

/** What a plan has of a day. */
export type TimelineEntry<Objective extends TimedObjective, Note> =
  | CycleEntry
  | ObjectiveEntry<Objective>
  | ActionEntry<Objective>
  | NoteEntry<Note>;

/** Of one day, in the order in which they are read. */
const kinds = ["cycle", "note", "start", "action", "meeting", "due"] as const;

/** A plan in time, the earliest first. What is over is expected no more: of it, only what was done stands here. */
export function computeTimeline<Objective extends TimedObjective, Note extends TimedNote>(
  plan: { cycles: readonly { startedOn: string }[]; objectives: readonly Objective[]; today: string },
  notes: readonly Note[],
): TimelineEntry<Objective, Note>[] {
  const { cycles, objectives, today } = plan;
  const entries: TimelineEntry<Objective, Note>[] = [];
  const isPast = (day: string) => day < today;
  for (const { startedOn } of cycles) entries.push({ kind: "cycle", day: startedOn, isLate: false });
  for (const objective of objectives) {
    const { startsOn, dueOn, status, actions } = objective;
    const goesOn = isOpen(status);
    if (startsOn && (goesOn || isPast(startsOn)))
      entries.push({ kind: "start", day: startsOn, isLate: false, objective });
    if (dueOn && goesOn) entries.push({ kind: "due", day: dueOn, isLate: isPast(dueOn), objective });
    for (const action of actions) {
      const day = action.doneOn ?? (goesOn ? action.dueOn : null);
      if (day)
        entries.push({
          kind: "action",
          day,
          isLate: action.doneOn === null && isPast(day),
          objective,
          action,
        });
    }
  }
  for (const note of notes) {
    entries.push({ kind: "note", day: note.day, isLate: false, note });
    if (note.meeting) entries.push({ kind: "meeting", day: note.meeting.on, isLate: false, note });
  }
  return entries.toSorted(
    (a, b) => a.day.localeCompare(b.day) || kinds.indexOf(a.kind) - kinds.indexOf(b.kind),
  );
}

/** How many of the past are shown at once; what is late always is. */
export const recentCount = 6;

/** What is long past is folded; then come what was lately, with all that is late, and what is ahead from today on. */
export function splitTimeline<Entry extends Dated>(entries: readonly Entry[], today: string) {
  const past = entries.filter(({ day }) => day < today);
  const recent = new Set(past.filter(({ isLate }) => !isLate).slice(-recentCount));
  return {
    older: past.filter((entry) => !entry.isLate && !recent.has(entry)),
    recent: past.filter((entry) => entry.isLate || recent.has(entry)),
    ahead: entries.filter(({ day }) => day >= today),
  };
}

/** In runs of the same month, in their order. */
export function groupByMonth<Entry extends Dated>(entries: readonly Entry[]) {
  const months: { month: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const month = entry.day.slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.entries.push(entry);
    else months.push({ month, entries: [entry] });
  }
  return months;
}
