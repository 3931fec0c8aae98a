import { sql } from "drizzle-orm";
import { lockCompany } from "#company/server/queries.ts";
import type { ParsedRow } from "#imports/rules/table.ts";
import { Outdated, chunk, type ImportCall } from "#imports/server/kind.ts";
import type { AuditEntry } from "#platform/server/audit.ts";
import { isAdminWith } from "../../rules.ts";
import { fieldNames } from "../../rules/fields.ts";
import type { KnownPerson, PlannedPerson } from "../../rules/import/facts.ts";
import { profiles } from "../../tables.ts";
import { peoplePorts } from "../ports.ts";
import { lockStandings } from "../queries.ts";
import { heldBy, recordRoleChange } from "../roleGrants.ts";
import { batchSize, auditInBatches, buildEntry, validateRows, listKnownPeople } from "./validateRows.ts";

/**
 * Validates all rows once more as people stand under the locks, and writes what differs; a person who was added a
 * moment ago is as the file says.
 */
export async function changePeople(
  call: ImportCall & { importId: string },
  rows: readonly ParsedRow[],
  addedEmails: ReadonlySet<string>,
): Promise<void> {
  const { tx, importer, importId } = call;
  await lockCompany(tx, importer.companyId);
  const named = new Set(rows.map(({ values }) => (values["email"] ?? "").toLowerCase()));
  const people = await listKnownPeople(tx, importer.companyId);
  const concerned = people.filter(({ email }) => named.has(email.toLowerCase()) && !addedEmails.has(email));
  await lockStandings(tx, importer.companyId, [importer.profileId, ...concerned.map(({ id }) => id)]);
  const { validations, planned: all } = await validateRows(call, rows, addedEmails);
  if (validations.some(({ state }) => state === "error")) throw new Outdated();
  // Who only joins teams is left as they are here.
  const planned = all.filter(
    ({ facts, managerEmail }) => Object.keys(facts).length > 0 || managerEmail !== null,
  );
  const before = new Map(
    (await listKnownPeople(tx, importer.companyId)).map((person) => [person.id, person]),
  );
  const ids = new Map([...before.values()].map(({ id, email }) => [email.toLowerCase(), id]));
  await updatePeople(call, planned, before, ids);
  await auditInBatches(
    call,
    planned.flatMap((update) => buildEntries(update, before, ids, importId)),
  );
  if (planned.some(({ managerEmail }) => managerEmail !== null))
    await peoplePorts.managersChanged(tx, importer.companyId, call.services.now());
}

/** What a file may change of a person. */
const changing = [
  ...(["firstName", "lastName", "role", "isAdmin", "directManagerId"] as const),
  ...(["jobTitle", "jobPositionId", "jobStatusId"] as const),
  ...fieldNames,
];
const sets = changing.map((name) => {
  const column = sql.identifier(profiles[name].name);
  return sql`${column} = c.${column}`;
});

async function updatePeople(
  { tx, importer, services }: ImportCall,
  updates: readonly PlannedPerson[],
  before: ReadonlyMap<string, KnownPerson>,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  for (const some of chunk(updates, batchSize)) {
    const changes = some.flatMap(({ id, facts, managerEmail }) => {
      const person = before.get(id ?? "");
      if (!person) return [];
      const { role = person.role, ...others } = facts;
      return [
        {
          ...person,
          ...others,
          role,
          isAdmin: facts.role ? isAdminWith(role, person) : person.isAdmin,
          directManagerId: managerEmail === null ? person.directManagerId : (ids.get(managerEmail) ?? null),
        },
      ];
    });
    const rows = changes.map((change) => ({
      id: change.id,
      ...Object.fromEntries(changing.map((name) => [profiles[name].name, change[name]])),
    }));
    await tx.execute(sql`
      update profiles p set ${sql.join(sets, sql`, `)}, version = p.version + 1
      from json_populate_recordset(null::profiles, ${JSON.stringify(rows)}::json) c
      where p.company_id = ${importer.companyId} and p.id = c.id`);
  }
  for (const { id, facts } of updates) {
    const person = before.get(id ?? "");
    if (!person || !facts.role) continue;
    const after = { role: facts.role, isAdmin: isAdminWith(facts.role, person) };
    await recordRoleChange(tx, services, importer, { profileId: person.id, before: person, after });
  }
}

/** The same entries as the page of the person writes. */
function buildEntries(
  { id, facts: { role, ...facts }, managerEmail }: PlannedPerson,
  before: ReadonlyMap<string, KnownPerson>,
  ids: ReadonlyMap<string, string>,
  importId: string,
): AuditEntry[] {
  const person = before.get(id ?? "");
  if (!person) return [];
  const fields = Object.keys(facts);
  const manager = { from: person.directManagerId, to: ids.get(managerEmail ?? "") ?? null };
  return [
    ...(fields.length > 0 ? [buildEntry("people.update", person.id, { fields, importId })] : []),
    ...(role
      ? [
          buildEntry("people.setRole", person.id, {
            from: person.role,
            to: role,
            held: heldBy(person),
            importId,
          }),
        ]
      : []),
    ...(managerEmail !== null
      ? [buildEntry("people.setDirectManager", person.id, { ...manager, importId })]
      : []),
  ];
}
