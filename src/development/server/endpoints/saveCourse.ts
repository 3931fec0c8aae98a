import { and, eq } from "drizzle-orm";
import { refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { courseEndpoints } from "../../contract/courses.ts";
import { getQuarter } from "../../rules/badges.ts";
import { staysConfirmed, whyNotAddCourse, whyNotFinished, whyNotWriteCourse } from "../../rules/courses.ts";
import { developmentCourses } from "../../tables/courses.ts";
import { giveBadges } from "../badges/giveBadges.ts";
import { readCourses } from "../courses/readCourses.ts";
import { isCourse, requireCourse } from "../courses/requireCourse.ts";
import { openPlan, type OpenPlan, type PlanCall } from "../plans/openPlan.ts";

/** Under the lock of the plan: of two courses that are finished at once the second one counts both. */
export const saveCourseEndpoint = handle(courseEndpoints.saveCourse, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  const plan = await openPlan(call, whyNotWriteCourse);
  const { id, version, title, libraryKey, state } = input;
  const stored = id === null ? null : await requireCourse(call, plan, { id, version });
  refuseIf(whyNotFinished(state, input.finishedOn, plan.today));
  const values = { title, libraryKey, state, finishedOn: state === "finished" ? input.finishedOn : null };
  const isAnother = stored !== null && !staysConfirmed(stored, values);
  if (stored)
    await tx
      .update(developmentCourses)
      .set({
        ...values,
        version: stored.version + 1,
        ...(isAnother && { confirmedByProfileId: null, confirmedAt: null }),
      })
      .where(isCourse(stored));
  else {
    refuseIf(whyNotAddCourse(await countCourses(call, plan)));
    await tx.insert(developmentCourses).values({
      ...values,
      companyId,
      id: services.newId(),
      profileId: plan.person.id,
      createdAt: actor.at,
    });
  }
  const confirmedOn = isAnother && stored.confirmedAt ? stored.finishedOn : null;
  await giveBadges(call, plan, confirmedOn && getQuarter(confirmedOn));
  return readCourses(tx, actor, plan);
});

const countCourses = ({ tx, actor }: PlanCall, { person }: OpenPlan): Promise<number> =>
  tx.$count(
    developmentCourses,
    and(eq(developmentCourses.companyId, actor.companyId), eq(developmentCourses.profileId, person.id)),
  );
