import type { ExportFormat } from "#platform/contract/exports.ts";
import type { Language } from "#platform/vocabulary.ts";
import { audit, type AuditEntry } from "../audit.ts";
import type { Call, RunInAnotherTransaction } from "../calls/handle.ts";
import { exportSheet, type Download } from "./download.ts";
import { pagesFrom, type Page } from "./pages.ts";
import type { Sheet } from "./sheet.ts";

/** What a page of an export is read with: its own transaction. */
export type ReadCall = Pick<Call<unknown>, "tx" | "actor" | "services">;

interface ExportedList<Row> {
  format: ExportFormat;
  /** That of the person, unless another is asked for. */
  language: Language | undefined;
  /** The entry of the log: who took what, without the words that were looked for (`withoutSearchText`). */
  action: AuditEntry["action"];
  details: AuditEntry["details"];
  /** `exportedAtOnce` rows from the cursor on. */
  read: (call: ReadCall, cursor?: string) => Promise<Page<Row>>;
  sheetIn: (language: Language, now: Date) => Sheet<Row>;
}

/** All of a list as a file (`handleDownload`): the first page may still refuse, the others follow as the file is taken. */
export async function exportList<Input, Row>(
  call: Call<Input>,
  again: RunInAnotherTransaction<Input>,
  { format, language, action, details, read, sheetIn }: ExportedList<Row>,
): Promise<Download> {
  const { tx, actor, services } = call;
  const first = await read(call);
  await audit(tx, call, {
    action,
    objectType: "company",
    objectId: actor.companyId,
    details: { format, ...details },
  });
  const pages = pagesFrom(first, (cursor) => again((later) => read(later, cursor)));
  const now = services.now();
  const written = language ?? actor.language;
  return exportSheet(format, sheetIn(written, now), pages, now, written);
}
