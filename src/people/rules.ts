import type { ErrorCode } from "#platform/errors.ts";
import type { Capability } from "#platform/contract/endpoint.ts";
import { computeMaxQueueLength } from "#platform/invitations.ts";
import { type Role, roles } from "#platform/vocabulary.ts";
import {
  hrStatuses,
  peopleSorts,
  stateFilters,
  type ManagerRefusal,
  type PersonState,
  type SendingRefusal,
} from "./vocabulary.ts";
import type { Departure, Profile } from "./contract/person.ts";

/** What a person may do in the company comes from two facts; `isAdmin` is the one source of admin power. */
export interface Standing {
  role: Role;
  isAdmin: boolean;
}

export interface Person extends Standing {
  id: string;
  isActive: boolean;
}

/** The other active people of the company, without the person concerned. */
export interface OtherPeople {
  owners: number;
  admins: number;
}

const leads: readonly Role[] = ["admin", "account_owner", "team_manager"];
const managesPeople: readonly Role[] = ["admin", "account_owner"];

/** The capabilities that endpoints and screens ask for, in a fixed order (§6 of docs/specification.md). */
export const listCapabilities = ({ role, isAdmin }: Standing): Capability[] => [
  ...(isAdmin || leads.includes(role) ? (["evaluate"] as const) : []),
  ...(isAdmin || managesPeople.includes(role) ? (["managePeople"] as const) : []),
  ...(isAdmin ? (["administer"] as const) : []),
];

/**
 * The admin power that goes with a new role: `admin` brings it, an owner keeps what they had,
 * and no admin power stays behind the label of a manager or a member.
 */
export const isAdminWith = (role: Role, before: Standing) =>
  role === "admin" || (role === "account_owner" && before.isAdmin);

/** Whether a change of role lets a person do more than before: what an account owner alone may do counts too. */
export const isPromotion = (before: Standing, after: Standing): boolean =>
  listCapabilities(after).length > listCapabilities(before).length ||
  (after.role === "account_owner" && before.role !== "account_owner");

/** The standing of a person without rights in the company: invited just now, or inactive. */
export const noStanding: Standing = { role: "user", isAdmin: false };

/** Giving back a role later than this is giving it anew. */
export const givenBackWithinDays = 90;

/**
 * While an evaluation of the actor runs, only other people change the standing of its lead: a subject must not choose
 * who runs their evaluation. `ownLeads`: those who lead one of the actor now.
 */
export const whyNotChangeLead = (ownLeads: readonly string[], personId: string): ErrorCode | null =>
  ownLeads.includes(personId) ? "leads_your_evaluation" : null;

/** The role may not be given by this actor, to any person: only an admin makes an admin, an owner an owner. */
export const whyNotGiveRole = (actor: Standing, role: Role): ErrorCode | null =>
  (role === "admin" && !actor.isAdmin) || (role === "account_owner" && actor.role !== "account_owner")
    ? "forbidden"
    : null;

/**
 * The standing of an admin is changed by admins, that of an owner by owners, and no one changes their own
 * (docs/permissions.md).
 */
const isOutOfReach = (actor: Person, person: Person): boolean =>
  actor.id === person.id ||
  (person.isAdmin && !actor.isAdmin) ||
  (person.role === "account_owner" && actor.role !== "account_owner");

/** `others` is null where only the server can count them; it then asks again with the counts. */
export function whyNotSetRole(
  actor: Person,
  person: Person,
  role: Role,
  others: OtherPeople | null,
): ErrorCode | null {
  if (isOutOfReach(actor, person)) return "forbidden";
  const refused = whyNotGiveRole(actor, role);
  if (refused) return refused;
  return whyNotLose(person, { role, isAdmin: isAdminWith(role, person) }, others);
}

/** A person is deleted by the same people as their standing is changed, and an owner and an admin must be left. */
export function whyNotDeactivate(
  actor: Person,
  person: Person,
  others: OtherPeople | null,
): ErrorCode | null {
  if (isOutOfReach(actor, person)) return "forbidden";
  return whyNotLose(person, null, others);
}

/** How a person is removed: an invitation that is not accepted yet is cancelled; any other person is deleted. */
export const chooseRemoval = ({ hasJoined, isInvited }: { hasJoined: boolean; isInvited: boolean }) =>
  isInvited && !hasJoined ? "cancel" : "remove";

/** The standing of a person once they have administrator rights, or have them no more. */
export const standingWith = (isAdmin: boolean, { role }: Standing): Standing => ({
  role: role === "account_owner" ? role : isAdmin ? "admin" : role === "admin" ? "user" : role,
  isAdmin,
});

/** Admins give and take administrator rights, and one of them stays. */
export function whyNotSetAdmin(
  actor: Person,
  person: Person,
  isAdmin: boolean,
  others: OtherPeople | null,
): ErrorCode | null {
  if (!actor.isAdmin || actor.id === person.id) return "forbidden";
  if (person.role === "account_owner" && actor.role !== "account_owner") return "forbidden";
  return whyNotLose(person, standingWith(isAdmin, person), others);
}

/** Of several people, one after the other: who may be switched on or off, so that an owner and an admin stay. */
export function whyNotSwitch(
  actor: Person,
  person: Person,
  isActive: boolean,
  others: OtherPeople | null,
  ownLeads: readonly string[],
): ErrorCode | null {
  if (person.isActive === isActive) return "status_conflict";
  return whyNotDeactivate(actor, person, isActive ? null : others) ?? whyNotChangeLead(ownLeads, person.id);
}

