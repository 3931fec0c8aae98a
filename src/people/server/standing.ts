import { sql } from "drizzle-orm";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { PersonDetail } from "../contract/person.ts";
import { listCapabilities, type OtherPeople, type Person } from "../rules.ts";
import { peoplePorts } from "./ports.ts";
import { lockStandings } from "./queries.ts";

export interface Standings {
  /** The actor as they are under the lock: their rights may have been taken while the request waited. */
  self: Person;
  person: Person;
  others: OtherPeople;
}

/** Who leads a running evaluation of the actor, or of who gave them their role. */
export async function listOwnLeads(
  tx: Tenant,
  actor: Pick<Actor, "companyId" | "profileId" | "at">,
): Promise<string[]> {
  const { rows } = await tx.execute<{ leads: string[] }>(
    sql`select ${peoplePorts.selectLeadIds(actor)} as leads`,
  );
  return rows[0]?.leads ?? [];
}

type OpenWork = Pick<PersonDetail, "holds" | "managedTeams">;

/** What hangs on these people, together, and which of them lead a running evaluation of the reader. */
export async function readHolds(
  tx: Tenant,
  actor: Actor,
  ids: readonly string[],
): Promise<OpenWork & { ownLeads: string[] }> {
  const { answers, leads } = peoplePorts.heldEvaluations(actor, ids);
  type Row = OpenWork["holds"] & Pick<OpenWork, "managedTeams"> & { ownLeads: string[] };
  const { rows } = await tx.execute<Row>(sql`
    select ${peoplePorts.selectLeadIds(actor)} as "ownLeads", ${answers} as answers, ${leads} as leads,
      ${peoplePorts.heldApprovals(actor, ids)} as approvals, ${peoplePorts.teams.selectManagedTeams(actor, ids)} as "managedTeams"`);
  const nothing = { answers: 0, leads: 0, approvals: 0 };
  const noTeams = { count: 0, own: 0, names: [] };
  const { ownLeads, managedTeams, ...holds } = rows[0] ?? { ownLeads: [], managedTeams: noTeams, ...nothing };
  // An actor whose password another person has set is not shown who is asked and has not answered (§3).
  return { holds: actor.needsAddressProof ? nothing : holds, managedTeams, ownLeads };
}

/** The active owners and admins beside one person. */
export function othersThan(people: readonly Person[], id: string): OtherPeople {
  const active = people.filter((one) => one.isActive && one.id !== id);
  return {
    owners: active.filter(({ role }) => role === "account_owner").length,
    admins: active.filter(({ isAdmin }) => isAdmin).length,
  };
}

/** The actor, these people and who counts beside them, under the lock that makes changes of rights take turns. */
export async function lockSeveralToChange(
  tx: Tenant,
  actor: Actor,
  ids: readonly string[],
): Promise<{ self: Person; people: Person[] }> {
  const people = await lockStandings(tx, actor.companyId, [actor.profileId, ...ids]);
  // A missing person is refused first: the same error for an unknown id, whatever the rights of the actor.
  if (ids.some((id) => !people.some((one) => one.id === id))) refuse("not_found");
  const self = people.find((one) => one.id === actor.profileId) ?? refuse("unauthorized");
  if (!self.isActive) refuse("unauthorized");
  if (!listCapabilities(self).includes("managePeople")) refuse("forbidden");
  return { self, people };
}

/** The same for one person, with who would be left. */
export async function lockToChange(tx: Tenant, actor: Actor, id: string): Promise<Standings> {
  const { self, people } = await lockSeveralToChange(tx, actor, [id]);
  const person = people.find((one) => one.id === id) ?? refuse("not_found");
  return { self, person, others: othersThan(people, id) };
}
