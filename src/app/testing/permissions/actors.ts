import { campaigns } from "#campaigns/tables.ts";
import { openSession } from "#accounts/server/sessions.ts";
import { hashPassword } from "#accounts/server/passwords.ts";
import { savePasswordHash } from "#accounts/server/users.ts";
import { saveSecondFactorRequired } from "#company/server/queries.ts";
import { importRows, imports } from "#imports/tables.ts";
import { saveProfile, type NewProfile } from "#people/server/queries.ts";
import { roleGrants } from "#people/tables.ts";
import { storedFiles } from "#platform/server/tables.ts";
import { questionImports } from "#skills/tables.ts";
import { teamMembers, teams } from "#teams/tables.ts";
import { toStoredViews } from "#views/server/storedViews.ts";
import { notificationRefusals } from "#notifications/tables.ts";
import { savedViews } from "#views/tables.ts";
import { defaultWeights, presets } from "#weights/rules/matrix.ts";
import { weightVersions } from "#weights/tables.ts";
import { goodPassword, signIn } from "../accounts.ts";
import { forEachFile, importCalls, importedFiles, type ImportIds } from "../importedFiles.ts";
import { switchOn } from "../secondFactor.ts";
import type { Person, World } from "../world.ts";
import { addExports } from "./addExports.ts";
import { addDevelopment, type DevelopmentIds } from "./addDevelopment.ts";
import { addPulses, type PulseIds } from "./addPulses.ts";
import { addSurveys, type SurveyIds } from "./addSurveys.ts";
import { markJobs, type JobIds } from "./markJobs.ts";
import { soloPlans, listNames, plans, promotions, withdrawable, type Plan } from "./plans.ts";
import type { Relation } from "./table.ts";

/** A company with all people whom the table names. */
export interface Actors {
  mark: string;
  owner: Person;
  people: Map<string, Person>;
  /** The files that people import, by person; that of questions was imported too. */
  imports: Map<string, ImportIds>;
  /** The file that each person had prepared, by person. */
  exports: Map<string, string>;
  /** The ids of one team of each person, which they manage, and of one without a manager. */
  teams: Map<string, string>;
  /** The ids of one campaign of each person, which they prepared. */
  campaigns: Map<string, string>;
  pulses: PulseIds;
  /** Those of pulse surveys that ask people to answer. */
  surveys: SurveyIds;
  /** By the id of the person whose development plan it is. */
  developmentPlans: ReadonlyMap<string, DevelopmentIds>;
  plans: Readonly<Record<string, Plan>>;
  jobs: JobIds;
}

/** Whom the calls about a person are tried on, by the column of the table. */
export const targets: Readonly<Record<string, string>> = {
  "a member": "target, a member",
  "someone invited": "target, invited",
  "an admin": "target, an admin",
  "an owner": "target, an owner",
};
export const unmanagedTeam = "a team that nobody manages";
export const toTeamName = (name: string) => `team of ${name}`;
export const candidate = "someone who can be invited";

const roles: Readonly<Record<string, Partial<NewProfile>>> = {
  "a team manager": { role: "team_manager" },
  "an owner": { role: "account_owner" },
  "an admin": { role: "admin", isAdmin: true },
  "an owner with admin power": { role: "account_owner", isAdmin: true },
};
const targetFacts: Readonly<Record<string, Partial<NewProfile>>> = {
  "target, invited": { joinedAt: null },
  "target, an admin": { role: "admin", isAdmin: true },
  "target, an owner": { role: "account_owner" },
};

