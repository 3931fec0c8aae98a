import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { computeLastReleaseDay } from "#evaluations/rules/release.ts";
import { closeWhenCompleteTask } from "#reports/server/tasks.ts";
import { listDue } from "../../testing/dueWork.ts";
import { listLibrarySkillIds } from "../../testing/evaluations.ts";
import { makeWorld, type Person, type World } from "../../testing/world.ts";

let world: World;
let owner: Person;
let subject: Person;
let peers: Person[];
beforeAll(async () => {
  world = await makeWorld({ pool: 6 });
  // A Monday in Toronto.
  world.clock.now = new Date("2026-12-14T15:00:00Z");
  owner = await world.company();
  subject = await world.person(owner);
  peers = [await world.person(owner), await world.person(owner), await world.person(owner)];
});

const choose = (release: string) =>
  world.inside(owner, (tx) => tx.execute(sql`update companies set release = ${release}`));
async function createDraft(author: Person, evaluationType: "peer" | "manager") {
  const { evaluations } = author.api;
  const { id } = await evaluations.create({
    name: "Bilan",
    evaluationType,
    subjectProfileId: subject.profileId,
  });
  for (const skillId of await listLibrarySkillIds(world, owner, 1))
    await evaluations.addSkill({ id, skillId });
  if (evaluationType === "peer")
    for (const { profileId } of peers) await evaluations.addParticipant({ id, profileId, role: "peer" });
  return id;
}
const readRelease = async (id: string) => (await owner.api.evaluations.read({ id })).release;

test("a draft says how its report would be released as things are, and the launch does so", async () => {
  const ofPeers = await createDraft(owner, "peer");
  const ofManager = await createDraft(owner, "manager");
  await choose("next_morning");
  expect([await readRelease(ofPeers), await readRelease(ofManager)]).toEqual(["next_morning", "immediate"]);
  await choose("immediate");
  expect(await readRelease(ofPeers)).toBe("immediate");
  await choose("by_hand");
  expect(await readRelease(ofPeers)).toBe("by_hand");
  // No one else could publish it once the only owner answers.
  const { participants } = await owner.api.evaluations.addParticipant({
    id: ofManager,
    profileId: owner.profileId,
    role: "manager",
  });
  expect([participants.length, await readRelease(ofManager)]).toEqual([1, "next_morning"]);
  await choose("next_morning");
  await owner.api.evaluations.launch({ id: ofPeers, acceptsSmallGroups: true });
  expect(await readRelease(ofPeers)).toBe("next_morning");
});

test("the last day that the timeline says is the day on which an unanswered evaluation is released", async () => {
  await choose("next_morning");
  const id = await createDraft(owner, "peer");
  // A Thursday: it closes on Christmas, a Friday.
  const dueOn = "2026-12-24";
  await owner.api.evaluations.update({ id, dueOn });
  await owner.api.evaluations.launch({ id, acceptsSmallGroups: true });
  world.clock.now = new Date("2026-12-25T05:00:00Z");
  expect(await listDue(world, owner)).toContainEqual({ kind: "evaluations.close", id });
  await closeWhenCompleteTask(world.services, { companyId: owner.companyId, evaluationId: id });
  const { rows } = await world.inside(owner, (tx) =>
    tx.execute(sql`select releases_on::text as day from evaluations where id = ${id}`),
  );
  expect(rows).toEqual([{ day: computeLastReleaseDay(dueOn) }]);
});
