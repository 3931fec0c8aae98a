import { and, eq, isNull, sql } from "drizzle-orm";
import { ensureUsers } from "#accounts/server/users.ts";
import { readCompany } from "#company/server/queries.ts";
import { Outdated, chunk, type ImportCall } from "#imports/server/kind.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { isAdminWith, noStanding, type Standing } from "../../rules.ts";
import type { PlannedPerson } from "../../rules/import/facts.ts";
import { managersFirst } from "../../rules/import/managers.ts";
import { profiles } from "../../tables.ts";
import type { InvitedPerson } from "../invitations.ts";
import { insertProfilesOnce } from "../queries.ts";
import { recordFirstRoles } from "../roleGrants.ts";
import { batchSize } from "./validateRows.ts";

type AddedPerson = InvitedPerson & Standing;

/** Adds accounts, then profiles, managers before those who report to them. */
export async function addPeople(
  { tx, importer, services }: ImportCall,
  planned: readonly PlannedPerson[],
  onProgress: (done: number) => Promise<void>,
): Promise<AddedPerson[]> {
  const { companyId } = importer;
  const { language } = await readCompany(tx, companyId);
  const sorted = managersFirst(planned);
  const ids = new Map(await listIds(tx, companyId));
  for (const { email } of sorted) ids.set(email, services.newId());
  const userIds = new Map<string, string>();
  for (const some of chunk(sorted, batchSize)) {
    const users = await ensureUsers(
      tx,
      services,
      some.map(({ email }) => email),
    );
    for (const { id, email } of users) userIds.set(email, id);
  }
  const people: AddedPerson[] = [];
  // The plan of the check that a manager exists is made when few people are there, and would read all of them for each row.
  await tx.execute(sql`set local plan_cache_mode = force_custom_plan`);
  for (const some of chunk(sorted, batchSize)) {
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
        ...facts,
        language: facts.language ?? language,
        directManagerId: managerEmail ? (ids.get(managerEmail) ?? null) : null,
        createdAt: services.now(),
      }),
    );
    // A concurrent request invited one of them.
    if ((await insertProfilesOnce(tx, made)).size < made.length) throw new Outdated();
    people.push(...made);
    await onProgress(people.length);
  }
  // All together: the account owners are notified once.
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
    .where(and(eq(profiles.companyId, companyId), isNull(profiles.removedAt)));
  return people.map(({ email, id }) => [email.toLowerCase(), id]);
};
