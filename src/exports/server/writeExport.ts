import { Readable } from "node:stream";
import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import { notify } from "#notifications/server/notify.ts";
import { refuse, refuseIf, Refusal, type ErrorCode } from "#platform/errors.ts";
import { asTenant, type Tenant } from "#platform/server/database/database.ts";
import { writeCsv } from "#platform/server/export/csv.ts";
import type { ReadCall } from "#platform/server/export/exportList.ts";
import type { Page } from "#platform/server/export/pages.ts";
import type { Cell, Pages } from "#platform/server/export/sheet.ts";
import { writeWorkbook } from "#platform/server/export/xlsx.ts";
import { storeStream } from "#platform/server/files/storedFiles.ts";
import type { Services } from "#platform/server/services.ts";
import { getFileType } from "../contract.ts";
import { computeExpiry, isInPreparation, whyNotWrite } from "../rules.ts";
import { exportKinds as news } from "../rules/notifications.ts";
import type { ExportTask } from "../rules/tasks.ts";
import type { ExportKind, OpenedExport } from "./kind.ts";
import { lockJob, saveJob, type JobKey, type StoredExport } from "./jobs.ts";
import { writePdf } from "./pdf/writePdf.ts";
import { findKind, isAdmitted, loadRequester, noteRights } from "./rights.ts";

/** The kind under which files stand in the storage; no address serves it (platform/server/files/fileRoutes.ts). */
export const exportFileKind = "export";

/** The person deleted it, or another worker has it done. */
class Withdrawn extends Error {}

/** Runs work as the person, in a transaction of its own, with their present rights. */
type AsRequester = <T>(work: (call: ReadCall, job: StoredExport) => Promise<T>) => Promise<T>;

/**
 * Writes a file, page by page: each page is read in a transaction of its own as the person who asked, admitted anew. A
 * worker that is killed leaves bytes that no row names, which go within the hour; the next one begins anew. Why it came
 * to nothing is written down, and told.
 */
export async function writeExport(services: Services, task: ExportTask): Promise<void> {
  const { companyId, profileId, exportId: id } = task;
  const owner = { companyId, profileId };
  const key = { ...owner, id };
  try {
    const begun = await asTenant(services.db, owner, (tx) => begin(tx, services, key));
    if (!begun) return;
    const { job, kind, opened } = begun;
    const asRequester: AsRequester = (work) =>
      asTenant(services.db, owner, async (tx) => work(...(await enter(tx, services, key, kind))));
    const file = await storeStream(services, {
      kind: exportFileKind,
      companyId,
      object: { type: getFileType(job.format), body: await writeBody(services, job, opened, asRequester) },
    });
    await asRequester(async ({ tx }) => {
      const now = services.now();
      await saveJob(tx, key, {
        state: "done",
        fileId: file.id,
        bytes: file.bytes,
        finishedAt: now,
        expiresAt: computeExpiry(now),
      });
      await notify(tx, services, companyId, [{ profileId, objectId: id, kind: news.export_ready }]);
    });
  } catch (error) {
    if (error instanceof Withdrawn) return;
    const failure: ErrorCode = error instanceof Refusal ? error.code : "server_error";
    if (!(error instanceof Refusal))
      services.log.error({ companyId, exportId: id, failure: String(error) }, "export failed");
    await asTenant(services.db, owner, async (tx) => {
      const job = await lockJob(tx, key);
      if (!job || !isInPreparation(job)) return;
      await saveJob(tx, key, { state: "failed", failure, finishedAt: services.now() });
      await notify(tx, services, companyId, [{ profileId, objectId: id, kind: news.export_failed }]);
    });
  }
}

/** Counts the rows and notes on what rights the file rests, before its first row is read. */
async function begin(tx: Tenant, services: Services, key: JobKey) {
  const job = await lockJob(tx, key);
  if (!job || !isInPreparation(job)) return null;
  const kind = findKind(services.exportKinds, job.kind) ?? refuse("not_found");
  const opened = kind.open(job.parameters) ?? refuse("invalid_data");
  const [call] = await enter(tx, services, key, kind);
  const startedAt = services.now();
  const total = await opened.total(call, job.format);
  refuseIf(whyNotWrite(job.format, total));
  const basis = await noteRights(call, opened);
  await saveJob(tx, key, { state: "running", done: 0, total, basis, startedAt });
  return { job, kind, opened };
}

/** The person with their present rights, and the job, which nothing else changes meanwhile. */
async function enter(
  tx: Tenant,
  services: Services,
  key: JobKey,
  kind: ExportKind,
): Promise<[ReadCall, StoredExport]> {
  const job = await lockJob(tx, key);
  if (!job || !isInPreparation(job)) throw new Withdrawn();
  const actor = await loadRequester(tx, key, services.now());
  if (!actor || !isAdmitted(kind, actor)) refuse("forbidden");
  return [{ tx, actor, services }, job];
}

type ReadPage = (call: ReadCall, cursor?: string) => Promise<Page<readonly Cell[]>>;

async function writeBody(
  services: Services,
  job: StoredExport,
  opened: OpenedExport,
  asRequester: AsRequester,
): Promise<AsyncIterable<Uint8Array | string>> {
  const { companyId, profileId, format, language } = job;
  const now = services.now();
  const sheet = { ...opened.sheetIn(language, now), name: job.title };
  const progress = { done: 0 };
  const toPages = (read: ReadPage) => readPages(read, job, progress, asRequester);
  if (format === "xlsx") {
    const sheets = await asRequester((call) => opened.book(call, language));
    return writeWorkbook(
      sheets.map(({ read, ...one }) => ({ ...one, pages: toPages(read) })),
      { title: job.title, at: now },
    );
  }
  const pages = toPages((call, cursor) => opened.read(call, language, cursor));
  if (format === "csv") return writeCsv(sheet, pages, language);
  const company = await asRequester(({ tx }) => readCompany(tx, companyId));
  const reader = { companyId, personId: profileId };
  const today = dayIn(company.timeZone, now);
  const printed = { sheet, pages, company: company.name, language, today, reader };
  return Readable.from([await writePdf(printed, services.typesetter)]);
}

/** Each page with what it says about the progress: a person who deletes the file meanwhile stops it. */
async function* readPages(
  read: ReadPage,
  job: StoredExport,
  progress: { done: number },
  asRequester: AsRequester,
): AsyncGenerator<readonly (readonly Cell[])[]> & Pages<readonly Cell[]> {
  let cursor: string | undefined;
  do {
    const page = await asRequester(async (call) => {
      const found = await read(call, cursor);
      await saveJob(call.tx, job, { done: progress.done + found.items.length });
      return found;
    });
    yield page.items;
    progress.done += page.items.length;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
