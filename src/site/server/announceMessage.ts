import type { Mailer } from "#platform/server/emails/deliverEmails.ts";
import type { Services } from "#platform/server/services.ts";

/** The task that announces a message to the operator. Queued again while it waits, it still runs once. */
export const announceMessage = "announceContactMessage";

declare module "#platform/server/services.ts" {
  interface Services {
    /** Where messages from the contact form are announced; null when the operator has set no address. */
    operatorEmail: string | null;
  }
}

export interface AnnouncedMessage {
  messageId: string;
}

/** Sends one email, always with the same words: nothing that a visitor typed is in it (§13 of the decisions). */
export async function announceMessageTask(
  { operatorEmail, appUrl }: Pick<Services, "operatorEmail" | "appUrl">,
  mailer: Pick<Mailer, "send">,
  { messageId }: AnnouncedMessage,
): Promise<void> {
  if (operatorEmail === null || !mailer.send) return;
  const sentences = [
    `Quelqu’un a écrit par la page «\u00a0Nous joindre\u00a0» de ${appUrl}.`,
    "Le message est gardé dans la base de données, table site.contact_messages.",
  ];
  await mailer.send({
    messageId: `<contact-${messageId}@${new URL(appUrl).hostname}>`,
    to: operatorEmail,
    fromName: "Rondo",
    subject: "Un message vous attend sur Rondo",
    text: sentences.join("\n\n"),
    html: `<html lang="fr"><body>${sentences.map((sentence) => `<p>${sentence}</p>`).join("")}</body></html>`,
    attachments: [],
  });
}
