import * as z from "zod";

/**
 * JSON written by PostgreSQL and sent unchanged: parsing, checking and writing it again would cost more than the
 * request. The caller guarantees its fields: the statement lists each of them, or they were checked when stored
 * (src/platform/server/README.md). src/app/crossConceptTests/endpoints/everyStatement.db.test.ts compares the answers with the contract.
 */
class PreformattedJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  /** For code that serialises the value itself (the REST API). */
  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

/** A field of an answer, as PostgreSQL wrote it. */
export const preformatted = <Value>(text: string): Value => new PreformattedJson(text) as Value;

/** Parses the preformatted fields of an answer, for code that reads them. */
export const parsePreformatted = <Output extends object>(output: Output): Output =>
  Object.fromEntries(
    Object.entries(output).map(([key, value]) => [
      key,
      value instanceof PreformattedJson ? value.toJSON() : value,
    ]),
  ) as Output;

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const writtenKeys = (output: Fields): string[] =>
  Object.keys(output).filter((key) => output[key] instanceof PreformattedJson);

/** An answer with the fields that its contract lists, and no other. */
export function onlyListed(schema: z.ZodType, output: unknown): unknown {
  if (!isFields(output)) return schema.parse(output);
  const keys = writtenKeys(output);
  if (keys.length === 0 || !(schema instanceof z.ZodObject)) return schema.parse(output);
  const rest = without(schema, keys).parse(output) as Fields;
  for (const key of keys) rest[key] = output[key];
  return rest;
}

const reduced = new WeakMap<z.ZodObject, Map<string, z.ZodObject>>();

function without(schema: z.ZodObject, keys: readonly string[]): z.ZodObject {
  const known = reduced.get(schema) ?? new Map<string, z.ZodObject>();
  reduced.set(schema, known);
  const name = keys.join(" ");
  let smaller = known.get(name);
  if (!smaller) {
    smaller = schema.omit(Object.fromEntries(keys.map((key) => [key, true])) as never);
    known.set(name, smaller);
  }
  return smaller;
}

/** JSON text of an answer, what PostgreSQL wrote included. */
export function toJson(output: unknown): string {
  if (!isFields(output)) return JSON.stringify(output) ?? "null";
  const keys = writtenKeys(output);
  if (keys.length === 0) return JSON.stringify(output);
  const fields = Object.entries(output).flatMap(([key, value]) => {
    const text = value instanceof PreformattedJson ? value.text : JSON.stringify(value);
    return text === undefined ? [] : [`${JSON.stringify(key)}:${text}`];
  });
  return `{${fields.join(",")}}`;
}
