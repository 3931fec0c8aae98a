import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import { Refusal, type ErrorCode } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { asTenant, type Tenant } from "#platform/server/database/database.ts";
import { sendLater } from "#platform/server/emails/outbox.ts";
import type { Services } from "#platform/server/services.ts";
import type { StartFailure } from "../contract/evaluation.ts";
import { computeStartTime } from "../rules/dueWork.ts";
import { toStartFailure } from "../rules/plan.ts";
import { isPromotedAuthor, mayManage } from "../rules/relations.ts";
import { checkLaunch, launch, type CheckedLaunch } from "./launch.ts";
import { findEvaluation, lockEvaluation, type LoadedEvaluation } from "./queries/access.ts";
import { saveStatus, type EvaluationKey } from "./queries/evaluations.ts";
import { findAuthorToStart, listOwnersToNotify } from "./queries/planned.ts";
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
    const loaded = await findEvaluation(tx, launcher, key.id);
    if (!loaded) return;
    const { startsOn, campaignId } = loaded.evaluation;
    const { timeZone } = await readCompany(tx, key.companyId);
    if (!startsOn || at < computeStartTime({ startsOn, campaignId }, timeZone)) return;
    const today = dayIn(timeZone, at);
    const by = { actor: { companyId: key.companyId, profileId: null }, services, requestId: null };
    const { acceptsSmallGroups } = loaded.evaluation;
    if (isPromotedAuthor(loaded.standpoint))
      return sendBack(tx, by, loaded, { author, code: "forbidden", startFailure: "author_promoted" });
    let checked: CheckedLaunch;
    try {
      checked = await checkLaunch(tx, launcher, loaded, { day: today, acceptsSmallGroups });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code } = error;
      return sendBack(tx, by, loaded, { author, code, startFailure: toStartFailure(code) });
    }
    const launchKey = await evaluationPorts.findLaunchKey(tx, loaded.evaluation, at);
    await launch(tx, by, loaded, { today, checked, launchKey });
  });

interface RefusedStart {
  author: NonNullable<Awaited<ReturnType<typeof findAuthorToStart>>>;
  code: ErrorCode;
  startFailure: StartFailure;
}

/** Returns the evaluation to draft with the reason and notifies its author; the owners if the author left or lost access. */
async function sendBack(
  tx: Tenant,
  by: { actor: { companyId: string; profileId: null }; services: Services; requestId: null },
  { evaluation, standpoint }: LoadedEvaluation,
  { author, code, startFailure }: RefusedStart,
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
  // The page of its campaign lists those that did not start: an email for each of hundreds would help less.
  if (campaignId) return;
  const isAuthorNotified = author.isActive && mayManage(standpoint, evaluation);
  const people = isAuthorNotified ? [author] : await listOwnersToNotify(tx, evaluation, services.now());
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
