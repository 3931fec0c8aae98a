import type pg from "pg";

/** What every table holds, by table and company: equal digests, nothing changed. Nothing is exempt but the count of tries. */
export type Digest = Map<string, string>;
type Asker = Pick<pg.Pool | pg.PoolClient, "query">;

/**
 * The question to ask, once per database. Row-level security binds the owner too: in this copy of the database, and for
 * the owner alone, a policy of the test lets them look at every row.
 */
export async function digestQuestion(owner: Asker): Promise<string> {
  const secured = await owner.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'",
  );
  for (const { name } of secured.rows)
    await owner.query(`create policy watched_by_the_test on ${name} for select to current_user using (true)`);
  const { rows } = await owner.query<{ name: string; company: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      case when n.nspname = 'public' and c.relname = 'companies' then 'id'
        when exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and n.nspname = 'public')
        then 'company_id' else 'null' end as company
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'auth', 'graphile_worker')
      and c.oid <> 'auth.limits'::regclass order by 1`);
  return rows
    .map(
      ({ name, company }) =>
        `select '${name} ' || coalesce(${company}::text, '') as part, count(*) || ':' || sum(hashtextextended(${name === "auth.second_factors" ? "(to_jsonb(t) - 'tries' - 'tried_since')" : "t"}::text, 0)) as held from ${name} t group by 1`,
    )
    .join(" union all ");
}

export async function digest(asker: Asker, question: string): Promise<Digest> {
  const { rows } = await asker.query<{ part: string; held: string }>(question);
  return new Map(rows.map(({ part, held }) => [part, held]));
}

/** The tables that differ; only those of one company when it is given. */
export function changesBetween(before: Digest, after: Digest, companyId = ""): string[] {
  const parts = new Set([...before.keys(), ...after.keys()]);
  return [...parts].filter((part) => part.endsWith(companyId) && before.get(part) !== after.get(part));
}
