import { sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Measure } from "../contract/figures.ts";
import { findMeasuredSkill, objectivesMeasure, toSkillMeasure, valuesMeasure } from "../rules/measures.ts";

type NamedSkill = { id: string; fr: string; en: string | null };

/** The measures in their order: skills by family as the catalogue has them, then values and objectives. */
export async function nameMeasures(
  tx: Tenant,
  companyId: string,
  keys: ReadonlySet<string>,
): Promise<Measure[]> {
  const ids = [...keys].flatMap((key) => findMeasuredSkill(key) ?? []);
  const { rows } = await tx.execute<NamedSkill>(sql`
    select s.id, s.name_fr as fr, s.name_en as en
    from skills s join skill_families f on f.company_id = s.company_id and f.id = s.family_id
    where s.company_id = ${companyId} and s.id = any(${sql.param(ids)}::uuid[])
    order by f.position, f.id, s.position, s.id`);
  return [
    ...rows.map(({ id, fr, en }) => ({ key: toSkillMeasure(id), name: { fr, en } })),
    ...[valuesMeasure, objectivesMeasure].filter((key) => keys.has(key)).map((key) => ({ key, name: null })),
  ];
}
