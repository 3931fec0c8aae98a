import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from } from "pg-copy-streams";

export type Value =
  | string
  | number
  | boolean
  | null
  | readonly (number | null)[]
  | readonly string[]
  | object;

/** Writes rows by COPY, the fastest way into PostgreSQL. */
export async function copyInto(
  client: pg.Client,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Value[]>,
): Promise<number> {
  let written = 0;
  const lines = function* () {
    let block = "";
    for (const row of rows) {
      written += 1;
      block += `${row.map(toCopyText).join("\t")}\n`;
      if (block.length < 256 * 1024) continue;
      yield block;
      block = "";
    }
    yield block;
  };
  await pipeline(
    Readable.from(lines()),
    client.query(from(`copy ${table} (${columns.join(", ")}) from stdin`)),
  );
  return written;
}

/** A list of numbers or plain words is a PostgreSQL array; another object is JSON. */
function toCopyText(value: Value): string {
  if (value === null) return "\\N";
  if (Array.isArray(value) && typeof value[0] !== "object")
    return `{${value.map((one) => (one === null ? "NULL" : String(one))).join(",")}}`;
  const written = typeof value === "object" ? JSON.stringify(value) : String(value);
  return written.replaceAll("\\", "\\\\").replaceAll("\t", "\\t").replaceAll("\n", "\\n");
}
