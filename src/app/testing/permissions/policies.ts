import type pg from "pg";
import type { Scenario } from "./scenario.ts";

/** Two companies, and a person of each: what one of B may try on A. */
export interface Parties {
  a: { companyId: string; profileId: string; runningEvaluation: string };
  b: { companyId: string; profileId: string };
}

/** The strangers of both companies, and an evaluation of A that runs. */
export function getParties({ a, b, evaluationIds, acting }: Scenario): Parties {
  return {
    a: {
      companyId: a.owner.companyId,
      profileId: acting.get("stranger")?.profileId ?? "",
      runningEvaluation: evaluationIds.a.get("main in progress")?.evaluation ?? "",
    },
    b: { companyId: b.owner.companyId, profileId: b.people.get("stranger")?.profileId ?? "" },
  };
}

interface Policy {
  table: string;
  name: string;
  /** r select, a insert, w update, d delete, * all. */
  command: string;
  isRestrictive: boolean;
}

export async function listTables(owner: pg.Pool): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  return rows.map(({ name }) => name);
}

/** The policies of the product; that of the test, which lets the owner look, is left out (watch.ts). */
export async function listPolicies(owner: pg.Pool): Promise<Policy[]> {
  const { rows } = await owner.query<Policy>(`
    select c.relname as table, p.polname as name, p.polcmd as command, not p.polpermissive as "isRestrictive"
    from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and p.polname <> 'watched_by_the_test' order by 1, 2`);
  return rows;
}

export function buildOpeningStatement({ table, name, command }: Policy): string {
  const using = command === "a" ? "" : "using (true)";
  const check = command === "r" || command === "d" ? "" : "with check (true)";
  return `alter policy ${name} on ${table} ${using} ${check}`;
}

/** Begins with what the owner changes, looks for leaks, and undoes everything. */
export async function listLeaksAfter(
  owner: pg.Pool,
  statement: string | null,
  tables: readonly string[],
  parties: Parties,
): Promise<string[]> {
  const client = await owner.connect();
  try {
    await client.query("begin");
    if (statement) await client.query(statement);
    const leaks: string[] = [];
    for (const table of tables) leaks.push(...(await listTableLeaks(client, table, parties)));
    return leaks;
  } finally {
    await client.query("rollback");
    client.release();
  }
}

const roles = ["rondo_app", "rondo_report"] as const;
/** Nothing hangs on these rows before the transaction ends, so that they can be deleted without naming any. */
const unreferencedTables = ["evaluation_answers", "response_authors", "responses"];

