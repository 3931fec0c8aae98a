import { beforeAll, expect, test } from "vitest";
import { answerAll, launchEvaluation } from "#app/testing/answering.ts";
import { makeWorld, readErrorCode, type Person, type World } from "#app/testing/world.ts";

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
});

type Launch = Omit<Parameters<typeof launchEvaluation>[1], "author" | "subject">;
/** A published report about this person, and an evaluation that runs. */
async function evaluate(subject: Person, launch: Launch = {}) {
  const published = await launchEvaluation(world, { author: owner, subject, ...launch });
  for (const [person] of launch.invited ?? []) await answerAll(person, published);
  await owner.api.reports.close({ evaluationId: published.id });
  const running = await launchEvaluation(world, { author: owner, subject, ...launch });
  return { published: published.id, running: running.id };
}
const createManager = (firstName: string) => world.person(owner, { firstName, role: "team_manager" });
const opens = async (reader: Person, evaluationId: string) =>
  (await readErrorCode(reader.api.reports.read({ evaluationId }))) === "ok";

test("a change of manager opens and closes what its preview says", async () => {
  const [former, next] = [await createManager("Paul"), await createManager("Marie")];
  const luc = await world.person(owner, { directManagerId: former.profileId });
  const { published, running } = await evaluate(luc, { invited: [[former, "manager"]] });
  const asPeer = await evaluate(luc, { invited: [[next, "peer"]] });
  const read = async (reader: Person) => [
    await opens(reader, published),
    await opens(reader, asPeer.published),
    (await readErrorCode(reader.api.evaluations.read({ id: running }))) === "ok",
  ];
  expect([await read(former), await read(next)]).toEqual([
    [true, true, true],
    [false, false, false],
  ]);

  const change = { profileIds: [luc.profileId], managerId: next.profileId };
  expect(await owner.api.people.previewManager(change)).toEqual({
    gaining: {
      people: [expect.objectContaining({ firstName: "Marie" })],
      count: 1,
      reports: 1,
      comingReports: 1,
      evaluations: 2,
    },
    losing: {
      people: [expect.objectContaining({ firstName: "Paul" })],
      count: 1,
      reports: 2,
      comingReports: 2,
      evaluations: 2,
    },
    keptReports: 0,
    barredReports: 2,
    running: 2,
    stillAsked: 1,
    proposals: 0,
    figures: [],
    isPartial: false,
  });

  await owner.api.people.setDirectManager({ id: luc.profileId, directManagerId: next.profileId });
  expect([await read(former), await read(next)]).toEqual([
    [false, false, false],
    [true, false, true],
  ]);
  // Who was asked at launch still is.
  const { toDo } = await former.api.answers.mine({});
  expect(toDo.map(({ evaluationId }) => evaluationId)).toContain(running);
});

test("a team moves evaluations and figures, and reports only where the company lets its manager read", async () => {
  const lead = await createManager("Nadia");
  const [ana, bo] = [await world.person(owner), await world.person(owner)];
  await evaluate(ana);
  await evaluate(bo, { teamManagerReads: true });
  const team = await owner.api.teams.create({ name: "Ventes", managerId: lead.profileId });
  const profileIds = [ana.profileId, bo.profileId];
  const preview = await owner.api.teams.previewChange({ id: team.id, change: "join", profileIds });
  expect(preview).toMatchObject({
    gaining: { count: 1, reports: 1, comingReports: 1, evaluations: 2 },
    losing: { count: 0 },
    figures: [{ team: "Ventes", count: 2 }],
  });
  await owner.api.teams.addMembers({ id: team.id, profileIds });
  const removal = await owner.api.teams.previewChange({ id: team.id, change: "removal" });
  expect(removal).toMatchObject({
    losing: { count: 1, reports: 1, comingReports: 1, evaluations: 2 },
    figures: [{ team: null, count: 2 }],
  });
});

test("nothing about the reader's own evaluation is counted, and their figures neither", async () => {
  const former = await createManager("Paul");
  const next = await createManager("Marie");
  const admin = await world.person(owner, {
    role: "admin",
    isAdmin: true,
    directManagerId: former.profileId,
  });
  await evaluate(admin);
  const luc = await world.person(owner, { directManagerId: former.profileId });
  await evaluate(luc);
  const change = { profileIds: [admin.profileId, luc.profileId], managerId: next.profileId };
  const reports = async (reader: Person) => (await reader.api.people.previewManager(change)).gaining.reports;
  expect([await reports(owner), await reports(admin)]).toEqual([2, 1]);
});
