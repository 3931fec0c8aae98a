import { and, eq, sql } from "drizzle-orm";
import * as z from "zod";
import { ensureUsers } from "#accounts/server/users.ts";
import { lockCompany, readCompany } from "#company/server/queries.ts";
import type { ImportOptions } from "#imports/contract.ts";
import { Outdated, type ImportCall, type ImportKind, type ParsedRow } from "#imports/server/kind.ts";
import { refuse } from "#platform/errors.ts";
import { auditAll, type AuditEntry } from "#platform/server/audit.ts";
import type { Tenant } from "#platform/server/database.ts";
import { say } from "#platform/texts.ts";
import { capabilitiesOf, isAdminWith, mostImportedPeople, noStanding, type Standing } from "../rules.ts";
import {
  judgePeople,
  managersFirst,
  peopleColumns,
  type KnownPerson,
  type PlannedPerson,
} from "../rules/peopleImport.ts";
import { profiles } from "../tables.ts";
import { en } from "../texts/import.en.ts";
import { fr } from "../texts/import.fr.ts";
import { inviteAsManyAsFit, lastDayOf, type Invited } from "./invitations.ts";
import { insertProfilesOnce, lockStandings } from "./queries.ts";
import { heldBy, recordFirstRoles, recordRoleChange } from "./roleGrants.ts";
import { listOwnLeads } from "./standing.ts";

const Options = z.strictObject({
  known: z.enum(["update", "skip"]).default("update"),
  invitations: z.enum(["now", "later", "none"]).default("later"),
});

/** Statements have room for 65,535 parameters, and a progress bar moves between them. */
const atOnce = 500;

/** People from a file (docs/decisions/0106). */
export const peopleImport: ImportKind = {
  name: "people",
  fields: peopleColumns,
  mostRows: mostImportedPeople,
  parseOptions: (options: ImportOptions) => {
    const parsed = Options.safeParse(options);
    return parsed.success ? parsed.data : refuse("invalid_data", { options: { reason: "option" } });
  },
  findImporter,
  check: async (call, rows) => ({ verdicts: (await judge(call, rows)).verdicts }),
  write: writePeople,
  sentence: ({ code, values }, _field, language) => {
    const { problems } = { fr, en }[language];
    const sentence = problems[code as keyof typeof problems] as string | undefined;
    return sentence === undefined ? code : say(language, sentence, values ?? {});
  },
};

async function findImporter({ tx, companyId, profileId }: Parameters<ImportKind["findImporter"]>[0]) {
  const [found] = await tx
    .select({
      role: profiles.role,
      isAdmin: profiles.isAdmin,
      isActive: profiles.isActive,
      language: profiles.language,
    })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), eq(profiles.id, profileId)));
  if (!found?.isActive || !capabilitiesOf(found).includes("managePeople")) return null;
  const { role, isAdmin, language } = found;
  return { companyId, profileId, role, isAdmin, language };
}

async function judge(call: ImportCall, rows: readonly ParsedRow[], ours?: ReadonlySet<string>) {
  const { tx, importer, services, options } = call;
  const known = await listKnown(tx, importer.companyId);
  const ownLeads = await listOwnLeads(tx, services, importer);
  return judgePeople(rows, {
    known,
    importer: { id: importer.profileId, role: importer.role, isAdmin: importer.isAdmin, isActive: true },
    ownLeads,
    updates: Options.parse(options).known === "update",
    ...(ours ? { ours } : {}),
  });
}

const listKnown = (tx: Tenant, companyId: string): Promise<KnownPerson[]> =>
  tx
    .select({
      id: profiles.id,
      email: profiles.email,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      jobTitle: profiles.jobTitle,
      role: profiles.role,
      isAdmin: profiles.isAdmin,
      isActive: profiles.isActive,
      statutRh: profiles.statutRh,
      language: profiles.language,
      dateEmbauche: profiles.dateEmbauche,
      directManagerId: profiles.directManagerId,
      hasJoined: sql<boolean>`${profiles.joinedAt} is not null`,
    })
    .from(profiles)
    .where(eq(profiles.companyId, companyId));

