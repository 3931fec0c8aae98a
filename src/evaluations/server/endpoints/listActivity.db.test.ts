import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildDraftEvaluation, buildLaunchedEvaluation } from "#app/testing/evaluations.ts";
import { readErrorCode, makeWorld, type Person } from "#app/testing/world.ts";

const world = await makeWorld();
/** Each of these a minute after the one before. */
async function runInOrder(steps: readonly (() => Promise<unknown>)[]) {
  for (const step of steps) {
    world.clock.advance(60_000);
    await step();
  }
}
const listActivity = async ({ api }: Person, id: string) =>
  (await api.evaluations.activity({ id })).items.map(({ action, by, about, role, day, on, isAutomatic }) =>
    [action, isAutomatic ? "itself" : (by?.id ?? "?"), about?.id, role, day, on].filter(Boolean).join(" "),
  );

test("what was done is told by day, with who did it and about whom, the newest first", async () => {
  const owner = await world.company();
  const peer = await world.person(owner);
  const { evaluations } = owner.api;
  const { evaluationId: id } = await buildDraftEvaluation(world, owner, { peers: 3, dueOn: "2026-12-11" });
  await runInOrder([
    () => evaluations.plan({ id, startsOn: "2026-12-01" }),
    () => evaluations.unplan({ id }),
    () => evaluations.launch({ id, acceptsSmallGroups: true }),
    () => evaluations.addParticipant({ id, profileId: peer.profileId, role: "peer" }),
    () => evaluations.update({ id, dueOn: "2026-12-18" }),
    // The name may change with every keystroke: it is no entry.
    () => evaluations.update({ id, name: "Bilan" }),
    () => evaluations.extendMany({ evaluationIds: [id], dueOn: "2026-12-22" }),
  ]);
  const { participants } = await evaluations.read({ id });
  const added = participants.find(({ person }) => person.id === peer.profileId);
  await runInOrder([() => evaluations.removeParticipant({ id, participantId: added?.id ?? "" })]);
  const me = owner.profileId;
  const on = "2026-11-20";
  expect(await listActivity(owner, id)).toEqual([
    `evaluation.participant_removed ${me} ${peer.profileId} peer ${on}`,
    `evaluation.extended ${me} 2026-12-22 ${on}`,
    `evaluation.extended ${me} 2026-12-18 ${on}`,
    `evaluation.participant_added ${me} ${peer.profileId} peer ${on}`,
    `evaluation.launched ${me} ${on}`,
    `evaluation.unplanned ${me} ${on}`,
    `evaluation.planned ${me} 2026-12-01 ${on}`,
    `evaluation.created ${me} ${on}`,
  ]);
});

test("nobody learns from it who answered, declined or opened the report, nor when", async () => {
  const owner = await world.company();
  const { evaluationId: id } = await buildLaunchedEvaluation(world, owner, { peers: 3 });
  const before = await listActivity(owner, id);
  const moments = ["answers.declined", "answers.finalised", "report.opened", "anything.else"];
  await world.inside(owner, async (tx) => {
    for (const action of moments)
      await tx.execute(sql`insert into audit_log (company_id, id, at, actor_profile_id, action, object_type, object_id, details)
        values (${owner.companyId}, ${world.services.newId()}, ${world.services.now().toISOString()}, ${owner.profileId},
          ${action}, 'evaluation', ${id}, '{}')`);
  });
  expect(await listActivity(owner, id)).toEqual(before);
});

test("the person evaluated has no part of it, whatever their role, and another company neither", async () => {
  const owner = await world.company();
  const subject = await world.person(owner, { role: "admin", isAdmin: true });
  const stranger = await world.company();
  const { evaluationId: id } = await buildLaunchedEvaluation(world, owner, { subject, peers: 3 });
  expect(await readErrorCode(subject.api.evaluations.activity({ id }))).toBe("forbidden");
  expect(await readErrorCode(stranger.api.evaluations.activity({ id }))).toBe("evaluation_not_found");
});

test("a long one comes page after page, each entry once", async () => {
  const owner = await world.company();
  const { evaluationId: id } = await buildDraftEvaluation(world, owner, { peers: 3 });
  const { plan, unplan, activity } = owner.api.evaluations;
  for (let turn = 0; turn < 20; turn++) {
    await plan({ id, startsOn: "2026-12-01" });
    await unplan({ id });
  }
  const first = await activity({ id });
  const second = await activity({ id, cursor: first.nextCursor ?? "" });
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([30, 11, null]);
  expect(new Set([...first.items, ...second.items].map((one) => one.id)).size).toBe(41);
});
