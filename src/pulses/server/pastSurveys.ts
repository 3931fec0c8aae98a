import { and, desc, eq, sql } from "drizzle-orm";
import * as z from "zod";
import { dayIn } from "#company/server/dayIn.ts";
import { companies } from "#company/tables.ts";
import type { Page } from "#platform/contract/page.ts";
import { readCursor, toPage } from "#platform/server/database/cursor.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { PulseContent } from "../contract/content.ts";
import type { PastSurvey } from "../contract/survey.ts";
import { findLastMoment } from "../rules/survey.ts";
import { pulseNotes, pulseRuns } from "../tables.ts";
import { resolveRunReader, selectRunAccess } from "./reports/access.ts";

type Reader = Pick<Actor, "companyId" | "profileId" | "capabilities">;

/** To the microsecond, which a Date would lose. */
const writtenOpening = sql<string>`to_char(${pulseRuns.opensAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const Place = z.tuple([z.iso.datetime({ precision: 6 }), z.uuid()]);

/** The runs that asked a person, or others of a team that they manage today. */
const selectConcerned = ({ companyId, profileId, capabilities }: Reader) => sql`(
  select own.run_id from pulse_invitations own where own.company_id = ${companyId} and own.profile_id = ${profileId}
  ${
    capabilities.has("evaluate")
      ? sql`union
        select i.run_id from teams t join pulse_invitations i on i.company_id = t.company_id and i.team_id = t.id
        where t.company_id = ${companyId} and t.manager_profile_id = ${profileId}`
      : sql``
  })`;

/** A page of the closed runs of which a person may read the report, or the note of one that asked them, the latest first. */
export async function listPastSurveys(
  tx: Tenant,
  actor: Reader,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<Page<PastSurvey>> {
  const place = readCursor(Place, cursor);
  const access = selectRunAccess(actor);
  const isNotePublished = sql<boolean>`${pulseNotes.publishedAt} is not null`;
  // What `resolveRunReader` decides below, for a page as long as it is asked; what the run alone tells comes first.
  const mayReadSomething = actor.capabilities.has("managePeople")
    ? undefined
    : sql`((${isNotePublished} or (${pulseRuns.readers} = 'asked' and ${pulseRuns.publishedAt} is not null))
          and ${access.invitation} is not null
        or cardinality(${access.managedTeams}) > 0)`;
  const rows = await tx
    .select({
      id: pulseRuns.id,
      name: sql<PulseContent["name"]>`${pulseRuns.content} -> 'name'`,
      closesAt: pulseRuns.closesAt,
      closedAt: pulseRuns.closedAt,
      shownAnswers: pulseRuns.shownAnswers,
      threshold: pulseRuns.threshold,
      timeZone: companies.timeZone,
      hasNote: isNotePublished,
      access,
      written: writtenOpening,
    })
    .from(pulseRuns)
    .innerJoin(companies, eq(companies.id, pulseRuns.companyId))
    .leftJoin(
      pulseNotes,
      and(eq(pulseNotes.companyId, pulseRuns.companyId), eq(pulseNotes.runId, pulseRuns.id)),
    )
    .where(
      and(
        eq(pulseRuns.companyId, actor.companyId),
        eq(pulseRuns.status, "closed"),
        sql`${pulseRuns.id} in ${selectConcerned(actor)}`,
        mayReadSomething,
        place
          ? sql`(${pulseRuns.opensAt}, ${pulseRuns.id}) < (${place[0]}::timestamptz, ${place[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(pulseRuns.opensAt), desc(pulseRuns.id))
    .limit(limit + 1);
  const { items, nextCursor } = toPage(rows, limit, ({ written, id }) => [written, id]);
  return {
    items: items.map(({ id, name, hasNote, shownAnswers, threshold, timeZone, ...run }) => ({
      id,
      name,
      closedOn: dayIn(timeZone, findLastMoment(run)),
      hasNote,
      mayReadReport: resolveRunReader(actor, run.access) !== null,
      hasResults: shownAnswers >= threshold,
    })),
    nextCursor,
  };
}
