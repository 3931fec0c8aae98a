import { withdraw } from "#notifications/server/notify.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { admit, handle } from "#platform/server/calls/handle.ts";
import { exportsContract } from "../../contract.ts";
import { whyNotRetry, whyNotStart } from "../../rules.ts";
import { exportKinds } from "../../rules/notifications.ts";
import { findOwn, fresh, lockInPreparation, saveJob, toView, writeLater } from "../jobs.ts";
import { findKind } from "../rights.ts";

export const retryExportEndpoint = handle(exportsContract.retry, async (call) => {
  const { tx, actor, services, input } = call;
  const inPreparation = await lockInPreparation(tx, actor);
  const job = await findOwn(tx, actor, input.id, { toChange: true });
  refuseIf(whyNotRetry(job));
  const kind = findKind(services.exportKinds, job.kind) ?? refuse("not_found");
  admit({ allow: kind.allow }, actor);
  refuseIf(whyNotStart(inPreparation.length));
  const queued = (await saveJob(tx, job, fresh(services.now()))) ?? refuse("not_found");
  await withdraw(tx, actor.companyId, job.id, [exportKinds.export_failed]);
  await writeLater(tx, job);
  const details = { kind: job.kind, format: job.format, isRetried: true };
  await audit(tx, call, { action: "export.started", objectType: "export", objectId: job.id, details });
  return toView(queued);
});
