import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import * as z from "zod";
import { lockCompany } from "#company/server/queries.ts";
import type { ParsedRow } from "#imports/rules/table.ts";
import { countWritten } from "#imports/rules/rowValidation.ts";
import {
  makeOptionsParser,
  Outdated,
  makeProblemDescriber,
  type ImportCall,
  type ImportKind,
} from "#imports/server/kind.ts";
import { maxNewTeams, listUnknownTeams } from "#people/rules/import/teams.ts";
import { profiles } from "#people/tables.ts";
import { inSteps } from "#platform/server/work/inSteps.ts";
import { createsTeams } from "../../contract.ts";
import { maxImportedTeams, teamColumns } from "../../rules/import/columns.ts";
import { validateTeams } from "../../rules/import/validateTeams.ts";
import { teamMembers, teams, teamWords } from "../../tables.ts";
import { en } from "../../texts/import.en.ts";
import { fr } from "../../texts/import.fr.ts";
import { teamIdColumn, isMember } from "../teams.ts";
import { writeTeams } from "./writeTeams.ts";

const TeamImportOptions = z.strictObject({
  /** Names of teams above those of the file, to be created. */
  create: z.array(z.string().max(80)).max(maxNewTeams).exactOptional(),
});

/** Teams from a file (src/teams/README.md). */
export const teamImport: ImportKind = {
  name: "teams",
  capability: createsTeams,
  fields: teamColumns,
  fills: [teamMembers, teams, teamWords],
  maxRows: maxImportedTeams,
  maxBytes: 10_000_000,
  createOption: "create",
  parseOptions: makeOptionsParser(TeamImportOptions),
  check: async (call, rows) => {
    const { validations, unknown, existing } = await validateRows(call, rows);
    return {
      validations,
      unknownNames: listUnknownTeams(
        unknown,
        existing.map(({ name }) => name),
      ),
    };
  },
  write: async (call, rows) => {
    const { tx, importer, onProgress } = call;
    // Changes of teams are serialised by this lock: what is validated now holds until the end.
    await lockCompany(tx, importer.companyId);
    const { validations, planned, created, existing } = await validateRows(call, rows);
    if (validations.some(({ state }) => state === "error")) throw new Outdated();
    const above = await writeTeams(call, planned, { created, existing });
    await onProgress(rows.length);
    return { ...countWritten(validations), more: { above } };
  },
  sentence: makeProblemDescriber({ fr, en }),
};

/** The rows of a file as the company stands now. */
async function validateRows(
  { tx, importer, options, onlyValid = false }: ImportCall,
  rows: readonly ParsedRow[],
) {
  const { companyId, profileId } = importer;
  const existing = await tx
    .select({
      id: teams.id,
      name: teams.name,
      description: teams.description,
      parentId: teams.parentTeamId,
      managerId: teams.managerProfileId,
      isImporters: isMember(companyId, teamIdColumn, profileId),
    })
    .from(teams)
    .where(eq(teams.companyId, companyId));
  const emails = new Set(rows.flatMap(({ values }) => values["manager_email"]?.toLowerCase() || []));
  const people = await tx
    .select({
      id: profiles.id,
      email: profiles.email,
      role: profiles.role,
      isAdmin: profiles.isAdmin,
      isActive: profiles.isActive,
    })
    .from(profiles)
    .where(
      and(
        eq(profiles.companyId, companyId),
        isNull(profiles.removedAt),
        inArray(sql`lower(${profiles.email})`, [...emails]),
      ),
    );
  const { create: created = [] } = TeamImportOptions.parse(options);
  const steps = validateTeams(rows, { teams: existing, people, created, importerId: profileId, onlyValid });
  return { ...(await inSteps(steps)), created, existing };
}
