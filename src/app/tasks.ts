import { sql } from "drizzle-orm";
import type { Task, TaskList } from "graphile-worker";
import { forgetEndedSessions } from "#accounts/server/sessions.ts";
import { forgetOldTokens } from "#accounts/server/tokens.ts";
import type pg from "pg";
import { vacuumAnswers as vacuumAnswersTask } from "#answers/server/remains.ts";
import type { Emails, EmailTemplates } from "#platform/server/emailTemplate.ts";
import { readCompany } from "#company/server/queries.ts";
import { remindCompany } from "#evaluations/server/reminders.ts";
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
  vacuumAnswers,
  type ReminderTask,
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
import { deliverEmails, releaseEmails, type Post } from "#platform/server/deliverEmails.ts";
import { inLanes } from "#platform/server/inLanes.ts";
import { isMailHeld } from "#platform/server/installation.ts";
import { removeBytesOf, removeFiles } from "#platform/server/files/storedFiles.ts";
import type { Services } from "#platform/server/services.ts";
import { closeWhenCompleteTask } from "#reports/server/tasks.ts";
import { releaseReport, releaseReportTask } from "#reports/server/releaseReport.ts";
import { publishAnswerRate } from "#reports/server/answerRate.ts";
import { forgetAuthors } from "#reports/server/retention.ts";
import { analyzeFilled, filledByCampaigns, filledByImports } from "./analyzeFilled.ts";
import { dueProposals, dueWork } from "./dueWork.ts";
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
    if (!(await isMailHeld(owner))) await deliverEmails(services, post, companyId, goesOn);
  });
  return (payload) => deliver((payload as { companyId: string }).companyId);
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
  forgetImports: () => inEachCompany(services, "forgetImports", forgetImports),
  [announceMessage]: async (payload) => {
    // Tried again later: it has no row that would wait.
    if (await isMailHeld(owner)) throw new Error("mail is held");
    await announceMessageTask(services, post, payload as AnnouncedMessage);
  },
  dueWork: () => dueWork(services),
  takeOver: async (payload) => {
    const startedAt = new Date((payload as TakeOver).startedAt);
    await inEachCompany(services, "releaseEmails", (_services, companyId) =>
      releaseEmails(services, companyId, startedAt),
    );
    await dueWork(services);
  },
  [startPlannedEvaluation]: (payload) => startPlanned(services, payload as { companyId: string; id: string }),
  [remindPeople]: (payload) => remindCompany(services, payload as ReminderTask),
  [prepareSeries]: (payload) => prepareOccurrences(services, payload as { companyId: string; id: string }),
  publishAnswerRates: () => inEachCompany(services, "publishAnswerRates", publishAnswerRate),
  forgetAuthors: () => inEachCompany(services, "forgetAuthors", forgetAuthors),
  removeFiles: async (payload) => {
    await removeFiles(services, (payload as { companyId: string }).companyId);
  },
  removeBytes: (payload) => removeBytesOf(services, payload as { companyId: string; ids: string[] }),
  removeOldFiles: () => inEachCompany(services, "removeFiles", removeFiles),
  forgetNotifications: () => inEachCompany(services, "forgetNotifications", forgetOldNotifications),
  [tellOfDepartures]: (payload) => tellDepartures(services, payload as DepartureTask),
  dueProposals: () => dueProposals(services),
  [remindProposals]: (payload) => remindNominations(services, (payload as { companyId: string }).companyId),
  forgetLimits: () => services.limits.forgetExpired(),
  forgetSessions: async () => {
    await forgetEndedSessions(services.db, services.now());
  },
  forgetTokens: () => forgetOldTokens(services),
});

/** When each task comes round, and which. */
const rounds = [
  // Every minute: work left behind by a crash. Nothing runs twice, since each task checks under its lock.
  ["* * * * *", "dueWork"],
  ["17 * * * *", "forgetAuthors"],
  // At night in Québec.
  ["7 8 * * *", "publishAnswerRates"],
  // What a long transaction, such as a backup, kept from the round that was queued.
  ["37 * * * *", vacuumAnswers],
  // What was sent and never kept.
  ["27 * * * *", "removeOldFiles"],
  ["41 * * * *", "forgetImports"],
  ["47 * * * *", "forgetNotifications"],
  // After the reminders of the minute's round, so that one a day leaves.
  ["31 * * * *", "dueProposals"],
  ["43 * * * *", "forgetLimits"],
  ["53 * * * *", "forgetSessions"],
  ["57 * * * *", "forgetTokens"],
] as const;

/** Under one key each: of the rounds that a machine missed while it slept, one is made, not thousands before new work. */
export const crontab = rounds.map(([at, task]) => `${at} ${task} ?max=1&jobKey=round:${task}`).join("\n");

async function inEachCompany(
  services: Services,
  task: string,
  work: (services: Services, companyId: string) => Promise<unknown>,
): Promise<void> {
  const { rows } = await services.db.execute<{ id: string }>(sql`select app.company_ids() as id`);
  for (const { id: companyId } of rows)
    await isolated(services, { task, companyId }, () => work(services, companyId));
}
