import { stopLink } from "#notifications/server/emails/stopLink.ts";
import { fullName } from "#people/rules/names.ts";
import { paths } from "#paths.ts";
import type { EmailContent, EmailTemplate, SampleCall } from "#platform/server/emailTemplate.ts";
import { formatDay, ofName, say, type Translation } from "#platform/texts.ts";
import { estimateMinutes } from "../../rules/questionnaire.ts";
import { listAwaited } from "../queries/invitations.ts";
import { companyToday } from "../today.ts";
import { isStillAwaited, type InvitationFacts } from "./invitation.ts";
import { linkToAnswer, type AnswerLink } from "./linkToAnswer.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** All that somebody has not finished, in one email; null when nothing is left to do. */
export const reminderEmail: EmailTemplate<"evaluations.reminder"> = async (call) => {
  const { tx, companyId, recipientProfileId: profileId } = call;
  if (!profileId) return null;
  const today = await companyToday(tx, call.services, companyId);
  const awaited = (await listAwaited(tx, { companyId, profileId })).filter(isStillAwaited(today));
  const [first] = awaited;
  if (!first) return null;
  const t: Translation<typeof fr> = call.language === "fr" ? fr : en;
  const stop = await stopLink(call, first.recipient, t.reminder.stop);
  const parts: AwaitedPart[] = [];
  for (const one of awaited) parts.push({ ...one, link: await linkToAnswer(call, one) });
  return writeReminder(call, parts, stop);
};

export interface AwaitedPart extends InvitationFacts {
  link: AnswerLink;
}
type Surroundings = Pick<SampleCall, "language" | "services">;

/** One part, or several in one email. */
export function writeReminder(
  call: Surroundings,
  awaited: readonly AwaitedPart[],
  { stop }: Pick<EmailContent, "stop">,
): EmailContent {
  const t: Translation<typeof fr> = call.language === "fr" ? fr : en;
  const [first, ...others] = awaited;
  const content = first && others.length === 0 ? ofOne(call, first, t) : ofSeveral(call, awaited, t);
  return { ...content, ...(stop && { stop }) };
}

function ofOne(call: Surroundings, awaited: AwaitedPart, t: Translation<typeof fr>): EmailContent {
  const write = writerOf(call, awaited, t);
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

function ofSeveral(
  call: Surroundings,
  awaited: readonly AwaitedPart[],
  t: Translation<typeof fr>,
): EmailContent {
  const { language, services } = call;
  const links = [];
  for (const one of awaited) {
    const write = writerOf(call, one, t);
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

function writerOf(
  { language }: Surroundings,
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
