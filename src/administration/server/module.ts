import { defineConcept } from "#platform/server/concept.ts";
import { administrationContract } from "../contract.ts";
import { administrationEmails } from "./emails/emails.ts";
import { administrationRouter } from "./router.ts";

export const administration = defineConcept({
  contract: { administration: administrationContract },
  router: { administration: administrationRouter },
  emails: administrationEmails,
});
