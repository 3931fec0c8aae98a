import { sql } from "drizzle-orm";
import type { Tenant } from "../database/database.ts";
import type { DueWork } from "./kinds.ts";

/**
 * Makes the rows of these kinds and objects what is given: written, moved, or removed where nothing is given. In the
 * transaction of the fact, under its lock. One statement, whatever their number.
 * @returns the kind of each row that changed
 */
export async function scheduleWork(
  tx: Tenant,
  companyId: string,
  { kinds, objectIds }: { kinds: readonly string[]; objectIds: readonly string[] },
  due: readonly DueWork[],
): Promise<string[]> {
  if (objectIds.length === 0) return [];
  const given = JSON.stringify(
    due.map(({ kind, objectId, dueAt }) => ({ kind, object_id: objectId, due_at: dueAt })),
  );
  const { rows } = await tx.execute<{ kind: string }>(sql`
    with given as (
      select * from json_to_recordset(${given}::json) as given (kind text, object_id uuid, due_at timestamptz)
    ), ended as (
      delete from due_work d
      where d.company_id = ${companyId} and d.kind = any(${sql.param([...kinds])}::text[])
        and d.object_id = any(${sql.param([...objectIds])}::uuid[])
        and not exists (select from given g where g.kind = d.kind and g.object_id = d.object_id)
      returning d.kind
    ), written as (
      insert into due_work as d (company_id, kind, object_id, due_at)
      select ${companyId}, g.kind, g.object_id, g.due_at from given g order by g.kind, g.object_id
      on conflict (company_id, kind, object_id) do update set due_at = excluded.due_at, queued_at = null
        where d.due_at <> excluded.due_at
      returning d.kind
    )
    select kind from ended union all select kind from written`);
  return rows.map(({ kind }) => kind);
}