/**
 * New people first: nobody can stand below them yet, so their managers close no circle, whoever is changed meanwhile. Then,
 * under the locks that a change of managers and of rights takes, the others: these locks are short.
 */
async function writePeople(
  call: Parameters<ImportKind["write"]>[0],
  rows: readonly ParsedRow[],
): ReturnType<ImportKind["write"]> {
  const { tx, importer, services, options, importId, onProgress } = call;
  const { companyId } = importer;
  const first = await judge(call, rows);
  if (first.verdicts.some(({ state }) => state === "error")) throw new Outdated();
  const added = first.planned.filter(({ id }) => id === null);
  const invited = await addPeople(call, added, onProgress);

  const ours = new Set(added.map(({ email }) => email));
  if (first.planned.length > added.length) await changePeople(call, rows, ours);
  const updated = first.planned.length - added.length;
  await auditAtOnce(
    call,
    invited.map(({ id, role }) => entryOf("people.import", id, { role, importId })),
  );
  await onProgress(rows.length);
  const more: Record<string, number | string> = { notInvited: invited.length };
  if (Options.parse(options).invitations === "now") {
    const sent = await inviteAsManyAsFit(tx, services, companyId, invited);
    const lastLeavesOn = await lastDayOf(
      tx,
      companyId,
      sent.map(({ id }) => id),
    );
    Object.assign(
      more,
      { notInvited: invited.length - sent.length, invited: sent.length },
      lastLeavesOn ? { lastLeavesOn } : {},
    );
  }
  return {
    added: invited.length,
    updated,
    same: first.verdicts.filter(({ state }) => state === "same").length,
    duplicate: first.verdicts.filter(({ state }) => state === "duplicate").length,
    more,
  };
}

/**
 * Everybody is judged once more as they stand under the locks, and what differs is written; who was added a moment ago is as
 * the file says.
 */
async function changePeople(
  call: ImportCall & { importId: string },
  rows: readonly ParsedRow[],
  ours: ReadonlySet<string>,
): Promise<void> {
  const { tx, importer, importId } = call;
  await lockCompany(tx, importer.companyId);
  const named = new Set(rows.map(({ values }) => (values["email"] ?? "").toLowerCase()));
  const people = await listKnown(tx, importer.companyId);
  const concerned = people.filter(({ email }) => named.has(email.toLowerCase()) && !ours.has(email));
  await lockStandings(tx, importer.companyId, [importer.profileId, ...concerned.map(({ id }) => id)]);
  const { verdicts, planned } = await judge(call, rows, ours);
  if (verdicts.some(({ state }) => state === "error")) throw new Outdated();
  const before = new Map((await listKnown(tx, importer.companyId)).map((person) => [person.id, person]));
  const ids = new Map([...before.values()].map(({ id, email }) => [email.toLowerCase(), id]));
  await updatePeople(call, planned, before, ids);
  await auditAtOnce(
    call,
    planned.flatMap((update) => entriesOf(update, before, ids, importId)),
  );
}

type Added = Invited & Standing;

