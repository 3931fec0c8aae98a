import { and, eq, isNull, type SQL } from "drizzle-orm";
import * as z from "zod";
import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import { chunk, type ImportCall } from "#imports/server/kind.ts";
import { splitNames } from "#imports/rules/nameList.ts";
import type { ParsedRow } from "#imports/rules/table.ts";
import { pick } from "#platform/pick.ts";
import { auditAll, type AuditEntry } from "#platform/server/audit.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { inSteps } from "#platform/server/work/inSteps.ts";
import type { Services } from "#platform/server/services.ts";
import { fieldNames } from "../../rules/fields.ts";
import { readJobTitle, type KnownPerson } from "../../rules/import/facts.ts";
import { statusFinder } from "../../rules/import/jobStatuses.ts";
import { validatePeople, type PeopleValidationContext } from "../../rules/import/validatePeople.ts";
import { maxNewTeams, teamFinder, type NewTeam } from "../../rules/import/teams.ts";
import { profiles } from "../../tables.ts";
import { findPositionsNamed, listStatusNames } from "../resolveJob.ts";
import { hasJoinedOpenlyIn } from "../joined.ts";
import { listOwnLeads } from "../standing.ts";
import { peoplePorts } from "../ports.ts";

export const PeopleImportOptions = z.strictObject({
  known: z.enum(["update", "skip"]).default("update"),
  invitations: z.enum(["now", "later", "none"]).default("later"),
  /** Names of teams that the company does not have, to be created. */
  createTeams: z.array(z.string().max(80)).max(maxNewTeams).exactOptional(),
});

/** Statements have room for 65,535 parameters, and a progress bar moves between them. */
export const batchSize = 500;

/** The rows of a file as the company stands now. */
export async function validateRows(
  call: ImportCall,
  rows: readonly ParsedRow[],
  addedEmails?: ReadonlySet<string>,
) {
  const known = await listKnownPeople(call.tx, call.importer.companyId);
  return validateAgainst(call, rows, known, addedEmails ? { addedEmails } : {});
}

/** The same for those who know whom the rows concern. */
export async function validateAgainst(
  { tx, importer, services, options, onlyValid = false }: ImportCall,
  rows: readonly ParsedRow[],
  known: readonly KnownPerson[],
  more: Pick<PeopleValidationContext, "addedEmails" | "isPartial">,
) {
  const titles = new Set(rows.map(({ values }) => readJobTitle(values)));
  const positions = await findPositionsNamed(tx, importer.companyId, [...titles]);
  const teamNames = new Set(rows.flatMap(({ values }) => splitNames(values["team"] ?? "")));
  const { teams, allNames } = await peoplePorts.importedTeams.named(tx, importer, [...teamNames]);
  const { timeZone } = await readCompany(tx, importer.companyId);
  const ownLeads = await listOwnLeads(tx, { ...importer, at: services.now() });
  const { known: knownMode, createTeams } = PeopleImportOptions.parse(options);
  const newTeams = peoplePorts.importedTeams.mayCreate(importer)
    ? toNewTeams(createTeams ?? [], services)
    : [];
  const statuses = await listStatusNames(tx, importer.companyId);
  const steps = validatePeople(rows, {
    known,
    positions,
    findTeams: teamFinder(teams, newTeams),
    today: dayIn(timeZone, services.now()),
    findStatus: statusFinder(statuses),
    importer: { id: importer.profileId, role: importer.role, isAdmin: importer.isAdmin, isActive: true },
    ownLeads,
    updates: knownMode === "update",
    onlyValid,
    ...more,
  });
  return { ...(await inSteps(steps)), newTeams, teamNames: allNames };
}

const toNewTeams = (names: readonly string[], { newId }: Pick<Services, "newId">): NewTeam[] =>
  names.map((name) => ({ id: newId(), name }));

const knownColumns = [
  ...(["id", "email", "firstName", "lastName", "role", "isAdmin", "isActive", "directManagerId"] as const),
  ...(["jobTitle", "jobPositionId", "jobStatusId"] as const),
  ...fieldNames,
];

/** All people of the company, without those who were deleted. */
export const listKnownPeople = (tx: Tenant, companyId: string, some?: SQL): Promise<KnownPerson[]> =>
  tx
    .select({
      ...pick(profiles, knownColumns),
      hasJoined: hasJoinedOpenlyIn(),
    })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), isNull(profiles.removedAt), some));

/** Entries of the audit log, a few statements for all of them. */
export async function auditInBatches(
  { tx, importer, services }: ImportCall,
  entries: readonly AuditEntry[],
): Promise<void> {
  for (const some of chunk(entries, batchSize))
    await auditAll(tx, { actor: importer, services, requestId: null }, some);
}

export const buildEntry = (
  action: string,
  objectId: string,
  details: Record<string, unknown>,
): AuditEntry => ({
  action,
  objectType: "profile",
  objectId,
  details,
});
