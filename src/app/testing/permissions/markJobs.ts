import { and, eq, ne } from "drizzle-orm";
import { jobFamilies, jobPositions, jobStatuses } from "#jobs/tables.ts";
import type { Ids } from "../inputs.ts";
import type { Person, World } from "../world.ts";

export type JobIds = Pick<Ids, "jobFamily" | "jobPosition" | "jobStatus">;

/** A family, a position that stands in it and the one status of a company; their names say whose they are. */
export async function markJobs(world: World, owner: Person, mark: string): Promise<JobIds> {
  const { companyId } = owner;
  return world.inside(owner, async (tx) => {
    const [position] = await tx
      .update(jobPositions)
      .set({ nameFr: `${mark}-position` })
      .where(and(eq(jobPositions.companyId, companyId), eq(jobPositions.key, "comptable")))
      .returning({ id: jobPositions.id, familyId: jobPositions.familyId });
    await tx
      .update(jobFamilies)
      .set({ nameFr: `${mark}-job-family` })
      .where(and(eq(jobFamilies.companyId, companyId), eq(jobFamilies.id, position?.familyId ?? "")));
    const [status] = await tx
      .update(jobStatuses)
      .set({ nameFr: `${mark}-job-status` })
      .where(and(eq(jobStatuses.companyId, companyId), eq(jobStatuses.key, "stage")))
      .returning({ id: jobStatuses.id });
    await tx
      .delete(jobStatuses)
      .where(and(eq(jobStatuses.companyId, companyId), ne(jobStatuses.id, status?.id ?? "")));
    return {
      jobFamily: position?.familyId ?? "",
      jobPosition: position?.id ?? "",
      jobStatus: status?.id ?? "",
    };
  });
}
