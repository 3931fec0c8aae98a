import { Readable } from "node:stream";
import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import { markRead } from "#notifications/server/notify.ts";
import { refuse } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handleDownload } from "#platform/server/calls/handle.ts";
import { streamStoredFile } from "#platform/server/files/storedFiles.ts";
import type { Services } from "#platform/server/services.ts";
import { exportsContract, getFileType } from "../../contract.ts";
import { buildFileName } from "../../rules.ts";
import { exportKinds } from "../../rules/notifications.ts";
import { findOwn } from "../jobs.ts";
import { computeBasis, findKind, isAdmitted } from "../rights.ts";

/** The file, if every right on which it rests stands as it did when it was begun; else it does not exist. */
export const downloadExportEndpoint = handleDownload(exportsContract.download, async (call) => {
  const { tx, actor, services, input } = call;
  const job = await findOwn(tx, actor, input.id);
  const { companyId, kind: name, format, fileId, startedAt } = job;
  const kind = findKind(services.exportKinds, name);
  const opened = kind?.open(job.parameters);
  if (job.state !== "done" || !fileId || !startedAt || !kind || !opened) return refuse("not_found");
  if (!isAdmitted(kind, actor)) refuse("not_found");
  if ((await computeBasis(call, opened, startedAt)) !== job.basis) refuse("not_found");
  await audit(tx, call, {
    action: "export.downloaded",
    objectType: "export",
    objectId: job.id,
    details: { kind: name, format },
  });
  const today = dayIn((await readCompany(tx, companyId)).timeZone, services.now());
  const news = { kind: exportKinds.export_ready, objectId: job.id };
  await markRead(tx, { companyId, id: actor.profileId }, news, today);
  const type = getFileType(format);
  return {
    name: buildFileName(job.title, format),
    type: format === "csv" ? `${type}; charset=utf-8` : type,
    body: readLater(services, { companyId, id: fileId }),
  };
});

/** Opened once the transaction is over: the storage may be slow. */
function readLater(services: Services, file: { companyId: string; id: string }): ReadableStream<Uint8Array> {
  async function* read() {
    const bytes = await streamStoredFile(services, file);
    if (!bytes) throw new Error("a file of an export is not in the storage");
    yield* bytes;
  }
  return Readable.toWeb(Readable.from(read())) as ReadableStream<Uint8Array>;
}
