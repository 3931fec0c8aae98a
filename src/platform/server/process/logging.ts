import pino, { type DestinationStream } from "pino";
import type { Log } from "../services.ts";

/** The only fields that are ever written; a new one is added here, after thinking of what it may hold. */
const allowed = [
  "requestId",
  "name",
  "message",
  "stack",
  "database",
  "failure",
  "evaluationId",
  "messageId",
  "kind",
  "task",
  "companyId",
];

/**
 * What a person wrote must not be in the logs, not even inside the message of an error: the database driver repeats
 * the values of a statement after « params: », PostgreSQL those of a row in parentheses or quotes.
 */
const withoutValues = (text: string): string =>
  text
    .replace(/\s*params:[\s\S]*?(?=\n\s+at |$)/g, "")
    .replace(/\(([\w", ]+)\)=\([\s\S]*?\)(?= |$|\n)/g, "($1)")
    .replace(/(invalid input syntax for [^:]+|invalid byte sequence[^:]+):[^\n]*/g, "$1");

function chosen(fields: Record<string, unknown>): Record<string, unknown> {
  const known = allowed.filter((name) => fields[name] !== undefined);
  return Object.fromEntries(
    known.map((name) => {
      const value = fields[name];
      return [name, typeof value === "string" ? withoutValues(value) : value];
    }),
  );
}

/** One JSON line per event. Only fields that we name ourselves are logged: never a body, an answer, a token. */
export const makeLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { log: chosen } },
    destination ?? pino.destination(1),
  );
