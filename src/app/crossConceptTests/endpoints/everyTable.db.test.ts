import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type pg from "pg";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { responseAuthors, responses } from "#answers/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { buildDraftEvaluation } from "../../testing/evaluations.ts";
import { makeWorld, type Person, type World } from "../../testing/world.ts";

/** `companies` is the tenant itself: its policy compares `id`. */
const exceptions = ["companies"];
/** `site` is what belongs to the installation: the messages of its contact form. */
const otherSchemas = "^(auth|site|graphile_worker|migration|drizzle|information_schema|pg_.*)$";

/** One row per way in which a table breaks the rule of the tenants; none when all is well. */
const faultsQuery = `
with tables as (
  select c.oid, n.nspname || '.' || c.relname as name, c.relrowsecurity, c.relforcerowsecurity, c.relacl
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname !~ $1 and c.relname <> all($2)
), keys as (
  select t.name, i.relname as key, x.indisprimary,
    exists (select 1 from pg_attribute a
      where a.attrelid = t.oid and a.attnum = any(x.indkey::int2[]) and a.attname = 'company_id') as has_company
  from tables t join pg_index x on x.indrelid = t.oid join pg_class i on i.oid = x.indexrelid
  where x.indisunique
), links as (
  select t.name, k.conname as key,
    exists (select 1 from pg_attribute a
      where a.attrelid = t.oid and a.attnum = any(k.conkey) and a.attname = 'company_id') as has_company
  from tables t join pg_constraint k on k.conrelid = t.oid and k.contype = 'f'
)
select name || ': no company_id that must be given' as fault from tables t
  where not exists (select 1 from pg_attribute a
    where a.attrelid = t.oid and a.attname = 'company_id' and a.attnotnull and not a.attisdropped)
union all select name || ': no primary key' from tables t
  where not exists (select 1 from keys k where k.name = t.name and k.indisprimary)
union all select name || ': company_id is not in the key ' || key from keys where not has_company
union all select name || ': company_id is not in the reference ' || key from links where not has_company
union all select name || ': row-level security is off' from tables where not relrowsecurity
union all select name || ': row-level security is not forced' from tables where not relforcerowsecurity
union all select name || ': no policy' from tables t
  where not exists (select 1 from pg_policy p where p.polrelid = t.oid)
union all select name || ': open to everybody' from tables t
  where exists (select 1 from aclexplode(t.relacl) where grantee = 0)
order by 1`;

async function listFaults(client: Pick<pg.Pool | pg.PoolClient, "query">): Promise<string[]> {
  const { rows } = await client.query<{ fault: string }>(faultsQuery, [otherSchemas, exceptions]);
  return rows.map(({ fault }) => fault);
}

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

describe("every tenant table", () => {
  test("keeps the companies apart: keys, references, forced row-level security, no public grant", async () => {
    expect(await listFaults(world.database.owner)).toEqual([]);
    const { rows } = await world.database.owner.query(
      "select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r'",
    );
    expect(rows.length).toBeGreaterThan(15);
  });

  test("and the owner reads which companies there are, for work that goes from one to the next", async () => {
    const { companyId } = await world.company();
    const { rows } = await world.database.owner.query<{ id: string }>("select app.company_ids() as id");
    expect(rows.map(({ id }) => id)).toContain(companyId);
  });

  test.each([
    ["without company_id", "create table planted (id uuid primary key)", "no company_id that must be given"],
    [
      "with an optional company_id",
      "create table planted (company_id uuid, id uuid, unique (company_id, id))",
      "no primary key",
    ],
    [
      "with a key of its own",
      "create table planted (company_id uuid not null, id uuid primary key)",
      "company_id is not in the key planted_pkey",
    ],
    [
      "with a unique index across companies",
      "create table planted (company_id uuid not null, id uuid, primary key (company_id, id)); create unique index planted_wide on planted (id)",
      "company_id is not in the key planted_wide",
    ],
    [
      "with a reference into another company",
      "create table planted (company_id uuid not null, id uuid, user_id uuid references auth.users (id), primary key (company_id, id))",
      "company_id is not in the reference planted_user_id_fkey",
    ],
    [
      "without forced row-level security",
      "create table planted (company_id uuid not null, id uuid, primary key (company_id, id)); alter table planted enable row level security",
      "row-level security is not forced",
    ],
    [
      "without a policy",
      "create table planted (company_id uuid not null, id uuid, primary key (company_id, id)); select app.protect('planted', 'select')",
      "no policy",
    ],
    [
      "open to everybody",
      "create table planted (company_id uuid not null, id uuid, primary key (company_id, id)); grant select on planted to public",
      "open to everybody",
    ],
  ])("a planted table %s is noticed", async (_what, statements, fault) => {
    const client = await world.database.owner.connect();
    await client.query("begin");
    await client.query(statements);
    const faults = await listFaults(client);
    await client.query("rollback");
    client.release();
    expect(faults).toContain(`public.planted: ${fault}`);
  });
});

