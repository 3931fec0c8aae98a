import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answerAll, launchEvaluation } from "#app/testing/answering.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";

let world: World;
let owner: Person;
let manager: Person;
let subject: Person;
let peers: Person[];
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  owner = await world.company();
  manager = await world.person(owner);
  subject = await world.person(owner, { directManagerId: manager.profileId });
  peers = await Promise.all([1, 2, 3].map(() => world.person(owner)));
});

const closed = async (change: Partial<Parameters<typeof launchEvaluation>[1]> = {}) => {
  const invited = peers.map((peer) => [peer, "peer"] as const);
  const one = await launchEvaluation(world, { author: owner, subject, invited, ...change });
  for (const [who] of change.invited ?? []) await answerAll(who, one);
  await owner.api.reports.close({ evaluationId: one.id });
  return one;
};
const listReports = async (who: Person) =>
  (await who.api.dashboards.teamReports({})).items.map(({ profileId, evaluationId }) => [
    profileId,
    evaluationId,
  ]);

describe("the latest report of the people whom one manages", () => {
  test("is told to their direct manager, once it is published, the latest alone", async () => {
    expect(await listReports(manager)).toEqual([]);
    const first = await closed();
    expect(await listReports(manager)).toEqual([[subject.profileId, first.id]]);
    // Only the owner of the tables may change what is published, and only without the trigger that refuses it.
    await world.database.owner.query(
      "alter table report_snapshots no force row level security, disable trigger user",
    );
    await world.database.owner.query(
      "update report_snapshots set released_on = '2026-06-01' where evaluation_id = $1",
      [first.id],
    );
    const second = await closed();
    expect(await listReports(manager)).toEqual([[subject.profileId, second.id]]);
    for (const who of [subject, ...peers]) expect(await listReports(who)).toEqual([]);
  });

  test("is not told to a manager who answered in a protected group", async () => {
    await closed({ invited: [[manager, "peer"], ...peers.map((peer) => [peer, "peer"] as const)] });
    expect(await listReports(manager)).toEqual([]);
  });

  test("is not told to whoever manages the team only, unless the company lets them read", async () => {
    const lead = await world.person(owner, { role: "team_manager" });
    await owner.api.teams.create({
      name: "Quai",
      managerId: lead.profileId,
      memberIds: [subject.profileId],
    });
    await closed();
    expect(await listReports(lead)).toEqual([]);
  });

  test("is gone with its evaluation", async () => {
    const { id } = await closed();
    await owner.api.evaluations.archive({ id });
    expect(await listReports(manager)).toEqual([]);
  });
});

describe("the reports about a person, on their page", () => {
  const about = async (who: Person, profileId = subject.profileId) =>
    (await who.api.reports.aboutPerson({ profileId })).items.map(({ evaluationId }) => evaluationId);

  test("are those that the reader may open, and of nobody else", async () => {
    const lead = await world.person(owner, { role: "team_manager" });
    const admin = await world.person(owner, { isAdmin: true, role: "admin" });
    const first = await closed();
    const second = await closed();
    expect((await about(owner)).toSorted()).toEqual([first.id, second.id].toSorted());
    expect((await about(admin)).toSorted()).toEqual([first.id, second.id].toSorted());
    expect(await about(owner, manager.profileId)).toEqual([]);
    expect(await about(lead)).toEqual([]);
    const elsewhere = await world.company();
    expect(await about(elsewhere)).toEqual([]);
  });

  test("leave out those in whose protected groups the reader answered", async () => {
    const admin = await world.person(owner);
    await closed({ invited: [[admin, "peer"], ...peers.map((peer) => [peer, "peer"] as const)] });
    const other = await closed();
    await owner.api.people.setRole({ id: admin.profileId, role: "team_manager" });
    await owner.api.people.setDirectManager({ id: subject.profileId, directManagerId: admin.profileId });
    expect(await about(admin)).toEqual([other.id]);
  });
});
