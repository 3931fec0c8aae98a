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
  const of = (count: number, ...names: string[]) => ({
    count,
    peopleCount: names.length,
    people: names.map((firstName) => expect.objectContaining({ firstName })),
  });
  expect(await owner.api.people.previewManager(change)).toEqual({
    reportsOpen: of(1, "Marie"),
    reportsClose: of(2, "Paul"),
    comingOpen: of(1, "Marie"),
    comingClose: of(2, "Paul"),
    runs: of(2, "Marie"),
    runsNoMore: of(2, "Paul"),
    kept: of(0),
    barred: of(2, "Marie"),
    stillAsked: of(1, "Paul"),
    figuresOpen: of(0),
    figuresClose: of(0),
    plansClose: { ...of(0), managers: of(0) },
    plansOpen: { ...of(0), managers: of(0) },
    plansOpenAtOnce: { ...of(0), managers: of(0) },
    plansKept: [],
    counting: [],
    nextManager: of(1, "Marie"),
    running: 2,
    proposals: 0,
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
  const created = await owner.api.teams.previewCreation({
    name: "Soutien",
    managerId: lead.profileId,
    memberIds: [ana.profileId],
  });
  expect(created).toMatchObject({ runs: { count: 1 }, counting: [{ team: "Soutien", count: 1 }] });
  const team = await owner.api.teams.create({ name: "Ventes", managerId: lead.profileId });
  const profileIds = [ana.profileId, bo.profileId];
  const preview = await owner.api.teams.previewChange({ id: team.id, change: "join", profileIds });
  expect(preview).toMatchObject({
    reportsOpen: { count: 1 },
    comingOpen: { count: 1 },
    runs: { count: 2, peopleCount: 1 },
    counting: [{ team: "Ventes", count: 2 }],
  });
  await owner.api.teams.addMembers({ id: team.id, profileIds });
  const next = await createManager("Zoé");
  const another = { id: team.id, change: "teamManager" as const, managerId: next.profileId };
  expect(await owner.api.teams.previewChange(another)).toMatchObject({
    runs: { count: 2 },
    runsNoMore: { count: 2 },
    figuresOpen: { people: [{ firstName: "Zoé" }] },
    figuresClose: { people: [{ firstName: "Nadia" }] },
    counting: [],
  });
  const removal = await owner.api.teams.previewChange({ id: team.id, change: "removal" });
  expect(removal).toMatchObject({
    reportsClose: { count: 1 },
    comingClose: { count: 1 },
    runsNoMore: { count: 2 },
    figuresClose: { count: 1 },
    counting: [{ team: null, count: 2 }],
  });
});

test("a manager before who manages a team of the person keeps the reports that their team opens, and no other", async () => {
  const [former, next] = [await createManager("Paul"), await createManager("Marie")];
  const luc = await world.person(owner, { directManagerId: former.profileId });
  const team = await owner.api.teams.create({ name: "Appui", managerId: former.profileId });
  await owner.api.teams.addMembers({ id: team.id, profileIds: [luc.profileId] });
  const [closing, staying] = [await evaluate(luc), await evaluate(luc, { teamManagerReads: true })];
  const change = { profileIds: [luc.profileId], managerId: next.profileId };
  expect(await owner.api.people.previewManager(change)).toMatchObject({
    reportsClose: { count: 1, people: [{ firstName: "Paul" }] },
    kept: { count: 1, people: [{ firstName: "Paul" }] },
  });
  await owner.api.people.setDirectManager({ id: luc.profileId, directManagerId: next.profileId });
  expect([await opens(former, closing.published), await opens(former, staying.published)]).toEqual([
    false,
    true,
  ]);
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
  const reports = async (reader: Person) =>
    (await reader.api.people.previewManager(change)).reportsOpen.count;
  expect([await reports(owner), await reports(admin)]).toEqual([2, 1]);
});
