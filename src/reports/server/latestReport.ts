import { sql } from "drizzle-orm";
import type { Tag } from "#disclosure/contract.ts";
import type { Translated } from "#evaluations/contract/questionnaire.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";

interface LatestReport {
  evaluationId: string;
  name: string;
  releasedOn: string;
  points: { kind: Tag; skill: Translated; mostlyManager: boolean }[];
}

/**
 * The latest report about the actor that is published and not archived, with the points that it begins with. Only what
 * the stored snapshot says: the person evaluated may read the whole of it, and their readings are not recorded.
 */
export async function findLatestReport(
  tx: Tenant,
  { companyId, profileId }: Actor,
): Promise<LatestReport | null> {
  const { rows } = await tx.execute<LatestReport & Record<string, unknown>>(sql`
    select e.id as "evaluationId", e.name, r.released_on::text as "releasedOn",
      (select coalesce(jsonb_agg(jsonb_build_object('kind', one.point -> 'kind', 'skill', skill -> 'name',
            'mostlyManager', coalesce(skill -> 'mostlyManager', 'false'))
          order by one.place), '[]')
        from jsonb_array_elements(r.snapshot -> 'highlights') with ordinality one (point, place)
        join jsonb_array_elements(r.snapshot -> 'skills') skill on skill -> 'id' = one.point -> 'skillId') as points
    from evaluations e
    join report_snapshots r on r.company_id = e.company_id and r.evaluation_id = e.id
    where e.company_id = ${companyId} and e.subject_profile_id = ${profileId} and e.status = 'completed'
      and r.released_on is not null
    order by r.released_on desc, e.id desc
    limit 1`);
  return rows[0] ?? null;
}
