import { and, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { evaluations } from "#evaluations/tables.ts";
import { stopLink } from "#notifications/server/emails/stopLink.ts";
import { profiles } from "#people/tables.ts";
import type {
  EmailCall,
  EmailContent,
  EmailTemplate,
  EmailTemplates,
  SampleCall,
} from "#platform/server/emailTemplate.ts";
import { whyNotPropose, type NominationStatus } from "../../rules.ts";
import { findLive } from "../queries.ts";
import { textsOf, writeAsked, writeLate, writeReminder, writeSent, type NominationFacts } from "./words.ts";

const author = alias(profiles, "author");
const subject = alias(profiles, "subject");

type Kind = "nominations.asked" | "nominations.reminder" | "nominations.sent" | "nominations.late";

/** What all are about; null once there is no such proposal any more. */
async function contextOf({ tx, companyId, data }: EmailCall<Kind>) {
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
  return { nomination, evaluation: found };
}

/** A template of this concept: what it says, unless it no longer applies. */
const nominationEmail =
  <K extends Kind>(
    applies: (status: NominationStatus) => boolean,
    write: (call: SampleCall, facts: NominationFacts) => EmailContent,
    dispensable = false,
  ): EmailTemplate<K> =>
  async (call) => {
    const context = await contextOf(call);
    if (!context || !applies(context.nomination.status)) return null;
    const { nomination, evaluation } = context;
    const { stop } = textsOf(call.language).reminder;
    const content = write(call, { ...evaluation, ...nomination, evaluationId: call.data.evaluationId });
    return dispensable ? { ...content, ...(await stopLink(call, evaluation.subject, stop)) } : content;
  };

const isOpen = (status: NominationStatus) => whyNotPropose(status) === null;

export const nominationEmails = {
  "nominations.asked": nominationEmail<"nominations.asked">(isOpen, writeAsked),
  "nominations.sent": nominationEmail<"nominations.sent">((status) => status === "sent", writeSent),
  "nominations.reminder": nominationEmail<"nominations.reminder">(isOpen, writeReminder, true),
  "nominations.late": nominationEmail<"nominations.late">(isOpen, writeLate),
} satisfies Partial<EmailTemplates>;
