import type * as z from "zod";
import type { Capability } from "#platform/contract/endpoint.ts";
import type { ReadCall } from "#platform/server/export/exportList.ts";
import type { Page } from "#platform/server/export/pages.ts";
import type { Cell, Sheet } from "#platform/server/export/sheet.ts";
import type { Language } from "#platform/vocabulary.ts";

/** What one concept lets people take as a file. `Row`: as it is read; `Asked`: the parameters, parsed. */
interface ExportDefinition<Input extends z.ZodType, Row> {
  /** By which its files are stored. */
  name: string;
  /** What it takes to ask for it, while it is written, and still when it is taken. */
  allow: Capability;
  input: Input;
  /** A page from the cursor on (`exportedAtOnce` rows), in a transaction of its own: rows are never all in memory. */
  read: (call: ReadCall, asked: z.output<Input>, cursor?: string) => Promise<Page<Row>>;
  /** How many there are, to tell how far the file has come. */
  total: (call: ReadCall, asked: z.output<Input>) => Promise<number>;
  /** The name of the file, and what each row says under which headers. */
  sheetIn: (language: Language, now: Date, asked: z.output<Input>) => Sheet<Row>;
  /** The name of the file where it says what the company has named: a team that was asked for. */
  title?: (call: ReadCall, asked: z.output<Input>, language: Language) => Promise<string>;
  /**
   * On what it rests that the reader may see these rows, beside their role and `allow`, of what there was at a moment: ids,
   * or their digest. Where it is another one when the file is taken, the file is not given out.
   */
  basis?: (call: ReadCall, asked: z.output<Input>, until: Date) => Promise<string>;
}

/** The same with its parameters, whatever they and the rows are. */
export interface OpenedExport {
  read: (call: ReadCall, language: Language, cursor?: string) => Promise<Page<readonly Cell[]>>;
  total: (call: ReadCall) => Promise<number>;
  sheetIn: (language: Language, now: Date) => Sheet<readonly Cell[]>;
  title: (call: ReadCall, language: Language) => Promise<string>;
  basis: (call: ReadCall, until: Date) => Promise<string>;
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

export const defineExport = <Input extends z.ZodType, Row>({
  name,
  allow,
  input,
  read,
  total,
  sheetIn,
  title,
  basis,
}: ExportDefinition<Input, Row>): ExportKind => ({
  name,
  allow,
  open(parameters) {
    const parsed = input.safeParse(parameters);
    if (!parsed.success) return null;
    const asked = parsed.data;
    return {
      async read(call, language, cursor) {
        const { columns } = sheetIn(language, call.services.now(), asked);
        const { items, nextCursor } = await read(call, asked, cursor);
        return { items: items.map((row) => columns.map(({ cell }) => cell(row))), nextCursor };
      },
      total: (call) => total(call, asked),
      sheetIn(language, now) {
        const sheet = sheetIn(language, now, asked);
        return {
          ...sheet,
          columns: sheet.columns.map((column, at) => ({ ...column, cell: (row) => row[at] ?? null })),
        };
      },
      title: async (call, language) =>
        (await title?.(call, asked, language)) ?? sheetIn(language, call.services.now(), asked).name,
      basis: async (call, until) => basis?.(call, asked, until) ?? "",
    };
  },
});
