import { defineServerModule } from "#platform/server/serverModule.ts";
import { authContract } from "../contract.ts";
import { authEmails } from "./emails/emails.ts";
import { authRouter } from "./router.ts";

export const auth = defineServerModule({
  contract: { auth: authContract },
  router: { auth: authRouter },
  emails: authEmails,
});