/** Company A or B: the same people, other marks. Everything written holds the mark. */
export async function createCompanyActors(
  world: World,
  mark: string,
  relations: readonly Relation[],
): Promise<Actors> {
  const owner = await world.company(`${mark}-company`);
  const jobs = await markJobs(world, owner, mark);
  const people = new Map([["owner with admin power", owner]]);
  const actors: Actors = {
    mark,
    owner,
    plans,
    jobs,
    imports: new Map(),
    exports: new Map(),
    people,
    teams: new Map(),
    campaigns: new Map(),
    pulses: await addPulses(world, { mark, owner }),
    surveys: { ofAnother: "", own: "", answered: "", closed: "", published: "" },
    developmentPlans: new Map(),
  };
  const factsByName = new Map(
    relations
      .filter(
        ({ kind, name }) =>
          !["foreigner", "two companies", "held back"].includes(kind) && name !== "only owner",
      )
      .map(({ name, actsAs }) => [name, roles[actsAs] ?? {}]),
  );
  // These two sessions are an owner's with admin power, the next two an admin's.
  for (const name of ["idle", "old session"]) factsByName.set(name, roles["an owner with admin power"] ?? {});
  for (const name of ["deactivated", "password given"]) factsByName.set(name, roles["an admin"] ?? {});
  for (const name of new Set([
    ...factsByName.keys(),
    ...listNames(plans),
    ...Object.values(targets),
    candidate,
  ]))
    if (name !== "visitor")
      await addPerson(world, actors, name, factsByName.get(name) ?? targetFacts[name] ?? {});
  await relatePeople(world, actors);
  await addImports(world, actors);
  await addExports(world, actors);
  await addWeights(world, owner);
  await addCampaigns(world, actors);
  actors.surveys = await addSurveys(world, actors, getPerson(actors, candidate));
  actors.developmentPlans = await addDevelopment(world, actors, getPerson(actors, "target, a member"));
  return actors;
}

/** The first version of its weight matrix. */
const addWeights = (world: World, { companyId, profileId }: Person) =>
  world.inside({ companyId, profileId }, (tx) =>
    tx.insert(weightVersions).values({
      companyId,
      id: world.services.newId(),
      version: 1,
      weights: { ...defaultWeights, default: presets.managerHalf },
      savedByProfileId: profileId,
      savedAt: world.clock.now,
    }),
  );

/** Adds a campaign without people yet for each person. */
async function addCampaigns(world: World, { mark, owner, people, campaigns: made }: Actors): Promise<void> {
  const rows = [...people.values()].map(({ profileId }) => ({
    companyId: owner.companyId,
    id: world.services.newId(),
    name: `${mark}-campaign`,
    authorProfileId: profileId,
    evaluationType: "full" as const,
    dueOn: "2027-02-01",
    maxRequests: 4,
    createdAt: world.clock.now,
  }));
  for (const { id, authorProfileId } of rows) made.set(authorProfileId, id);
  await world.inside(owner, (tx) => tx.insert(campaigns).values(rows));
}

/** Adds a file of each kind with one row, checked, for each person. */
async function addImports(world: World, actors: Actors): Promise<void> {
  const { mark, owner, people } = actors;
  const { companyId } = owner;
  await world.inside({ companyId, profileId: "" }, async (tx) => {
    for (const { profileId } of people.values()) {
      const ids = forEachFile(() => world.services.newId());
      actors.imports.set(profileId, ids);
      for (const calls of importCalls) {
        const { upload: kind, id: name, headers, row: buildRow } = importedFiles[calls];
        const file = { companyId, id: ids[name], fileName: `${mark}.csv`, createdAt: world.clock.now };
        await tx.insert(imports).values({
          ...file,
          profileId,
          kind,
          headers: [...headers],
          mapping: [...headers],
          status: "checked",
          rowCount: 1,
          counts: { add: 1, update: 0, same: 0, duplicate: 0, error: 0 },
        });
        const row = { companyId, id: world.services.newId(), importId: file.id, profileId };
        await tx
          .insert(importRows)
          .values({ ...row, number: 2, cells: buildRow(`${mark}-imported`), state: "add" });
        if (calls === "questionImports") await tx.insert(questionImports).values({ ...file, added: 0 });
      }
    }
  });
}

