import { createHash } from "node:crypto";
import pg from "pg";

/** A statement is prepared once it was seen this often; a unique one never is. */
const minUses = 3;
/** Statements of many lengths (a list of rows to insert) must not fill the memory of the server. */
const maxNames = 2000;

const seen = new Map<string, number>();
const names = new Map<string, string>();

/** The same text has the same name in every process, since a pooler may share connections between them. */
function getStatementName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= maxNames) return known;
  const times = (seen.get(text) ?? 0) + 1;
  if (seen.size > 4 * maxNames) seen.clear();
  seen.set(text, times);
  if (times < minUses) return undefined;
  seen.delete(text);
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 32);
  names.set(text, name);
  return name;
}

/**
 * A connection of the request pool that prepares repeated statements: PostgreSQL then plans them once per connection.
 * Endpoints need nothing but a statement with parameters.
 */
export class PreparingClient extends pg.Client {
  override query = ((config: unknown, values?: unknown, callback?: unknown) =>
    super.query(
      prepare(config, values) as string,
      values as unknown[],
      callback as never,
    )) as pg.Client["query"];
}

function prepare(config: unknown, values: unknown): unknown {
  const query = config as pg.QueryConfig & { submit?: unknown };
  const isOurs = typeof config === "object" && typeof query.text === "string" && !query.submit;
  if (!isOurs || query.name || !(values ?? query.values)) return config;
  const name = getStatementName(query.text);
  return name === undefined ? config : { ...query, name };
}
