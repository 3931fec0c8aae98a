import { countAwaited } from "#evaluations/server/queries/participation.ts";
import { awaitsReport } from "#evaluations/rules/relations.ts";
import { isReportWaiting, toSubjectStatus, whyNotRunning } from "#evaluations/rules/status.ts";
import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { reportsContract } from "../../contract.ts";
import { findKnownProgress } from "../queries.ts";

/** Reads the progress, for those who will be able to read the report; once it exists, `read` serves it. */
export const readProgressEndpoint = handle(
  reportsContract.progress,
  async ({ input: { evaluationId }, actor, tx }) => {
    const known = await findKnownProgress(tx, actor, evaluationId);
    if (!known?.subject) return refuse("evaluation_not_found");
    const { evaluation, subject, standpoint, hasReport, teamManagerReads } = known;
    const reader = awaitsReport(standpoint, evaluation, { hasReport, teamManagerReads });
    if (!reader) return refuse("evaluation_not_found");
    const { companyId, profileId } = actor;
    const isSubject = subject.id === profileId;
    const isLead = reader === "lead" && !isSubject;
    const isCounted = isLead && whyNotRunning(evaluation) === null;
    return {
      evaluationId,
      name: evaluation.name,
      subject,
      isSubject,
      status: isSubject ? toSubjectStatus(evaluation.status) : evaluation.status,
      dueOn: evaluation.dueOn,
      releasesOn: isLead && isReportWaiting(evaluation) ? evaluation.releasesOn : null,
      awaitedCount: isCounted ? await countAwaited(tx, { companyId, evaluationId }) : null,
    };
  },
);
