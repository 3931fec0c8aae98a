import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildLaunchedEvaluation } from "#app/testing/evaluations.ts";
import { readErrorCode, makeWorld } from "#app/testing/world.ts";
import { profiles } from "#people/tables.ts";
import { evaluationObjectives } from "../../tables.ts";

const world = await makeWorld();

test("a copy is a draft with the same questions and, if asked for, the same people in the same roles", async () => {
  const owner = await world.company();
  const {
    evaluationId: id,
    subject,
    peers,
  } = await buildLaunchedEvaluation(world, owner, { peers: 4, type: "peer" });
  await world.inside(owner, (tx) =>
    tx.insert(evaluationObjectives).values({
      companyId: owner.companyId,
      id: randomUUID(),
      evaluationId: id,
      nameFr: "Réduire ses absences",
      displayOrder: 1,
    }),
  );
  const source = await owner.api.evaluations.read({ id });

  const { evaluation: alone } = await owner.api.evaluations.copy({ id, withPeople: false });
  expect(alone).toMatchObject({
    status: "draft",
    name: "",
    description: null,
    objectives: [],
    subject: null,
    participants: [],
  });
  const { evaluation: unasked } = await owner.api.evaluations.copy({
    id,
    withPeople: true,
    withQuestions: false,
  });
  expect(unasked).toMatchObject({
    questions: [],
    values: [],
    objectives: [],
    subject: { id: subject.profileId },
  });
  const { evaluation: copy, leftOut } = await owner.api.evaluations.copy({ id, withPeople: true });
  expect(leftOut).toBe(0);
  expect(copy.subject?.id).toBe(subject.profileId);
  const people = (list: typeof copy.participants) =>
    list.map(({ person, role }) => `${role} ${person.id}`).sort();
  const invited = peers.map(({ profileId }) => `peer ${profileId}`).sort();
  expect(people(copy.participants)).toEqual(invited);
  expect(people(unasked.participants)).toEqual(invited);
  const asked = ({ questions }: typeof copy) => questions.map(({ text, skill, type }) => [text, skill, type]);
  expect(asked(copy)).toEqual(asked(source));
  expect(asked(alone)).toEqual(asked(source));
  expect(copy.objectives.map(({ nameFr }) => nameFr)).toEqual(["Réduire ses absences"]);
  expect(copy.questions.length).toBeGreaterThan(0);
  // It can be launched as it stands, and the source is what it was.
  await owner.api.evaluations.update({ id: copy.id, name: "Bilan suivant" });
  const { evaluation: launched } = await owner.api.evaluations.launch({
    id: copy.id,
    acceptsSmallGroups: true,
  });
  expect(launched.status).toBe("in_progress");
  expect(await owner.api.evaluations.read({ id })).toEqual(source);
});

test("whoever cannot be asked again is left out and counted; a person who left is not chosen", async () => {
  const owner = await world.company();
  const {
    evaluationId: id,
    subject,
    peers,
  } = await buildLaunchedEvaluation(world, owner, { peers: 4, type: "peer" });
  const [gone, promoted] = peers;
  await world.inside(owner, async (tx) => {
    await tx.update(profiles).set({ isActive: false }).where(eq(profiles.id, gone!.profileId));
    await tx
      .update(profiles)
      .set({ role: "admin", isAdmin: true })
      .where(eq(profiles.id, promoted!.profileId));
  });
  const { evaluation: copy, leftOut } = await owner.api.evaluations.copy({ id, withPeople: true });
  expect(leftOut).toBe(2);
  expect(copy.participants.map(({ person }) => person.id).sort()).toEqual(
    peers
      .slice(2)
      .map(({ profileId }) => profileId)
      .sort(),
  );
  await world.inside(owner, (tx) =>
    tx.update(profiles).set({ isActive: false }).where(eq(profiles.id, subject.profileId)),
  );
  expect((await owner.api.evaluations.copy({ id, withPeople: true })).evaluation.subject).toBeNull();
});

test("whoever does not run it makes no copy: not the person evaluated, nor a colleague, nor another company", async () => {
  const owner = await world.company();
  const elsewhere = await world.company();
  const {
    evaluationId: id,
    subject,
    peers,
  } = await buildLaunchedEvaluation(world, owner, { peers: 3, type: "peer" });
  const colleague = await world.person(owner, { role: "team_manager" });
  expect(await readErrorCode(colleague.api.evaluations.copy({ id, withPeople: true }))).toBe(
    "evaluation_not_found",
  );
  for (const who of [subject, peers[0]!])
    expect(await readErrorCode(who.api.evaluations.copy({ id, withPeople: true }))).toBe("forbidden");
  expect(await readErrorCode(elsewhere.api.evaluations.copy({ id, withPeople: true }))).toBe(
    "evaluation_not_found",
  );
});
