import { defineServerModule } from "#platform/server/serverModule.ts";
import { administrationContract } from "../contract.ts";
import { administrationEmails } from "./emails/emails.ts";
import { administrationRouter } from "./router.ts";

export const administration = defineServerModule({
  contract: { administration: administrationContract },
  router: { administration: administrationRouter },
  emails: administrationEmails,
});
