import { asTenant, type Tenant } from "./database.ts";
import type { writeEmail, WrittenEmail } from "./emails/MessageEmail.tsx";
import type { EmailCall, EmailContent, EmailTemplates } from "./emailTemplate.ts";
import { readMessage, type MessageKind } from "./messageKinds.ts";
import type { Services } from "./services.ts";
import type { outbox } from "./tables.ts";

export interface OutgoingEmail extends WrittenEmail {
  messageId: string;
  to: string;
  fromName: string;
  attachments: NonNullable<EmailContent["attachments"]>;
}

export interface Writing {
  templates: EmailTemplates;
  companyName: (tx: Tenant, companyId: string) => Promise<string>;
}

/** The library of mails takes half a second to load: after the start, when the first message leaves. */
const layOut: typeof writeEmail = async (...message) => {
  const { writeEmail } = await import("./emails/MessageEmail.tsx");
  return writeEmail(...message);
};

/**
 * Composes a message of the outbox in its own transaction, so that a failure undoes its links and nothing else. The
 * layout is rendered after the commit, without holding a connection.
 * @returns null when there is no longer a reason to send it
 * @throws any error of its template; UnreadableMessage when its kind or payload is of another version
 */
export async function writeMessage(
  services: Services,
  { templates, companyName }: Writing,
  row: typeof outbox.$inferSelect,
): Promise<OutgoingEmail | null> {
  const { companyId, language } = row;
  const composed = await asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    const name = await companyName(tx, companyId);
    return { name, content: await composeMessage({ tx, services, companyName: name }, templates, row) };
  });
  const { name, content } = composed;
  if (!content) return null;
  return {
    ...(await layOut(content, language, name)),
    messageId: `<${row.id}@${new URL(services.appUrl).hostname}>`,
    to: row.recipient,
    fromName: `Rondo ${language === "fr" ? "pour" : "for"} ${name}`,
    attachments: content.attachments ?? [],
  };
}

type Row = Pick<
  typeof outbox.$inferSelect,
  "kind" | "data" | "companyId" | "language" | "recipient" | "recipientProfileId" | "createdAt"
>;

/** What a message of the outbox says, before its layout. Its links are made in `tx`. */
export async function composeMessage(
  surroundings: Pick<EmailCall, "tx" | "services" | "companyName">,
  templates: EmailTemplates,
  { kind, data, companyId, language, recipient, recipientProfileId, createdAt: queuedAt }: Row,
): Promise<EmailContent | null> {
  const message = readMessage(kind, data);
  const call = { ...surroundings, companyId, language, recipient, recipientProfileId, queuedAt };
  return contentOf(templates, message.kind, { ...call, data: message.data });
}

const contentOf = <Kind extends MessageKind>(templates: EmailTemplates, kind: Kind, call: EmailCall<Kind>) =>
  templates[kind](call);
