import type { Task, TaskList } from "graphile-worker";
import type pg from "pg";
import { readCompany } from "#company/server/queries.ts";
import { readInvitationAllowance } from "#people/server/invitationAllowance.ts";
import {
  deliverEmails,
  ensureDeliveryScheduled,
  scheduleNextDelivery,
  releaseLeasedEmails,
  type Mailer,
} from "#platform/server/emails/deliverEmails.ts";
import { deliveryWorkKind } from "#platform/server/emails/deliveryWork.ts";
import { checkDueWork } from "#platform/server/dueWork/check.ts";
import { queueDueWork } from "#platform/server/dueWork/round.ts";
import { eachCompany, forEachCompany } from "#platform/server/work/eachCompany.ts";
import type { Emails, EmailTemplates } from "#platform/server/emails/emailTemplate.ts";
import { removeOrphanedBytes, removeFiles } from "#platform/server/files/storedFiles.ts";
import { inLanes } from "#platform/server/work/inLanes.ts";
import { forgetFailureCounts } from "#platform/server/process/failureCounts.ts";
import { isMailHeld } from "#platform/server/process/installation.ts";
import type { Services } from "#platform/server/services.ts";
import { mergeDeclared } from "./mergeDeclared.ts";
import { dueSources, conceptRounds, taskFactories } from "./registries.ts";

const toTemplates = (emails: Emails) =>
  Object.fromEntries(
    Object.entries(emails).map(([kind, { template }]) => [kind, template]),
  ) as unknown as EmailTemplates;

export const makeMailer = (
  services: Pick<Services, "now" | "emails" | "invitationsPerDay">,
  send: Mailer["send"],
): Mailer => ({
  send,
  templates: toTemplates(services.emails),
  readLetterhead: readCompany,
  invitationAllowance: (tx, companyId) => readInvitationAllowance(tx, services, companyId),
});

/** The first tasks of a process beside which no other worker runs. */
export interface TakeOver {
  /** From when on this process has leased messages itself. */
  startedAt: string;
}

/**
 * A mail server that hangs takes two workers, whatever the number of companies: the others go on. Companies take turns:
 * who asks for a new password does not wait for the invitations of all others.
 */
function makeDeliveryTask(services: Services, mailer: Mailer, owner: pg.Pool): Task {
  const deliver = inLanes(2, async (companyId, shouldContinue) => {
    if (await isMailHeld(owner)) await scheduleNextDelivery(services, companyId);
    else await deliverEmails(services, mailer, companyId, shouldContinue);
  });
  return async (payload) => {
    const { companyId } = payload as { companyId: string };
    // Before the lanes have noted it, and this job has ended: what they noted is lost with their process.
    await ensureDeliveryScheduled(services, companyId);
    await deliver(companyId);
  };
}

/**
 * Background work by name: that of the concepts, and what belongs to the whole product. `owner` connects as the owner of
 * the tables, for what only the owner may do.
 * @throws where two concepts declare one name
 */
export const makeTasks = (services: Services, mailer: Mailer, owner: pg.Pool): TaskList =>
  mergeDeclared("task", [
    makeOwnTasks(services, mailer, owner),
    ...taskFactories.map((makeConceptTasks) => makeConceptTasks({ services, mailer, owner })),
  ]);

const makeOwnTasks = (services: Services, mailer: Mailer, owner: pg.Pool): TaskList => ({
  deliverEmails: makeDeliveryTask(services, mailer, owner),
  dueWork: (payload) => queueDueWork(services, dueSources, payload as { isStart?: boolean }),
  async takeOver(payload) {
    await forEachCompany(services, "releaseEmails", {
      payload: payload as TakeOver,
      withWork: deliveryWorkKind,
    });
    await queueDueWork(services, dueSources, { isStart: true });
  },
  releaseEmails: async (payload) => {
    const { companyId, startedAt } = payload as TakeOver & { companyId: string };
    await releaseLeasedEmails(services, companyId, new Date(startedAt));
  },
  ...eachCompany(services, "checkDueWork", (_services, companyId) =>
    checkDueWork(services, dueSources, companyId),
  ),
  ...eachCompany(services, "removeFiles", removeFiles),
  removeBytes: (payload) => removeOrphanedBytes(services, payload as { companyId: string; ids: string[] }),
  forgetLimits: () => services.limits.forgetExpired(),
  forgetFailures: async () => void (await forgetFailureCounts(services.db, services.now())),
});

/** When each task comes round, and which. */
const rounds = [
  // Every minute: what is due, and what a crash left behind. Nothing runs twice, since each task checks under its lock.
  // Also at a start, for the minute before it: the page of the state calls a task stopped whose last round is old.
  ["* * * * *", "dueWork"],
  ["11 9 * * *", "checkDueWork"],
  // What was sent and never kept.
  ["27 * * * *", "removeFiles"],
  ["43 * * * *", "forgetLimits"],
  ["49 9 * * *", "forgetFailures"],
  ...conceptRounds,
] as const;

/** Under one key each: of the rounds that a machine missed while it slept, one is made, not thousands before new work. */
export const crontab = rounds
  .map(([at, task]) => `${at} ${task} ?max=1&jobKey=round:${task}${task === "dueWork" ? "&fill=1m" : ""}`)
  .join("\n");
