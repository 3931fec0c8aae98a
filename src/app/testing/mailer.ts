import type { EmailContent } from "#platform/server/emails/emailTemplate.ts";
import type { Mailer } from "#platform/server/emails/deliverEmails.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { composeMessage } from "#platform/server/emails/writeMessage.ts";
import { emails } from "../registries.ts";
import { makeMailer } from "../tasks.ts";
import type { World } from "./world.ts";

/** The product's templates and rules, with another way to send. */
export const makeTestMailer = ({ services }: World, send: Mailer["send"]): Mailer =>
  makeMailer(services, send);

/** What a message of the outbox says, as it would leave now. */
export const composeAsSent = (
  { services }: World,
  tx: Tenant,
  row: Parameters<typeof composeMessage>[2],
  companyName: string,
): Promise<EmailContent | null> =>
  composeMessage({ tx, services, companyName }, makeMailer(services, null).templates, row);

/** The emails of the product, by kind. */
export const everyEmail = Object.entries(emails);
