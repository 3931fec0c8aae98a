import { daysAfter } from "#platform/calendarDays.ts";
import type { PlannedRun, TooClose } from "../contract/series.ts";
import { tooCloseKinds } from "../vocabulary.ts";
import { listNextRuns, type SeriesProgress } from "./cadence.ts";

/** Fewer days than this between two surveys, people are tired of them. */
export const restDays = 7;
/** In tenths: an audience that shares as much with another is as good as the same. */
const sameAudienceTenths = 8;

/** Of the people who would be asked, those whom another run asks too. */
interface Shared {
  shared: number;
}
export interface AskedBefore extends Shared {
  opensOn: string;
  /** Null: it is closed already. */
  closesOn: string | null;
}
export interface AskedLater extends Shared {
  opensOn: string;
}

/** The first runs of other series that open fewer than seven days before or after one of these runs, each on its day. */
export const listCloseDays = (
  runs: readonly Pick<PlannedRun, "opensOn">[],
  other: SeriesProgress,
): string[] =>
  runs.flatMap(({ opensOn }) => {
    const [next] = listNextRuns(other, 1, daysAfter(opensOn, 1 - restDays));
    return next && next.opensOn < daysAfter(opensOn, restDays) ? [next.opensOn] : [];
  });

/**
 * Other surveys of as good as the same people, of each kind the nearest: one that was sent fewer than seven days before this
 * one opens, one that is then still open, one that is planned close to it (`listCloseDays`).
 */
export function listTooClose(
  { asked, opensOn }: { asked: number; opensOn: string },
  before: readonly AskedBefore[],
  later: readonly AskedLater[],
): TooClose[] {
  const isSame = ({ shared }: Shared) => shared > 0 && shared * 10 >= asked * sameAudienceTenths;
  const closings = (runs: readonly AskedBefore[]) =>
    runs.flatMap(({ closesOn }) => (closesOn !== null && closesOn >= opensOn ? [closesOn] : []));
  const since = daysAfter(opensOn, -restDays);
  const same = before.filter(isSame);
  const over = same.filter((run) => closings([run]).length === 0 && run.opensOn > since);
  const days: Record<TooClose["kind"], string | undefined> = {
    lately: over
      .map((run) => run.opensOn)
      .toSorted()
      .at(-1),
    open: closings(same).toSorted().at(-1),
    soon: later
      .filter(isSame)
      .map((run) => run.opensOn)
      .toSorted()
      .at(0),
  };
  return tooCloseKinds.flatMap((kind) => {
    const day = days[kind];
    return day === undefined ? [] : [{ kind, day }];
  });
}
