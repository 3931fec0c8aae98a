import { createTransport } from "nodemailer";
import { MAIL_LANES } from "./deliverEmails.ts";
import type { OutgoingEmail } from "./writeMessage.ts";

/** Sends through the operator's mail server; a hanging connection is released after 30 s. */
export function smtpSender(smtpUrl: string, mailFrom: string, { timeoutMs = 30_000 } = {}) {
  const transport = createTransport({
    url: smtpUrl,
    // These connections stay open for the next emails; an email is tried once here, the outbox tries it again.
    pool: true,
    maxConnections: MAIL_LANES,
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: timeoutMs,
  } as object);
  const address = mailFrom.match(/<([^>]+)>/)?.[1] ?? mailFrom.trim();
  return {
    async send({ messageId, to, fromName, subject, html, text, attachments }: OutgoingEmail): Promise<void> {
      await transport.sendMail({
        messageId,
        from: { name: fromName, address },
        // An object, never a string: an address cannot smuggle in a second recipient.
        to: { name: "", address: to },
        subject,
        html,
        text,
        attachments: attachments.map((attachment) => ({ ...attachment })),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}
