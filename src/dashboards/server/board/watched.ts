import { sql, type SQL } from "drizzle-orm";
import { addsDirectManager } from "#evaluations/rules/launch.ts";
import { isNearActor } from "#evaluations/server/queries/list.ts";
import { isEvaluationVisibleTo } from "#evaluations/server/queries/visible.ts";
import { evaluationTypes } from "#evaluations/vocabulary.ts";
import { rowAwaitsNomination } from "#nominations/server/queries.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { Late, Watch, WatchedEvaluation } from "../../contract/board.ts";

/** Evaluations `e` about `s` that the actor manages, as mayManage decides; never one whose subject is the actor. */
export const isWatchedBy = (actor: Actor): SQL =>
  sql`${isEvaluationVisibleTo(actor)} and e.subject_profile_id is distinct from ${actor.profileId} ${isNearActor(actor)}`;

export const fromWatched = sql`
  from evaluations e left join profiles s on s.company_id = e.company_id and s.id = e.subject_profile_id`;
const named = sql`e.id as "evaluationId", e.name, nullif(trim(s.first_name || ' ' || s.last_name), '') as "subjectName"`;
const collecting = sql`e.status = 'in_progress' and e.releases_on is null`;

/** At most so many rows are shown of each kind; one more says that there are others. */
const maxRows = 5;
/** Of those that end first or were left first, so many are looked at, whatever the size of the company. */
const maxRead = 200;

interface Listed<Row> {
  items: Row[];
  hasMore: boolean;
}
const cut = <Row>(rows: readonly Row[], limit: number): Listed<Row> => ({
  items: rows.slice(0, limit),
  hasMore: rows.length > limit,
});

/** Evaluations that are listed and reminded by one click. */
const maxLate = 50;

/** Those that end first, up to a day, with a part that is awaited. */
export async function listEndingSoon(
  tx: Tenant,
  actor: Actor,
  until: string,
): Promise<Listed<Omit<Late["items"][number], "missing">>> {
  const { rows } = await tx.execute<Omit<Late["items"][number], "missing"> & Record<string, unknown>>(sql`
    select ${named}, e.due_on::text as "dueOn" ${fromWatched}
    where ${collecting} and e.due_on <= ${until}::date and ${isWatchedBy(actor)}
      and exists (select from evaluation_participants p
        where p.company_id = e.company_id and p.evaluation_id = e.id and p.status = 'pending')
    order by e.due_on, e.id limit ${maxLate + 1}`);
  return cut(rows, maxLate);
}

/**
 * Of those that end first, the ones of a type that asks a manager, of which none was invited or the only one declined:
 * the direct manager joins at the launch, so that these have none.
 */
export async function listWithoutManager(tx: Tenant, actor: Actor): Promise<Watch["withoutManager"]> {
  const types = evaluationTypes.filter(addsDirectManager);
  const { rows } = await tx.execute<WatchedEvaluation & Record<string, unknown>>(sql`
    with first as materialized (
      select e.company_id, e.id, e.due_on ${fromWatched}
      where ${collecting} and e.evaluation_type = any(${sql.param(types)}::text[]) and ${isWatchedBy(actor)}
      order by e.due_on, e.id limit ${maxRead}
    ), without as materialized (
      select f.id from first f
      where not exists (select from evaluation_participants p
        where p.company_id = f.company_id and p.evaluation_id = f.id
          and p.participant_role = 'manager' and p.status <> 'declined')
      order by f.due_on, f.id limit ${maxRows + 1}
    )
    select ${named} ${fromWatched}
    where e.company_id = ${actor.companyId} and e.id in (select id from without)
    order by e.due_on, e.id`);
  return cut(rows, maxRows);
}

/** Drafts that stand alone, wait for no proposal, and have not been changed since a moment. */
export async function listOldDrafts(tx: Tenant, actor: Actor, before: Date): Promise<Watch["drafts"]> {
  const left = sql`${before.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<Watch["drafts"]["items"][number] & Record<string, unknown>>(sql`
    with first as materialized (
      select e.id ${fromWatched}
      where e.status = 'draft' and e.created_at < ${left} and ${isWatchedBy(actor)}
      order by e.created_at, e.id limit ${maxRead}
    )
    select ${named}, to_char(e.updated_at at time zone c.time_zone, 'YYYY-MM-DD') as "editedOn" ${fromWatched}
    join companies c on c.id = e.company_id
    where e.company_id = ${actor.companyId} and e.id in (select id from first) and e.updated_at < ${left}
      and e.campaign_id is null and e.series_id is null and not ${rowAwaitsNomination(sql`e`)}
    order by e.updated_at, e.id limit ${maxRows + 1}`);
  return cut(rows, maxRows);
}
