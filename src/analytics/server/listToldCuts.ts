import { sql } from "drizzle-orm";
import type { Translated } from "#evaluations/contract/questionnaire.ts";
import type { FigurePeriodKind } from "#disclosure/vocabulary.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { Cut } from "../contract/figures.ts";
import type { CutKind } from "../vocabulary.ts";
import { seesWholeCompany } from "./cuts.ts";

type Row = { kind: CutKind; id: string | null; fr: string | null; en: string | null };

/**
 * The parts of the company that have a row in a period, among those that the reader may see (`listCuts`): the widest first,
 * each kind in the order of names. What of them is closed to the reader is for `readFigureRows`.
 */
export async function listToldCuts(
  tx: Tenant,
  actor: Actor,
  { kind, start, limit }: { kind: FigurePeriodKind; start: string; limit: number },
): Promise<Cut[]> {
  const { companyId, profileId } = actor;
  const { rows } = await tx.execute<Row>(sql`
    select c.cut_kind as kind, c.cut_id as id, coalesce(t.name, p.name_fr) as fr, p.name_en as en
    from analytics_cuts c
    left join teams t on t.company_id = c.company_id and t.id = c.cut_id and c.cut_kind in ('direction', 'team')
    left join job_positions p on p.company_id = c.company_id and p.id = c.cut_id and c.cut_kind = 'position'
      and not p.is_archived
    where c.company_id = ${companyId} and c.period_kind = ${kind} and c.period_start = ${start}::date
      and case c.cut_kind
        when 'team' then t.id is not null
        when 'direction' then t.parent_team_id is null and t.id is not null
        when 'position' then p.id is not null
        else true end
      and ${seesWholeCompany(actor) ? sql`true` : sql`t.manager_profile_id = ${profileId}`}
    order by array_position(array['company', 'direction', 'team', 'position'], c.cut_kind),
      coalesce(t.name_key, p.name_key), c.cut_id
    limit ${limit}`);
  return rows.map(({ kind: cutKind, id, fr, en }) => ({
    kind: cutKind,
    id,
    name: fr === null ? null : ({ fr, en } satisfies Translated),
  }));
}
