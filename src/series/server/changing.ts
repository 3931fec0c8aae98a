import { lockManageable } from "#evaluations/server/queries/access.ts";
import { saveStatus } from "#evaluations/server/queries/evaluations.ts";
import type { ChangeContext } from "#people/server/changeContext.ts";
import { refuse } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { findPrepared, findSeriesByEvaluation, lockSeries, type SeriesRecord } from "./queries.ts";

/** The running series, for an actor who may run this occurrence, under the locks of both. */
export async function lockToChange(
  { tx, actor }: ChangeContext,
  { evaluationId, version }: { evaluationId: string; version: number },
): Promise<SeriesRecord> {
  const { evaluation } = await lockManageable(tx, actor, evaluationId);
  const found = await findSeriesByEvaluation(tx, evaluation);
  const series = found && (await lockSeries(tx, found));
  if (!series || series.stoppedAt) refuse("not_repeating");
  if (series.version !== version) refuse("edited_meanwhile");
  return series;
}

/** The occurrence that was prepared and has not begun, under its lock; null where there is none. */
export async function lockPrepared({ tx, actor }: ChangeContext, series: SeriesRecord) {
  const prepared = await findPrepared(tx, series);
  if (!prepared) return null;
  // It may have been begun by hand, or given to another lead, a moment ago.
  const { evaluation } = await lockManageable(tx, actor, prepared.id);
  if (evaluation.status !== "pending") refuse("status_conflict");
  return evaluation;
}

/** Archives the occurrence that was prepared and has not begun; restored, it is a draft. */
export async function archivePrepared(call: ChangeContext, series: SeriesRecord): Promise<boolean> {
  const { tx, services } = call;
  const evaluation = await lockPrepared(call, series);
  if (!evaluation) return false;
  await saveStatus(tx, evaluation, services.now(), "archived");
  await audit(tx, call, {
    action: "evaluation.archived",
    objectType: "evaluation",
    objectId: evaluation.id,
  });
  return true;
}
