import type * as z from "zod";
import type { Language } from "#platform/vocabulary.ts";
import type { Tenant } from "../database/database.ts";
import type { InvitationMark, MessageKind, MessagePayloads } from "./messageKinds.ts";
import type { Services } from "../services.ts";

export interface EmailAttachment {
  filename: string;
  contentType: string;
  content: string;
  encoding?: "base64";
  /** Shown in the message, as « cid:logo ». */
  cid?: string;
}

export interface EmailQuestion {
  text: string;
  choices: readonly { label: string; url: string }[];
  /** Of a scale of numbers, which stand in one row: what the first and the last one mean. */
  ends?: readonly [first: string, last: string];
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
  /** A question, each answer of which opens a page with that answer chosen. */
  question?: EmailQuestion;
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

/** What a concept says of a kind of email, in its `server/emails/emails.ts`. */
export type EmailDefinition<Kind extends MessageKind = MessageKind> = {
  payload: z.ZodType<MessagePayloads[Kind]>;
  template: EmailTemplate<Kind>;
  /** By the name of the situation that each shows, the first one first. */
  samples: EmailSamples;
  /** Of a reminder of which a person gets one a day: the key of its message. One that can wait leaves on another day. */
  buildReminderKey?: (profileId: string, today: string) => string;
  /** Only the newest leaves: one that waited while mail was down says what the next one says again. */
  isReplacedByNewer?: boolean;
  /**
   * Its delivery is listed: an email by which the company acts on an account. All others would tell an administrator what
   * they must not learn: who was asked about whom, who was reminded and so has not answered, who asks for a link and so
   * is about to answer, who changes how they sign in.
   */
  isListed?: boolean;
  /**
   * Nothing of it stays once it has left or was given up, and no light or count rests on it: that one was written to a person
   * would tell what they did, or did not do.
   */
  leavesNoTrace?: boolean;
  /** It goes to whatever address and makes its own links; a sample opens nothing. */
  hasOwnLinks?: boolean;
} & InvitationMark<Kind>;

/** With what the page of email tests calls it. */
export type Email<Kind extends MessageKind = MessageKind> = EmailDefinition<Kind> & {
  title: Readonly<Record<Language, string>>;
  /** Of its samples; null for the usual one. */
  getSampleTitle: (sample: string) => Readonly<Record<Language, string>> | null;
};
export type Emails = { readonly [Kind in MessageKind]: Email<Kind> };

declare module "#platform/server/services.ts" {
  interface Services {
    /** Every email of the product. */
    emails: Emails;
  }
}

type Definitions = { readonly [Kind in MessageKind]?: EmailDefinition<Kind> };
type SampleName<Defined> = {
  [Kind in keyof Defined]: Defined[Kind] extends { samples: infer Samples } ? keyof Samples : never;
}[keyof Defined];
interface Names<Defined> {
  kinds: Readonly<Record<keyof Defined, string>>;
  samples: Readonly<Record<Exclude<SampleName<Defined>, "usual">, string>>;
}

/** The emails of a concept with their names in both languages: one without a name does not compile. */
export function describeEmails<const Defined extends Definitions>(
  { fr, en }: Readonly<Record<Language, Names<Defined>>>,
  defined: Defined,
): { readonly [Kind in keyof Defined & MessageKind]: Email<Kind> } {
  const samples: { fr: Readonly<Record<string, string>>; en: Readonly<Record<string, string>> } = {
    fr: fr.samples,
    en: en.samples,
  };
  const getSampleTitle = (name: string) => {
    const [inFrench, inEnglish] = [samples.fr[name], samples.en[name]];
    return inFrench && inEnglish ? { fr: inFrench, en: inEnglish } : null;
  };
  return Object.fromEntries(
    Object.entries(defined).map(([kind, definition]) => [
      kind,
      {
        ...definition,
        title: { fr: fr.kinds[kind as keyof Defined], en: en.kinds[kind as keyof Defined] },
        getSampleTitle,
      },
    ]),
  ) as unknown as { [Kind in keyof Defined & MessageKind]: Email<Kind> };
}
