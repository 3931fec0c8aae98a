import { defineServerModule } from "#platform/server/serverModule.ts";
import { developmentContract } from "../contract.ts";
import { eachCompany } from "#platform/server/work/eachCompany.ts";
import {
  announceOpenedPlans,
  remindMeeting,
  remindOfPlans,
  tellOfManagers,
  type MeetingTask,
} from "../contract/tasks.ts";
import {
  checkpointKinds,
  dueKinds,
  planNoteKinds,
  planKinds,
  recognitionKinds,
} from "../rules/notifications.ts";
import { developmentErrors } from "../rules/errors.ts";
import { checkpointEmails } from "./checkpoints/emails/emails.ts";
import { checkpointNotifications } from "./checkpoints/notified.ts";
import { developmentDueWork } from "./dueWork.ts";
import { forgetDevelopment } from "./forgetPerson.ts";
import { handoverEmails } from "./handovers/emails/emails.ts";
import { planNotifications } from "./handovers/notified.ts";
import { announceOpened, tellOfNewManagers } from "./handovers/tellOfManagers.ts";
import { noteNotifications } from "./notes/notified.ts";
import { remindMeetingTask } from "./notes/remindMeeting.ts";
import { developmentEmails } from "./reminders/emails/emails.ts";
import { dueNotifications } from "./reminders/notified.ts";
import { remindPlans } from "./reminders/remindPlans.ts";
import { recognitionNotifications } from "./recognitionNotified.ts";
import { developmentRouter } from "./router.ts";

export const development = defineServerModule({
  contract: { development: developmentContract },
  router: { development: developmentRouter },
  errors: developmentErrors,
  emails: { ...developmentEmails, ...checkpointEmails, ...handoverEmails },
  forgetPerson: forgetDevelopment,
  notificationKinds: { ...checkpointKinds, ...planKinds, ...planNoteKinds, ...dueKinds, ...recognitionKinds },
  notificationObjects: {
    development_checkpoint: checkpointNotifications,
    development_plan: planNotifications,
    development_note: noteNotifications,
    development_objective: dueNotifications,
    development_recognition: recognitionNotifications,
  },
  dueWork: developmentDueWork,
  tasks: ({ services }) => ({
    ...eachCompany(services, tellOfManagers, tellOfNewManagers),
    ...eachCompany(services, announceOpenedPlans, announceOpened),
    ...eachCompany(services, remindOfPlans, remindPlans),
    [remindMeeting]: (payload) => remindMeetingTask(services, payload as MeetingTask),
  }),
  rounds: [
    // What changes managers queues it too (`tellOfManagersSoon`): this finds what slipped by.
    ["33 8 * * *", tellOfManagers],
    ["38 * * * *", announceOpenedPlans],
    ["45 * * * *", remindOfPlans],
  ],
});
