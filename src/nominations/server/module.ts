import { defineServerModule } from "#platform/server/serverModule.ts";
import { nominationsContract } from "../contract.ts";
import { remindProposals } from "../contract/tasks.ts";
import { nominationErrors } from "../rules/errors.ts";
import { nominationKinds } from "../rules/notifications.ts";
import { nominationDueWork } from "./dueWork.ts";
import { nominationEmails } from "./emails/emails.ts";
import { remindNominations } from "./reminders.ts";
import { nominationsRouter } from "./router.ts";

export const nominations = defineServerModule({
  contract: { nominations: nominationsContract },
  router: { nominations: nominationsRouter },
  errors: nominationErrors,
  emails: nominationEmails,
  notificationKinds: nominationKinds,
  dueWork: nominationDueWork,
  tasks: ({ services }) => ({
    [remindProposals]: (payload) => remindNominations(services, (payload as { companyId: string }).companyId),
  }),
});
