import pg from "pg";
import type { Person, World } from "./world.ts";

interface Statement {
  text: string;
  values: unknown[];
}
type Query = (this: pg.Client, ...given: unknown[]) => unknown;

/**
 * The statements with parameters that a tenant transaction sends while `work` runs, with their values. The session and
 * the company's row are common to all requests, and left out.
 */
export async function recordParameterized(work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const client = pg.Client.prototype as unknown as { query: Query };
  const send = client.query;
  client.query = function (...given) {
    const [asked, separate] = given as [string | Partial<Statement>, unknown];
    const text = typeof asked === "string" ? asked : (asked.text ?? "");
    const values = typeof asked === "string" ? separate : (asked.values ?? separate);
    if (Array.isArray(values)) sent.push({ text, values });
    return send.apply(this, given);
  };
  try {
    await work();
  } finally {
    client.query = send;
  }
  const own = sent.filter(({ text }) => !isRequestPreamble(text));
  if (own.length === 0) throw new Error("nothing was sent");
  return own;
}

const isRequestPreamble = (text: string) =>
  /^\s*(select set_config|with session as|with quick as)/i.test(text);

/** Both kinds of plans that a prepared statement may get: for these values, or for any. */
const plans = ["force_custom_plan", "force_generic_plan"] as const;

interface Plan {
  Plan: { "Shared Hit Blocks": number; "Shared Read Blocks": number };
}

/**
 * How many blocks of tables and indexes PostgreSQL reads for what an endpoint sends, with the login and the rights of the
 * requests: the larger of its two kinds of plans.
 */
export async function countBlocks(
  world: World,
  person: Person,
  work: () => Promise<unknown>,
): Promise<number> {
  await work();
  const statements = await recordParameterized(work);
  const totals = [];
  for (const plan of plans) {
    let total = 0;
    for (const statement of statements) total += await countStatementBlocks(world, person, statement, plan);
    totals.push(total);
  }
  return Math.max(...totals);
}

async function countStatementBlocks(
  world: World,
  person: Person,
  { text, values }: Statement,
  plan: string,
): Promise<number> {
  const given = toLiterals(values);
  return inRolledBackTransaction(world, person, async (client) => {
    await client.query(`set local plan_cache_mode = ${plan}`);
    await client.query(`prepare measured as ${text}`);
    // The first time reads the catalogue too; what it wrote is not written a second time.
    await client.query("savepoint first_time");
    await client.query(`explain (analyze, buffers, timing off, format json) execute measured${given}`);
    await client.query("rollback to savepoint first_time");
    const { rows } = await client.query<{ "QUERY PLAN": Plan[] }>(
      `explain (analyze, buffers, timing off, format json) execute measured${given}`,
    );
    const read = rows[0]?.["QUERY PLAN"][0]?.Plan;
    if (!read) throw new Error("no plan");
    return read["Shared Hit Blocks"] + read["Shared Read Blocks"];
  });
}

/**
 * A transaction with the login and the rights of the requests, of which nothing is kept; nor are the statements whose
 * name begins with « measured ».
 */
export async function inRolledBackTransaction<T>(
  world: World,
  person: Person,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await world.database.db.$client.connect();
  try {
    await client.query("begin");
    await client.query(
      "select set_config('app.company_id', $1, true), set_config('app.profile_id', $2, true)",
      [person.companyId, person.profileId],
    );
    return await work(client);
  } finally {
    await client.query("rollback");
    const { rows } = await client.query<{ name: string }>(
      "select name from pg_prepared_statements where starts_with(name, 'measured')",
    );
    for (const { name } of rows) await client.query(`deallocate ${name}`);
    client.release();
  }
}

/** What an `execute` is given. */
export function toLiterals(values: unknown[]): string {
  const literals = values.map((value) => (value === null ? "null" : pg.escapeLiteral(toLiteralText(value))));
  return literals.length > 0 ? `(${literals.join(", ")})` : "";
}

const toLiteralText = (value: unknown): string => {
  if (Array.isArray(value)) return `{${value.map((item) => JSON.stringify(item)).join(",")}}`;
  return value instanceof Date ? value.toISOString() : String(value);
};
