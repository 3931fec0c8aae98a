import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import { hashPassword } from "#accounts/server/passwords.ts";
import { endUserSessions } from "#accounts/server/sessions.ts";
import {
  ensureUser,
  findUserByEmail,
  markVerified,
  removePassword,
  savePasswordHash,
  type User,
} from "#accounts/server/users.ts";
import { createCompany } from "#company/server/queries.ts";
import { insertProfile } from "#people/server/queries.ts";
import { asTenant, type Tenant } from "#platform/server/database/database.ts";
import type { Identity, Services } from "#platform/server/services.ts";
import { addLibrary } from "#skills/server/library.ts";
import { addJobLibrary } from "#jobs/server/library.ts";
import { jobPositions, jobStatuses } from "#jobs/tables.ts";
import { teamMembers, teams } from "#teams/tables.ts";
import {
  demoCompany,
  demoPeople,
  demoPositions,
  demoSecondTeams,
  demoStatuses,
  demoTeams,
  demoUsualStatus,
  type DemoPerson,
} from "../../../database/demo.ts";

/** The people of the demonstration by key, ready to act. */
export type Actors = Readonly<Record<string, Identity>>;

export interface DemoAccount {
  name: string;
  email: string;
  password: string;
}

/**
 * People whose password is drawn and printed: the owner, the person with the full report, two with pending answers.
 */
export const accountHolderKeys = ["helene_gagnon", "camille_tremblay", "noemie_fortin", "mathieu_belanger"];

