import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Refusal } from "#platform/errors.ts";
import { sliceRows } from "../../rules/slices.ts";
import type { TableRow } from "../../rules/table.ts";
import { readTable } from "./readFile.ts";
import type { Outcome, ReadingWork } from "./tables.ts";

/*
 * Reads one uploaded table in a process of its own: what a file unfolds into, and the time that it takes, go with it
 * (src/imports/README.md). The rows are written to a file, a slice on each line; what else is known of the table leaves
 * as JSON on the standard output.
 */

const { file, rowsFile, options } = JSON.parse(process.argv[2] ?? "") as ReadingWork;

async function read(): Promise<Outcome> {
  try {
    const { rows, ...head } = await readTable(file, options);
    await pipeline(
      Readable.from(serializeSlices(rows)),
      createWriteStream(rowsFile, { flags: "wx", mode: 0o600 }),
    );
    return { head: { ...head, rowCount: rows.length } };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, fields } = error;
    return { refusal: code, fields };
  }
}

function* serializeSlices(rows: readonly TableRow[]): Generator<string> {
  // Characters that end a line for readers that read line by line.
  for (const slice of sliceRows(rows))
    yield `${JSON.stringify(slice).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}\n`;
}

process.stdout.write(JSON.stringify(await read()));
