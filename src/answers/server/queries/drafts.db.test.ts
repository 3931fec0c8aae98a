import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { launchEvaluation, type LaunchedEvaluation } from "#app/testing/answering.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { evaluationAnswers } from "../../tables.ts";
import { discardDrafts } from "./drafts.ts";

let world: World;
let owner: Person;
let writer: Person;
let other: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
  [writer, other] = [await world.person(owner), await world.person(owner)];
});

/** An evaluation in which both have begun to write. */
async function begun(): Promise<LaunchedEvaluation> {
  const one = await launchEvaluation(world, {
    author: owner,
    subject: await world.person(owner),
    invited: [
      [writer, "peer"],
      [other, "peer"],
    ],
  });
  for (const person of [writer, other])
    await person.api.answers.begin({ evaluationId: one.id, noticeVersion: 1 });
  return one;
}

/** Whose drafts there are; each is visible to its own author alone. */
async function listDrafts({ id }: LaunchedEvaluation): Promise<string[]> {
  const seen = [];
  for (const person of [writer, other])
    seen.push(
      ...(await world.inside(person, (tx) =>
        tx
          .select({ profileId: evaluationAnswers.profileId })
          .from(evaluationAnswers)
          .where(eq(evaluationAnswers.evaluationId, id)),
      )),
    );
  return seen.map(({ profileId }) => profileId);
}

const findParticipantId = async (one: LaunchedEvaluation, { profileId }: Person) => {
  const { participants } = await owner.api.evaluations.read({ id: one.id });
  return participants.find(({ person }) => person.id === profileId)?.id ?? "";
};

test("whoever has begun to write can be withdrawn: what they wrote goes with them, and nothing else", async () => {
  const [one, two] = [await begun(), await begun()];
  await owner.api.evaluations.removeParticipant({
    id: one.id,
    participantId: await findParticipantId(one, writer),
  });
  expect(await listDrafts(one)).toEqual([other.profileId]);
  expect(await listDrafts(two)).toHaveLength(2);
});

test("archiving while people write throws their drafts away, and nothing else", async () => {
  const [one, two] = [await begun(), await begun()];
  await owner.api.evaluations.archive({ id: one.id, abandons: true });
  expect(await listDrafts(one)).toEqual([]);
  expect(await listDrafts(two)).toHaveLength(2);
});

test("nobody can discard the drafts of an evaluation in progress, not even their own", async () => {
  const one = await begun();
  await world.inside(writer, (tx) => discardDrafts(tx, { evaluationId: one.id }));
  expect(await listDrafts(one)).toHaveLength(2);
});

test("whoever discards the drafts of an evaluation keeps what they write elsewhere", async () => {
  const [one, two] = [await begun(), await begun()];
  await owner.api.evaluations.archive({ id: one.id, abandons: true });
  await world.inside(writer, (tx) => discardDrafts(tx, { evaluationId: one.id }));
  expect(await listDrafts(one)).toEqual([]);
  expect(await listDrafts(two)).toHaveLength(2);
});