describe("the role of the requests", () => {
  test("is no superuser, bypasses nothing, owns nothing and inherits nothing", async () => {
    const { rows } = await world.database.owner.query(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
         exists (select 1 from pg_class where relowner = r.oid) as owns,
         pg_has_role('rondo_app', 'rondo_report', 'usage') as inherits_report
       from pg_roles r where rolname = 'rondo_app'`,
    );
    expect(rows).toEqual([
      {
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false,
        owns: false,
        inherits_report: false,
      },
    ]);
  });

  test("sees no row outside a transaction that names a company, and writes none into another", async () => {
    const [owner, other] = [await world.company(), await world.company()];
    for (const table of ["profiles", "companies", "questions"]) {
      const { rows } = await world.database.db.execute(sql`select 1 from ${sql.identifier(table)}`);
      expect(rows).toEqual([]);
    }
    const { rows } = await world.inside(owner, (tx) => tx.execute(sql`select company_id from profiles`));
    expect(rows).toEqual([{ company_id: owner.companyId }]);
    const intrusion = world.inside(owner, (tx) =>
      tx.execute(
        sql`insert into profiles (company_id, id, first_name, email, created_at) values (${other.companyId}, ${randomUUID()}, 'X', 'x@x.example', now())`,
      ),
    );
    expect(await readSqlState(intrusion)).toBe("42501");
  });

  test("adds to the audit log, and never changes or removes what is written there", async () => {
    const owner = await world.company();
    for (const statement of [sql`update audit_log set action = ''`, sql`delete from audit_log`])
      expect(await readSqlState(world.inside(owner, (tx) => tx.execute(statement)))).toBe("42501");
  });
});

describe("who answered what", () => {
  let first: Person;
  let second: Person;
  let evaluationId: string;
  beforeAll(async () => {
    const built = await buildDraftEvaluation(world, await world.company(), { peers: 2 });
    [first, second] = [built.peers[0] ?? built.owner, built.peers[1] ?? built.owner];
    evaluationId = built.evaluationId;
    await respond(first, 4);
    await respond(second, 2);
  });

  const respond = (person: Person, score: number) =>
    world.inside(person, async (tx) => {
      const { companyId, profileId } = person;
      const id = randomUUID();
      await tx
        .insert(responses)
        .values({ companyId, id, evaluationId, participantRole: "peer", scores: [score], texts: {} });
      await tx
        .insert(responseAuthors)
        .values({ companyId, id: randomUUID(), responseId: id, evaluationId, profileId });
    });
  const readScores = async (tx: Tenant) =>
    (await tx.select().from(responses)).map(({ scores }) => Number(scores[0])).toSorted((a, b) => a - b);

  test("each person reads back their own response and nobody else's", async () => {
    expect(await world.inside(first, readScores)).toEqual([4]);
    expect(await world.inside(second, readScores)).toEqual([2]);
    const nobody = { companyId: first.companyId, profileId: "" };
    expect(await world.inside(nobody, readScores)).toEqual([]);
  });

  test("nobody reads who else answered", async () => {
    const authors = await world.inside(first, (tx) => tx.select().from(responseAuthors));
    expect(authors.map(({ profileId }) => profileId)).toEqual([first.profileId]);
  });

  test("the snapshot writer reads every response and no author", async () => {
    expect(await world.reporting(first, readScores)).toEqual([2, 4]);
    const reading = world.reporting(first, (tx) => tx.execute(sql`select 1 from response_authors`));
    expect(await readSqlState(reading)).toBe("42501");
  });

  test("nobody rewrites a response", async () => {
    const rewriting = sql`update responses set scores = '{5}'`;
    expect(await readSqlState(world.inside(first, (tx) => tx.execute(rewriting)))).toBe("42501");
    expect((await world.inside(first, (tx) => tx.execute(sql`delete from responses`))).rowCount).toBe(0);
  });
});

afterEach(async () => {
  const { rows } = await world.database.owner.query("select to_regclass('public.planted') as planted");
  expect(rows).toEqual([{ planted: null }]);
});

/** The SQLSTATE that stopped a query; « ok » when nothing did. */
const readSqlState = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "ok",
    (error: unknown) => String(((error as Error).cause as { code?: string } | undefined)?.code),
  );
