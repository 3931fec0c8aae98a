import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Language } from "#platform/vocabulary.ts";
import { asTenant, type Tenant } from "../database/database.ts";
import type { writeEmail, WrittenEmail } from "./MessageEmail.tsx";
import { ring } from "./ring.ts";
import type { EmailAttachment, EmailCall, EmailContent, EmailTemplates } from "./emailTemplate.ts";
import { readStoredFile } from "../files/storedFiles.ts";
import type { MessageKind } from "./messageKinds.ts";
import { findEmail, readMessage } from "./readMessage.ts";
import type { Services } from "../services.ts";
import { outbox } from "../tables.ts";

export interface OutgoingEmail extends WrittenEmail {
  messageId: string;
  to: string;
  fromName: string;
  attachments: NonNullable<EmailContent["attachments"]>;
}

interface Letterhead {
  name: string;
  logo: string | null;
}

export interface WriterOptions {
  templates: EmailTemplates;
  /** In whose name a message leaves; `logo`: a stored file. */
  readLetterhead: (tx: Tenant, companyId: string) => Promise<Letterhead>;
}

/** The library of mails takes half a second to load: after the start, when the first message leaves. */
export const layOut: typeof writeEmail = async (...message) => {
  const { writeEmail } = await import("./MessageEmail.tsx");
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
  { templates, readLetterhead }: WriterOptions,
  row: typeof outbox.$inferSelect,
): Promise<OutgoingEmail | null> {
  const { companyId, language } = row;
  const composed = await asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    if (await isReplaced(tx, services, row)) return null;
    const { name, logo } = await readLetterhead(tx, companyId);
    return { name, logo, content: await composeMessage({ tx, services, companyName: name }, templates, row) };
  });
  if (!composed?.content) return null;
  const { name, content } = composed;
  const logo = composed.logo && (await readLogo(services, companyId, composed.logo));
  return {
    ...(await layOut(content, language, { name, hasLogo: Boolean(logo) })),
    messageId: `<${row.id}@${new URL(services.appUrl).hostname}>`,
    to: row.recipient,
    fromName: senderName(language, name),
    attachments: [...(content.attachments ?? []), logo || ring],
  };
}

export const senderName = (language: Language, company: string) =>
  `Rondo ${language === "fr" ? "pour" : "for"} ${company}`;

/** A mail program finds the pictures in the message; a page finds them in their addresses. */
export const withInlinePictures = (html: string, attachments: readonly EmailAttachment[]): string =>
  attachments.reduce(
    (written, { cid, contentType, content }) =>
      cid ? written.replace(`cid:${cid}`, `data:${contentType};base64,${content}`) : written,
    html,
  );

/** The logo as a part of the message: nothing is asked of us when it is opened. Without it, the message leaves all the same. */
export async function readLogo(
  services: Services,
  companyId: string,
  id: string,
): Promise<EmailAttachment | null> {
  try {
    const bytes = await readStoredFile(services, { companyId, id });
    if (!bytes) return null;
    const content = Buffer.from(bytes).toString("base64");
    return { filename: "logo.png", contentType: "image/png", content, encoding: "base64", cid: "logo" };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    services.log.warn({ failure }, "a message leaves without the logo");
    return null;
  }
}

/** A newer message to the same person about the same leaves, or has left. */
async function isReplaced(
  tx: Tenant,
  { emails }: Pick<Services, "emails">,
  row: typeof outbox.$inferSelect,
): Promise<boolean> {
  if (!row.recipientProfileId || !findEmail(emails, row.kind)?.isReplacedByNewer) return false;
  const [newer] = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.companyId, row.companyId),
        eq(outbox.recipientProfileId, row.recipientProfileId),
        eq(outbox.kind, row.kind),
        eq(outbox.data, sql`${JSON.stringify(row.data)}::jsonb`),
        gt(outbox.createdAt, row.createdAt),
        inArray(outbox.status, ["queued", "sending", "sent"]),
      ),
    )
    .limit(1);
  return Boolean(newer);
}

type Row = Pick<
  typeof outbox.$inferSelect,
  "kind" | "data" | "companyId" | "language" | "recipient" | "recipientProfileId" | "createdAt"
>;

/** What a message of the outbox says, before its layout. Its links are made in `tx`. */
export async function composeMessage(
  context: Pick<EmailCall, "tx" | "services" | "companyName">,
  templates: EmailTemplates,
  { kind, data, companyId, language, recipient, recipientProfileId, createdAt: queuedAt }: Row,
): Promise<EmailContent | null> {
  const message = readMessage(context.services.emails, kind, data);
  const call = { ...context, companyId, language, recipient, recipientProfileId, queuedAt };
  return composeContent(templates, message.kind, { ...call, data: message.data });
}

const composeContent = <Kind extends MessageKind>(
  templates: EmailTemplates,
  kind: Kind,
  call: EmailCall<Kind>,
) => templates[kind](call);