/** What a person of B reads, changes, deletes or plants in a table of A. The database may answer 42501, or no row. */
async function listTableLeaks(client: pg.PoolClient, table: string, { a, b }: Parties): Promise<string[]> {
  const column = table === "companies" ? "id" : "company_id";
  const ofA = `${column} = '${a.companyId}'`;
  // PostgreSQL fills generated columns itself and refuses statements that name them.
  const { rows } = await client.query<{ row: object; columns: string }>(
    `select to_jsonb(t) as row, (select string_agg(quote_ident(attname), ', ') from pg_attribute
        where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = '') as columns
     from ${table} t where ${ofA} limit 1`,
  );
  const [sample] = rows;
  if (!sample) return [`${table}: no row of A to try on: add one in src/app/testing/permissions/actors.ts`];
  const planted = JSON.stringify({ ...sample.row, id: crypto.randomUUID() }).replaceAll("'", "''");
  const inB = { "app.company_id": b.companyId, "app.profile_id": b.profileId };
  const leaks: string[] = [];
  for (const role of roles) {
    const seen = await attempt(client, role, inB, `select 1 from ${table} where ${ofA}`);
    const changed = await attempt(
      client,
      role,
      inB,
      `update ${table} set ${column} = ${column} where ${ofA}`,
    );
    const deleted = await attempt(client, role, inB, `delete from ${table} where ${ofA}`);
    const { columns } = sample;
    const plant = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, '${planted}')`;
    const written = await attempt(client, role, inB, plant);
    const without = await attempt(client, role, {}, `select 1 from ${table}`);
    for (const [what, outcome] of Object.entries({ seen, changed, deleted, without }))
      if (outcome !== "42501" && outcome !== 0) leaks.push(`${table}: ${what} by ${role} (${outcome})`);
    if (written !== "42501") leaks.push(`${table}: planted by ${role} (${written})`);
  }
  if (unreferencedTables.includes(table)) {
    const byB = await countLostRows(client, table, ofA, inB);
    // Nor may a person of A delete what is being written.
    const running = { "app.company_id": a.companyId, "app.profile_id": a.profileId };
    const byA = await countLostRows(client, table, ofA, {
      ...running,
      "app.discarded_evaluation": a.runningEvaluation,
    });
    if (byB + byA > 0) leaks.push(`${table}: ${byB} and ${byA} rows lost`);
  }
  return leaks;
}

/** How many rows were met, or the SQLSTATE; undone at once. */
async function attempt(
  client: pg.PoolClient,
  role: string,
  settings: Readonly<Record<string, string>>,
  statement: string,
): Promise<number | string> {
  await client.query("savepoint attempt");
  try {
    await enterRole(client, role, settings);
    const { rowCount } = await client.query(statement);
    return rowCount ?? 0;
  } catch (error) {
    return String((error as { code?: string }).code);
  } finally {
    await client.query("rollback to savepoint attempt");
  }
}

async function countLostRows(
  client: pg.PoolClient,
  table: string,
  ofA: string,
  settings: Readonly<Record<string, string>>,
): Promise<number> {
  const countRows = async () => (await client.query(`select 1 from ${table} where ${ofA}`)).rowCount ?? 0;
  const before = await countRows();
  await client.query("savepoint loss");
  await enterRole(client, "rondo_app", settings);
  await client.query(`delete from ${table}`);
  await client.query("set local role none");
  const lost = before - (await countRows());
  await client.query("rollback to savepoint loss");
  return lost;
}

async function enterRole(client: pg.PoolClient, role: string, settings: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(settings))
    await client.query("select set_config($1, $2, true)", [name, value]);
  await client.query(`set local role ${role}`);
}

interface ForeignKey {
  name: string;
  child: string;
  column: string;
  parent: string;
  /** The column of the company: `id` in `companies`. */
  company: string;
}

/** The references into another company that PostgreSQL accepts, row-level security aside; none, if all is well. */
export async function findAcceptedReferences(
  owner: pg.Pool,
  { a, b }: Parties,
): Promise<{ tried: number; accepted: string[] }> {
  const { rows: links } = await owner.query<ForeignKey>(`
    select k.conname as name, k.conrelid::regclass::text as child, a.attname as column, k.confrelid::regclass::text as parent,
      c.attname as company
    from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[2]
    join pg_attribute c on c.attrelid = k.conrelid and c.attnum = k.conkey[1]
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by 1`);
  const accepted: string[] = [];
  for (const { name, child, column, parent, company } of links) {
    const client = await owner.connect();
    await client.query("begin");
    for (const table of new Set([child, parent]))
      await client.query(`alter table ${table} disable row level security, no force row level security`);
    const outcome = await client
      .query(
        `update ${child} set ${column} = (select id from ${parent} where company_id = $1 limit 1)
         where ctid in (select ctid from ${child} where ${company} = $2 order by ${column} is null limit 1)`,
        [a.companyId, b.companyId],
      )
      .then(({ rowCount }) => client.query("set constraints all immediate").then(() => `${rowCount} rows`))
      .catch((error: unknown) => (error as { code?: string }).code);
    if (outcome !== "23503") accepted.push(`${name}: ${outcome}`);
    await client.query("rollback");
    client.release();
  }
  return { tried: links.length, accepted };
}
