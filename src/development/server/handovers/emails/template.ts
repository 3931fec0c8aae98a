import { sql } from "drizzle-orm";
import { dayIn } from "#company/server/dayIn.ts";
import { paths } from "#paths.ts";
import { fullName, type NamedPerson } from "#people/rules/names.ts";
import type { EmailContent, EmailTemplate, SampleCall } from "#platform/server/emails/emailTemplate.ts";
import { formatDay, formatList, say } from "#platform/texts.ts";
import { computeOpening } from "../../../rules/handover.ts";
import { listWaiting, selectWaiting, type WaitingManager } from "../waiting.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const texts = { fr, en };

interface Row extends Record<string, unknown> {
  timeZone: string;
  waiting: WaitingManager[];
}

/** Those who still wait when it leaves; null where none does. */
export const handover: EmailTemplate<"development.handover"> = async (call) => {
  const { tx, companyId, recipientProfileId: profileId, services, data } = call;
  if (profileId === null) return null;
  const { rows } = await tx.execute<Row>(sql`
    select c.time_zone as "timeZone", ${selectWaiting(companyId)} as waiting
    from development_plans plan
    join companies c on c.id = plan.company_id
    join profiles o on o.company_id = plan.company_id and o.id = plan.profile_id and o.is_active
    where plan.company_id = ${companyId} and plan.profile_id = ${profileId}`);
  const [row] = rows;
  if (!row) return null;
  const managers = listWaiting(row.waiting, services.now()).filter(({ id }) => data.handoverIds.includes(id));
  const [first] = managers;
  if (!first) return null;
  const opening = computeOpening({ toldAt: new Date(first.toldAt), acceptedAt: null });
  return writeHandover(call, { profileId, managers, opensOn: dayIn(row.timeZone, opening) });
};

interface HandoverFacts {
  profileId: string;
  managers: readonly NamedPerson[];
  opensOn: string;
}

/** Nothing of what the plan holds. */
export function writeHandover(
  { language, services }: SampleCall,
  { profileId, managers, opensOn }: HandoverFacts,
): EmailContent {
  const t = texts[language];
  const values = {
    names: formatList(language, managers.map(fullName)),
    count: managers.length,
    date: formatDay(language, opensOn),
  };
  return {
    subject: say(language, t.subject, values),
    preheader: say(language, t.preheader, values),
    title: t.title,
    paragraphs: [say(language, t.what, values), t.kept],
    action: { label: t.action, url: services.appUrl + paths.developmentPlan(profileId) },
  };
}
