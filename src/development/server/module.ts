import { defineServerModule } from "#platform/server/serverModule.ts";
import { developmentContract } from "../contract.ts";
import { eachCompany } from "#platform/server/work/eachCompany.ts";
import { remindMeeting, tellOfManagers, type MeetingTask } from "../contract/tasks.ts";
import { meetingKinds, planKinds, recognitionKinds } from "../rules/notifications.ts";
import { developmentErrors } from "../rules/errors.ts";
import { developmentDueWork } from "./dueWork.ts";
import { forgetDevelopment } from "./forgetPerson.ts";
import { tellOfNewManagers } from "./handovers.ts";
import { meetingNotifications } from "./notes/notified.ts";
import { remindMeetingTask } from "./notes/remindMeeting.ts";
import { planNotifications } from "./notified.ts";
import { recognitionNotifications } from "./recognitionNotified.ts";
import { developmentRouter } from "./router.ts";

export const development = defineServerModule({
  contract: { development: developmentContract },
  router: { development: developmentRouter },
  errors: developmentErrors,
  forgetPerson: forgetDevelopment,
  notificationKinds: { ...planKinds, ...meetingKinds, ...recognitionKinds },
  notificationObjects: {
    development_plan: planNotifications,
    development_note: meetingNotifications,
    development_recognition: recognitionNotifications,
  },
  dueWork: developmentDueWork,
  tasks: ({ services }) => ({
    ...eachCompany(services, tellOfManagers, tellOfNewManagers),
    [remindMeeting]: (payload) => remindMeetingTask(services, payload as MeetingTask),
  }),
  rounds: [["33 * * * *", tellOfManagers]],
});
