import type { Tenant } from "./database.ts";
import type { MessageKind, MessagePayloads } from "./messageKinds.ts";
import type { Language, Services } from "./services.ts";

export interface EmailAttachment {
  filename: string;
  contentType: string;
  content: string;
  encoding?: "base64";
  /** Shown in the message, as « cid:logo ». */
  cid?: string;
}

/** What a message says. The layout (platform/server/emails/MessageEmail.tsx) is the same for all. */
export interface EmailContent {
  subject: string;
  /** Above everything else: that this is a test. */
  banner?: string;
  /** The line that mail programs show beside the subject. */
  preheader: string;
  title: string;
  paragraphs: readonly string[];
  action: { label: string; url: string } | null;
  /** Several things to open, under the paragraphs. */
  links?: readonly { label: string; detail: string; url: string }[];
  /** Small print: how long the link is valid, whom to contact. */
  footnotes?: readonly string[];
  /** Of an email that one may do without: where one says so. */
  stop?: { label: string; url: string };
  attachments?: readonly EmailAttachment[];
}

/** Follows the reader's mail program, or is drawn for one of the two. */
export type EmailScheme = "reader" | (typeof schemes)[number];
export const schemes = ["light", "dark"] as const;

export interface EmailCall<Kind extends MessageKind = MessageKind> {
  tx: Tenant;
  services: Services;
  companyId: string;
  companyName: string;
  language: Language;
  recipient: string;
  recipientProfileId: string | null;
  /** When the message was queued. */
  queuedAt: Date;
  data: MessagePayloads[Kind];
}

/**
 * Writes one kind of message when it leaves: links and their tokens are made here, never earlier.
 * Null when there is no longer a reason to send it (the person has been deactivated, the evaluation closed).
 */
export type EmailTemplate<Kind extends MessageKind = MessageKind> = (
  call: EmailCall<Kind>,
) => Promise<EmailContent | null>;

/** One template for each kind of message. */
export type EmailTemplates = { readonly [Kind in MessageKind]: EmailTemplate<Kind> };

/** All that a sample takes from the product: the rest is made up. */
export interface SampleCall {
  language: Language;
  companyName: string;
  services: Pick<Services, "appUrl" | "now">;
}
/** An email as its template writes it, with made-up people: nothing is read, and no link opens anything. */
export type EmailSample = (call: SampleCall) => EmailContent | Promise<EmailContent>;
export type EmailSamples = Readonly<Record<string, EmailSample>>;
