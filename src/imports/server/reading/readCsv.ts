import { Readable } from "node:stream";
import { CsvError, parse, type Options } from "csv-parse";
import { parse as parseAtOnce } from "csv-parse/sync";
import { refuse } from "#platform/errors.ts";
import {
  mostCellLength,
  mostColumns,
  separators,
  TableBuilder,
  type FileTable,
  type ReadingChoice,
  type Separator,
} from "../../rules/table.ts";
import { decodeFile, findEncoding } from "./decode.ts";

interface CsvOptions extends ReadingChoice {
  mostRows: number;
  /** How well a line serves as headers: the separator that makes the best of it is the one. */
  score: (headers: readonly string[]) => number;
}

/** Reads a CSV as it streams: what is held is the table, which is bounded. */
export async function readCsv(file: string, { mostRows, score, ...choice }: CsvOptions): Promise<FileTable> {
  const encoding = choice.encoding ?? (await findEncoding(file));
  const start = await firstText(file, encoding);
  // « sep=; » on a line of its own is for Excel.
  const [declaration, declared] = /^sep=(.)(?:\r\n|\n|\r|$)/i.exec(start) ?? [];
  const head = start.slice(declaration?.length ?? 0);
  const separator =
    choice.separator ?? separators.find((one) => one === declared) ?? findSeparator(head, score);
  const table = new TableBuilder(mostRows);
  const source = Readable.from(withoutStart(decodeFile(file, encoding), declaration?.length ?? 0), {
    objectMode: false,
  });
  const records = source.pipe(parse(optionsFor(separator)));
  source.on("error", (error) => records.destroy(error));
  let number = declaration ? 1 : 0;
  try {
    for await (const record of records) {
      number += 1;
      if (!table.add(number, record as string[])) refuse("too_many_rows");
    }
  } catch (error) {
    if (error instanceof CsvError) refuse("invalid_csv");
    throw error;
  } finally {
    source.destroy();
  }
  if (table.headers.length === 0) refuse("invalid_csv");
  return { format: "csv", encoding, separator, headers: table.headers, rows: table.rows };
}

const optionsFor = (delimiter: Separator): Options => ({
  delimiter,
  record_delimiter: ["\r\n", "\n", "\r"],
  // A quote in the middle of a cell is a sign like another: « 5" ».
  relax_quotes: true,
  relax_column_count: true,
  max_record_size: mostCellLength * 4,
});

/** The separator for which the headers are found, never a guess from the commas of decimals. */
function findSeparator(head: string, score: CsvOptions["score"]): Separator {
  const [best] = separators
    .map((separator) => ({ separator, value: score(firstRecord(head, separator)) }))
    .toSorted((one, other) => other.value - one.value);
  return best?.separator ?? ";";
}

function firstRecord(head: string, separator: Separator): string[] {
  try {
    const options = { ...optionsFor(separator), to: 1, skip_records_with_empty_values: true };
    const [record = []] = parseAtOnce(head, options) as string[][];
    return record.slice(0, mostColumns).map((cell) => cell.trim());
  } catch {
    return [];
  }
}

const headLength = 64_000;

async function firstText(file: string, encoding: FileTable["encoding"] & string): Promise<string> {
  let text = "";
  for await (const piece of decodeFile(file, encoding)) {
    text += piece;
    if (text.length >= headLength) break;
  }
  return text;
}

async function* withoutStart(pieces: AsyncGenerator<string>, length: number): AsyncGenerator<string> {
  let left = length;
  for await (const piece of pieces) {
    if (piece.length > left) yield piece.slice(left);
    left = Math.max(0, left - piece.length);
  }
}
