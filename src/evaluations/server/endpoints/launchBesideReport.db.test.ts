import { expect, test } from "vitest";
import { answerAll, fetchRefusal } from "#app/testing/answering.ts";
import { listLibrarySkillIds } from "#app/testing/evaluations.ts";
import { makeWorld, type Person } from "#app/testing/world.ts";

const world = await makeWorld();
const owner = await world.company();
const peers: Person[] = [];
for (let count = 0; count < 5; count += 1) peers.push(await world.person(owner));
const [skill = "", otherSkill = ""] = await listLibrarySkillIds(world, owner, 2);

/** A draft about a person, with questions of one skill. */
async function draft(subject: Person, invited: readonly Person[], skillId = skill): Promise<string> {
  const { evaluations } = owner.api;
  const { id } = await evaluations.create({
    name: "Bilan",
    evaluationType: "peer",
    subjectProfileId: subject.profileId,
  });
  await evaluations.addSkill({ id, skillId });
  for (const { profileId } of invited) await evaluations.addParticipant({ id, profileId, role: "peer" });
  return id;
}
const launch = async (id: string, acceptsSmallGroups = false): Promise<unknown> => {
  const { status, body } = await fetchRefusal(world, owner, "evaluations/launch", { id, acceptsSmallGroups });
  return status === 200 ? "ok" : body;
};
const warned = {
  code: "small_group_needs_confirmation",
  fields: { peer: { reason: "other_report" } },
};

test("almost the same people as in a running evaluation need a second yes, which names the group", async () => {
  const subject = await world.person(owner);
  expect(await launch(await draft(subject, peers.slice(0, 3)))).toBe("ok");
  const id = await draft(subject, peers.slice(0, 4));
  expect(await launch(id)).toEqual(warned);
  expect((await owner.api.evaluations.read({ id })).status).toBe("draft");
  expect(await launch(id, true)).toBe("ok");
});

test("a series whose next report another one would mask needs the same second yes", async () => {
  const subject = await world.person(owner);
  const evaluationId = await draft(subject, peers.slice(0, 3));
  await launch(evaluationId);
  const start = { evaluationId, frequency: "monthly" };
  const other = await draft(subject, peers.slice(0, 4));
  await launch(other, true);
  expect((await fetchRefusal(world, owner, "series/start", start)).body).toEqual(warned);
  expect((await owner.api.series.read({ evaluationId })).series).toBeNull();
  const accepted = await fetchRefusal(world, owner, "series/start", { ...start, acceptsSmallGroups: true });
  expect(accepted.status).toBe(200);
});

test("the same people, other people, other questions or another person need none", async () => {
  const [subject, other] = [await world.person(owner), await world.person(owner)];
  await launch(await draft(subject, peers.slice(0, 3)));
  expect(await launch(await draft(subject, peers.slice(0, 3)))).toBe("ok");
  expect(await launch(await draft(subject, peers.slice(0, 4), otherSkill))).toBe("ok");
  expect(await launch(await draft(other, peers.slice(0, 4)))).toBe("ok");
});

test("a group that is too small is refused without a name: the screen knows it", async () => {
  const subject = await world.person(owner);
  expect(await launch(await draft(subject, peers.slice(0, 2)))).toEqual({ ...warned, fields: {} });
});

test("beside a report that closed, those invited there count, whoever has finished", async () => {
  for (const finished of [2, 3, 4]) {
    const subject = await world.person(owner);
    const id = await draft(subject, peers.slice(0, 4));
    await launch(id);
    const { questions } = await owner.api.evaluations.read({ id });
    const items = questions.map(({ type }, position) => ({ position, type }));
    for (const peer of peers.slice(0, finished))
      await answerAll(peer, { id, items } as unknown as Parameters<typeof answerAll>[1]);
    await owner.api.reports.close({ evaluationId: id });
    expect(await launch(await draft(subject, peers.slice(0, 3)))).toEqual(warned);
    expect(await launch(await draft(subject, peers.slice(0, 4)))).toBe("ok");
  }
});

test("a colleague of a recent report who now answers as manager needs one too: what managers say would be hidden", async () => {
  const subject = await world.person(owner);
  const { evaluations } = owner.api;
  await launch(await draft(subject, peers.slice(0, 3)));
  const { id } = await evaluations.create({
    name: "Bilan",
    evaluationType: "peer_manager",
    subjectProfileId: subject.profileId,
  });
  await evaluations.addSkill({ id, skillId: skill });
  const others = await Promise.all([1, 2, 3].map(() => world.person(owner)));
  for (const { profileId } of others) await evaluations.addParticipant({ id, profileId, role: "peer" });
  await evaluations.addParticipant({ id, profileId: peers[0]!.profileId, role: "manager" });
  expect(await launch(id)).toEqual({
    code: "small_group_needs_confirmation",
    fields: { manager: { reason: "other_report" } },
  });
});
