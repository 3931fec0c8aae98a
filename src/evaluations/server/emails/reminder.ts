import { stopLink } from "#notifications/server/emails/stopLink.ts";
import { fullName } from "#people/rules/names.ts";
import { paths } from "#paths.ts";
import type { EmailContent, EmailTemplate, SampleCall } from "#platform/server/emails/emailTemplate.ts";
import { formatDay, ofName, say, type Translation } from "#platform/texts.ts";
import { estimateMinutes } from "../../rules/questionnaire.ts";
import { listAwaited } from "../queries/invitations.ts";
import { readCompanyToday } from "../today.ts";
import { isStillAwaited, type InvitationFacts } from "./invitation.ts";
import { createAnswerLink, type AnswerLink } from "./createAnswerLink.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** All that a participant has not finished, in one email; null when nothing is left to do. */
export const reminderEmail: EmailTemplate<"evaluations.reminder"> = async (call) => {
  const { tx, companyId, recipientProfileId: profileId } = call;
  if (!profileId) return null;
  const today = await readCompanyToday(tx, call.services, companyId);
  const awaited = (await listAwaited(tx, { companyId, profileId })).filter(isStillAwaited(today));
  const [first] = awaited;
  if (!first) return null;
  const t: Translation<typeof fr> = call.language === "fr" ? fr : en;
  const stop = await stopLink(call, first.recipient, t.reminder.stop);
  const parts: InvitationWithLink[] = [];
  for (const one of awaited) parts.push({ ...one, link: await createAnswerLink(call, one) });
  return writeReminder(call, parts, stop);
};

export interface InvitationWithLink extends InvitationFacts {
  link: AnswerLink;
}
type EmailContext = Pick<SampleCall, "language" | "services">;

/** One part, or several in one email. */
export function writeReminder(
  call: EmailContext,
  awaited: readonly InvitationWithLink[],
  { stop }: Pick<EmailContent, "stop">,
): EmailContent {
  const t: Translation<typeof fr> = call.language === "fr" ? fr : en;
  const [first, ...others] = awaited;
  const content = first && others.length === 0 ? writeOne(call, first, t) : writeSeveral(call, awaited, t);
  return { ...content, ...(stop && { stop }) };
}

function writeOne(call: EmailContext, awaited: InvitationWithLink, t: Translation<typeof fr>): EmailContent {
  const write = createWriter(call, awaited, t);
  const { link } = awaited;
  const own = isOwn(awaited);
  return {
    subject: write(own ? t.reminder.subjectOwn : t.reminder.subject),
    preheader: write(t.reminder.preheader),
    title: write(own ? t.reminder.subjectOwn : t.reminder.subject),
    paragraphs: [write(own ? t.reminder.askOwn : t.reminder.ask), write(t.reminder.length)],
    action: { label: t.reminder.action, url: link.url },
    footnotes: link.opensSession ? [t.footnotes.link] : [],
  };
}

function writeSeveral(
  call: EmailContext,
  awaited: readonly InvitationWithLink[],
  t: Translation<typeof fr>,
): EmailContent {
  const { language, services } = call;
  const links = [];
  for (const one of awaited) {
    const write = createWriter(call, one, t);
    const label = write(isOwn(one) ? t.reminder.linkOwn : t.reminder.link);
    links.push({ label, detail: write(t.reminder.detail), url: one.link.url });
  }
  const heading = say(language, t.reminder.several, { count: awaited.length });
  const opensSession = awaited.some(({ link }) => link.opensSession);
  return {
    subject: heading,
    preheader: t.reminder.severalPreheader,
    title: heading,
    paragraphs: [t.reminder.severalAsk],
    links,
    action: opensSession
      ? null
      : { label: t.reminder.severalAction, url: services.appUrl + paths.myEvaluations() },
    footnotes: opensSession ? [t.footnotes.links] : [],
  };
}

const isOwn = ({ recipient, subject }: InvitationFacts) => recipient.id === subject.id;

function createWriter(
  { language }: EmailContext,
  { evaluation, subject, items }: InvitationFacts,
  t: Translation<typeof fr>,
) {
  const values = {
    name: evaluation.name,
    person: fullName(subject),
    firstName: subject.firstName,
    ofPerson: ofName(language, subject.firstName),
    minutes: say(language, t.minutes, { count: estimateMinutes(items) }),
    date: formatDay(language, evaluation.dueOn),
  };
  return (message: string) => say(language, message, values);
}
