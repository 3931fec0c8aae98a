import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import { Refusal, type ErrorCode } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { asTenant, type Tenant } from "#platform/server/database.ts";
import { sendLater } from "#platform/server/outbox.ts";
import type { Services } from "#platform/server/services.ts";
import type { StartFailure } from "../contract/evaluation.ts";
import { startsAt } from "../rules/dueWork.ts";
import { startFailureOf } from "../rules/plan.ts";
import { isPromotedAuthor, mayManage } from "../rules/relations.ts";
import { checkLaunch, launch, type Checked } from "./launch.ts";
import { findKnown, lockEvaluation, type Known } from "./queries/access.ts";
import { saveStatus, type EvaluationKey } from "./queries/evaluations.ts";
import { findAuthorToStart, listOwnersToTell } from "./queries/planned.ts";
import { evaluationPorts } from "./ports.ts";

/**
 * Launches what was planned and whose hour has come, once, however many workers come to it: each asks again under the
 * lock. What can no longer be launched goes back to its author as a draft.
 */
export const startPlanned = (services: Services, key: EvaluationKey): Promise<void> =>
  asTenant(services.db, { companyId: key.companyId, profileId: null }, async (tx) => {
    const at = services.now();
    await lockEvaluation(tx, key.companyId, key.id);
    const author = await findAuthorToStart(tx, key);
    if (!author) return;
    const launcher = { companyId: key.companyId, profileId: author.id, ...author, at };
    const known = await findKnown(tx, launcher, key.id);
    if (!known) return;
    const { startsOn, campaignId } = known.evaluation;
    const { timeZone } = await readCompany(tx, key.companyId);
    if (!startsOn || at < startsAt({ startsOn, campaignId }, timeZone)) return;
    const today = dayIn(timeZone, at);
    const by = { actor: { companyId: key.companyId, profileId: null }, services, requestId: null };
    const { acceptsSmallGroups } = known.evaluation;
    if (isPromotedAuthor(known.standpoint))
      return sendBack(tx, by, known, { author, code: "forbidden", startFailure: "author_promoted" });
    let checked: Checked;
    try {
      checked = await checkLaunch(tx, launcher, known, { day: today, acceptsSmallGroups });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code } = error;
      return sendBack(tx, by, known, { author, code, startFailure: startFailureOf(code) });
    }
    const launchKey = await evaluationPorts.findLaunchKey(tx, known.evaluation, at);
    await launch(tx, by, known, { today, checked, launchKey });
  });

interface SentBack {
  author: NonNullable<Awaited<ReturnType<typeof findAuthorToStart>>>;
  code: ErrorCode;
  startFailure: StartFailure;
}

/** A draft again, with the reason, of which its author is told; the owners where they left or run it no more. */
async function sendBack(
  tx: Tenant,
  by: { actor: { companyId: string; profileId: null }; services: Services; requestId: null },
  { evaluation, standpoint }: Known,
  { author, code, startFailure }: SentBack,
): Promise<void> {
  const { services } = by;
  const { companyId, id, startsOn, campaignId } = evaluation;
  await saveStatus(tx, evaluation, services.now(), "draft", {
    acceptsSmallGroups: false,
    startFailure,
  });
  await audit(tx, by, {
    action: "evaluation.notStarted",
    objectType: "evaluation",
    objectId: id,
    details: { reason: code },
  });
  // The page of its campaign says which did not start: one email for each of hundreds would say less.
  if (campaignId) return;
  const isTold = author.isActive && mayManage(standpoint, evaluation);
  const people = isTold ? [author] : await listOwnersToTell(tx, evaluation, services.now());
  await sendLater(
    tx,
    { ...services, companyId },
    people.map((person) => ({
      kind: "evaluations.notStarted" as const,
      dedupeKey: `notStarted:${id}:${startsOn}:${person.id}`,
      recipient: person.email,
      recipientProfileId: person.id,
      language: person.language,
      data: { evaluationId: id },
    })),
  );
}
