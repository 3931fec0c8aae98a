import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildLaunchedEvaluation } from "#app/testing/evaluations.ts";
import { readErrorCode, makeWorld } from "#app/testing/world.ts";
import { listComplete } from "./queries.ts";

test("whom the person evaluated deactivates is shown to the lead, and does not end the collection", async () => {
  const world = await makeWorld();
  const owner = await world.company("Conserverie des Caps");
  const subject = await world.person(owner, { role: "admin", isAdmin: true });
  const { evaluationId, people, peers } = await buildLaunchedEvaluation(world, owner, { subject, peers: 3 });
  const { rowCount } = await world.inside(owner, (tx) =>
    tx.execute(sql`update evaluation_participants set status = 'declined'
        where evaluation_id = ${evaluationId} and participant_profile_id <> ${peers[0]?.profileId}`),
  );
  expect(rowCount).toBe(people.length - 1);
  const stranger = await world.person(owner);
  const codes = [peers[0]!, stranger].map(({ profileId: id }) =>
    readErrorCode(subject.api.people.setActive({ id, isActive: false })),
  );
  expect(await Promise.all(codes)).toEqual(["ok", "ok"]);
  expect(await world.inside(owner, (tx) => listComplete(tx, owner.companyId))).toEqual([]);
  const { participants } = await owner.api.evaluations.read({ id: evaluationId });
  expect(participants.filter(({ isActive }) => !isActive)).toMatchObject([
    { person: { id: peers[0]?.profileId }, status: "pending" },
  ]);
});
