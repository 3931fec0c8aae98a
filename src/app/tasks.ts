import { sql } from "drizzle-orm";
import { purgeRegistrations } from "#accounts/server/registrations.ts";
import type { Task, TaskList } from "graphile-worker";
import { forgetEndedSessions } from "#accounts/server/sessions.ts";
import { forgetOldTokens } from "#accounts/server/tokens.ts";
import type pg from "pg";
import { vacuumAnswers as vacuumAnswersTask } from "#answers/server/remains.ts";
import type { Emails, EmailTemplates } from "#platform/server/emailTemplate.ts";
import { readCompany } from "#company/server/queries.ts";
import { remindToday } from "#evaluations/server/reminders.ts";
import { tellOfDepartures as tellDepartures } from "#evaluations/server/tellOfDepartures.ts";
import { startPlanned } from "#evaluations/server/startPlanned.ts";
import {
  giveAwaitedQuestions,
  launchCampaign,
  type CampaignTask,
  type QuestionsTask,
} from "#campaigns/contract/tasks.ts";
import { giveAwaited } from "#campaigns/server/giveAwaited.ts";
import { startCampaign } from "#campaigns/server/launch.ts";
import {
  closeWhenComplete,
  remindPeople,
  startPlannedEvaluation,
  releaseReport,
  vacuumAnswers,
} from "#evaluations/contract/tasks.ts";
import { checkImportTask, runImportTask, type ImportTask } from "#imports/rules/tasks.ts";
import { runCheck } from "#imports/server/checkImport.ts";
import { forgetImports } from "#imports/server/forgetImports.ts";
import { runImport } from "#imports/server/runImport.ts";
import { remindProposals } from "#nominations/contract/tasks.ts";
import { remindNominations } from "#nominations/server/reminders.ts";
import { forgetOldNotifications } from "#notifications/server/forgetOld.ts";
import { tellOfDepartures, type DepartureTask } from "#people/contract/tasks.ts";
import { readInvitationAllowance } from "#people/server/invitationAllowance.ts";
import {
  deliverEmails,
  ensureDelivery,
  holdEmails,
  releaseEmails,
  type Post,
} from "#platform/server/deliverEmails.ts";
import { deliveryWork } from "#platform/server/deliverLater.ts";
import { checkDueWork } from "#platform/server/dueWork/check.ts";
import { queueDueWork } from "#platform/server/dueWork/round.ts";
import { inLanes } from "#platform/server/inLanes.ts";
import { isMailHeld } from "#platform/server/installation.ts";
import { removeBytesOf, removeFiles } from "#platform/server/files/storedFiles.ts";
import type { Services } from "#platform/server/services.ts";
import { closeWhenCompleteTask, queueLostClosings } from "#reports/server/tasks.ts";
import { releaseReportTask } from "#reports/server/releaseReport.ts";
import { publishAnswerRate } from "#reports/server/answerRate.ts";
import { forgetAuthors } from "#reports/server/retention.ts";
import { analyzeFilled, filledByCampaigns, filledByImports } from "./analyzeFilled.ts";
import { dueSources } from "./dueWork.ts";
import { importKinds } from "./imports.ts";
import { isolated } from "#platform/server/isolated.ts";
import { prepareSeries } from "#series/contract/tasks.ts";
import { prepareOccurrences } from "#series/server/prepareOccurrences.ts";
import { announceMessage, announceMessageTask, type AnnouncedMessage } from "#site/server/announceMessage.ts";

const templatesOf = (emails: Emails) =>
  Object.fromEntries(
    Object.entries(emails).map(([kind, { template }]) => [kind, template]),
  ) as unknown as EmailTemplates;

export const makePost = (
  services: Pick<Services, "now" | "emails" | "invitationsPerDay">,
  send: Post["send"],
): Post => ({
  send,
  templates: templatesOf(services.emails),
  letterhead: readCompany,
  invitationAllowance: (tx, companyId) => readInvitationAllowance(tx, services, companyId),
});

/** The first work of a process beside which no other worker lives. */
export interface TakeOver {
  /** From when on this process has leased messages itself. */
  startedAt: string;
}

/**
 * A mail server that hangs takes two workers, whatever the number of companies: the others go on. Companies take turns:
 * who asks for a new password does not wait for the invitations of all others.
 */
function delivering(services: Services, post: Post, owner: pg.Pool): Task {
  const deliver = inLanes(2, async (companyId, goesOn) => {
    if (await isMailHeld(owner)) await holdEmails(services, companyId);
    else await deliverEmails(services, post, companyId, goesOn);
  });
  return async (payload) => {
    const { companyId } = payload as { companyId: string };
    // Before the lanes have noted it, and this job has ended: what they noted is lost with their process.
    await ensureDelivery(services, companyId);
    await deliver(companyId);
  };
}

/**
 * Background work by name. A lower concept queues a name; here it is handed to the concept that does it. `owner`
 * connects as the owner of the tables, for what only the owner may do.
 */