/** A company in which only the owner runs evaluations: the others who could are inactive. */
export async function createSoloActors(world: World, mark: string): Promise<Actors> {
  const owner = await world.company(`${mark}-company`);
  const jobs = await markJobs(world, owner, mark);
  const people = new Map([["only owner", owner]]);
  const actors: Actors = {
    mark,
    owner,
    plans: soloPlans,
    jobs,
    imports: new Map(),
    exports: new Map(),
    people,
    teams: new Map(),
    campaigns: new Map(),
    pulses: await addPulses(world, { mark, owner }),
    surveys: { ofAnother: "", own: "", answered: "", closed: "", published: "" },
    developmentPlans: new Map(),
  };
  for (const name of [...Object.values(targets), withdrawable, candidate])
    await addPerson(world, actors, name, {
      ...targetFacts[name],
      ...(["target, an admin", "target, an owner"].includes(name) ? { isActive: false } : {}),
    });
  await addImports(world, actors);
  await addExports(world, actors);
  await addWeights(world, owner);
  await addCampaigns(world, actors);
  actors.surveys = await addSurveys(world, actors, getPerson(actors, candidate));
  await makeTeams(world, actors);
  actors.developmentPlans = await addDevelopment(world, actors, getPerson(actors, "target, a member"));
  return actors;
}

/** A company that requires a second factor, and two people of it who have none yet. */
async function createPeopleWithoutSecondFactor(world: World, mark: string): Promise<[string, Person][]> {
  const owner = await world.company(`${mark}-company`);
  await world.inside(owner, (tx) => saveSecondFactorRequired(tx, owner.companyId, true));
  const named = { firstName: `${mark}-first`, lastName: `${mark}-last` };
  return [
    ["admin without a second factor", await world.person(owner, { ...named, ...roles["an admin"] })],
    ["owner without a second factor", await world.person(owner, { ...named, ...roles["an owner"] })],
  ];
}

/** Each with one member: a person whom calls about a member are tried on. */
async function makeTeams(world: World, { mark, owner, people, teams: made }: Actors): Promise<void> {
  const { companyId } = owner;
  const managers = [
    [unmanagedTeam, null],
    ...[...people].map(([name, { profileId }]) => [toTeamName(name), profileId] as const),
  ] as const;
  const [member = ""] = Object.values(targets);
  const rows = managers.map(([name, managerProfileId]) => ({
    companyId,
    id: world.services.newId(),
    name: `${mark}-${name}`,
    managerProfileId,
  }));
  for (const [index, [name]] of managers.entries()) made.set(name, rows[index]?.id ?? "");
  await world.inside(owner, async (tx) => {
    await tx.insert(teams).values(rows);
    await tx.insert(teamMembers).values(
      rows.map(({ id: teamId }, index) => ({
        companyId,
        id: world.services.newId(),
        teamId,
        profileId: getPerson({ people, mark }, member).profileId,
        isMain: index === 0,
      })),
    );
  });
}

async function addPerson(
  world: World,
  { mark, owner, people }: Actors,
  name: string,
  facts: Partial<NewProfile>,
) {
  if (people.has(name)) return;
  const word = name.normalize("NFD").replaceAll(/[^a-z]+/gi, "-");
  const named = {
    firstName: `${mark}-first-${word}`,
    lastName: `${mark}-last-${word}`,
    jobTitle: `${mark}-job`,
    email: `${mark}.${word}@entreprise.example`.toLowerCase(),
  };
  people.set(name, await world.person(owner, { ...named, ...facts }));
}

async function relatePeople(world: World, actors: Actors): Promise<void> {
  await makeTeams(world, actors);
  const { owner, mark } = actors;
  const { companyId } = owner;
  const id = (name: string) => getPerson(actors, name).profileId;
  await world.inside(owner, async (tx) => {
    for (const { subject, lineManager, teamManager } of Object.values(actors.plans)) {
      if (lineManager) await saveProfile(tx, companyId, id(subject), { directManagerId: id(lineManager) });
      if (teamManager) await addManagedTeam(teamManager, [subject]);
    }
    if (actors.plans === plans)
      for (const [promoter, person] of promotions)
        await tx.insert(roleGrants).values({
          companyId,
          id: world.services.newId(),
          profileId: id(person),
          grantedBy: id(promoter),
          role: "admin",
          grantedAt: world.clock.now,
        });
    await tx.insert(storedFiles).values({
      companyId,
      id: world.services.newId(),
      kind: "avatar",
      type: "image/webp",
      bytes: 1,
      createdAt: world.clock.now,
    });
    const view = { id: world.services.newId(), name: `${mark}-view`, state: "", isDefault: true };
    await tx.insert(savedViews).values({
      companyId,
      id: world.services.newId(),
      profileId: owner.profileId,
      list: "evaluations",
      items: toStoredViews([view]),
      version: 1,
    });
    await tx.insert(notificationRefusals).values({
      companyId,
      id: world.services.newId(),
      profileId: owner.profileId,
      kind: "report_ready",
      channel: "email",
    });
    await addManagedTeam("team manager of themself", ["team manager of themself"]);
    await addManagedTeam("team manager of a team left", []);
    async function addManagedTeam(manager: string, members: readonly string[]) {
      const team = { companyId, id: world.services.newId() };
      await tx
        .insert(teams)
        .values({ ...team, name: `${mark}-team-${manager}`, managerProfileId: id(manager) });
      for (const name of members)
        await tx
          .insert(teamMembers)
          .values({ companyId, id: world.services.newId(), teamId: team.id, profileId: id(name) });
    }
  });
}

