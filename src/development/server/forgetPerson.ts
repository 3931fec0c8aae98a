import { and, eq, or } from "drizzle-orm";
import type { ForgetPerson } from "#people/server/ports.ts";
import { developmentBadges, developmentCourses } from "../tables/courses.ts";
import { developmentSupporters } from "../tables/objectives.ts";
import { developmentHandovers, developmentPlans } from "../tables/plans.ts";
import { developmentRecognitions } from "../tables/recognitions.ts";

/**
 * Erases the plan of a person with everything that was written in it, their courses, badges and thank-yous, and takes them
 * out of the objectives that they supported. What they wrote in the plans of others, and thanked others for, stays.
 */
export const forgetDevelopment: ForgetPerson = async (tx, { companyId, id }) => {
  await tx
    .delete(developmentPlans)
    .where(and(eq(developmentPlans.companyId, companyId), eq(developmentPlans.profileId, id)));
  for (const table of [developmentCourses, developmentBadges, developmentSupporters] as const)
    await tx.delete(table).where(and(eq(table.companyId, companyId), eq(table.profileId, id)));
  await tx
    .delete(developmentHandovers)
    .where(
      and(
        eq(developmentHandovers.companyId, companyId),
        or(eq(developmentHandovers.profileId, id), eq(developmentHandovers.managerProfileId, id)),
      ),
    );
  await tx
    .delete(developmentRecognitions)
    .where(
      and(eq(developmentRecognitions.companyId, companyId), eq(developmentRecognitions.toProfileId, id)),
    );
};
