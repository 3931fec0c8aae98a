import { notifyLeadsOfDeparturesTask, type DepartureTask } from "#people/contract/tasks.ts";
import { defineServerModule } from "#platform/server/serverModule.ts";
import { evaluationsContract } from "../contract.ts";
import { remindPeople, startPlannedEvaluation } from "../contract/tasks.ts";
import { evaluationList } from "../rules/enumerations.ts";
import { evaluationErrors } from "../rules/errors.ts";
import { evaluationKinds } from "../rules/notifications.ts";
import { evaluationDueWork } from "./dueWork.ts";
import { evaluationEmails } from "./emails/emails.ts";
import { remindToday } from "./reminders.ts";
import { evaluationExport } from "./exportedList.ts";
import { evaluationsRouter } from "./router.ts";
import { startPlanned } from "./startPlanned.ts";
import { notifyLeadsOfDepartures } from "./notifyLeadsOfDepartures.ts";

export const evaluations = defineServerModule({
  contract: { evaluations: evaluationsContract },
  router: { evaluations: evaluationsRouter },
  errors: evaluationErrors,
  constraints: {
    evaluation_participants_once: "already_participant",
    evaluation_participants_person: "invalid_participant_profile",
    evaluations_author_profile: "invalid_author_or_subject",
    evaluations_subject_profile: "invalid_author_or_subject",
  },
  emails: evaluationEmails,
  notificationKinds: evaluationKinds,
  exports: [evaluationExport],
  lists: { evaluations: evaluationList },
  dueWork: evaluationDueWork,
  tasks: ({ services }) => ({
    [startPlannedEvaluation]: (payload) =>
      startPlanned(services, payload as { companyId: string; id: string }),
    [remindPeople]: (payload) => remindToday(services, (payload as { companyId: string }).companyId),
    [notifyLeadsOfDeparturesTask]: (payload) => notifyLeadsOfDepartures(services, payload as DepartureTask),
  }),
});
