import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { readStoredSnapshot } from "#disclosure/rules/storedSnapshot.ts";
import { hasWritings } from "#disclosure/rules/writings.ts";
import { evaluations } from "#evaluations/tables.ts";
import type { ParticipantRole } from "#evaluations/vocabulary.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { reportSnapshots } from "../tables.ts";
import type { EvaluationKey } from "./queries.ts";

/**
 * Whether a published report shows the comments of a group, by its snapshot; null while it is not published. A group
 * hidden because of another report keeps its comments (§5 of docs/product-decisions.md).
 */
export async function findCommentsShown(
  tx: Tenant,
  { companyId, evaluationId }: EvaluationKey,
  role: ParticipantRole,
): Promise<boolean | null> {
  const [found] = await tx
    .select({ snapshot: reportSnapshots.snapshot })
    .from(reportSnapshots)
    .innerJoin(
      evaluations,
      and(
        eq(evaluations.companyId, reportSnapshots.companyId),
        eq(evaluations.id, reportSnapshots.evaluationId),
        inArray(evaluations.status, ["completed", "archived"]),
      ),
    )
    .where(
      and(
        eq(reportSnapshots.companyId, companyId),
        eq(reportSnapshots.evaluationId, evaluationId),
        isNotNull(reportSnapshots.releasedOn),
      ),
    );
  if (!found) return null;
  return hasWritings(readStoredSnapshot(found.snapshot), role === "subject" ? "self" : role);
}
