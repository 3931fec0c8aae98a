import { isCurrent } from "#disclosure/rules/storedSnapshot.ts";
import { listReportReaders } from "#evaluations/rules/readers.ts";
import { whyNotDecideFlag } from "#evaluations/rules/relations.ts";
import { withAudit } from "#platform/server/audit.ts";
import type { Call } from "#platform/server/calls/handle.ts";
import { preformatted } from "#platform/server/http/preformattedJson.ts";
import type { Report } from "../contract.ts";
import type { FlagStatus } from "../contract/flags.ts";
import { isRemoved } from "../rules/flags.ts";
import { showsComments } from "../rules/layout.ts";
import { findDecidedWriting, removeMasked } from "../rules/maskedComments.ts";
import { computeCommentDigest } from "./commentDigest.ts";
import { readLaidOut, readLayout } from "./laidOut.ts";
import { reportOpenings } from "../tables.ts";
import { findReadable, type ReadableReport } from "./reportAccess.ts";

/**
 * Reads the frozen snapshot, the same for every reader, on screen or as PDF; not found before its release. An opening
 * by another person is recorded first.
 */
export async function openReport(
  call: Opening & { input: { evaluationId: string } },
): Promise<Report & { timeZone: string }> {
  const known = await findReadable(call.tx, call.actor, call.input.evaluationId);
  await recordOpening(call, { evaluationId: known.evaluation.id, subjectId: known.subject.id });
  return toReport(call, known);
}

type Opening = Pick<Call<unknown>, "tx" | "services" | "actor" | "requestId">;

/** Records an opening by a reader other than the person evaluated, who will see it. */
export async function recordOpening(
  call: Opening,
  { evaluationId, subjectId }: { evaluationId: string; subjectId: string },
): Promise<void> {
  const { actor, tx, services } = call;
  if (subjectId === actor.profileId) return;
  const opening = {
    companyId: actor.companyId,
    id: services.newId(),
    evaluationId,
    profileId: actor.profileId,
    openedAt: services.now(),
  };
  const entry = { action: "report.opened", objectType: "evaluation", objectId: evaluationId };
  await withAudit(tx, call, entry).insert(reportOpenings).values(opening);
}

/** Counts the flagged comments; lists the status of each for the person evaluated. */
function toFlags(actor: Opening["actor"], known: ReadableReport): Report["flags"] {
  const { evaluation, standpoint, subject, teamManagerReads, flags } = known;
  const count = (status: FlagStatus) => flags.filter((flag) => flag.status === status).length;
  const stored = flags.length > 0 && readLaidOut(known);
  return {
    open: count("open"),
    kept: count("kept"),
    isDecider:
      whyNotDecideFlag(standpoint, { status: evaluation.status, hasReport: true, teamManagerReads }) === null,
    own:
      stored && subject.id === actor.profileId
        ? flags.map((flag) => {
            const { id, place, group, status } = flag;
            const answered =
              status === "shown"
                ? {
                    comment: findDecidedWriting(stored, flag, computeCommentDigest)?.words ?? null,
                    answer: flag.decision,
                  }
                : { comment: null, answer: null };
            return { id, place, group, status, ...answered };
          })
        : [],
  };
}

/** Builds what a reader is sent; masked comments are in it only for the review before publication. */
export function toReport(
  { actor, services }: Pick<Opening, "actor" | "services">,
  known: ReadableReport,
  { withMasked = false } = {},
): Report & { timeZone: string } {
  const { evaluation, subject, company, teamManagerReads, masked, flags } = known;
  const removed = [...masked, ...flags.filter(isRemoved)];
  const isUnmasked = withMasked || removed.length === 0;
  const layout = readLayout(evaluation);
  return {
    evaluationId: evaluation.id,
    name: evaluation.name,
    subject,
    companyName: company.name,
    companyLogo: layout.showsLogo ? company.logo : null,
    layout,
    privacyOfficer: known.privacyOfficer,
    // Those who read it now; the notices name a manager who may still come.
    readers: listReportReaders({
      teamManagerReads,
      authorIsSubject: evaluation.authorProfileId === subject.id,
    }).filter((reader) => reader !== "direct_manager" || subject.hasDirectManager),
    timeZone: known.timeZone,
    isSubject: subject.id === actor.profileId,
    launchedOn: evaluation.launchedOn ?? "",
    weightsVersion: evaluation.weightsVersion,
    releasedOn: known.releasedOn,
    note: known.note,
    maskedComments: masked.length,
    flags: toFlags(actor, known),
    snapshot: !isUnmasked
      ? removeMasked(readLaidOut(known), removed, computeCommentDigest)
      : showsComments(layout) && isCurrent(known.engineVersion)
        ? preformatted<Report["snapshot"]>(known.snapshot)
        : readLaidOut(known),
    openings: preformatted<Report["openings"]>(known.openings),
    hasPdf: services.typesetter.isAvailable,
  };
}