export function getPerson({ people, mark }: Pick<Actors, "people" | "mark">, name: string): Person {
  return people.get(name) ?? fail(`nobody in ${mark} plays « ${name} »`);
}

/** The cookie with which each name of the table acts. */
export async function openSessions(
  world: World,
  a: Actors,
  b: Actors,
  only: Actors,
): Promise<Map<string, Person>> {
  const acting = new Map(a.people);
  acting.set("visitor", { ...a.owner, cookie: "" });
  acting.set("only owner", only.owner);
  acting.set("member of another company", getPerson(b, "stranger"));
  acting.set("team manager of another company", getPerson(b, "author"));
  acting.set("owner of another company", getPerson(b, "owner"));
  acting.set("admin of another company", getPerson(b, "admin"));
  const here = await world.person(a.owner, {
    role: "admin",
    isAdmin: true,
    email: "deux@entreprise.example",
    firstName: `${a.mark}-both`,
  });
  const there = await world.person(b.owner, {
    role: "admin",
    isAdmin: true,
    email: here.email,
    firstName: `${b.mark}-both`,
  });
  acting.set("admin of both companies", there);

  for (const [name, person] of await createPeopleWithoutSecondFactor(world, "CNY-D"))
    acting.set(name, person);

  const { owner } = world.database;
  const hash = await hashPassword(goodPassword, { name: "test" });
  const invited = getPerson(a, "by invitation");
  const linked = getPerson(a, "by report link");
  for (const { userId } of new Set([...acting.values(), ...b.people.values()]))
    if (userId !== invited.userId && userId !== linked.userId)
      await savePasswordHash(world.database.db, world.services, userId, hash);
  const limited = await openSession(world.database.db, world.services, world.services.keys, {
    ...invited,
    scope: "answering",
    objectId: null,
  });
  acting.set("by invitation", { ...invited, cookie: limited.split(";")[0] ?? "" });
  const reading = await openSession(world.database.db, world.services, world.services.keys, {
    ...linked,
    scope: "reading",
    objectId: null,
  });
  acting.set("by report link", { ...linked, cookie: reading.split(";")[0] ?? "" });
  const waiting = getPerson(a, "password given");
  await switchOn(world, waiting.api);
  // Back to when the other sessions were opened: a minute later, each answer would note that its session was used.
  world.clock.advance(-60_000);
  acting.set("password given", { ...waiting, cookie: await signIn(world, waiting.email) });
  const backdate = (column: string, minutes: number, name: string) =>
    owner.query(`update auth.sessions set ${column} = $1 where profile_id = $2`, [
      new Date(world.clock.now.getTime() - minutes * 60_000),
      getPerson(a, name).profileId,
    ]);
  // An idle session has expired a minute ago; an old one was opened twelve hours ago and used since.
  await backdate("expires_at", 1, "idle");
  await backdate("created_at", 12 * 60, "old session");
  await world.inside(a.owner, (tx) =>
    saveProfile(tx, a.owner.companyId, getPerson(a, "deactivated").profileId, { isActive: false }),
  );
  return acting;
}

function fail(reason: string): never {
  throw new Error(reason);
}
