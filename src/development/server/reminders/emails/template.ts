import { and, eq } from "drizzle-orm";
import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import { stopLink } from "#notifications/server/emails/stopLink.ts";
import { paths } from "#paths.ts";
import { signsInHere } from "#people/server/memberships.ts";
import { profiles } from "#people/tables.ts";
import { hasWebAddress } from "#platform/names.ts";
import type { EmailContent, EmailTemplate, SampleCall } from "#platform/server/emails/emailTemplate.ts";
import { formatDay, say } from "#platform/texts.ts";
import { findDueHorizon } from "../../../rules/reminders.ts";
import { listDatedItems, type DatedItem } from "../dueItems.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const texts = { fr, en };

type Said = Pick<DatedItem, "words" | "isPrivate" | "dueOn">;

/** What is kept for oneself is named in no email; nor is what holds a web address, which another may have written. */
const isNamed = ({ words, isPrivate }: Said) => !isPrivate && !hasWebAddress(words);

/** What is still to do when it leaves, of that of which it reminds; null where they have done all of it. */
export const reminder: EmailTemplate<"development.reminder"> = async (call) => {
  const { tx, companyId, recipientProfileId, services, language, data } = call;
  if (recipientProfileId === null) return null;
  const [recipient] = await tx
    .select({ userId: profiles.userId, joinedAt: profiles.joinedAt })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), eq(profiles.id, recipientProfileId)));
  // The plan is read by signing in: without an account there is none to lead to.
  if (!recipient || !(await signsInHere(tx, recipient))) return null;
  const { timeZone } = await readCompany(tx, companyId);
  const today = dayIn(timeZone, services.now());
  const items = await listDatedItems(tx, companyId, {
    from: today,
    until: findDueHorizon(today),
    profileId: recipientProfileId,
  });
  // One that was put off meanwhile reminds again on its own day.
  const reminded = items.filter(
    ({ id, dueOn, remindedDueOn }) => data.itemIds.includes(id) && dueOn === remindedDueOn,
  );
  const content = writeReminder(call, recipientProfileId, reminded);
  return content && { ...content, ...(await stopLink(call, recipient, texts[language].stop)) };
};

export function writeReminder(
  { language, services }: SampleCall,
  profileId: string,
  items: readonly Said[],
): EmailContent | null {
  const t = texts[language];
  const [next] = items;
  if (!next) return null;
  const url = services.appUrl + paths.developmentPlan(profileId);
  const date = formatDay(language, next.dueOn);
  const { words } = next;
  return {
    subject: isNamed(next) ? say(language, t.subject, { words }) : say(language, t.kept.subject, { date }),
    preheader: say(language, t.preheader, { date }),
    title: t.title,
    paragraphs: [say(language, t.what, { count: items.length })],
    links: items.map((one) => ({
      label: isNamed(one) ? one.words : one.isPrivate ? t.kept.name : t.unnamed,
      detail: say(language, t.until, { date: formatDay(language, one.dueOn) }),
      url,
    })),
    action: { label: t.action, url },
    footnotes: [t.change],
  };
}
