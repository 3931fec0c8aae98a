import type { ErrorCode } from "#platform/errors.ts";
import { maxCourses, type CourseState, type PlanReader } from "../vocabulary.ts";
import { whyNotWrite } from "./access.ts";

/** The person alone says what they learn and how far they are. */
export const whyNotWriteCourse = (reader: PlanReader, person: { isActive: boolean }): ErrorCode | null =>
  reader === "manager" ? "course_not_yours" : whyNotWrite(reader, person);

/** Those who manage the person confirm what was finished. */
export const whyNotConfirm = (reader: PlanReader, person: { isActive: boolean }): ErrorCode | null =>
  reader === "owner" ? "course_of_yours" : whyNotWrite(reader, person);

export const whyNotConfirmed = (state: CourseState): ErrorCode | null =>
  state === "finished" ? null : "course_not_finished";

/** A course that is finished was so on a day that has come. */
export const whyNotFinished = (
  state: CourseState,
  finishedOn: string | null,
  today: string,
): ErrorCode | null =>
  state === "finished" && (finishedOn === null || finishedOn > today) ? "course_day" : null;

export const whyNotAddCourse = (count: number): ErrorCode | null =>
  count >= maxCourses ? "too_many_courses" : null;

interface ConfirmedFacts {
  title: string;
  state: CourseState;
  finishedOn: string | null;
}
/** Another course, or another day, than the one that was confirmed is to be confirmed anew. */
export const staysConfirmed = (before: ConfirmedFacts, after: ConfirmedFacts): boolean =>
  before.title === after.title && before.state === after.state && before.finishedOn === after.finishedOn;