export const makeTasks = (services: Services, post: Post, owner: pg.Pool): TaskList => ({
  deliverEmails: delivering(services, post, owner),
  [closeWhenComplete]: (payload) =>
    closeWhenCompleteTask(services, payload as { companyId: string; evaluationId: string }),
  [releaseReport]: (payload) =>
    releaseReportTask(services, payload as { companyId: string; evaluationId: string }),
  [launchCampaign]: (payload) => startCampaign(services, payload as CampaignTask),
  [giveAwaitedQuestions]: async (payload) => {
    await giveAwaited(services, payload as QuestionsTask);
    await analyzeFilled(owner, filledByCampaigns);
  },
  [vacuumAnswers]: () => vacuumAnswersTask(owner),
  [checkImportTask]: (payload) => runCheck(services, importKinds, payload as ImportTask),
  [runImportTask]: async (payload) => {
    await runImport(services, importKinds, payload as ImportTask);
    await analyzeFilled(owner, filledByImports);
  },
  ...eachCompany(services, "forgetImports", forgetImports),
  [announceMessage]: async (payload) => {
    // Tried again later: it has no row that would wait.
    if (await isMailHeld(owner)) throw new Error("mail is held");
    await announceMessageTask(services, post, payload as AnnouncedMessage);
  },
  async dueWork(payload) {
    await isolated(services, { task: "purgeRegistrations" }, () => purgeRegistrations(services));
    await queueDueWork(services, dueSources, payload as { isStart?: boolean });
  },
  async takeOver(payload) {
    await forEachCompany(services, "releaseEmails", { payload: payload as TakeOver, withWork: deliveryWork });
    await queueDueWork(services, dueSources, { isStart: true });
  },
  releaseEmails: async (payload) => {
    const { companyId, startedAt } = payload as TakeOver & { companyId: string };
    await releaseEmails(services, companyId, new Date(startedAt));
  },
  ...eachCompany(services, "checkDueWork", async (_services, companyId) => {
    await checkDueWork(services, dueSources, companyId);
    await queueLostClosings(services, companyId);
  }),
  ...eachCompany(services, "queueLostClosings", queueLostClosings),
  [startPlannedEvaluation]: (payload) => startPlanned(services, payload as { companyId: string; id: string }),
  [remindPeople]: (payload) => remindToday(services, (payload as { companyId: string }).companyId),
  [prepareSeries]: (payload) => prepareOccurrences(services, payload as { companyId: string; id: string }),
  ...eachCompany(services, "publishAnswerRates", publishAnswerRate),
  ...eachCompany(services, "forgetAuthors", forgetAuthors),
  ...eachCompany(services, "removeFiles", removeFiles),
  removeBytes: (payload) => removeBytesOf(services, payload as { companyId: string; ids: string[] }),
  ...eachCompany(services, "forgetNotifications", forgetOldNotifications),
  [tellOfDepartures]: (payload) => tellDepartures(services, payload as DepartureTask),
  [remindProposals]: (payload) => remindNominations(services, (payload as { companyId: string }).companyId),
  forgetLimits: () => services.limits.forgetExpired(),
  forgetSessions: async () => {
    await forgetEndedSessions(services.db, services.now());
  },
  forgetTokens: () => forgetOldTokens(services),
});

/** When each task comes round, and which. */
const rounds = [
  // Every minute: what is due, and what a crash left behind. Nothing runs twice, since each task checks under its lock.
  ["* * * * *", "dueWork"],
  ["17 * * * *", "forgetAuthors"],
  // At night in Québec.
  ["7 8 * * *", "publishAnswerRates"],
  // What a long transaction, such as a backup, kept from the round that was queued.
  ["37 * * * *", vacuumAnswers],
  // What was sent and never kept.
  ["27 * * * *", "removeFiles"],
  ["41 * * * *", "forgetImports"],
  ["47 * * * *", "forgetNotifications"],
  ["11 9 * * *", "checkDueWork"],
  // A collection that waits for nobody has no row of due work: its closing was queued, and went with a killed worker.
  ["21 * * * *", "queueLostClosings"],
  ["43 * * * *", "forgetLimits"],
  ["53 * * * *", "forgetSessions"],
  ["57 * * * *", "forgetTokens"],
] as const;

/** Under one key each: of the rounds that a machine missed while it slept, one is made, not thousands before new work. */
export const crontab = rounds.map(([at, task]) => `${at} ${task} ?max=1&jobKey=round:${task}`).join("\n");

/** A round queues the task without a payload: it queues a job for each company, which does the work there. */
const eachCompany = (
  services: Services,
  task: string,
  work: (services: Services, companyId: string) => Promise<unknown>,
): TaskList => ({
  [task]: async (payload) => {
    const { companyId } = payload as { companyId?: string };
    if (companyId) await isolated(services, { task, companyId }, () => work(services, companyId));
    else await forEachCompany(services, task);
  },
});

/** One statement, whatever their number; for those only in which work of a kind is due, now or later, if one is given. */
const forEachCompany = (
  { db }: Services,
  task: string,
  { payload = {}, withWork = null }: { payload?: object; withWork?: string | null } = {},
) =>
  db.execute(
    sql`select app.enqueue_for_each_company(${task}, ${JSON.stringify(payload)}::jsonb, ${withWork})`,
  );