/** Accounts, then profiles, whoever manages others before them. */
async function addPeople(
  { tx, importer, services }: ImportCall,
  planned: readonly PlannedPerson[],
  onProgress: (done: number) => Promise<void>,
): Promise<Added[]> {
  const { companyId } = importer;
  const { language } = await readCompany(tx, companyId);
  const sorted = managersFirst(planned);
  const ids = new Map(await listIds(tx, companyId));
  for (const { email } of sorted) ids.set(email, services.newId());
  const userIds = new Map<string, string>();
  for (const some of portionsOf(sorted)) {
    const users = await ensureUsers(
      tx,
      services,
      some.map(({ email }) => email),
    );
    for (const { id, email } of users) userIds.set(email, id);
  }
  const people: Added[] = [];
  for (const some of portionsOf(sorted)) {
    const made = some.map(
      ({ email, managerEmail, facts: { firstName = "", lastName = "", role = "user", ...facts } }) => ({
        companyId,
        id: ids.get(email) ?? services.newId(),
        userId: userIds.get(email) ?? null,
        email,
        firstName,
        lastName,
        role,
        isAdmin: isAdminWith(role, noStanding),
        jobTitle: facts.jobTitle ?? null,
        statutRh: facts.statutRh ?? ("actif" as const),
        language: facts.language ?? language,
        dateEmbauche: facts.dateEmbauche ?? null,
        directManagerId: managerEmail ? (ids.get(managerEmail) ?? null) : null,
        createdAt: services.now(),
      }),
    );
    // Somebody invited one of them meanwhile.
    if ((await insertProfilesOnce(tx, made)).size < made.length) throw new Outdated();
    people.push(...made);
    await onProgress(people.length);
  }
  // All together: the account owners are told once.
  await recordFirstRoles(
    tx,
    services,
    importer,
    people.map(({ id, role, isAdmin }) => ({ profileId: id, after: { role, isAdmin } })),
  );
  return people;
}

const listIds = async (tx: Tenant, companyId: string): Promise<[string, string][]> => {
  const people = await tx
    .select({ email: profiles.email, id: profiles.id })
    .from(profiles)
    .where(eq(profiles.companyId, companyId));
  return people.map(({ email, id }) => [email.toLowerCase(), id]);
};

async function updatePeople(
  { tx, importer, services }: ImportCall,
  updates: readonly PlannedPerson[],
  before: ReadonlyMap<string, KnownPerson>,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  for (const some of portionsOf(updates)) {
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
          directManagerId: managerEmail ? ids.get(managerEmail) : person.directManagerId,
        },
      ];
    });
    await tx.execute(sql`
      update profiles p set first_name = c."firstName", last_name = c."lastName", job_title = c."jobTitle", role = c.role,
        is_admin = c."isAdmin", statut_rh = c."statutRh", language = c.language, date_embauche = c."dateEmbauche",
        direct_manager_id = c."directManagerId", version = p.version + 1
      from json_to_recordset(${JSON.stringify(changes)}::json) as c(id uuid, "firstName" text, "lastName" text, "jobTitle" text,
        role text, "isAdmin" boolean, "statutRh" text, language text, "dateEmbauche" date, "directManagerId" uuid)
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
function entriesOf(
  { id, facts: { role, ...facts }, managerEmail }: PlannedPerson,
  before: ReadonlyMap<string, KnownPerson>,
  ids: ReadonlyMap<string, string>,
  importId: string,
): AuditEntry[] {
  const person = before.get(id ?? "");
  if (!person) return [];
  const fields = Object.keys(facts);
  const manager = { from: person.directManagerId, to: ids.get(managerEmail ?? "") };
  return [
    ...(fields.length > 0 ? [entryOf("people.update", person.id, { fields, importId })] : []),
    ...(role
      ? [
          entryOf("people.setRole", person.id, {
            from: person.role,
            to: role,
            held: heldBy(person),
            importId,
          }),
        ]
      : []),
    ...(managerEmail ? [entryOf("people.setDirectManager", person.id, { ...manager, importId })] : []),
  ];
}

const entryOf = (action: string, objectId: string, details: Record<string, unknown>): AuditEntry => ({
  action,
  objectType: "profile",
  objectId,
  details,
});

async function auditAtOnce(
  { tx, importer, services }: ImportCall,
  entries: readonly AuditEntry[],
): Promise<void> {
  for (const some of portionsOf(entries))
    await auditAll(tx, { actor: importer, services, requestId: null }, some);
}

function* portionsOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += atOnce) yield items.slice(at, at + atOnce);
}
