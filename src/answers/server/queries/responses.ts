import { and, eq, sql } from "drizzle-orm";
import { completeParticipations } from "#evaluations/server/queries/participation.ts";
import { asReportWriter, type Tenant } from "#platform/server/database/database.ts";
import { responseAuthors, responses } from "../../tables.ts";
import type { RespondentKey } from "./ownParticipation.ts";

/**
 * Finalises in one statement: deletes the draft, inserts an immutable response without author or date and the link
 * that only its author can read, and ends the participation. False when there was no draft left.
 */
export async function moveDraftToResponse(
  tx: Tenant,
  me: RespondentKey,
  { participantId, responseId, linkId }: { participantId: string; responseId: string; linkId: string },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    with draft as (
      delete from evaluation_answers
       where company_id = ${me.companyId} and participant_id = ${participantId}
      returning company_id, evaluation_id, participant_id, profile_id, scores, texts
    ), response as (
      insert into responses (company_id, id, evaluation_id, participant_role, scores, texts)
      select d.company_id, ${responseId}::uuid, d.evaluation_id, p.participant_role, d.scores, d.texts
        from draft d
        join evaluation_participants p on p.company_id = d.company_id and p.id = d.participant_id
    ), link as (
      insert into response_authors (company_id, id, response_id, evaluation_id, profile_id)
      select company_id, ${linkId}::uuid, ${responseId}::uuid, evaluation_id, profile_id from draft
    ), part as (
      ${completeParticipations(sql`draft`)}
    )
    select 1 from draft`);
  return rowCount === 1;
}

/**
 * Deletes the links from responses to their authors of the reports released until this day. The statement has no
 * condition: the policy response_authors_forget decides which rows go, so that no mistake here can remove an earlier one.
 * @returns how many went
 */
export async function deleteAuthors(tx: Tenant, releasedBy: string): Promise<number> {
  await tx.execute(sql`select set_config('app.forget_released_by', ${releasedBy}, true)`);
  const { rowCount } = await tx.delete(responseAuthors);
  return rowCount ?? 0;
}

export type ResponseRow = typeof responses.$inferSelect;

/**
 * Rewrites the responses in random order, as the snapshot writer: neither their place on disk nor their transaction
 * shows who answered first (§5 of docs/product-decisions.md). Returns them in that order.
 */
export async function rewriteResponses(
  tx: Tenant,
  { companyId, evaluationId }: { companyId: string; evaluationId: string },
  reorder: (rows: readonly ResponseRow[]) => ResponseRow[],
): Promise<ResponseRow[]> {
  return asReportWriter(tx, async () => {
    const rows = reorder(
      await tx
        .delete(responses)
        .where(and(eq(responses.companyId, companyId), eq(responses.evaluationId, evaluationId)))
        .returning(),
    );
    if (rows.length > 0) await tx.insert(responses).values(rows);
    return rows;
  });
}
