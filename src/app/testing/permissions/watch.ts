import { showEveryRow, type QueryRunner } from "../everyRow.ts";

interface WatchedTable {
  name: string;
  /** The last transaction that wrote each row, summed, and how many rows there are: equal, nothing was written. */
  fingerprint: string;
  /** What its rows hold, by company. */
  content: string;
}
/** Every table as it stood when the watch began. Nothing is exempt but the count of tries. */
export interface Watch {
  tables: readonly WatchedTable[];
  fingerprints: ReadonlyMap<string, string>;
  contents: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** Begins to watch. */
export async function watchTables(owner: QueryRunner): Promise<Watch> {
  await showEveryRow(owner);
  const { rows } = await owner.query<{ name: string; company: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      case when n.nspname = 'public' and c.relname = 'companies' then 'id'
        when exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and n.nspname = 'public')
        then 'company_id' else 'null' end as company
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'auth', 'graphile_worker')
      and c.oid <> 'auth.limits'::regclass order by 1`);
  const tables = rows.map(({ name, company }) => {
    const row = name === "auth.second_factors" ? "(to_jsonb(t) - 'tries' - 'tried_since')" : "t";
    return {
      name,
      fingerprint: `select '${name}' as name, count(*) || ':' || coalesce(sum(xmin::text::bigint), 0) as held from ${name}`,
      content: `select '${name}' as name, coalesce(${company}::text, '') as company, count(*) || ':' || sum(hashtextextended(${row}::text, 0)) as held from ${name} t group by 2`,
    };
  });
  return {
    tables,
    fingerprints: await readFingerprints(owner, tables),
    contents: await readContents(owner, tables),
  };
}

async function readFingerprints(
  asker: QueryRunner,
  tables: readonly WatchedTable[],
): Promise<Map<string, string>> {
  if (tables.length === 0) return new Map();
  const text = tables.map(({ fingerprint }) => fingerprint).join(" union all ");
  // Prepared once it is repeated: to plan it takes longer than to answer it.
  const { rows } = await asker.query<{ name: string; held: string }>({ text, values: [] });
  return new Map(rows.map(({ name, held }) => [name, held]));
}

async function readContents(
  asker: QueryRunner,
  tables: readonly WatchedTable[],
): Promise<Map<string, Map<string, string>>> {
  const contents = new Map(tables.map(({ name }) => [name, new Map<string, string>()]));
  if (tables.length === 0) return contents;
  const question = tables.map(({ content }) => content).join(" union all ");
  const { rows } = await asker.query<{ name: string; company: string; held: string }>(question);
  for (const { name, company, held } of rows) contents.get(name)?.set(company, held);
  return contents;
}

/**
 * The watch of those tables alone that the open transaction has written, by the counts of PostgreSQL itself: to look at
 * eighty tables takes longer than the call that is looked at.
 */
export async function watchWritten(watch: Watch, asker: QueryRunner): Promise<Watch> {
  const { rows } = await asker.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_xact_user_tables
     where n_tup_ins + n_tup_upd + n_tup_del > 0`,
  );
  const written = new Set(rows.map(({ name }) => name));
  return { ...watch, tables: watch.tables.filter(({ name }) => written.has(name)) };
}

/** The tables that hold something else than when the watch began; of one company only, when it is given. */
export async function listChangesSince(
  watch: Watch,
  asker: QueryRunner,
  companyId?: string,
): Promise<string[]> {
  const now = await readFingerprints(asker, watch.tables);
  const written = watch.tables.filter(({ name }) => now.get(name) !== watch.fingerprints.get(name));
  const contents = await readContents(asker, written);
  return written.flatMap(({ name }) => {
    const [before, after] = [watch.contents.get(name), contents.get(name)];
    const companies = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
    return [...companies]
      .filter((company) => companyId === undefined || company === companyId)
      .filter((company) => before?.get(company) !== after?.get(company))
      .map((company) => `${name} ${company}`);
  });
}
