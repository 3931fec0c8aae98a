import { expect, test } from "vitest";
import { maxCourses, type CourseState, type PlanReader } from "../vocabulary.ts";
import {
  staysConfirmed,
  whyNotAddCourse,
  whyNotConfirm,
  whyNotConfirmed,
  whyNotFinished,
  whyNotWriteCourse,
} from "./courses.ts";

test.each<[PlanReader, boolean, string | null, string | null]>([
  ["owner", true, null, "course_of_yours"],
  ["manager", true, "course_not_yours", null],
  ["administration", true, "plan_view_only", "plan_view_only"],
  ["owner", false, "plan_closed", "course_of_yours"],
  ["manager", false, "course_not_yours", "plan_closed"],
])("%s, of a person who is active: %s", (reader, isActive, write, confirm) => {
  expect(whyNotWriteCourse(reader, { isActive })).toBe(write);
  expect(whyNotConfirm(reader, { isActive })).toBe(confirm);
});

test.each<[CourseState, string | null, string | null, string | null]>([
  ["finished", "2026-11-20", null, null],
  ["finished", "2026-11-21", "course_day", null],
  ["finished", null, "course_day", null],
  ["under_way", null, null, "course_not_finished"],
  ["to_do", null, null, "course_not_finished"],
])("%s on %s", (state, finishedOn, day, confirmed) => {
  expect(whyNotFinished(state, finishedOn, "2026-11-20")).toBe(day);
  expect(whyNotConfirmed(state)).toBe(confirmed);
});

test("a person has so many courses", () => {
  expect(whyNotAddCourse(maxCourses - 1)).toBeNull();
  expect(whyNotAddCourse(maxCourses)).toBe("too_many_courses");
});

const course = { title: "Écouter", state: "finished" as const, finishedOn: "2026-11-02" };
test.each([
  ["as it is", course, true],
  ["of another day", { ...course, finishedOn: "2026-11-03" }, false],
  ["another", { ...course, title: "Négocier" }, false],
  ["under way again", { ...course, state: "under_way" as const, finishedOn: null }, false],
])("a confirmation of a course that is %s", (_, after, stays) => {
  expect(staysConfirmed(course, after)).toBe(stays);
});
