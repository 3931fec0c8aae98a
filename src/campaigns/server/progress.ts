import { sql } from "drizzle-orm";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { Progress } from "../contract.ts";
import { visibleLines, isVisibleTo, toCompanyToday } from "./queries.ts";

/** The messages `m` that invite to all that the last launch started, once for each evaluation that they are about. */
const messages = sql`join (outbox m cross join lateral jsonb_array_elements_text(m.data -> 'ids') about (id)) on about.id = e.id::text`;
const isOfLastLaunch = sql`m.company_id = c.company_id and m.kind = 'evaluations.invitations' and m.status <> 'failed'
  and m.created_at >= c.launched_at
  and starts_with(m.dedupe_key, 'invitations:' || c.id || ':' || (extract(epoch from c.launched_at) * 1000)::bigint || ':')`;

/**
 * Reads how far a launch is, in one statement on the evaluations of the campaign and their invitations, and on no
 * participant. What is planned by itself for a later day waits for that day, not for the launch. A person invited to an
 * evaluation that the actor does not see counts only when also invited to one that they do.
 */
export async function readProgress(tx: Tenant, actor: Actor, id: string): Promise<Progress> {
  const leavesLater = sql`filter (where m.status = 'waiting' and m.leaves_on is not null)`;
  const { rows } = await tx.execute<Progress & Record<string, unknown>>(sql`
    select counted.waiting, counted.started, counted.preparing, launched.counts as launched from campaigns c cross join lateral (
      select count(*) filter (where e.status = 'pending' and e.starts_on <= ${toCompanyToday(actor)})::int as waiting,
        count(*) filter (where e.status not in ('draft', 'pending'))::int as started,
        count(*) filter (where e.status = 'draft' and e.awaits_questions)::int as preparing
      from ${visibleLines(actor)}) counted
    cross join lateral (
      select jsonb_build_object('evaluations', count(distinct e.id), 'invitations', count(distinct m.id),
        'later', count(distinct m.id) ${leavesLater}, 'lastOn', max(m.leaves_on) ${leavesLater}) as counts
      from ${visibleLines(actor, messages)} and ${isOfLastLaunch}) launched
    where ${isVisibleTo(actor)} and c.id = ${id}`);
  const [progress] = rows;
  if (!progress) refuse("not_found");
  return progress;
}
