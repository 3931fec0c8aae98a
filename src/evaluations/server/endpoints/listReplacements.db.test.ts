import { beforeEach, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { launchEvaluation, type LaunchedEvaluation } from "#app/testing/answering.ts";
import { readErrorCode, makeWorld, type Person } from "#app/testing/world.ts";

const world = await makeWorld();
let owner: Person;
let lead: Person;
let subject: Person;
let peers: Person[];
let running: LaunchedEvaluation;

/** Three colleagues asked about a person whose team has three other members. */
let team: Person[];
beforeEach(async () => {
  owner = await world.company();
  lead = await world.person(owner, { role: "team_manager" });
  subject = await world.person(owner, { directManagerId: lead.profileId });
  peers = [await world.person(owner), await world.person(owner), await world.person(owner)];
  team = [await world.person(owner), await world.person(owner), await world.person(owner)];
  await owner.api.teams.create({
    name: "Service",
    managerId: lead.profileId,
    memberIds: [subject, ...peers, ...team].map(({ profileId }) => profileId),
  });
  running = await evaluation();
});

const evaluation = (about = subject, author = lead, invited = peers) =>
  launchEvaluation(world, {
    author,
    subject: about,
    invited: invited.map((peer) => [peer, "peer"] as const),
  });
const decline = (person: Person, { id }: LaunchedEvaluation) =>
  world.inside(person, (tx) =>
    tx.execute(sql`update evaluation_participants set status = 'declined'
      where evaluation_id = ${id} and participant_profile_id = ${person.profileId}`),
  );
const listSuggested = async (by: Person = lead) =>
  (await by.api.evaluations.replacements({ id: running.id })).groups.map(({ role, people }) => ({
    role,
    ids: people.map(({ id }) => id).sort(),
  }));
const ids = (people: readonly Person[]) => people.map(({ profileId }) => profileId).sort();

test("nobody is suggested before a refusal, three of the team afterwards, and nobody who reads the report", async () => {
  expect(await listSuggested()).toEqual([]);
  await decline(peers[0] as Person, running);
  expect(await listSuggested()).toEqual([{ role: "peer", ids: ids(team) }]);
  expect(await listSuggested(owner)).toEqual([{ role: "peer", ids: ids(team) }]);
  await lead.api.evaluations.addParticipant({
    id: running.id,
    profileId: team[0]?.profileId ?? "",
    role: "peer",
  });
  expect(await listSuggested()).toEqual([{ role: "peer", ids: ids(team.slice(1)) }]);
});

test("nobody inactive, or asked by many already as far as whoever leads may see", async () => {
  await decline(peers[0] as Person, running);
  const [busy, left, free] = team as [Person, Person, Person];
  await owner.api.people.setActive({ id: left.profileId, isActive: false });
  for (let count = 0; count < 4; count += 1) await evaluation(peers[1], owner, [busy, peers[2] as Person]);
  // The lead sees these evaluations as manager of their subject's team; about a person of no such team, they are not counted.
  expect(await listSuggested()).toEqual([{ role: "peer", ids: ids([free]) }]);
  const elsewhere = await world.person(owner);
  await world.inside(owner, (tx) =>
    tx.execute(sql`update evaluations set subject_profile_id = ${elsewhere.profileId}
      where subject_profile_id = ${peers[1]?.profileId}`),
  );
  expect(await listSuggested()).toEqual([{ role: "peer", ids: ids([free, busy]) }]);
  expect(await listSuggested(owner)).toEqual([{ role: "peer", ids: ids([free]) }]);
});

test("what whoever leads is evaluated in themself counts for nothing: it would tell who was asked about them", async () => {
  await decline(peers[0] as Person, running);
  const busy = team[0] as Person;
  for (let count = 0; count < 4; count += 1) await evaluation(lead, owner, [busy, peers[2] as Person]);
  expect(await listSuggested()).toEqual([{ role: "peer", ids: ids(team) }]);
});

test("only those who run it find it, and the person evaluated does not", async () => {
  await decline(peers[0] as Person, running);
  for (const person of [subject, peers[0] as Person])
    expect(await readErrorCode(person.api.evaluations.replacements({ id: running.id }))).toBe("forbidden");
  const other = await world.person(owner, { role: "team_manager" });
  expect(await readErrorCode(other.api.evaluations.replacements({ id: running.id }))).toBe(
    "evaluation_not_found",
  );
});
