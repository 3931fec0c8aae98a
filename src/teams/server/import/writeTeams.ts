import { sql } from "drizzle-orm";
import { chunk, type ImportKind } from "#imports/server/kind.ts";
import { auditAll, type AuditEntry } from "#platform/server/audit.ts";
import { toNewKey, type KnownTeam, type PlannedTeam } from "../../rules/import/validateTeams.ts";
import { teams } from "../../tables.ts";
import { teamsPorts } from "../ports.ts";

/** Statements have room for 65,535 parameters, and a progress bar moves between them. */
const batchSize = 500;

interface Context {
  /** Names of teams above those of the file, to be created as far as one stands below them. */
  created: readonly string[];
  existing: readonly KnownTeam[];
}

/**
 * Creates the teams that are new, then says of all of them what the file says: a team may stand below one that comes later.
 * @returns how many were created that have no row of their own
 */
export async function writeTeams(
  call: Parameters<ImportKind["write"]>[0],
  planned: readonly PlannedTeam[],
  { created, existing }: Context,
): Promise<number> {
  const { services } = call;
  const named = new Set(planned.map(({ facts }) => facts.parent));
  const above = created
    .filter((name) => named.has(toNewKey(name)))
    .map((name): PlannedTeam => ({ key: toNewKey(name), name, isKnown: false, facts: {} }));
  const added = [...above, ...planned.filter(({ isKnown }) => !isKnown)];
  const ids = new Map(added.map(({ key }) => [key, services.newId()]));
  const resolveId = (key: string) => ids.get(key) ?? key;
  const before = new Map(existing.map((team) => [team.id, team]));
  const changes = [...above, ...planned].map(({ key, name, isKnown, facts }): Change => {
    const { description = null, parentId = null, managerId = null } = before.get(key) ?? {};
    const parent = facts.parent === undefined ? parentId : facts.parent && resolveId(facts.parent);
    return { description, managerId, ...facts, id: resolveId(key), name, isKnown, facts, parentId: parent };
  });

  for (const some of chunk(
    changes.filter(({ isKnown }) => !isKnown),
    batchSize,
  ))
    await call.tx
      .insert(teams)
      .values(some.map(({ id, name }) => ({ companyId: call.importer.companyId, id, name })));
  let done = 0;
  for (const some of chunk(changes, batchSize)) {
    await update(call, some);
    const entries = some.flatMap((change) => buildEntries(change, before.get(change.id), call.importId));
    await auditAll(call.tx, { actor: call.importer, services, requestId: null }, entries);
    done += some.length;
    await call.onProgress(done);
  }
  if (planned.some(({ facts }) => facts.managerId !== undefined))
    await teamsPorts.managersChanged(call.tx, call.importer.companyId, services.now());
  return above.length;
}

/** A team as it will be. */
interface Change {
  id: string;
  name: string;
  isKnown: boolean;
  facts: PlannedTeam["facts"];
  description: string | null;
  parentId: string | null;
  managerId: string | null;
}

const update = (
  { tx, importer: { companyId } }: Parameters<ImportKind["write"]>[0],
  changes: readonly Change[],
) =>
  tx.execute(sql`
    update teams t set description = c.description, parent_team_id = c."parentId", manager_profile_id = c."managerId",
      version = t.version + case when c."isKnown" then 1 else 0 end
    from json_to_recordset(${JSON.stringify(changes)}::json)
      as c(id uuid, description text, "parentId" uuid, "managerId" uuid, "isKnown" boolean)
    where t.company_id = ${companyId} and t.id = c.id`);

const fieldNames = {
  description: "description",
  parent: "parentTeamId",
  managerId: "managerProfileId",
} as const;

/** The same entries as the pages of teams write. */
function buildEntries(
  { id, name, isKnown, facts, managerId, parentId }: Change,
  before: KnownTeam | undefined,
  importId: string,
): AuditEntry[] {
  const entry = (action: string, details: Record<string, unknown>): AuditEntry => ({
    action,
    objectType: "team",
    objectId: id,
    details: { ...details, importId },
  });
  if (!isKnown) return [entry("teams.create", { name, managerId, parentId })];
  const names = ["description", "parent", "managerId"] as const;
  const fields = names.filter((field) => facts[field] !== undefined).map((field) => fieldNames[field]);
  const isManagerNew = facts.managerId !== undefined;
  return [
    entry("teams.update", { fields }),
    ...(isManagerNew ? [entry("teams.setManager", { from: before?.managerId ?? null, to: managerId })] : []),
  ];
}
