import { handle } from "#platform/server/calls/handle.ts";
import { courseEndpoints } from "../../contract/courses.ts";
import { readCourses } from "../courses/readCourses.ts";
import { requirePlanAccess } from "../plans/access.ts";

export const listCoursesEndpoint = handle(courseEndpoints.listCourses, async ({ input, actor, tx }) =>
  readCourses(tx, actor, await requirePlanAccess(tx, actor, input.profileId)),
);
