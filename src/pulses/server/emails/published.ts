import { and, eq } from "drizzle-orm";
import { stopLink } from "#notifications/server/emails/stopLink.ts";
import { paths } from "#paths.ts";
import { profiles } from "#people/tables.ts";
import type { EmailContent, EmailTemplate, SampleCall } from "#platform/server/emails/emailTemplate.ts";
import { say, translated, type Translation } from "#platform/texts.ts";
import type { PulseContent } from "../../contract/content.ts";
import { pulseInvitations, pulseNotes, pulseRuns } from "../../tables.ts";
import type { PulseReaders } from "../../vocabulary.ts";
import { isRun } from "../runs/queries.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

export interface PublishedRun {
  id: string;
  content: Pick<PulseContent, "name">;
  readers: PulseReaders;
  /** « Ce que nous retenons », in the words of who wrote it; null: none. */
  note: string | null;
  actions: readonly string[];
}

/** To those who were asked, once the results are published. */
export const publishedEmail: EmailTemplate<"pulses.published"> = async (call) => {
  const { tx, companyId, recipientProfileId: profileId, data } = call;
  if (!profileId) return null;
  const [run] = await tx
    .select({
      id: pulseRuns.id,
      content: pulseRuns.content,
      readers: pulseRuns.readers,
      publishedAt: pulseRuns.publishedAt,
      note: pulseNotes.text,
      actions: pulseNotes.actions,
      reader: { userId: profiles.userId, joinedAt: profiles.joinedAt },
    })
    .from(pulseRuns)
    .innerJoin(
      pulseInvitations,
      and(eq(pulseInvitations.companyId, pulseRuns.companyId), eq(pulseInvitations.runId, pulseRuns.id)),
    )
    .innerJoin(
      profiles,
      and(eq(profiles.companyId, pulseRuns.companyId), eq(profiles.id, profileId), profiles.isActive),
    )
    .leftJoin(
      pulseNotes,
      and(eq(pulseNotes.companyId, pulseRuns.companyId), eq(pulseNotes.runId, pulseRuns.id)),
    )
    .where(and(isRun({ companyId, id: data.runId }), eq(pulseInvitations.profileId, profileId)));
  if (!run?.publishedAt || !run.content) return null;
  const t: Translation<typeof fr> = call.language === "fr" ? fr : en;
  const actions = (run.actions ?? []).map(({ text }) => text);
  const content = writePublished(call, { ...run, content: run.content, actions });
  return { ...content, ...(await stopLink(call, run.reader, t.published.stop)) };
};

/** Those who may not read the report have the note. */
export function writePublished(
  { language, services }: Pick<SampleCall, "language" | "services">,
  { id, content, readers, note, actions }: PublishedRun,
): EmailContent {
  const { published }: Translation<typeof fr> = language === "fr" ? fr : en;
  const values = { name: translated(language, content.name).text };
  const opens = readers === "asked";
  return {
    subject: say(language, published.subject, values),
    preheader: published.preheader,
    title: say(language, published.title, values),
    paragraphs: [
      opens ? published.thanks : published.noteOnly,
      ...(note ? [say(language, published.note, { note })] : []),
      ...actions.map((action) => `• ${action}`),
    ],
    action: opens ? { label: published.action, url: services.appUrl + paths.pulseReport(id) } : null,
  };
}
