import { defineServerModule } from "#platform/server/serverModule.ts";
import { eachCompany } from "#platform/server/work/eachCompany.ts";
import { notificationsContract } from "../contract.ts";
import { forgetOldNotifications } from "./forgetOld.ts";
import { forgetNotifications } from "./notify.ts";
import { forgetRefusals } from "./refusals.ts";
import { notificationsRouter } from "./router.ts";

export const notifications = defineServerModule({
  contract: { notifications: notificationsContract },
  router: { notifications: notificationsRouter },
  forgetPerson: async (tx, person) => {
    await forgetRefusals(tx, person);
    await forgetNotifications(tx, person);
  },
  tasks: ({ services }) => eachCompany(services, "forgetNotifications", forgetOldNotifications),
  rounds: [["47 * * * *", "forgetNotifications"]],
});