const buildEmail = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName}.${lastName}`
    .normalize("NFD")
    .replace(/[^a-zA-Z.-]/g, "")
    .toLowerCase() + "@boreale.example";

/** The fictional company, its people and teams; nothing in it is ever mailed (.example). */
export async function createDemoCompany(
  services: Services,
): Promise<{ companyId: string; actors: Actors; accounts: DemoAccount[] }> {
  const companyId = services.newId();
  const actors: Record<string, Identity> = {};
  for (const person of demoPeople) {
    const user = await ensureUser(services.db, services, buildEmail(person));
    await markVerified(services.db, services, user.id);
    actors[person.key] = {
      sessionId: services.newId(),
      userId: user.id,
      companyId,
      profileId: services.newId(),
      scope: "full",
      objectId: null,
      confirmedAt: null,
    };
  }
  await asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    const createdAt = services.now();
    await createCompany(tx, {
      id: companyId,
      name: demoCompany.name,
      isDemonstration: true,
      privacyOfficer: "Marie-Ève Côté, conseillère en ressources humaines",
      createdAt,
    });
    await addLibrary(tx, services, companyId);
    await addJobLibrary(tx, services, companyId);
    const resolveJobs = await readJobs(tx, companyId);
    for (const person of demoPeople)
      await insertProfile(tx, {
        companyId,
        id: getIdentity(actors, person.key).profileId,
        userId: getIdentity(actors, person.key).userId,
        firstName: person.firstName,
        lastName: person.lastName,
        email: buildEmail(person),
        language: person.language,
        role: person.role,
        isAdmin: person.role === "account_owner",
        jobTitle: person.jobTitle,
        ...resolveJobs(person.key),
        directManagerId: person.managerKey ? getIdentity(actors, person.managerKey).profileId : null,
        joinedAt: createdAt,
        invitedAt: createdAt,
        createdAt,
      });
    await insertTeams(tx, services, companyId, actors);
  });
  const accounts = await giveAccounts(services, actors);
  return { companyId, actors, accounts };
}

/** The position and the job status of each person, from the library that the company has. */
async function readJobs(tx: Tenant, companyId: string) {
  const positions = await tx
    .select({ id: jobPositions.id, key: jobPositions.key, name: jobPositions.nameFr })
    .from(jobPositions)
    .where(eq(jobPositions.companyId, companyId));
  const statuses = await tx
    .select({ id: jobStatuses.id, key: jobStatuses.key })
    .from(jobStatuses)
    .where(eq(jobStatuses.companyId, companyId));
  return (personKey: string) => {
    const keyIn = (held: Readonly<Record<string, readonly string[]>>) =>
      Object.keys(held).find((key) => held[key]?.includes(personKey));
    const position = positions.find(({ key }) => key === keyIn(demoPositions));
    const statusKey = keyIn(demoStatuses) ?? demoUsualStatus;
    return {
      // The title of a person who holds a position is its name.
      ...(position ? { jobPositionId: position.id, jobTitle: position.name } : {}),
      jobStatusId: statuses.find(({ key }) => key === statusKey)?.id ?? null,
    };
  };
}

/** Directions and the teams below them; some people are in two, the first being their main one. */
async function insertTeams(tx: Tenant, services: Services, companyId: string, actors: Actors): Promise<void> {
  const idByTeamKey = new Map(demoTeams.map(({ key }) => [key, services.newId()] as const));
  for (const { key, name, description, managerKey, parentKey } of demoTeams)
    await tx.insert(teams).values({
      companyId,
      id: idByTeamKey.get(key) ?? "",
      name,
      description,
      managerProfileId: getIdentity(actors, managerKey).profileId,
      parentTeamId: parentKey && (idByTeamKey.get(parentKey) ?? null),
    });
  const seats = [
    ...demoPeople.map(({ key, teamKey }) => ({ key, teamKey, isMain: true })),
    ...Object.entries(demoSecondTeams).flatMap(([teamKey, keys]) =>
      keys.map((key) => ({ key, teamKey, isMain: false })),
    ),
  ];
  await tx.insert(teamMembers).values(
    seats.map(({ key, teamKey, isMain }) => ({
      companyId,
      id: services.newId(),
      teamId: idByTeamKey.get(teamKey) ?? "",
      profileId: getIdentity(actors, key).profileId,
      isMain,
    })),
  );
}

type AccountServices = Pick<Services, "db" | "now" | "newId">;

const accountHolders = demoPeople.filter(({ key }) => accountHolderKeys.includes(key));

const giveAccounts = (services: Services, actors: Actors): Promise<DemoAccount[]> =>
  Promise.all(
    accountHolders.map((person) => drawAccount(services, person, getIdentity(actors, person.key).userId)),
  );

/** Stores only the hash; the password itself is in the return value. */
async function drawAccount(services: AccountServices, person: DemoPerson, userId: string) {
  const password = drawPassword();
  await savePasswordHash(
    services.db,
    services,
    userId,
    await hashPassword(password, { name: "demonstration" }),
  );
  return { name: `${person.firstName} ${person.lastName}`, email: buildEmail(person), password };
}

/** The accounts of a demonstration that was made before; none where there is no demonstration. */
async function findAccounts({ db }: AccountServices): Promise<{ person: DemoPerson; user: User }[]> {
  const found = await Promise.all(
    accountHolders.map(async (person) => ({ person, user: await findUserByEmail(db, buildEmail(person)) })),
  );
  return found.flatMap(({ person, user }) => (user ? [{ person, user }] : []));
}

export const hasDemonstration = async (services: AccountServices): Promise<boolean> =>
  (await findAccounts(services)).length > 0;

/** Draws new passwords for the existing accounts and ends their sessions. */
export async function redrawAccounts(services: AccountServices): Promise<DemoAccount[]> {
  const accounts: DemoAccount[] = [];
  for (const { person, user } of await findAccounts(services)) {
    accounts.push(await drawAccount(services, person, user.id));
    await endUserSessions(services.db, user.id);
  }
  return accounts;
}

/** Locks these accounts until passwords are drawn again. */
export async function closeAccounts(services: AccountServices): Promise<void> {
  for (const { user } of await findAccounts(services)) {
    await removePassword(services.db, user.id);
    await endUserSessions(services.db, user.id);
  }
}

const syllables = ["ba", "lu", "mi", "ro", "ve", "sa", "to", "ni", "ka", "do", "pe", "fi"];

/** Easy to copy by eye, drawn anew for each installation: « Lumiroveka-4821! ». */
function drawPassword(): string {
  const word = Array.from({ length: 5 }, () => syllables[randomInt(syllables.length)]).join("");
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}-${randomInt(1000, 10_000)}!`;
}

export function getIdentity(actors: Actors, key: string): Identity {
  const identity = actors[key];
  if (!identity) throw new Error(`nobody called ${key} in the demonstration`);
  return identity;
}
