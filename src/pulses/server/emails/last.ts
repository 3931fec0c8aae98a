import { and, eq } from "drizzle-orm";
import { companies } from "#company/tables.ts";
import { paths } from "#paths.ts";
import { profiles } from "#people/tables.ts";
import type { EmailContent, EmailTemplate, SampleCall } from "#platform/server/emails/emailTemplate.ts";
import { formatDay, say, translated, type Translation } from "#platform/texts.ts";
import type { PulseContent } from "../../contract/content.ts";
import { pulseRuns } from "../../tables.ts";
import { selectOpeningDay } from "../runs/facts.ts";
import { isRun, selectContent } from "../runs/queries.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** To the author of a series before its last run; null once that has opened or is gone. */
export const lastEmail: EmailTemplate<"pulses.last"> = async (call) => {
  const { tx, companyId, recipientProfileId: profileId, data } = call;
  if (!profileId) return null;
  const [run] = await tx
    .select({ status: pulseRuns.status, content: selectContent, opensOn: selectOpeningDay })
    .from(pulseRuns)
    .innerJoin(companies, eq(companies.id, pulseRuns.companyId))
    .innerJoin(
      profiles,
      and(eq(profiles.companyId, pulseRuns.companyId), eq(profiles.id, profileId), profiles.isActive),
    )
    .where(isRun({ companyId, id: data.runId }));
  return run?.status === "scheduled" ? writeLast(call, run) : null;
};

export function writeLast(
  { language, services }: Pick<SampleCall, "language" | "services">,
  { content, opensOn }: { content: Pick<PulseContent, "name">; opensOn: string },
): EmailContent {
  const { last }: Translation<typeof fr> = language === "fr" ? fr : en;
  const values = {
    name: translated(language, content.name).text,
    date: formatDay(language, opensOn, "withWeekday"),
  };
  return {
    subject: say(language, last.subject, values),
    preheader: say(language, last.preheader, values),
    title: last.title,
    paragraphs: [say(language, last.tell, values), last.goOn],
    action: { label: last.action, url: services.appUrl + paths.pulses() },
  };
}
