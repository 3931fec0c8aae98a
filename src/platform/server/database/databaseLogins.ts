import { createHmac } from "node:crypto";
import pg from "pg";
import { StartupError } from "../process/startupError.ts";
import { whyNotLogin, type LoginFacts, type LoginKind } from "./loginRules.ts";

/** The connection strings of the two logins with which the product works; neither owns anything (docs/decisions/0052). */
export interface DatabaseLogins {
  requests: string;
  reports: string;
}

interface Options {
  ownerUrl: string;
  /** Logins made by the operator: DATABASE_APP_URL and DATABASE_REPORT_URL. */
  given: { requests?: string | undefined; reports?: string | undefined };
  /** Shared by all processes: the passwords of the logins that are made here derive from it. */
  secret: string;
}

const variables = { requests: "DATABASE_APP_URL", reports: "DATABASE_REPORT_URL" } as const;
/** The roles that a login may use; their rights are in the migrations. */
const memberships = { requests: ["rondo_app"], reports: ["rondo_app", "rondo_report"] } as const;

/**
 * The logins of the request pool and of the snapshot writer: the operator's, or created here by the owner. Each one
 * is tested, so that a login that owns the tables, or could become their owner, never serves a request.
 * @throws StartupError in the operator's words
 */
export async function prepareLogins({ ownerUrl, given, secret }: Options): Promise<DatabaseLogins> {
  const logins = {
    requests: given.requests ?? loginUrl(ownerUrl, "requests", secret),
    reports: given.reports ?? loginUrl(ownerUrl, "reports", secret),
  };
  for (const kind of ["requests", "reports"] as const) {
    const isOurs = given[kind] === undefined;
    const facts = await readLoginFacts(logins[kind]).catch(async (error: Error) => {
      if (!isOurs)
        throw new StartupError(`${variables[kind]} : la base de données ne répond pas (${error.message}).`);
      await makeLogin(ownerUrl, kind, secret);
      return readLoginFacts(logins[kind]).catch((failure: Error) => {
        throw new StartupError(`${advice(kind)} (${failure.message})`);
      });
    });
    const reason = whyNotLogin(kind, facts);
    if (reason) throw new StartupError(`${isOurs ? `Compte ${facts.name}` : variables[kind]} : ${reason}`);
  }
  return logins;
}

/** The server itself, with a login that owns nothing: a pooler may stand before the address of the login. */
export function directUrl(loginUrl: string, ownerUrl: string): string {
  const [url, { username, password }] = [new URL(ownerUrl), new URL(loginUrl)];
  url.username = username;
  url.password = password;
  return url.toString();
}

/** One login per database, so that several installations may share a server. */
function loginName(ownerUrl: string, kind: LoginKind): string {
  const database = decodeURIComponent(new URL(ownerUrl).pathname.slice(1)) || "rondo";
  return `rondo_${kind}_${database}`.slice(0, 63);
}

const derivePassword = (name: string, secret: string) =>
  createHmac("sha256", secret).update(`database login ${name}`).digest("hex");

function loginUrl(ownerUrl: string, kind: LoginKind, secret: string): string {
  const name = loginName(ownerUrl, kind);
  const url = new URL(ownerUrl);
  url.username = encodeURIComponent(name);
  url.password = derivePassword(name, secret);
  return url.toString();
}

/** Also after AUTH_SECRET has changed: the password follows it. Several processes may start together. */
async function makeLogin(ownerUrl: string, kind: LoginKind, secret: string): Promise<void> {
  const name = loginName(ownerUrl, kind);
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(7366361)");
    const { rowCount } = await client.query("select 1 from pg_roles where rolname = $1", [name]);
    const role = client.escapeIdentifier(name);
    const password = client.escapeLiteral(derivePassword(name, secret));
    await client.query(`${rowCount ? "alter" : "create"} role ${role} login password ${password}`);
    for (const membership of memberships[kind]) await client.query(`grant ${membership} to ${role}`);
  } catch (error) {
    if ((error as { code?: string }).code !== "42501") throw error;
    throw new StartupError(`${advice(kind)} (${(error as Error).message})`);
  } finally {
    await client.end();
  }
}

const advice = (kind: LoginKind) =>
  `${variables[kind]} est requis : le compte de DATABASE_URL ne peut pas créer celui-ci. Un administrateur du serveur le crée par « create role … login password '…' in role ${memberships[kind].join(", ")} ».`;

const looking = `
  select r.rolname as name,
    pg_has_role(r.oid, 'rondo_app', 'usage') as "servesRequests",
    pg_has_role(r.oid, 'rondo_report', 'member') as "writesReports",
    exists (select 1 from pg_roles o where pg_has_role(r.oid, o.oid, 'member') and (o.rolsuper or o.rolbypassrls
      or o.rolcreaterole or o.rolreplication)) as "isPowerful",
    exists (select 1 from pg_shdepend d where d.refclassid = 'pg_authid'::regclass and d.deptype = 'o'
      and d.dbid in (0, (select oid from pg_database where datname = current_database()))
      and pg_has_role(r.oid, d.refobjid, 'member')) as "owns"
  from pg_roles r where r.rolname = session_user`;

async function readLoginFacts(url: string): Promise<LoginFacts> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const { rows } = await client.query<LoginFacts>(looking);
    return rows[0] as LoginFacts;
  } finally {
    await client.end().catch(() => {});
  }
}
