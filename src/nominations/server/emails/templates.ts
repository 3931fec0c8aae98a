import { and, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { evaluations } from "#evaluations/tables.ts";
import { paths } from "#paths.ts";
import { stopLink } from "#notifications/server/emails/stopLink.ts";
import { fullName } from "#people/rules.ts";
import { profiles } from "#people/tables.ts";
import type { EmailCall, EmailTemplate, EmailTemplates } from "#platform/server/emailTemplate.ts";
import { formatDay, say, type Translation } from "#platform/texts.ts";
import { whyNotPropose } from "../../rules.ts";
import { findLive } from "../queries.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const author = alias(profiles, "author");
const subject = alias(profiles, "subject");

type Kind = "nominations.asked" | "nominations.reminder" | "nominations.sent" | "nominations.late";

/** What all say; null once there is no such proposal any more. */
async function contextOf({ tx, companyId, language, data }: EmailCall<Kind>) {
  const nomination = await findLive(tx, { companyId, id: data.evaluationId });
  const [found] = await tx
    .select({
      name: evaluations.name,
      author: { firstName: author.firstName, lastName: author.lastName },
      subject: {
        firstName: subject.firstName,
        lastName: subject.lastName,
        userId: subject.userId,
        joinedAt: subject.joinedAt,
      },
    })
    .from(evaluations)
    .innerJoin(
      author,
      and(eq(author.companyId, evaluations.companyId), eq(author.id, evaluations.authorProfileId)),
    )
    .innerJoin(
      subject,
      and(eq(subject.companyId, evaluations.companyId), eq(subject.id, evaluations.subjectProfileId)),
    )
    .where(and(eq(evaluations.companyId, companyId), eq(evaluations.id, data.evaluationId)));
  if (!nomination || !found) return null;
  const t: Translation<typeof fr> = language === "fr" ? fr : en;
  const values = {
    name: found.name || "360°",
    author: fullName(found.author),
    person: fullName(found.subject),
    date: formatDay(language, nomination.dueOn),
    note: nomination.note ?? "",
  };
  return { nomination, t, values, subject: found.subject };
}

const askedEmail: EmailTemplate<"nominations.asked"> = async (call) => {
  const context = await contextOf(call);
  if (!context || whyNotPropose(context.nomination.status)) return null;
  const { t, values, nomination } = context;
  const { language } = call;
  const words =
    nomination.status === "returned"
      ? [say(language, t.asked.returned, values), say(language, t.asked.again, values)]
      : [say(language, t.asked.what, values), say(language, t.asked.due, values)];
  return {
    subject: t.asked.subject,
    preheader: say(language, t.asked.preheader, values),
    title: t.asked.title,
    paragraphs: words,
    action: {
      label: t.asked.action,
      url: call.services.appUrl + paths.nomination(call.data.evaluationId),
    },
  };
};

const sentEmail: EmailTemplate<"nominations.sent"> = async (call) => {
  const context = await contextOf(call);
  if (context?.nomination.status !== "sent") return null;
  const { t, values } = context;
  const { language } = call;
  return {
    subject: say(language, t.sent.subject, values),
    preheader: say(language, t.sent.preheader, values),
    title: say(language, t.sent.title, values),
    paragraphs: [say(language, t.sent.what, values)],
    action: {
      label: t.sent.action,
      url: call.services.appUrl + paths.editEvaluation(call.data.evaluationId, { step: "3" }),
    },
  };
};

const reminderEmail: EmailTemplate<"nominations.reminder"> = async (call) => {
  const context = await contextOf(call);
  if (!context || whyNotPropose(context.nomination.status)) return null;
  const { t, values } = context;
  const { language } = call;
  return {
    subject: say(language, t.reminder.subject, values),
    preheader: say(language, t.reminder.preheader, values),
    title: t.asked.title,
    paragraphs: [say(language, t.reminder.what, values)],
    action: {
      label: t.asked.action,
      url: call.services.appUrl + paths.nomination(call.data.evaluationId),
    },
    ...(await stopLink(call, context.subject, t.reminder.stop)),
  };
};

const lateEmail: EmailTemplate<"nominations.late"> = async (call) => {
  const context = await contextOf(call);
  if (!context || whyNotPropose(context.nomination.status)) return null;
  const { t, values } = context;
  const { language } = call;
  return {
    subject: say(language, t.late.subject, values),
    preheader: say(language, t.late.preheader, values),
    title: t.late.title,
    paragraphs: [say(language, t.late.what, values)],
    action: {
      label: t.late.action,
      url: call.services.appUrl + paths.editEvaluation(call.data.evaluationId, { step: "3" }),
    },
  };
};

export const nominationEmails = {
  "nominations.asked": askedEmail,
  "nominations.sent": sentEmail,
  "nominations.reminder": reminderEmail,
  "nominations.late": lateEmail,
} satisfies Partial<EmailTemplates>;
