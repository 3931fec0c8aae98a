import { handle } from "#platform/server/calls/handle.ts";
import { courseEndpoints } from "../../contract/courses.ts";
import { whyNotWriteCourse } from "../../rules/courses.ts";
import { developmentCourses } from "../../tables/courses.ts";
import { giveBadges } from "../badges/giveBadges.ts";
import { readCourses } from "../courses/readCourses.ts";
import { isCourse, requireCourse } from "../courses/requireCourse.ts";
import { openPlan } from "../plans/openPlan.ts";

export const removeCourseEndpoint = handle(courseEndpoints.removeCourse, async (call) => {
  const { input, actor, tx } = call;
  const plan = await openPlan(call, whyNotWriteCourse);
  const course = await requireCourse(call, plan, input);
  await tx.delete(developmentCourses).where(isCourse(course));
  await giveBadges(call, plan);
  return readCourses(tx, actor, plan);
});
