import { and, eq } from "drizzle-orm";
import { stopLink } from "#notifications/server/emails/stopLink.ts";
import { paths } from "#paths.ts";
import { profiles } from "#people/tables.ts";
import type { EmailContent, EmailTemplate, SampleCall } from "#platform/server/emails/emailTemplate.ts";
import { formatDay, say, translated, type Translation } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { PulseContent } from "../../contract/content.ts";
import type { PublishedNote } from "../../contract/publishedNote.ts";
import { resolvePublished } from "../../rules/publication.ts";
import { pulseInvitations, pulseRuns } from "../../tables.ts";
import { readPublishedNote } from "../notes/notes.ts";
import { isRun } from "../runs/queries.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

export interface PublishedRun {
  id: string;
  content: Pick<PulseContent, "name">;
  hasResults: boolean;
  /** « Ce que nous retenons », in the words of who wrote it; null: none. */
  note: PublishedNote | null;
}

/** To those who were asked, once the results or the note are published. */
export const publishedEmail: EmailTemplate<"pulses.published"> = async (call) => {
  const { tx, companyId, recipientProfileId: profileId, data } = call;
  if (!profileId) return null;
  const [run] = await tx
    .select({
      id: pulseRuns.id,
      content: pulseRuns.content,
      status: pulseRuns.status,
      readers: pulseRuns.readers,
      shownAnswers: pulseRuns.shownAnswers,
      threshold: pulseRuns.threshold,
      publishedAt: pulseRuns.publishedAt,
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
    .where(and(isRun({ companyId, id: data.runId }), eq(pulseInvitations.profileId, profileId)));
  if (!run?.content) return null;
  const note = await readPublishedNote(tx, { companyId, id: run.id });
  const published = resolvePublished({
    ...run,
    isPublished: run.publishedAt !== null,
    isNotePublished: note !== null,
  });
  if (!published) return null;
  const t: Translation<typeof fr> = call.language === "fr" ? fr : en;
  const { hasResults } = published;
  const content = writePublished(call, { id: run.id, content: run.content, hasResults, note });
  return { ...content, ...(await stopLink(call, run.reader, t.published.stop)) };
};

/** Those who may not read the report have the note, here and where the survey was. */
export function writePublished(
  { language, services }: Pick<SampleCall, "language" | "services">,
  { id, content, hasResults, note }: PublishedRun,
): EmailContent {
  const { published: t }: Translation<typeof fr> = language === "fr" ? fr : en;
  const words = hasResults ? t.results : t.note;
  const values = { name: translated(language, content.name).text };
  return {
    subject: say(language, words.subject, values),
    preheader: words.preheader,
    title: say(language, words.title, values),
    paragraphs: [words.intro, ...(note ? writeNote(language, t, note, hasResults) : [])],
    action: {
      label: words.action,
      url: services.appUrl + (hasResults ? paths.pulseReport(id) : paths.pulseSurvey(id)),
    },
  };
}

/** The note under its name, where the message has another one. */
function writeNote(
  language: Language,
  t: Translation<typeof fr>["published"],
  { text, actions }: PublishedNote,
  isNamed: boolean,
): string[] {
  const toLine = ({ text: action, ownerName, dueOn, doneOn }: PublishedNote["actions"][number]) => {
    const day = doneOn ?? dueOn;
    const facts = [
      ...(ownerName ? [ownerName] : []),
      ...(day ? [say(language, doneOn ? t.done : t.by, { date: formatDay(language, day) })] : []),
    ];
    return `• ${action}${facts.length > 0 ? ` (${facts.join(", ")})` : ""}`;
  };
  return [
    ...(isNamed ? [t.retained] : []),
    text,
    ...(actions.length > 0 ? [t.actions, ...actions.map(toLine)] : []),
  ];
}
