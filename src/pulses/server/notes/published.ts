import { and, desc, eq, sql } from "drizzle-orm";
import { dayIn } from "#company/server/dayIn.ts";
import { companies } from "#company/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { PublishedRun } from "../../contract/survey.ts";
import { resolvePublished } from "../../rules/publication.ts";
import { pulseInvitations, pulseNotes, pulseRuns } from "../../tables.ts";
import { listOwnerNames, presentPublished } from "./notes.ts";

/** How long the home shows what followed from a survey. */
const shownForDays = 14;
const maxShown = 3;

/** What the surveys that asked a person have led to in the last days, the latest first. */
export async function listPublished(
  tx: Tenant,
  { companyId, profileId }: { companyId: string; profileId: string },
  now: Date,
): Promise<PublishedRun[]> {
  const since = new Date(now.getTime() - shownForDays * 86_400_000);
  const tellsResults = sql`case when ${pulseRuns.readers} = 'asked' then ${pulseRuns.publishedAt} end`;
  const at = sql<string>`greatest(${pulseNotes.publishedAt}, ${tellsResults})`;
  const rows = await tx
    .select({
      id: pulseRuns.id,
      status: pulseRuns.status,
      content: pulseRuns.content,
      readers: pulseRuns.readers,
      shownAnswers: pulseRuns.shownAnswers,
      threshold: pulseRuns.threshold,
      publishedAt: pulseRuns.publishedAt,
      note: { text: pulseNotes.text, actions: pulseNotes.actions, publishedAt: pulseNotes.publishedAt },
      timeZone: companies.timeZone,
    })
    .from(pulseInvitations)
    .innerJoin(
      pulseRuns,
      and(eq(pulseRuns.companyId, pulseInvitations.companyId), eq(pulseRuns.id, pulseInvitations.runId)),
    )
    .innerJoin(companies, eq(companies.id, pulseInvitations.companyId))
    .leftJoin(
      pulseNotes,
      and(eq(pulseNotes.companyId, pulseInvitations.companyId), eq(pulseNotes.runId, pulseInvitations.runId)),
    )
    .where(
      and(
        eq(pulseInvitations.companyId, companyId),
        eq(pulseInvitations.profileId, profileId),
        // First what was published lately: the runs that ever asked a person are many.
        sql`${pulseInvitations.runId} in (
          select r.id from pulse_runs r where r.company_id = ${companyId} and r.published_at >= ${since.toISOString()}
          union
          select n.run_id from pulse_notes n
          where n.company_id = ${companyId} and n.published_at >= ${since.toISOString()})`,
        eq(pulseRuns.status, "closed"),
        sql`${at} >= ${since.toISOString()}`,
      ),
    )
    .orderBy(desc(at), desc(pulseRuns.id))
    .limit(maxShown);
  const actions = rows.flatMap(({ note }) => (note?.publishedAt ? note.actions : []));
  const names = await listOwnerNames(tx, companyId, actions);
  return rows.flatMap(({ note, timeZone, ...run }) => {
    const { id, content, publishedAt } = run;
    const published = resolvePublished({
      ...run,
      isPublished: publishedAt !== null,
      isNotePublished: note?.publishedAt != null,
    });
    if (!published || !content) return [];
    const day = note?.publishedAt ?? publishedAt;
    return [
      {
        id,
        name: content.name,
        hasResults: published.hasResults,
        note: note?.publishedAt
          ? presentPublished({ ...note, publishedAt: note.publishedAt }, names, timeZone)
          : null,
        publishedOn: dayIn(timeZone, day ?? now),
      },
    ];
  });
}
