import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { buildDraftEvaluation, type BuiltEvaluation } from "#app/testing/evaluations.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";

let world: World;
let owner: Person;
let draft: BuiltEvaluation;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
  draft = await buildDraftEvaluation(world, owner, {
    peers: 3,
    managers: 1,
    values: 2,
    objectives: ["Réussir"],
  });
});
const preview = (who: Person, role?: "subject" | "manager" | "peer") =>
  who.api.answers.preview({ evaluationId: draft.evaluationId, ...(role ? { role } : {}) });

test("the trial form is the form that the launch freezes", async () => {
  const tried = await preview(owner);
  expect(tried).toMatchObject({ role: "peer", status: "draft", participantStatus: "pending", threshold: 3 });
  expect(tried.items.length).toBeGreaterThan(3);
  await owner.api.evaluations.launch({ id: draft.evaluationId, acceptsSmallGroups: true });
  const peer = draft.peers[0] as Person;
  const real = await peer.api.answers.read({ evaluationId: draft.evaluationId });
  expect(real.items).toEqual(tried.items);
  expect({ ...real, status: "draft", respondentId: owner.profileId }).toEqual(tried);
  expect((await preview(owner)).items).toEqual(real.items);
});

test("it is tried in the role one chooses, and nothing of it is kept", async () => {
  expect(await preview(owner, "subject")).toMatchObject({ role: "subject", isSelf: true });
  expect(await preview(owner, "manager")).toMatchObject({ role: "manager", isSelf: false });
  const kept = await world.inside(owner, (tx) =>
    tx.execute(sql`select 1 from evaluation_answers union all select 1 from evaluation_participants
      where participant_profile_id = ${owner.profileId}`),
  );
  expect(kept.rowCount).toBe(0);
});

test("it belongs to those who prepare the evaluation", async () => {
  const lead = await world.person(owner, { role: "team_manager" });
  expect(await readErrorCode(preview(lead))).toBe("evaluation_not_found");
  expect(await readErrorCode(preview(draft.peers[0] as Person))).toBe("forbidden");
  expect(await readErrorCode(preview(await world.company("Une autre")))).toBe("evaluation_not_found");
});

test("there is nobody to think of before the person evaluated is chosen", async () => {
  const { id } = await owner.api.evaluations.create({ evaluationType: "peer" });
  expect(await readErrorCode(owner.api.answers.preview({ evaluationId: id }))).toBe(
    "launch_needs_active_subject",
  );
});
