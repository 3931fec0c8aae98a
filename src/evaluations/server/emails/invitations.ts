import { fullName } from "#people/rules/names.ts";
import { signsInHere } from "#people/server/memberships.ts";
import { paths } from "#paths.ts";
import type { EmailContent, EmailTemplate, SampleCall } from "#platform/server/emails/emailTemplate.ts";
import { compareWords, formatDay, formatList, say, type Translation } from "#platform/texts.ts";
import { estimateMinutes } from "../../rules/questionnaire.ts";
import { listInvitations } from "../queries/invitations.ts";
import { readCompanyToday } from "../today.ts";
import { calendarFile, formatCalendar } from "./calendar.ts";
import {
  writeSingleInvitation,
  isStillAwaited,
  toNoticeFacts,
  type DueInvitation,
  type InvitationFacts,
} from "./invitation.ts";
import { createAnswerLink, type AnswerLink } from "./createAnswerLink.ts";
import { formatSharedNotice, formatNotice } from "./notice.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** All that one launch asks of a participant, in one email; as an invitation to a single one when no more is left. */
export const invitationsEmail: EmailTemplate<"evaluations.invitations"> = async (call) => {
  const { tx, companyId, recipientProfileId: profileId, data, language } = call;
  if (!profileId) return null;
  const found = await listInvitations(tx, { companyId, profileId }, data.ids);
  const awaited = found
    .filter(isStillAwaited(await readCompanyToday(tx, call.services, companyId)))
    .toSorted((a, b) => compareWords(language, getSortKey(a), getSortKey(b)));
  const [first, ...others] = awaited;
  if (!first) return null;
  if (others.length === 0) return writeSingleInvitation(call, first);
  const addLink = async (one: DueInvitation): Promise<LaunchedInvitation> => ({
    ...one,
    link: one.part && (await createAnswerLink(call, one)),
  });
  const parts: [LaunchedInvitation, ...LaunchedInvitation[]] = [await addLink(first)];
  for (const one of others) parts.push(await addLink(one));
  return writeInvitations(call, parts, { opensSession: !(await signsInHere(tx, first.recipient)) });
};

/** One of several; without a link where the person evaluated does not answer. */
interface LaunchedInvitation extends InvitationFacts {
  link: AnswerLink | null;
}
type InvitationWithLink = LaunchedInvitation & { link: AnswerLink };
const hasLink = (one: LaunchedInvitation): one is InvitationWithLink => one.link !== null;
type EmailContext = Pick<SampleCall, "language" | "services">;

const isOwn = ({ recipient, subject }: InvitationFacts) => recipient.id === subject.id;
/** One’s own first, the others by name. */
const getSortKey = (one: InvitationFacts) =>
  isOwn(one) ? "" : `${one.subject.lastName} ${one.subject.firstName} ${one.subject.id}`;

export function writeInvitations(
  call: EmailContext,
  awaited: readonly [LaunchedInvitation, ...LaunchedInvitation[]],
  { opensSession }: Pick<AnswerLink, "opensSession">,
): EmailContent {
  const { services, language } = call;
  const t: Translation<typeof fr> = language === "fr" ? fr : en;
  const [first] = awaited;
  const asked = awaited.filter(hasLink);
  const others = asked.filter((one) => !isOwn(one));
  const own = awaited.find(isOwn);
  const [dueOn] = asked.map(({ evaluation }) => evaluation.dueOn).toSorted();
  const values = {
    count: others.length,
    name: first.evaluation.name,
    author: fullName(first.author),
    person: fullName((others[0] ?? first).subject),
    minutes: formatMinutes(call, asked, t),
    date: formatDay(language, dueOn ?? first.evaluation.dueOn),
  };
  const write = (message: Parameters<typeof say>[1]) => say(language, message, values);
  const heading = write(own?.part ? t.invitations.headingWithOwn : t.invitations.heading);
  const links = asked.map((one) => buildLink(call, one, t));
  return {
    subject: say(language, t.invitations.subject, { ...values, heading }),
    preheader: write(t.invitation.preheader),
    title: heading,
    paragraphs: [
      write(t.invitations.ask),
      ...(own && !own.part ? [t.invitations.watching] : []),
      write(t.invitations.length),
      ...formatNotices(call, asked, t),
      ...(awaited.some((one) => toNoticeFacts(one).feeds) ? [t.noticeOfSeveral.figures] : []),
      ...(awaited.some((one) => toNoticeFacts(one).drafts) ? [t.noticeOfSeveral.drafts] : []),
    ],
    links,
    action: opensSession
      ? null
      : { label: t.invitations.action, url: services.appUrl + paths.myEvaluations() },
    footnotes: [t.footnotes.calendar, ...(opensSession ? [t.footnotes.links] : [])],
    attachments: [
      {
        ...calendarFile,
        content: formatCalendar([
          {
            uid: `${first.evaluation.id}.${first.recipient.id}@${new URL(services.appUrl).hostname}`,
            stamp: services.now(),
            day: dueOn ?? first.evaluation.dueOn,
            summary: write(t.invitations.calendar),
            url: services.appUrl + paths.myEvaluations(),
          },
        ]),
      },
    ],
  };
}

const formatMinutes = (
  { language }: EmailContext,
  asked: readonly InvitationFacts[],
  t: Translation<typeof fr>,
) => say(language, t.minutes, { count: asked.reduce((sum, { items }) => sum + estimateMinutes(items), 0) });

/** The person evaluated, the role, the due date and the duration. */
function buildLink(call: EmailContext, one: InvitationWithLink, t: Translation<typeof fr>) {
  const { language } = call;
  const role = one.part?.role ?? "subject";
  return {
    label: say(language, isOwn(one) ? t.reminder.linkOwn : t.reminder.link, {
      person: fullName(one.subject),
    }),
    detail: say(language, isOwn(one) ? t.reminder.detail : t.invitations.detail, {
      role: t.invitations.roles[role],
      date: formatDay(language, one.evaluation.dueOn),
      minutes: formatMinutes(call, [one], t),
    }),
    url: one.link.url,
  };
}

/** The notices: one sentence for all evaluations with the same notice, which names their people. */
function formatNotices(
  { language }: EmailContext,
  asked: readonly InvitationFacts[],
  t: Translation<typeof fr>,
): string[] {
  const groups = Map.groupBy(asked, (one) => {
    const { firstName: _firstName, ...facts } = toNoticeFacts(one);
    return JSON.stringify(facts);
  });
  return [...groups.values()].flatMap((group) => {
    const [one] = group;
    if (!one) return [];
    const facts = toNoticeFacts(one);
    const about = isOwn(one)
      ? t.reminder.linkOwn
      : formatList(
          language,
          group.map(({ subject }) => fullName(subject)),
        );
    const sentence =
      group.length === 1 ? formatNotice(language, t, facts) : formatSharedNotice(language, t, facts);
    return [say(language, t.invitations.notice, { about, sentence: lowercaseFirst(sentence) })];
  });
}

/** As it goes on after a colon. */
const lowercaseFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
