import { and, eq } from "drizzle-orm";
import { companies } from "#company/tables.ts";
import { stopLink } from "#notifications/server/emails/stopLink.ts";
import { paths } from "#paths.ts";
import { profiles } from "#people/tables.ts";
import type {
  EmailCall,
  EmailContent,
  EmailTemplate,
  SampleCall,
} from "#platform/server/emails/emailTemplate.ts";
import { formatDay, say, translated, type Translation } from "#platform/texts.ts";
import type { PulseContent } from "../../contract/content.ts";
import { estimateMinutes } from "../../rules/minutes.ts";
import { sayNotice, toNoticeFacts } from "../../rules/notice.ts";
import { pulseInvitations, pulseRuns } from "../../tables.ts";
import { en as noticeInEnglish } from "../../texts/notice.en.ts";
import { fr as noticeInFrench } from "../../texts/notice.fr.ts";
import type { PulseReaders } from "../../vocabulary.ts";
import { selectClosingDay } from "../runs/facts.ts";
import { hasAnswered } from "../runs/receipts.ts";
import { writeFirstQuestion } from "./question.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

export interface AskedRun {
  id: string;
  /** The profile of the person who is asked. */
  person: string;
  content: PulseContent;
  closesOn: string;
  threshold: number;
  readers: PulseReaders;
}
type Context = Pick<SampleCall, "language" | "services">;

/** The run that a message is about, while its reader may answer it: null once they have, or it is closed, or they have left. */
async function findAwaited(call: EmailCall<"pulses.invitation" | "pulses.reminder">) {
  const { tx, services, companyId, recipientProfileId: profileId, data } = call;
  if (!profileId) return null;
  const [found] = await tx
    .select({
      id: pulseRuns.id,
      status: pulseRuns.status,
      content: pulseRuns.content,
      closesAt: pulseRuns.closesAt,
      closesOn: selectClosingDay,
      threshold: pulseRuns.threshold,
      readers: pulseRuns.readers,
      isActive: profiles.isActive,
      reader: { userId: profiles.userId, joinedAt: profiles.joinedAt },
    })
    .from(pulseInvitations)
    .innerJoin(
      pulseRuns,
      and(eq(pulseRuns.companyId, pulseInvitations.companyId), eq(pulseRuns.id, pulseInvitations.runId)),
    )
    .innerJoin(
      profiles,
      and(eq(profiles.companyId, pulseInvitations.companyId), eq(profiles.id, pulseInvitations.profileId)),
    )
    .innerJoin(companies, eq(companies.id, pulseInvitations.companyId))
    .where(
      and(
        eq(pulseInvitations.companyId, companyId),
        eq(pulseInvitations.runId, data.runId),
        eq(pulseInvitations.profileId, profileId),
      ),
    );
  if (found?.status !== "open" || !found.content || !found.isActive) return null;
  if (found.closesAt <= services.now()) return null;
  if (await hasAnswered(services, { companyId, runId: found.id, profileId })) return null;
  return { ...found, content: found.content, person: profileId };
}

export const invitationEmail: EmailTemplate<"pulses.invitation"> = async (call) => {
  const run = await findAwaited(call);
  return run && writeInvitation(call, run);
};

/** Everyone who was asked has one in the outbox; that of a person who has answered loses its reason when it would leave. */
export const reminderEmail: EmailTemplate<"pulses.reminder"> = async (call) => {
  const run = await findAwaited(call);
  if (!run) return null;
  const t: Translation<typeof fr> = call.language === "fr" ? fr : en;
  return { ...writeReminder(call, run), ...(await stopLink(call, run.reader, t.reminder.stop)) };
};

export function writeInvitation(call: Context, run: AskedRun): EmailContent {
  const { language } = call;
  const t: Translation<typeof fr> = language === "fr" ? fr : en;
  const { values, purpose, body } = describe(call, run, t);
  const write = (message: string) => say(language, message, values);
  return {
    subject: write(t.invitation.subject),
    preheader: write(t.invitation.preheader),
    title: write(t.invitation.title),
    paragraphs: [
      ...(purpose ? [purpose] : []),
      say(language, t.invitation.length, { ...values, count: run.content.questions.length }),
      ...(body.question ? [t.invitation.start] : []),
    ],
    ...body,
  };
}

export function writeReminder(call: Context, run: AskedRun): EmailContent {
  const { language } = call;
  const t: Translation<typeof fr> = language === "fr" ? fr : en;
  const { values, body } = describe(call, run, t);
  const write = (message: string) => say(language, message, values);
  return {
    subject: write(t.reminder.subject),
    preheader: write(t.reminder.preheader),
    title: t.reminder.title,
    paragraphs: [write(t.reminder.ask)],
    ...body,
  };
}

/** What both messages have: the first question, the way to the survey, and who will see what. */
function describe({ language, services: { appUrl } }: Context, run: AskedRun, t: Translation<typeof fr>) {
  const { content, id: runId, person, closesOn } = run;
  const [first] = content.questions;
  const question = first && writeFirstQuestion({ language, appUrl, runId, person }, first);
  const notice = sayNotice(
    language,
    language === "fr" ? noticeInFrench : noticeInEnglish,
    toNoticeFacts(content, run),
  );
  return {
    values: {
      name: translated(language, content.name).text,
      date: formatDay(language, closesOn),
      minutes: say(language, t.minutes, { count: estimateMinutes(content.questions) }),
    },
    purpose: translated(language, content.purpose).text,
    body: {
      ...(question && { question }),
      action: { label: t.invitation.action, url: appUrl + paths.pulseSurvey(runId) },
      footnotes: [`${t.invitation.who} ${notice.join(" ")}`, t.invitation.nothingCounts],
    },
  };
}
