import { refuse, refuseIf } from "#platform/errors.ts";
import { enqueue, type Tenant } from "#platform/server/database/database.ts";
import { exportSheet } from "#platform/server/export/download.ts";
import { exportedAtOnce, pagesFrom } from "#platform/server/export/pages.ts";
import type { Sheet } from "#platform/server/export/sheet.ts";
import { normalizeText } from "#platform/normalizeText.ts";
import { handle, handleDownload } from "#platform/server/calls/handle.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { ImportContract, ImportView } from "../contract.ts";
import { chosenDates } from "../rules/dates.ts";
import { missingFields } from "../rules/columns.ts";
import { importQueue, runImportTask } from "../rules/tasks.ts";
import { whyNotStart } from "../rules/rowValidation.ts";
import { en } from "../texts.en.ts";
import { fr } from "../texts.fr.ts";
import { checkCorrected, checkLater } from "./checkImport.ts";
import type { ImportKind } from "./kind.ts";
import {
  findImport,
  findLatest,
  findRow,
  lockImport,
  readRejected,
  readRows,
  saveCells,
  saveImport,
  type StoredImport,
  type StoredRow,
} from "./storedImports.ts";

type RowsQuery = Parameters<typeof readRows>[2];

/** The calls of one kind of import. */
export function importEndpoints(contract: ImportContract, kind: ImportKind) {
  const loadView = async (tx: Tenant, stored: StoredImport, shown: RowsQuery): Promise<ImportView> => ({
    ...stored,
    missing: missingFields(stored.mapping, kind.fields),
    ...(await readRows(tx, stored, shown)),
  });
  const isField = (name: string) => kind.fields.some((field) => field.name === name);

  return {
    latest: handle(contract.latest, async ({ tx, actor }) => ({
      id: (await findLatest(tx, actor, kind.name))?.id ?? null,
    })),

    read: handle(contract.read, async ({ tx, actor, input: { id, ...shown } }) =>
      loadView(tx, (await findImport(tx, actor, kind.name, id)) ?? refuse("not_found"), shown),
    ),

    check: handle(contract.check, async ({ tx, actor, input }) => {
      const stored = await lockImport(tx, actor, kind.name, input.id);
      refuseIf(whyNotChange(stored));
      const { mapping } = input;
      const chosen = mapping.filter((field) => field !== null);
      if (
        mapping.length !== stored.headers.length ||
        new Set(chosen).size < chosen.length ||
        !chosen.every(isField)
      )
        refuse("invalid_data", { mapping: { reason: "option" } });
      if (missingFields(mapping, kind.fields).length > 0) refuse("missing_columns");
      if (stored.possibleEncodings.length > 0 && input.encoding !== stored.encoding)
        refuse("encoding_undecided");
      const change = {
        mapping,
        options: kind.parseOptions(input.options),
        possibleEncodings: [],
        dates: chosenDates(input.dateOrders ?? {}),
      };
      await saveImport(tx, stored, change);
      return loadView(tx, await checkLater(tx, { ...stored, ...change }), { limit: 0 });
    }),

    correct: handle(
      contract.correct,
      async ({ tx, actor, services, input: { id, number, field, value, ...shown } }) => {
        const stored = await lockImport(tx, actor, kind.name, id);
        refuseIf(stored.status === "checked" ? null : "status_conflict");
        const row = await findRow(tx, stored, number);
        const { cells } = row;
        const width = stored.headers.length;
        // « row »: what stands beyond the headers is taken away.
        const place = field === "row" ? width : stored.mapping.indexOf(field);
        if (place === -1) refuse("invalid_data", { field: { reason: "option" } });
        const corrected =
          field === "row" ? cells.slice(0, width) : cells.with(place, normalizeText(value).trim());
        await saveCells(tx, stored, number, corrected);
        const context = { tx, importer: actor, services };
        return loadView(tx, await checkCorrected(kind, context, stored, row, corrected), shown);
      },
    ),

    start: handle(contract.start, async ({ tx, actor, input: { id, onlyValid } }) => {
      const stored = await lockImport(tx, actor, kind.name, id);
      refuseIf(whyNotStart(stored, onlyValid));
      const change = {
        status: "importing" as const,
        onlyValid,
        doneCount: 0,
        isCancelled: false,
        failure: null,
      };
      await saveImport(tx, stored, change);
      const { companyId, profileId } = actor;
      await enqueue(
        tx,
        runImportTask,
        { companyId, profileId, importId: id },
        { key: `import:${id}`, queue: importQueue },
      );
      return loadView(tx, { ...stored, ...change }, { limit: 0 });
    }),

    cancel: handle(contract.cancel, async ({ tx, actor, input: { id } }) => {
      const stored = await lockImport(tx, actor, kind.name, id);
      refuseIf(stored.status === "importing" ? null : "status_conflict");
      await saveImport(tx, stored, { isCancelled: true });
      return loadView(tx, stored, { limit: 0 });
    }),

    rejected: handleDownload(contract.rejected, async ({ tx, actor, services, input: { id } }, again) => {
      const stored = (await findImport(tx, actor, kind.name, id)) ?? refuse("not_found");
      const page = async (inside: Tenant, after: number) => {
        const items = await readRejected(inside, stored, after, exportedAtOnce);
        return {
          items,
          nextCursor: items.length < exportedAtOnce ? null : String(items.at(-1)?.number ?? 0),
        };
      };
      const pages = pagesFrom(await page(tx, 0), (cursor) =>
        again((later) => page(later.tx, Number(cursor))),
      );
      return exportSheet("csv", rejectedSheet(kind, stored, actor.language), pages, services.now());
    }),
  };
}

const whyNotChange = ({ status }: StoredImport) =>
  status === "mapping" || status === "checked" ? null : "status_conflict";

/** The rows as they came, so that the same file can be corrected and sent again, with what is wrong in a last column. */
function rejectedSheet(
  kind: ImportKind,
  { headers, mapping }: StoredImport,
  language: Language,
): Sheet<StoredRow> {
  const texts = { fr, en }[language];
  return {
    name: texts.rejectedName,
    columns: [
      ...headers.map((header, at) => ({ header, cell: ({ cells }: StoredRow) => cells[at] ?? "" })),
      {
        header: texts.errorColumn,
        cell: ({ problems }) =>
          Object.entries(problems ?? {})
            .map(([field, problem]) => {
              const column = headers[mapping.indexOf(field)];
              const sentence = kind.sentence(problem, field, language);
              return column === undefined ? sentence : `${column}\u00A0: ${sentence}`;
            })
            .join(" "),
      },
    ],
  };
}
