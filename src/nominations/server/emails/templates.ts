import { and, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import { evaluations } from "#evaluations/tables.ts";
import { stopLink } from "#notifications/server/emails/stopLink.ts";
import { profiles } from "#people/tables.ts";
import type {
  EmailCall,
  EmailContent,
  EmailTemplate,
  SampleCall,
} from "#platform/server/emails/emailTemplate.ts";
import { waitsForManager, whyNotPropose } from "../../rules.ts";
import { computeActionDeadline } from "../../rules/reminders.ts";
import type { NominationStatus } from "../../vocabulary.ts";
import { findLive } from "../queries.ts";
import {
  getTexts,
  writeApproved,
  writeAsked,
  writeLate,
  writeReminder,
  writeSent,
  type NominationFacts,
} from "./words.ts";

const author = alias(profiles, "author");
const subject = alias(profiles, "subject");
const manager = alias(profiles, "manager");

type Kind =
  | "nominations.asked"
  | "nominations.reminder"
  | "nominations.sent"
  | "nominations.approved"
  | "nominations.late";

/** What all are about; null once there is no such proposal any more. */
async function loadContext({ tx, services, companyId, data }: EmailCall<Kind>) {
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
      manager: { userId: manager.userId, joinedAt: manager.joinedAt },
      authorId: author.id,
      managerId: subject.directManagerId,
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
    .leftJoin(manager, and(eq(manager.companyId, subject.companyId), eq(manager.id, subject.directManagerId)))
    .where(and(eq(evaluations.companyId, companyId), eq(evaluations.id, data.evaluationId)));
  if (!nomination || !found) return null;
  const { timeZone } = await readCompany(tx, companyId);
  const facts = { ...nomination, changedOn: dayIn(timeZone, nomination.updatedAt) };
  return {
    nomination,
    evaluation: found,
    isOver: computeActionDeadline(facts) < dayIn(timeZone, services.now()),
  };
}

type Context = NonNullable<Awaited<ReturnType<typeof loadContext>>>;
interface Audience {
  isToManager: boolean;
}

/** A template of this concept: what it says, unless it no longer applies to its reader. */
const nominationEmail =
  <K extends Kind>(
    chooseAudience: (context: Context, recipientId: string | null) => Audience | null,
    write: (call: SampleCall, facts: NominationFacts) => EmailContent,
    hasStopLink = false,
  ): EmailTemplate<K> =>
  async (call) => {
    const context = await loadContext(call);
    const audience = context && chooseAudience(context, call.recipientProfileId);
    if (!context || !audience) return null;
    const { nomination, evaluation } = context;
    const holder = (audience.isToManager && evaluation.manager) || evaluation.subject;
    const { stop } = getTexts(call.language).reminder;
    const { evaluationId } = call.data;
    const content = write(call, { ...evaluation, ...nomination, ...audience, evaluationId });
    return hasStopLink ? { ...content, ...(await stopLink(call, holder, stop)) } : content;
  };

const makeStatusAudience =
  (applies: (status: NominationStatus) => boolean) =>
  ({ nomination }: Context): Audience | null =>
    applies(nomination.status) ? { isToManager: false } : null;
const chooseOpenAudience = makeStatusAudience((status) => whyNotPropose(status) === null);

/** To the person who decides; null for a former direct manager, or one for whom it no longer waits. */
function chooseSentAudience(
  { nomination, evaluation }: Context,
  recipientId: string | null,
): Audience | null {
  if (nomination.status !== "sent") return null;
  const isToManager = waitsForManager(nomination) && recipientId === evaluation.managerId;
  return isToManager || recipientId === evaluation.authorId ? { isToManager } : null;
}

/** To the person evaluated, or to the direct manager while it waits for them, until the last day to act is over. */
function chooseReminderAudience(context: Context, recipientId: string | null): Audience | null {
  const { nomination, evaluation } = context;
  if (context.isOver) return null;
  if (recipientId !== evaluation.managerId) return chooseOpenAudience(context);
  return waitsForManager(nomination) ? { isToManager: true } : null;
}

/** To the author, while the person evaluated or their manager still has it in hand. */
const chooseLateAudience = (context: Context): Audience | null =>
  waitsForManager(context.nomination) ? { isToManager: false } : chooseOpenAudience(context);

export const asked = nominationEmail<"nominations.asked">(chooseOpenAudience, writeAsked);
export const sent = nominationEmail<"nominations.sent">(chooseSentAudience, writeSent);
/** To the author: the direct manager has decided. */
export const approved = nominationEmail<"nominations.approved">(
  makeStatusAudience((status) => status === "approved"),
  writeApproved,
);
export const reminder = nominationEmail<"nominations.reminder">(chooseReminderAudience, writeReminder, true);
export const late = nominationEmail<"nominations.late">(chooseLateAudience, writeLate);
