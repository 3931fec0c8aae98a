import { sql } from "drizzle-orm";
import { wholeRun } from "#disclosure/vocabulary.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { listCountedQuestions } from "../../rules/counts.ts";
import { minThreshold } from "../../vocabulary.ts";
import type { RunRecord } from "./facts.ts";

type OpenRun = Pick<RunRecord, "companyId" | "id" | "content">;

/** As the report writer: how many answers wait to be moved. */
export async function countWaiting(tx: Tenant, { companyId, id }: OpenRun): Promise<number> {
  const { rows } = await tx.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from pulse_inbox where company_id = ${companyId} and run_id = ${id}`,
  );
  return rows[0]?.waiting ?? 0;
}

/**
 * As the report writer: moves what waits among the responses, in random order and under random ids, without labels, and adds
 * it to the counts of the whole and of its parts. Parts of fewer than five people who were asked are never told, and have no
 * counts: those of one person would be that person's answers. One statement moves and counts: what is counted is what was moved.
 */
export async function moveInbox(tx: Tenant, { companyId, id, content }: OpenRun): Promise<void> {
  const counted = listCountedQuestions(content);
  const parts = await listCountedParts(tx, { companyId, id });
  await tx.execute(sql`
    with moved as (
      delete from pulse_inbox where company_id = ${companyId} and run_id = ${id}
      returning team_id, direction_id, position_id, answers
    ), given as (
      select cut.name as cut, answer.key as question, answer.value as answer, count(*)::int as count
      from moved
      cross join lateral ${selectParts("moved")}
      cross join lateral jsonb_each_text(answers) as answer
      where cut.name = any(${sql.param(parts)}::text[]) and answer.key = any(${sql.param(counted)}::text[])
      group by 1, 2, 3
    ), added as (
      insert into pulse_counts as c (company_id, id, run_id, cut, question, answer, count)
      select ${companyId}::uuid, gen_random_uuid(), ${id}::uuid, cut, question, answer, count from given
      order by cut, question, answer
      on conflict (company_id, run_id, cut, question, answer) do update set count = c.count + excluded.count
    )
    insert into pulse_responses (company_id, id, run_id, answers)
    select ${companyId}::uuid, gen_random_uuid(), ${id}::uuid, answers from moved order by random()`);
  await rewriteCounts(tx, { companyId, id });
}

/** Read apart: of a table that has just been filled the planner knows no size, and would look through all of them for each row. */
async function listCountedParts(
  tx: Tenant,
  { companyId, id }: Pick<OpenRun, "companyId" | "id">,
): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select cut.name from pulse_invitations i
    cross join lateral ${selectParts("i")}
    where i.company_id = ${companyId} and i.run_id = ${id} and cut.name is not null
    group by cut.name having count(*) >= ${minThreshold}`);
  return rows.map(({ name }) => name);
}

/** The whole and its parts to which a row with labels belongs, as `cut (name)`; null where it has none of a kind. */
function selectParts(row: "i" | "moved") {
  const from = sql.identifier(row);
  return sql`(values (${wholeRun}), ('direction:' || ${from}.direction_id), ('team:' || ${from}.team_id),
    ('position:' || ${from}.position_id)) as cut (name)`;
}

/**
 * All counts of the run are written again: of those that one batch alone has raised, the number of the transaction would tell
 * what its people answered, since receipts tell who they were.
 */
const rewriteCounts = (tx: Tenant, { companyId, id }: Pick<OpenRun, "companyId" | "id">) =>
  tx.execute(sql`
    with old as (
      delete from pulse_counts where company_id = ${companyId} and run_id = ${id}
      returning cut, question, answer, count
    )
    insert into pulse_counts (company_id, id, run_id, cut, question, answer, count)
    select ${companyId}::uuid, gen_random_uuid(), ${id}::uuid, cut, question, answer, count from old
    order by random()`);

/** As the report writer: how many people have answered. */
export async function countReceipts(tx: Tenant, { companyId, id }: Pick<OpenRun, "companyId" | "id">) {
  const { rows } = await tx.execute<{ answers: number }>(
    sql`select count(*)::int as answers from pulse_receipts where company_id = ${companyId} and run_id = ${id}`,
  );
  return rows[0]?.answers ?? 0;
}
