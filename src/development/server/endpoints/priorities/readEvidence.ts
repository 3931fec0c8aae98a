import { sql } from "drizzle-orm";
import { handle } from "#platform/server/calls/handle.ts";
import { listReportsWithPoints } from "#reports/server/publishedPoints.ts";
import { priorityEndpoints, type ObjectiveEvidence } from "../../../contract/priorities.ts";
import { resolveEvidence, type Evidence } from "../../../rules/evidence.ts";
import { requirePlanAccess } from "../../plans/access.ts";

interface Row extends Record<string, unknown> {
  objectiveId: string;
  evidence: Evidence;
}

export const readEvidenceEndpoint = handle(priorityEndpoints.readEvidence, async ({ input, actor, tx }) => {
  const { reader, planId } = await requirePlanAccess(tx, actor, input.profileId);
  if (planId === null) return { items: [] };
  const { rows } = await tx.execute<Row>(sql`
    select o.id as "objectiveId", o.evidence from development_objectives o
    where o.company_id = ${actor.companyId} and o.plan_id = ${planId} and o.evidence is not null
      and (not o.is_private or ${reader === "owner"})
    order by o.position, o.id`);
  if (rows.length === 0) return { items: [] };
  const ids = [...new Set(rows.map(({ evidence }) => evidence.evaluationId))];
  const reports = await listReportsWithPoints(tx, actor, input.profileId, ids);
  return {
    items: rows.flatMap(({ objectiveId, evidence }): ObjectiveEvidence[] => {
      const report = reports.find(({ evaluationId }) => evaluationId === evidence.evaluationId);
      const shown = resolveEvidence(evidence, { reader, report });
      if (!report || !shown) return [];
      const { evaluationId, name, releasedOn } = report;
      return [{ objectiveId, evaluationId, name, releasedOn, ...shown }];
    }),
  };
});
