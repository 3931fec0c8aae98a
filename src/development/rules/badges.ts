import type { BadgeKind } from "../vocabulary.ts";

/** So many courses finished in one quarter of the calendar earn a badge. */
export const coursesPerBadge = 3;
/** 2026-Q4: the quarter of a day, which is one of the company’s calendar. */
export const getQuarter = (day: string): string =>
  `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

/** Quarters counted from one beginning, so that those that follow each other differ by one. */
const numberQuarter = (day: string): number =>
  Number(day.slice(0, 4)) * 4 + Math.ceil(Number(day.slice(5, 7)) / 3);

export interface EarnedBadge {
  kind: BadgeKind;
  /** Of what can be earned in each quarter; else empty. */
  quarter: string;
}

interface BadgeFacts {
  /** What is kept for oneself earns nothing, since others see badges. */
  sharedObjectives: number;
  sharedReached: number;
  finishedCourses: readonly { finishedOn: string; isConfirmed: boolean }[];
  asksConfirmation: boolean;
  followUpDays: readonly string[];
}

const countsFor =
  (asksConfirmation: boolean) =>
  ({ isConfirmed }: { isConfirmed: boolean }): boolean =>
    isConfirmed || !asksConfirmation;

const listEarningQuarters = (courses: readonly { finishedOn: string }[]): string[] =>
  [...Map.groupBy(courses, ({ finishedOn }) => getQuarter(finishedOn))].flatMap(([quarter, some]) =>
    some.length >= coursesPerBadge ? [quarter] : [],
  );

const computeYearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** From one day to that of the year after, or later, with a follow-up in each quarter between. */
function hasFollowedUpAYear(days: readonly string[]): boolean {
  let [first, last] = ["", ""];
  return days.toSorted().some((day) => {
    if (last === "" || numberQuarter(day) > numberQuarter(last) + 1) first = day;
    last = day;
    return day >= computeYearAfter(first);
  });
}

/** What the facts of a person earn today. A badge is a fact about one person: it is never ranked. */
export function listEarnedBadges(facts: BadgeFacts): EarnedBadge[] {
  const counted = facts.finishedCourses.filter(countsFor(facts.asksConfirmation));
  const once = (kind: BadgeKind, isEarned: boolean): EarnedBadge[] =>
    isEarned ? [{ kind, quarter: "" }] : [];
  return [
    ...once("first_plan", facts.sharedObjectives > 0),
    ...once("first_objective", facts.sharedReached > 0),
    ...once("year_of_follow_ups", hasFollowedUpAYear(facts.followUpDays)),
    ...listEarningQuarters(counted).map((quarter): EarnedBadge => ({ kind: "three_courses", quarter })),
  ];
}

/**
 * The quarters whose badge says what is no longer so, once a course was removed or its day corrected. That the company asks for
 * confirmation since takes none away.
 * @param unconfirmed the quarter of a course that was confirmed and has become another: there, confirmation is asked for
 */
export function listUnfounded(
  given: readonly EarnedBadge[],
  { finishedCourses, asksConfirmation }: Pick<BadgeFacts, "finishedCourses" | "asksConfirmation">,
  unconfirmed: string | null,
): string[] {
  const founded = new Set(listEarningQuarters(finishedCourses));
  const confirmed = new Set(listEarningQuarters(finishedCourses.filter(countsFor(asksConfirmation))));
  return given.flatMap(({ kind, quarter }) =>
    kind === "three_courses" && !(quarter === unconfirmed ? confirmed : founded).has(quarter)
      ? [quarter]
      : [],
  );
}

/** Those that a write has earned. */
export const listNewBadges = <Badge extends EarnedBadge>(
  before: readonly EarnedBadge[],
  after: readonly Badge[],
): Badge[] =>
  after.filter(({ kind, quarter }) => !before.some((one) => one.kind === kind && one.quarter === quarter));

/** « 2 formations sur 3 ce trimestre ». */
export const countThisQuarter = (
  courses: readonly { finishedOn: string | null; isConfirmed: boolean }[],
  { today, asksConfirmation }: { today: string; asksConfirmation: boolean },
): number =>
  courses
    .filter(countsFor(asksConfirmation))
    .filter(({ finishedOn }) => finishedOn !== null && getQuarter(finishedOn) === getQuarter(today)).length;
