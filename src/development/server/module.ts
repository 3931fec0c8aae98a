import { defineServerModule } from "#platform/server/serverModule.ts";
import { developmentContract } from "../contract.ts";
import { eachCompany } from "#platform/server/work/eachCompany.ts";
import { tellOfManagers } from "../contract/tasks.ts";
import { planKinds } from "../rules/notifications.ts";
import { developmentErrors } from "../rules/errors.ts";
import { forgetDevelopment } from "./forgetPerson.ts";
import { tellOfNewManagers } from "./handovers.ts";
import { planNotifications } from "./notified.ts";
import { developmentRouter } from "./router.ts";

export const development = defineServerModule({
  contract: { development: developmentContract },
  router: { development: developmentRouter },
  errors: developmentErrors,
  forgetPerson: forgetDevelopment,
  notificationKinds: planKinds,
  notificationObjects: { development_plan: planNotifications },
  tasks: ({ services }) => eachCompany(services, tellOfManagers, tellOfNewManagers),
  rounds: [["33 * * * *", tellOfManagers]],
});
