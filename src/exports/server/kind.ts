import type * as z from "zod";
import type { Capability } from "#platform/contract/endpoint.ts";
import type { ReadCall } from "#platform/server/export/exportList.ts";
import type { Page } from "#platform/server/export/pages.ts";
import type { Cell, Sheet } from "#platform/server/export/sheet.ts";
import { exportedSheet } from "#platform/server/export/xlsx.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { FileFormat } from "../vocabulary.ts";

/** A sheet of a workbook that has several, each with rows and columns of its own. */
export interface BookSheet {
  /** On its tab. */
  name: string;
  columns: Sheet<readonly Cell[]>["columns"];
  read: (call: ReadCall, cursor?: string) => Promise<Page<readonly Cell[]>>;
}

interface BookSheetDefinition<Row> {
  name: string;
  columns: Sheet<Row>["columns"];
  read: (call: ReadCall, cursor?: string) => Promise<Page<Row>>;
}

export const defineBookSheet = <Row>({ name, columns, read }: BookSheetDefinition<Row>): BookSheet => ({
  name,
  columns: columnsOfCells(columns),
  read: async (call, cursor) => toCells(columns, await read(call, cursor)),
});

/** What one concept lets people take as a file. `Row`: as it is read; `Asked`: the parameters, parsed. */
interface ExportDefinition<Input extends z.ZodType, Row, Noted> {
  /** By which its files are stored. */
  name: string;
  /** What it takes to ask for it, while it is written, and still when it is taken. */
  allow: Capability;
  input: Input;
  /** A page from the cursor on (`exportedAtOnce` rows), in a transaction of its own: rows are never all in memory. */
  read: (call: ReadCall, asked: z.output<Input>, cursor?: string) => Promise<Page<Row>>;
  /** How many there are, of all sheets, to tell how far the file has come. */
  total: (call: ReadCall, asked: z.output<Input>, format: FileFormat) => Promise<number>;
  /** The name of the file, and what each row says under which headers. */
  sheetIn: (language: Language, now: Date, asked: z.output<Input>) => Sheet<Row>;
  /** Where a workbook reads better with several sheets: these, in place of that of `sheetIn`. */
  book?: (call: ReadCall, asked: z.output<Input>, language: Language) => Promise<BookSheet[]>;
  /** The name of the file where it says what the company has named: a team that was asked for. */
  title?: (call: ReadCall, asked: z.output<Input>, language: Language) => Promise<string>;
  /** On what it rests that the reader may see these rows, beside their role and `allow`. */
  rights?: FileRights<z.output<Input>, Noted>;
}

/**
 * A right that is lost takes the file away, nothing else: neither what came later, nor what the reader may not know of. So it
 * is noted what was granted or withheld when the file was begun, and asked whether something is withheld now that was not.
 */
interface FileRights<Asked, Noted> {
  /** As JSON keeps it. */
  note: (call: ReadCall, asked: Asked) => Promise<Noted>;
  isLost: (call: ReadCall, asked: Asked, begun: { noted: Noted; at: Date }) => Promise<boolean>;
}

/** The same with its parameters, whatever they and the rows are. */
export interface OpenedExport {
  read: (call: ReadCall, language: Language, cursor?: string) => Promise<Page<readonly Cell[]>>;
  total: (call: ReadCall, format: FileFormat) => Promise<number>;
  /** The sheets of its workbook. */
  book: (call: ReadCall, language: Language) => Promise<BookSheet[]>;
  sheetIn: (language: Language, now: Date) => Sheet<readonly Cell[]>;
  title: (call: ReadCall, language: Language) => Promise<string>;
  noteRights: (call: ReadCall) => Promise<string>;
  hasLostRights: (call: ReadCall, begun: { noted: string; at: Date }) => Promise<boolean>;
}

export interface ExportKind {
  name: string;
  allow: Capability;
  /** Null where the parameters are none of this kind. */
  open: (parameters: unknown) => OpenedExport | null;
}

declare module "#platform/server/serverModule.ts" {
  interface ServerModule {
    /** What it lets people take as files, prepared in the background. */
    exports?: readonly ExportKind[];
  }
}
declare module "#platform/server/services.ts" {
  interface Services {
    /** Everything that is taken as a file prepared in the background. */
    exportKinds: readonly ExportKind[];
  }
}

export const defineExport = <Input extends z.ZodType, Row, Noted = never>({
  name,
  allow,
  input,
  read,
  total,
  sheetIn,
  book,
  title,
  rights,
}: ExportDefinition<Input, Row, Noted>): ExportKind => ({
  name,
  allow,
  open(parameters) {
    const parsed = input.safeParse(parameters);
    if (!parsed.success) return null;
    const asked = parsed.data;
    const openedRead: OpenedExport["read"] = async (call, language, cursor) => {
      const { columns } = sheetIn(language, call.services.now(), asked);
      return toCells(columns, await read(call, asked, cursor));
    };
    const openedSheet: OpenedExport["sheetIn"] = (language, now) => {
      const sheet = sheetIn(language, now, asked);
      return { ...sheet, columns: columnsOfCells(sheet.columns) };
    };
    return {
      read: openedRead,
      sheetIn: openedSheet,
      async book(call, language) {
        if (!book) {
          const { columns } = openedSheet(language, call.services.now());
          return [
            { name: exportedSheet, columns, read: async (one, cursor) => openedRead(one, language, cursor) },
          ];
        }
        return book(call, asked, language);
      },
      total: (call, format) => total(call, asked, format),
      title: async (call, language) =>
        (await title?.(call, asked, language)) ?? sheetIn(language, call.services.now(), asked).name,
      noteRights: async (call) => (rights ? JSON.stringify(await rights.note(call, asked)) : ""),
      async hasLostRights(call, { noted, at }) {
        if (!rights) return false;
        const parsed = parseNoted<Noted>(noted);
        return parsed === null || rights.isLost(call, asked, { noted: parsed, at });
      },
    };
  },
});

const toCells = <Row>(columns: Sheet<Row>["columns"], { items, nextCursor }: Page<Row>) => ({
  items: items.map((row) => columns.map(({ cell }) => cell(row))),
  nextCursor,
});

const columnsOfCells = <Row>(columns: Sheet<Row>["columns"]): Sheet<readonly Cell[]>["columns"] =>
  columns.map((column, at) => ({ ...column, cell: (row) => row[at] ?? null }));

/** Null where an earlier release noted something else. */
function parseNoted<Noted>(noted: string): Noted | null {
  try {
    return JSON.parse(noted) as Noted;
  } catch {
    return null;
  }
}
