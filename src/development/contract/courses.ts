import * as z from "zod";
import { PersonName } from "#people/contract/person.ts";
import { calendarDate, endpoint, line } from "#platform/contract/endpoint.ts";
import { badgeKinds, courseStates } from "../vocabulary.ts";
import { aboutPlan } from "./plan.ts";

const id = z.uuid();
const version = z.int().min(0);
const onPlan = { allow: "signedIn", object: "profileId", needsProvedAddress: true } as const;
const coursesPath = "/development-plans/{profileId}/courses";
const maxTitleLength = 160;

export const Course = z.object({
  id,
  title: z.string(),
  libraryKey: z.string().nullable(),
  state: z.enum(courseStates),
  finishedOn: calendarDate.nullable(),
  confirmedBy: PersonName.nullable(),
  version: z.int(),
});
export type Course = z.infer<typeof Course>;

/** Given by a rule (rules/badges.ts), never by a person. */
export const Badge = z.object({ kind: z.enum(badgeKinds), quarter: z.string(), givenOn: calendarDate });
export type Badge = z.infer<typeof Badge>;

export const Courses = z.object({
  /** Those under way first, then those to do, then those finished, the latest first. */
  items: z.array(Course),
  /** The company wants finished courses to be confirmed. */
  asksConfirmation: z.boolean(),
  /** In the order in which they were given. */
  badges: z.array(Badge),
  /** How many finished ones count in this quarter. */
  finishedThisQuarter: z.int(),
});
export type Courses = z.infer<typeof Courses>;

export const courseEndpoints = {
  listCourses: endpoint({
    ...onPlan,
    method: "GET",
    path: coursesPath,
    summary: "The courses and badges of a person",
  })
    .input(z.strictObject(aboutPlan))
    .output(Courses),
  /** `id` null, `version` 0: a new one. */
  saveCourse: endpoint({ ...onPlan, method: "POST", path: coursesPath, summary: "Add or change a course" })
    .input(
      z.strictObject({
        ...aboutPlan,
        id: id.nullable(),
        version,
        title: line(maxTitleLength),
        /** The course of the library that it is. */
        libraryKey: line(80).nullable(),
        state: z.enum(courseStates),
        finishedOn: calendarDate.nullable(),
      }),
    )
    .output(Courses),
  removeCourse: endpoint({
    ...onPlan,
    method: "DELETE",
    path: `${coursesPath}/{id}`,
    summary: "Remove a course",
  })
    .input(z.strictObject({ ...aboutPlan, id, version }))
    .output(Courses),
  /** Said once: again, it says the same. */
  confirmCourse: endpoint({
    ...onPlan,
    method: "POST",
    path: `${coursesPath}/{id}/confirmation`,
    summary: "Confirm that a person has finished a course",
  })
    .input(z.strictObject({ ...aboutPlan, id, version }))
    .output(Courses),
};
