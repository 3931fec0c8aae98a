import { and, eq, inArray, sql } from "drizzle-orm";
import { profiles } from "#people/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { isEvaluationVisibleTo } from "./visible.ts";

interface Requests extends Record<string, unknown> {
  id: string;
  count: number;
}

/**
 * For how many running evaluations each is asked, whatever they answered, among those whose participants the actor may
 * see: not those about the actor.
 */
export async function countRequests(
  tx: Tenant,
  actor: Actor,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await tx.execute<Requests>(sql`
    select ep.participant_profile_id as id, count(*)::int as count
    from evaluation_participants ep
    join evaluations e on e.company_id = ep.company_id and e.id = ep.evaluation_id and e.status = 'in_progress'
    join profiles s on s.company_id = e.company_id and s.id = e.subject_profile_id
    where ep.company_id = ${actor.companyId} and ep.participant_profile_id = any(${sql.param([...ids])}::uuid[])
      and e.subject_profile_id <> ${actor.profileId} and ${isEvaluationVisibleTo(actor)}
    group by ep.participant_profile_id`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

const face = {
  id: profiles.id,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  avatar: profiles.avatar,
  email: profiles.email,
  jobTitle: profiles.jobTitle,
};
type Face = Pick<typeof profiles.$inferSelect, keyof typeof face>;

export async function listFaces(
  tx: Tenant,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, Face>> {
  if (ids.length === 0) return new Map();
  const people = await tx
    .select(face)
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), inArray(profiles.id, [...ids])));
  return new Map(people.map((person) => [person.id, person]));
}
