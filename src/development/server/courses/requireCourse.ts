import { and, eq } from "drizzle-orm";
import { refuse } from "#platform/errors.ts";
import { developmentCourses } from "../../tables/courses.ts";
import type { OpenPlan, PlanCall } from "../plans/openPlan.ts";

export const isCourse = ({ companyId, id }: { companyId: string; id: string }) =>
  and(eq(developmentCourses.companyId, companyId), eq(developmentCourses.id, id));

/** A course of this person, as the actor has read it; else 404, as for an id that no course has. */
export async function requireCourse(
  { tx, actor }: PlanCall,
  { person }: OpenPlan,
  { id, version }: { id: string; version: number },
) {
  const [row] = await tx
    .select()
    .from(developmentCourses)
    .where(and(isCourse({ companyId: actor.companyId, id }), eq(developmentCourses.profileId, person.id)));
  if (!row) return refuse("not_found");
  if (row.version !== version) refuse("edited_meanwhile");
  return row;
}
