import { signsInHere } from "#people/server/memberships.ts";
import { stopLink } from "#notifications/server/emails/stopLink.ts";
import { fullName } from "#people/rules.ts";
import { paths } from "#paths.ts";
import type { EmailCall, EmailContent, EmailTemplate } from "#platform/server/emailTemplate.ts";
import { formatDay, ofName, say, type Translation } from "#platform/texts.ts";
import { estimateMinutes } from "../../rules/questionnaire.ts";
import { listAwaited, type Invitation } from "../queries/invitations.ts";
import { isStillAwaited, type DueInvitation } from "./invitation.ts";
import { linkToAnswer } from "./linkToAnswer.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** All that somebody has not finished, in one email; null when nothing is left to do. */
export const reminderEmail: EmailTemplate<"evaluations.reminder"> = async (call) => {
  const { tx, companyId, recipientProfileId: profileId } = call;
  if (!profileId) return null;
  const awaited = (await listAwaited(tx, { companyId, profileId })).filter((one) => isStillAwaited(one));
  const [first, ...others] = awaited;
  if (!first) return null;
  const t: Translation<typeof fr> = call.language === "fr" ? fr : en;
  return others.length === 0 ? ofOne(call, first, t) : ofSeveral(call, awaited, t);
};

async function ofOne(
  call: EmailCall,
  awaited: DueInvitation,
  t: Translation<typeof fr>,
): Promise<EmailContent> {
  const write = writerOf(call, awaited, t);
  const link = await linkToAnswer(call, awaited);
  const own = isOwn(awaited);
  return {
    subject: write(own ? t.reminder.subjectOwn : t.reminder.subject),
    preheader: write(t.reminder.preheader),
    title: write(own ? t.reminder.subjectOwn : t.reminder.subject),
    paragraphs: [write(own ? t.reminder.askOwn : t.reminder.ask), write(t.reminder.length)],
    action: { label: t.reminder.action, url: link.url },
    footnotes: link.opensSession ? [t.footnotes.link] : [],
    ...(await stopLink(call, awaited.recipient, t.reminder.stop)),
  };
}

async function ofSeveral(
  call: EmailCall,
  awaited: readonly DueInvitation[],
  t: Translation<typeof fr>,
): Promise<EmailContent> {
  const { tx, language, services } = call;
  const links = [];
  for (const one of awaited) {
    const write = writerOf(call, one, t);
    const label = write(isOwn(one) ? t.reminder.linkOwn : t.reminder.link);
    links.push({ label, detail: write(t.reminder.detail), url: (await linkToAnswer(call, one)).url });
  }
  const heading = say(language, t.reminder.several, { count: awaited.length });
  const [{ recipient }] = awaited as [Invitation];
  const opensSession = !(await signsInHere(tx, recipient));
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
    ...(await stopLink(call, recipient, t.reminder.stop)),
  };
}

const isOwn = ({ recipient, subject }: DueInvitation) => recipient.id === subject.id;

function writerOf(
  { language }: EmailCall,
  { evaluation, subject, items }: DueInvitation,
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
