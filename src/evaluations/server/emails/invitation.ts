import { fullName } from "#people/rules/names.ts";
import { hasJoined } from "#people/rules/joining.ts";
import type {
  EmailCall,
  EmailContent,
  EmailTemplate,
  SampleCall,
} from "#platform/server/emails/emailTemplate.ts";
import { formatDay, ofName, say, type Translation } from "#platform/texts.ts";
import { paths } from "#paths.ts";
import { resolveNotice } from "../../rules/notice.ts";
import { estimateMinutes } from "../../rules/questionnaire.ts";
import { listReportReaders } from "../../rules/readers.ts";
import { isPendingFor, whyNotRunning } from "../../rules/status.ts";
import { findInvitation, type Invitation } from "../queries/invitations.ts";
import { readCompanyToday } from "../today.ts";
import { calendarFile, formatCalendar, toCalendarEntry } from "./calendar.ts";
import { createAnswerLink, type AnswerLink } from "./createAnswerLink.ts";
import { formatNotice, listFurtherParagraphs, type EmailNotice } from "./notice.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** « Votre regard sur … », or « Votre évaluation commence » for the person evaluated. */
export const invitationEmail: EmailTemplate<"evaluations.invitation"> = async (call) => {
  const { tx, companyId, recipientProfileId, data } = call;
  if (!recipientProfileId) return null;
  const { evaluationId } = data;
  const invitation = await findInvitation(tx, { companyId, evaluationId, profileId: recipientProfileId });
  const today = await readCompanyToday(tx, call.services, companyId);
  if (!invitation || !isStillAwaited(today)(invitation)) return null;
  return writeSingleInvitation(call, invitation);
};

/** Without a part, the person evaluated has nothing to answer and gets no link. */
export const writeSingleInvitation = async (
  call: EmailCall,
  invitation: DueInvitation,
): Promise<EmailContent> =>
  writeInvitation(call, invitation, invitation.part ? await createAnswerLink(call, invitation) : null);

/** The facts that the texts of an invitation need. */
export interface InvitationFacts extends Pick<Invitation, "author" | "subject"> {
  evaluation: Pick<
    DueInvitation["evaluation"],
    | "id"
    | "name"
    | "dueOn"
    | "evaluationType"
    | "threshold"
    | "teamManagerReads"
    | "release"
    | "showsComments"
    | "noticeVersion"
  >;
  recipient: Pick<Invitation["recipient"], "id" | "joinedAt">;
  part: Pick<NonNullable<Invitation["part"]>, "role"> | null;
  items: readonly Pick<Invitation["items"][number], "type">[];
}
type EmailContext = Pick<SampleCall, "language" | "services">;

/** To the person evaluated, or to another; without a link for the person evaluated who does not answer. */
export function writeInvitation(
  call: EmailContext,
  invitation: InvitationFacts,
  link: AnswerLink | null,
): EmailContent {
  const t: Translation<typeof fr> = call.language === "fr" ? fr : en;
  if (invitation.recipient.id === invitation.subject.id) return toSubject(call, invitation, t, link);
  if (!link) throw new Error("an invitation to answer needs its link");
  return toOther(call, invitation, t, link);
}

/** An invitation to an evaluation that runs: it has a due date since its launch. */
export type DueInvitation = Invitation & { evaluation: { dueOn: string } };

/**
 * A person evaluated who does not answer is still told that it begins. No invitation is sent once its due day is over
 * where the company is, though collection may close a little later.
 */
export const isStillAwaited =
  (today: string) =>
  (invitation: Invitation): invitation is DueInvitation => {
    const { evaluation, recipient, subject, part } = invitation;
    if (!recipient.isActive || whyNotRunning(evaluation) !== null) return false;
    if (evaluation.dueOn === null || evaluation.dueOn < today) return false;
    if (!part) return recipient.id === subject.id;
    return isPendingFor({ evaluationStatus: evaluation.status, participantStatus: part.status });
  };

