import { isDeepStrictEqual } from "node:util";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { admit, handle } from "#platform/server/calls/handle.ts";
import { exportsContract, type ExportParameters } from "../../contract.ts";
import { whyNotStart } from "../../rules.ts";
import { addJob, forgetOldest, fresh, lockInPreparation, toView, writeLater } from "../jobs.ts";
import { findKind } from "../rights.ts";

/** The same file, asked for again while it is prepared, is the same file. */
export const startExportEndpoint = handle(exportsContract.start, async (call) => {
  const { tx, actor, services, input } = call;
  const { format, parameters, language = actor.language } = input;
  const kind = findKind(services.exportKinds, input.kind) ?? refuse("not_found");
  admit({ allow: kind.allow }, actor);
  const opened = kind.open(parameters) ?? refuse("invalid_data");
  refuseIf(format === "pdf" && !services.typesetter.isAvailable ? "pdf_unavailable" : null);
  const { companyId, profileId } = actor;
  const asked = { kind: kind.name, format, language, parameters };
  const inPreparation = await lockInPreparation(tx, actor);
  const same = inPreparation.find((job) =>
    isDeepStrictEqual(
      { kind: job.kind, format: job.format, language: job.language, parameters: job.parameters },
      asked,
    ),
  );
  if (same) return toView(same);
  refuseIf(whyNotStart(inPreparation.length));
  const now = services.now();
  const job = await addJob(tx, {
    companyId,
    profileId,
    id: services.newId(),
    ...asked,
    title: await opened.title(call, language),
    createdAt: now,
    ...fresh(now),
  });
  await forgetOldest(tx, actor);
  await writeLater(tx, job);
  await audit(tx, call, {
    action: "export.started",
    objectType: "export",
    objectId: job.id,
    details: { kind: kind.name, format, parameters: withoutWords(parameters) },
  });
  return toView(job);
});

/** What was asked for, as the log keeps it: not the words that were looked for, and of many things their number. */
const withoutWords = ({ search, ...parameters }: ExportParameters) => ({
  ...Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, Array.isArray(value) ? value.length : value]),
  ),
  ...(search ? { isSearched: true } : {}),
});
