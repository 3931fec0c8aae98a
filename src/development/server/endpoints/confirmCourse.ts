import { refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { courseEndpoints } from "../../contract/courses.ts";
import { whyNotConfirm, whyNotConfirmed } from "../../rules/courses.ts";
import { developmentCourses } from "../../tables/courses.ts";
import { giveBadges } from "../badges/giveBadges.ts";
import { readCourses } from "../courses/readCourses.ts";
import { isCourse, requireCourse } from "../courses/requireCourse.ts";
import { openPlan } from "../plans/openPlan.ts";

/** Raises no version: a form that is open beside is not refused for it. */
export const confirmCourseEndpoint = handle(courseEndpoints.confirmCourse, async (call) => {
  const { input, actor, tx } = call;
  const plan = await openPlan(call, whyNotConfirm);
  const course = await requireCourse(call, plan, input);
  refuseIf(whyNotConfirmed(course.state));
  if (course.confirmedAt === null) {
    await tx
      .update(developmentCourses)
      .set({ confirmedByProfileId: actor.profileId, confirmedAt: actor.at })
      .where(isCourse(course));
    await giveBadges(call, plan);
  }
  return readCourses(tx, actor, plan);
});
