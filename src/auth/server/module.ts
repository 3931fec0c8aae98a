import { defineConcept } from "#platform/server/concept.ts";
import { authContract } from "../contract.ts";
import { authEmails } from "./emails/emails.ts";
import { authRouter } from "./router.ts";

export const auth = defineConcept({
  contract: { auth: authContract },
  router: { auth: authRouter },
  emails: authEmails,
});
