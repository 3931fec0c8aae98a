import { sql } from "drizzle-orm";
import type { ReportReader } from "#disclosure/rules/pulse/readers.ts";
import type { Actor } from "#platform/server/services.ts";
import { resolveReportReader, type Standing } from "../../rules/readers.ts";
import { pulseRuns } from "../../tables.ts";
import type { PulseReaders } from "../../vocabulary.ts";

type Reader = Pick<Actor, "companyId" | "profileId" | "capabilities">;

/**
 * Columns of a statement over `pulse_runs`, from which `resolveRunReader` tells for each of its runs as what a person reads its
 * results, and whether. The teams that a person manages count while their role lets them manage one.
 */
export const selectRunAccess = ({ companyId, profileId, capabilities }: Reader) => ({
  readers: pulseRuns.readers,
  publishedAt: pulseRuns.publishedAt,
  invitation: sql<Standing["invitation"]>`(
    select jsonb_build_object('teamId', own.team_id) from pulse_invitations own
    where own.company_id = ${companyId} and own.run_id = pulse_runs.id and own.profile_id = ${profileId})`,
  managedTeams:
    !capabilities.has("managePeople") && capabilities.has("evaluate")
      ? sql<string[]>`array(
          select t.id from teams t
          where t.company_id = ${companyId} and t.manager_profile_id = ${profileId} and exists (
            select from pulse_invitations i
            where i.company_id = t.company_id and i.run_id = pulse_runs.id and i.team_id = t.id
              and i.profile_id <> ${profileId}))`
      : sql<string[]>`'{}'::uuid[]`,
});

export interface RunAccessRow {
  readers: PulseReaders;
  publishedAt: Date | null;
  invitation: Standing["invitation"];
  managedTeams: string[];
}

/** Null: for this person the closed run has no results. */
export const resolveRunReader = (
  { capabilities }: Pick<Reader, "capabilities">,
  { readers, publishedAt, invitation, managedTeams }: RunAccessRow,
): ReportReader | null =>
  resolveReportReader(
    { isInCharge: capabilities.has("managePeople"), managedTeams, invitation },
    { readers, isPublished: publishedAt !== null },
  );
