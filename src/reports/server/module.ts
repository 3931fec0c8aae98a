import { closeWhenComplete, releaseReport } from "#evaluations/contract/tasks.ts";
import { defineServerModule } from "#platform/server/serverModule.ts";
import { eachCompany } from "#platform/server/work/eachCompany.ts";
import { reportsContract } from "../contract.ts";
import { reportModelsContract } from "../contract/models.ts";
import { reportErrors } from "../rules/errors.ts";
import { reportKinds } from "../rules/notificationKinds.ts";
import { publishAnswerRate } from "./answerRate.ts";
import { forgetNotes } from "./conversationNotes.ts";
import { reportEmails } from "./emails/emails.ts";
import { evaluationNotifications } from "./notified.ts";
import { releaseReportTask } from "./releaseReport.ts";
import { forgetAuthors } from "./retention.ts";
import { reportModelsRouter, reportsRouter } from "./router.ts";
import { closeWhenCompleteTask, queueLostClosings } from "./tasks.ts";

interface EvaluationTask {
  companyId: string;
  evaluationId: string;
}

export const reports = defineServerModule({
  contract: { reports: reportsContract, reportModels: reportModelsContract },
  router: { reports: reportsRouter, reportModels: reportModelsRouter },
  errors: reportErrors,
  forgetPerson: forgetNotes,
  emails: reportEmails,
  notificationKinds: reportKinds,
  notificationObjects: { evaluation: evaluationNotifications },
  tasks: ({ services }) => ({
    [closeWhenComplete]: (payload) => closeWhenCompleteTask(services, payload as EvaluationTask),
    [releaseReport]: (payload) => releaseReportTask(services, payload as EvaluationTask),
    ...eachCompany(services, "queueLostClosings", queueLostClosings),
    ...eachCompany(services, "publishAnswerRates", publishAnswerRate),
    ...eachCompany(services, "forgetAuthors", forgetAuthors),
  }),
  atStart: ["queueLostClosings"],
  rounds: [
    // A complete collection has no row of due work: its closing was queued, and may be lost with a killed worker.
    ["21 * * * *", "queueLostClosings"],
    // At night in Québec.
    ["7 8 * * *", "publishAnswerRates"],
    ["17 * * * *", "forgetAuthors"],
  ],
});
