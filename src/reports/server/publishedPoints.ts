import { sql } from "drizzle-orm";
import { readStoredSnapshot } from "#disclosure/rules/storedSnapshot.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { ReportLayout } from "../contract/layout.ts";
import { standardLayout } from "../rules/layout.ts";
import { listPublishedPoints, type PublishedPoint } from "../rules/publishedPoints.ts";
import { listReportsAbout } from "./teamReports.ts";

export interface ReportWithPoints {
  evaluationId: string;
  name: string;
  releasedOn: string;
  points: PublishedPoint[];
}

interface Row extends Record<string, unknown> {
  evaluationId: string;
  name: string;
  layout: ReportLayout | null;
  snapshot: unknown;
}

/**
 * What some published reports about a person print of tags, the newest first: of those that the actor may open. The caller
 * notes an opening where the actor is another than the person (`recordOpening`).
 * @param ids the evaluations that are asked about; null for the latest one
 */
export async function listReportsWithPoints(
  tx: Tenant,
  actor: Actor,
  profileId: string,
  ids: readonly string[] | null,
): Promise<ReportWithPoints[]> {
  const open = await listReportsAbout(tx, actor, profileId);
  const asked = ids ? open.filter(({ evaluationId }) => ids.includes(evaluationId)) : open.slice(0, 1);
  if (asked.length === 0) return [];
  const { rows } = await tx.execute<Row>(sql`
    select e.id as "evaluationId", e.name, e.report_layout as layout, r.snapshot
    from evaluations e
    join report_snapshots r on r.company_id = e.company_id and r.evaluation_id = e.id
    where e.company_id = ${actor.companyId}
      and e.id = any(${sql.param(asked.map(({ evaluationId }) => evaluationId))}::uuid[])`);
  return asked.flatMap(({ evaluationId, releasedOn }) => {
    const row = rows.find((one) => one.evaluationId === evaluationId);
    if (!row) return [];
    const points = listPublishedPoints(readStoredSnapshot(row.snapshot), row.layout ?? standardLayout);
    return [{ evaluationId, name: row.name, releasedOn, points }];
  });
}