function toOther(
  call: EmailContext,
  invitation: InvitationFacts,
  t: Translation<typeof fr>,
  link: AnswerLink,
): EmailContent {
  const { language } = call;
  const values = formatValues(call, invitation, t);
  const write = (message: string) => say(language, message, values);
  return {
    subject: write(t.invitation.subject),
    preheader: write(t.invitation.preheader),
    title: write(t.invitation.title),
    paragraphs: [
      write(t.invitation.ask),
      write(t.invitation.why),
      write(t.invitation.length),
      ...listNoticeParagraphs(call, invitation, t),
    ],
    action: { label: t.invitation.action, url: link.url },
    ...buildExtras(call, invitation, t, link, values.person),
  };
}

function toSubject(
  call: EmailContext,
  invitation: InvitationFacts,
  t: Translation<typeof fr>,
  link: AnswerLink | null,
): EmailContent {
  const { language, services } = call;
  const { evaluation, author, subject, recipient } = invitation;
  const values = formatValues(call, invitation, t);
  const write = (message: string) => say(language, message, values);
  const begins = write(author.id === subject.id ? t.subject.beginsOwn : t.subject.begins);
  const heading = { subject: t.subject.subject, title: t.subject.title };
  if (!link)
    return {
      ...heading,
      preheader: write(t.subject.preheaderWatching),
      // They read no other notice: company figures may rest on their report all the same.
      paragraphs: [begins, t.subject.watching, ...listFurtherParagraphs(t, toNoticeFacts(invitation))],
      action: hasJoined(recipient)
        ? { label: t.subject.actionWatching, url: `${services.appUrl}${paths.myEvaluations()}` }
        : null,
    };
  return {
    ...heading,
    preheader: write(t.subject.preheader),
    paragraphs: [
      begins,
      evaluation.evaluationType === "self" ? t.subject.askSelf : t.subject.ask,
      write(t.invitation.length),
      ...listNoticeParagraphs(call, invitation, t),
    ],
    action: { label: t.subject.action, url: link.url },
    ...buildExtras(call, invitation, t, link, null),
  };
}

function formatValues({ language }: EmailContext, invitation: InvitationFacts, t: Translation<typeof fr>) {
  const { evaluation, author, subject, items } = invitation;
  return {
    name: evaluation.name,
    author: fullName(author),
    person: fullName(subject),
    firstName: subject.firstName,
    ofPerson: ofName(language, subject.firstName),
    minutes: say(language, t.minutes, { count: estimateMinutes(items) }),
    date: formatDay(language, evaluation.dueOn),
  };
}

function listNoticeParagraphs(
  { language }: EmailContext,
  invitation: InvitationFacts,
  t: Translation<typeof fr>,
): string[] {
  const facts = toNoticeFacts(invitation);
  return [formatNotice(language, t, facts), ...listFurtherParagraphs(t, facts)];
}

export const toNoticeFacts = ({ evaluation, author, subject, part }: InvitationFacts): EmailNotice => {
  const { joins, quotes, feeds, drafts } = resolveNotice(evaluation);
  return {
    role: part?.role ?? "subject",
    firstName: subject.firstName,
    threshold: evaluation.threshold,
    readers: listReportReaders({
      teamManagerReads: evaluation.teamManagerReads,
      authorIsSubject: author.id === subject.id,
    }),
    reviewedBeforePublication: evaluation.release === "by_hand",
    showsComments: evaluation.showsComments,
    joins,
    quotes,
    feeds,
    drafts,
  };
};

function buildExtras(
  context: EmailContext,
  { evaluation: { id, dueOn } }: InvitationFacts,
  t: Translation<typeof fr>,
  link: AnswerLink,
  person: string | null,
): Pick<EmailContent, "footnotes" | "attachments"> {
  const footnotes = [t.footnotes.calendar, ...(link.opensSession ? [t.footnotes.link] : [])];
  const content = formatCalendar([toCalendarEntry({ evaluationId: id, day: dueOn, person }, context)]);
  return {
    footnotes,
    attachments: [{ ...calendarFile, content }],
  };
}