/** A company keeps one active owner and one active admin. `after` is null when the person goes. */
function whyNotLose(
  person: Person,
  after: Standing | null,
  others: OtherPeople | null,
): "last_owner" | "last_admin" | null {
  if (!person.isActive || !others) return null;
  if (person.role === "account_owner" && after?.role !== "account_owner" && others.owners === 0)
    return "last_owner";
  if (person.isAdmin && !after?.isAdmin && others.admins === 0) return "last_admin";
  return null;
}

/** The state of a person between the list of people and an account. */
export function resolveAccountState(
  { isActive, hasJoined, isInvited, invitationEndsAt }: PersonFacts,
  now: Date,
): PersonState | "expired" {
  if (!isActive) return "inactive";
  if (hasJoined) return "active";
  if (!isInvited) return "uninvited";
  return invitationEndsAt !== null && new Date(invitationEndsAt) <= now ? "expired" : "invited";
}
type PersonFacts = Pick<Profile, "isActive" | "hasJoined" | "isInvited" | "invitationEndsAt">;

/** Only an active person who has not joined yet is invited, for the first time or again. */
export function whyNotSendInvitation({
  hasJoined,
  isActive,
}: {
  hasJoined: boolean;
  isActive: boolean;
}): SendingRefusal | null {
  if (hasJoined) return "status_conflict";
  return isActive ? null : "inactive_person";
}

/** What sending invitations to these people is: to some for the first time, to others again, or both. */
export function classifySending(people: readonly Pick<Profile, "isInvited">[]): "first" | "again" | "mixed" {
  const invited = people.filter(({ isInvited }) => isInvited).length;
  if (invited === people.length) return "again";
  return invited === 0 ? "first" : "mixed";
}

/** Whether work waits for this person, or people and teams count on them as a manager: shown before they leave. */
export const hasOpenWork = ({
  directReportCount,
  managedTeams,
  holds: { answers, approvals, leads },
}: Departure): boolean =>
  [directReportCount, managedTeams.count, answers, approvals, leads].some((count) => count > 0);

/** A direct manager opens reports: another person says who it is (docs/permissions.md). */
export const whyNotSetDirectManager = (actorId: string, personId: string): ErrorCode | null =>
  actorId === personId ? "forbidden" : null;

export interface Reporting {
  id: string;
  directManagerId: string | null;
}

/** Whom each person reports to. */
type Managers = ReadonlyMap<string, string | null>;
export const mapManagers = (people: readonly Reporting[]): Map<string, string | null> =>
  new Map(people.map(({ id, directManagerId }) => [id, directManagerId]));

/** True when giving `managerId` to `id` would make a person, in the end, their own manager. */
export const isManagerCycle = (people: readonly Reporting[], id: string, managerId: string): boolean =>
  isAbove(mapManagers(people), id, managerId);

/** Whether `id` is the person themself, or a manager above them. */
function isAbove(managers: Managers, id: string, personId: string): boolean {
  const seen = new Set<string>();
  let above: string | null = personId;
  while (above !== null && !seen.has(above)) {
    if (above === id) return true;
    seen.add(above);
    above = managers.get(above) ?? null;
  }
  return false;
}

/**
 * Why a person of a selection does not get this manager: another person says who one's own is, there is nothing to
 * change, or people would report to each other.
 * @param managers of the person, and of the manager and those above
 */
export function whyNotReportTo(
  actorId: string,
  id: string,
  managerId: string | null,
  managers: Managers,
): ManagerRefusal | null {
  if (whyNotSetDirectManager(actorId, id)) return "forbidden";
  if (managers.get(id) === managerId) return "status_conflict";
  return managerId !== null && isAbove(managers, id, managerId) ? "manager_cycle" : null;
}

/**
 * Those who would report to each other if the last of these, who stand from the top down, became the manager of `id`: from
 * the person up to them again; empty where the person is not above.
 */
export function listCycleMembers<One extends { id: string }>(downwards: readonly One[], id: string): One[] {
  const from = downwards.findIndex((one) => one.id === id);
  const person = downwards[from];
  return person ? [person, ...downwards.slice(from).toReversed()] : [];
}

/**
 * The typed facts that differ from the stored ones. Only these are validated and sent: a name stored before a rule
 * refused it does not keep the rest from being corrected.
 */
export const changedFacts = <Facts extends object>(stored: Facts, typed: Facts): Partial<Facts> =>
  Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => value !== stored[name as keyof Facts]),
  ) as Partial<Facts>;

/** What a deleted person is called wherever they are still referred to, in the language of the company. */
export const removedNames = {
  fr: { firstName: "Personne", lastName: "supprimée" },
  en: { firstName: "Deleted", lastName: "person" },
} as const;

/** What the list of people can be narrowed to. */
const peopleFilters = {
  state: stateFilters,
  role: roles,
  hrStatus: hrStatuses,
  manager: ["none"],
  team: "id",
  jobPositionId: "id",
} as const;
export const peopleList = { filters: peopleFilters, sorts: peopleSorts };

/** The queue of a company has an end (platform/invitations.ts); a request that adds nothing to it is not refused. */
export function whyNotQueue({
  waiting,
  added,
  perDay,
}: {
  waiting: number;
  added: number;
  perDay: number | null;
}): ErrorCode | null {
  const longest = computeMaxQueueLength(perDay);
  return added > 0 && longest !== null && waiting + added > longest ? "too_many_waiting" : null;
}

/** How many are invited by one call. */
export const maxInvitations = 100;

/** How many a file may hold. */
export const maxImportedPeople = 10_000;
