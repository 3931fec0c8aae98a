import { Readable } from "node:stream";
import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import { markRead } from "#notifications/server/notify.ts";
import { refuse, type ErrorCode } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handleDownload, type Call } from "#platform/server/calls/handle.ts";
import { asTenant, type Tenant } from "#platform/server/database/database.ts";
import { streamStoredFile } from "#platform/server/files/storedFiles.ts";
import { exportsContract, getFileType } from "../../contract.ts";
import { buildFileName } from "../../rules.ts";
import { exportKinds } from "../../rules/notifications.ts";
import { findOwn, saveJob, type JobKey, type StoredExport } from "../jobs.ts";
import { findKind, hasLostRights, isAdmitted } from "../rights.ts";

/**
 * The file, if no right on which it rests is lost; else it does not exist. What cannot be given out any more is said to have
 * failed from then on, in the list of the person.
 */
export const downloadExportEndpoint = handleDownload(exportsContract.download, async (call, again) => {
  const { tx, actor, services, input } = call;
  const job = await findOwn(tx, actor, input.id);
  const { kind: name, format, fileId, basis, startedAt } = job;
  const kind = findKind(services.exportKinds, name);
  const opened = kind?.open(job.parameters);
  if (job.state !== "done" || !fileId || !startedAt || basis === null || !kind || !opened)
    return refuse("not_found");
  if (!isAdmitted(kind, actor)) refuse("not_found");
  if (await hasLostRights(call, opened, { basis, at: startedAt })) {
    await again(({ tx: other }) => withdrawFile(other, job, "forbidden"));
    refuse("not_found");
  }
  const type = getFileType(format);
  return {
    name: buildFileName(job.title, format),
    type: format === "csv" ? `${type}; charset=utf-8` : type,
    body: () => openFile(call, { ...job, fileId }),
  };
});

/** Its bytes, once they are found; that it left is written down then. */
async function openFile(
  call: Call<{ id: string }>,
  job: StoredExport & { fileId: string },
): Promise<ReadableStream<Uint8Array>> {
  const { actor, services } = call;
  const { companyId, id, kind, format } = job;
  const bytes = await streamStoredFile(services, { companyId, id: job.fileId });
  if (!bytes) services.log.error({ companyId, exportId: id }, "a file of an export is not in the storage");
  await asTenant(services.db, actor, async (tx) => {
    if (!bytes) return withdrawFile(tx, job, "server_error");
    const details = { kind, format };
    await audit(tx, call, { action: "export.downloaded", objectType: "export", objectId: id, details });
    const today = dayIn((await readCompany(tx, companyId)).timeZone, services.now());
    const news = { kind: exportKinds.export_ready, objectId: id };
    await markRead(tx, { companyId, id: actor.profileId }, news, today);
  });
  if (!bytes) return refuse("not_found");
  return Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>;
}

/** Its bytes go; why, the list says. */
const withdrawFile = (tx: Tenant, job: JobKey, failure: ErrorCode) =>
  saveJob(tx, job, { state: "failed", failure, fileId: null, bytes: null });
