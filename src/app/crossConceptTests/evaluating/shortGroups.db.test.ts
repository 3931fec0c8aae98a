import { expect, test } from "vitest";
import { notifyLeadsOfDeparturesTask } from "#people/contract/tasks.ts";
import { answerAll, launchEvaluation } from "../../testing/answering.ts";
import { makeWorld, type Person } from "../../testing/world.ts";
import { makeMailer, makeTasks } from "../../tasks.ts";

const world = await makeWorld();

/** Who leads, the person evaluated, and colleagues who are asked, above a threshold of three. */
async function prepareScenario(count: number) {
  const owner = await world.company();
  const lead = await world.person(owner, { role: "admin", isAdmin: true });
  const subject = await world.person(owner, { firstName: "Camille", lastName: "Roy" });
  const peers: Person[] = [];
  for (let each = 0; each < count; each += 1) peers.push(await world.person(owner));
  const invited = peers.map((person) => [person, "peer"] as const);
  const made = await launchEvaluation(world, {
    author: lead,
    subject,
    invited,
    subjectAnswers: false,
    threshold: 3,
  });
  return { owner, lead, subject, peers, made };
}
const decline = (person: Person, id: string) => person.api.answers.decline({ evaluationId: id });
const listShortGroupNotifications = async (person: Person) =>
  (await person.api.notifications.list({})).items.flatMap(({ kind, facts: { opens }, isToDo }) =>
    kind === "group_short" ? [{ opens, isToDo }] : [],
  );
const readShortGroups = async (person: Person) =>
  (await person.api.dashboards.read({})).short.map(({ subjectName, groups }) => ({ subjectName, groups }));
const one = [{ subjectName: "Camille Roy", groups: [{ role: "peer", missing: 1 }] }];

test("a refusal that leaves two of three is told to whoever leads, names nobody, and ends with somebody else", async () => {
  const { owner, lead, subject, peers, made } = await prepareScenario(3);
  expect([await listShortGroupNotifications(lead), await readShortGroups(lead)]).toEqual([[], []]);
  await answerAll(peers[0]!, made);
  await decline(peers[2]!, made.id);
  expect([await listShortGroupNotifications(lead), await readShortGroups(lead)]).toEqual([
    [{ opens: "evaluation", isToDo: true }],
    one,
  ]);
  const said = JSON.stringify((await lead.api.dashboards.read({})).short);
  for (const { profileId, firstName } of peers)
    expect(said).not.toMatch(new RegExp(`${profileId}|${firstName}\\b`));
  for (const other of [subject, peers[0]!, owner])
    expect([await listShortGroupNotifications(other), await readShortGroups(other)]).toEqual([[], []]);

  const { groups } = await lead.api.evaluations.replacements({ id: made.id });
  expect(groups.map(({ role }) => role)).toEqual(["peer"]);
  const another = await world.person(owner);
  await lead.api.evaluations.addParticipant({ id: made.id, profileId: another.profileId, role: "peer" });
  expect([await listShortGroupNotifications(lead), await readShortGroups(lead)]).toEqual([[], []]);
});

test("somebody who was taken away by somebody else counts as one who declined", async () => {
  const { owner, lead, made } = await prepareScenario(3);
  const [part] = (await owner.api.evaluations.read({ id: made.id })).participants;
  await owner.api.evaluations.removeParticipant({ id: made.id, participantId: part!.id });
  expect([await listShortGroupNotifications(lead), await readShortGroups(lead)]).toEqual([
    [{ opens: "evaluation", isToDo: true }],
    one,
  ]);
});

/** What was queued since, by the deactivation or deletion of these people. */
const tasks = makeTasks(world.services, makeMailer(world.services, null), world.database.owner);
const notifyDepartures = (by: Person, people: readonly Person[]) =>
  tasks[notifyLeadsOfDeparturesTask]?.(
    { companyId: by.companyId, by: by.profileId, profileIds: people.map(({ profileId }) => profileId) },
    {} as never,
  );
const listKinds = async (person: Person) =>
  (await person.api.notifications.list({})).items.flatMap(({ kind, facts: { opens } }) =>
    kind === "group_short" || kind === "rater_left" ? [`${kind} ${opens}`] : [],
  );

test.each(["setActive", "remove"] as const)(
  "somebody awaited who is gone by %s is told to whoever leads, never who, and never to the person evaluated",
  async (call) => {
    const { owner, lead, subject, peers } = await prepareScenario(4);
    const go = async ({ profileId: id }: Person) => {
      await (call === "remove"
        ? owner.api.people.remove({ id })
        : owner.api.people.setActive({ id, isActive: false }));
      const { rows } = await world.database.owner.query(
        "select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1 and (j.payload ->> 'companyId') = $2",
        [notifyLeadsOfDeparturesTask, owner.companyId],
      );
      expect(rows.length).toBeGreaterThan(0);
    };
    // Four were asked above a threshold of three: the group holds.
    await go(peers[0]!);
    await notifyDepartures(owner, [peers[0]!]);
    expect([await listKinds(lead), await readShortGroups(lead)]).toEqual([["rater_left evaluation"], []]);
    await go(peers[1]!);
    await notifyDepartures(owner, [peers[1]!]);
    expect([await listKinds(lead), await readShortGroups(lead)]).toEqual([["group_short evaluation"], one]);
    for (const other of [subject, peers[2]!, owner]) expect(await listKinds(other)).toEqual([]);
  },
);

test("nothing is told of who had answered, came back at once, or was deactivated by whoever leads", async () => {
  const { owner, lead, peers, made } = await prepareScenario(4);
  await answerAll(peers[0]!, made);
  await owner.api.people.setActive({ id: peers[0]!.profileId, isActive: false });
  await notifyDepartures(owner, [peers[0]!]);
  expect(await listKinds(lead)).toEqual([]);
  await owner.api.people.setActive({ id: peers[1]!.profileId, isActive: false });
  await owner.api.people.setActive({ id: peers[1]!.profileId, isActive: true });
  await notifyDepartures(owner, [peers[1]!]);
  expect(await listKinds(lead)).toEqual([]);
  await lead.api.people.setActive({ id: peers[2]!.profileId, isActive: false });
  await notifyDepartures(lead, [peers[2]!]);
  expect(await listKinds(lead)).toEqual([]);
});

test("once three have answered, one who declines misses nobody", async () => {
  const { lead, peers, made } = await prepareScenario(5);
  for (const peer of peers.slice(0, 3)) await answerAll(peer, made);
  await decline(peers[3]!, made.id);
  expect([await listShortGroupNotifications(lead), await readShortGroups(lead)]).toEqual([[], []]);
  expect((await lead.api.evaluations.replacements({ id: made.id })).groups).toEqual([]);
});
