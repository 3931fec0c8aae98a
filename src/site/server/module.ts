import { defineServerModule } from "#platform/server/serverModule.ts";
import { isMailHeld } from "#platform/server/process/installation.ts";
import { siteContract } from "../contract.ts";
import { announceMessage, announceMessageTask, type AnnouncedMessage } from "./announceMessage.ts";
import { siteRouter } from "./router.ts";

export const site = defineServerModule({
  contract: { site: siteContract },
  router: { site: siteRouter },
  tasks: ({ services, mailer, owner }) => ({
    [announceMessage]: async (payload) => {
      // The job is retried later: no row of the outbox waits for it.
      if (await isMailHeld(owner)) throw new Error("mail is held");
      await announceMessageTask(services, mailer, payload as AnnouncedMessage);
    },
  }),
});
