import type * as z from "zod";
import { ensureUsers } from "#accounts/server/users.ts";
import { lockCompany } from "#company/server/queries.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { auditAll } from "#platform/server/audit.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { Invitation } from "../contract/invitations.ts";
import { isAdminWith, noStanding, whyNotGiveRole } from "../rules.ts";
import type { ChangeContext } from "./changeContext.ts";
import { makeJobResolver } from "./resolveJob.ts";
import type { InvitedPerson } from "./invitations.ts";
import { insertProfilesOnce, listNames, refreshInactiveManagers } from "./queries.ts";
import { recordFirstRoles } from "./roleGrants.ts";

/**
 * Makes the people whom the company does not know yet, one statement per table. The caller queues the invitations.
 * Addresses are taken in their alphabetical order: two calls that share some wait for each other in the same order.
 * @returns those made, in the order given; of an address given twice, the first
 */
export async function addInvitedPeople(
  context: ChangeContext,
  inputs: readonly z.infer<typeof Invitation>[],
  companyLanguage: Language,
): Promise<InvitedPerson[]> {
  const { tx, actor, services } = context;
  const { companyId } = actor;
  for (const { role = "user" } of inputs) refuseIf(whyNotGiveRole(actor, role));
  const managerIds = new Set(inputs.flatMap(({ directManagerId }) => directManagerId ?? []));
  const managers = managerIds.size > 0 ? await listNames(tx, companyId, [...managerIds]) : [];
  if (managers.length < managerIds.size) refuse("not_found");

  const titles = await makeJobResolver(tx, companyId, inputs);
  const users = await ensureUsers(
    tx,
    services,
    inputs.map(({ email }) => email),
  );
  const userIds = new Map(users.map(({ id, email }) => [email, id]));
  const people = inputs.map(({ email, firstName, lastName = "", role = "user", ...input }) => ({
    companyId,
    id: services.newId(),
    userId: userIds.get(email) ?? null,
    firstName,
    lastName,
    email,
    role,
    isAdmin: isAdminWith(role, noStanding),
    directManagerId: input.directManagerId ?? null,
    ...titles(input),
    hiredOn: input.hiredOn ?? null,
    language: input.language ?? companyLanguage,
    createdAt: services.now(),
  }));
  const made = await insertProfilesOnce(
    tx,
    people.toSorted((a, b) => (a.email < b.email ? -1 : a.email > b.email ? 1 : 0)),
  );
  const invited = people.filter(({ id }) => made.has(id));
  if (managers.length > 0) {
    await lockCompany(tx, companyId);
    await refreshInactiveManagers(tx, companyId, [...made]);
  }
  await recordFirstRoles(
    tx,
    services,
    actor,
    invited.map(({ id, ...after }) => ({ profileId: id, after })),
  );
  await auditAll(
    tx,
    context,
    invited.map(({ id, role }) => ({
      action: "people.invite",
      objectType: "profile",
      objectId: id,
      details: { role },
    })),
  );
  return invited;
}
