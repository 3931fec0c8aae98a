import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listEmailsTo } from "#app/testing/emails.ts";
import { buildDraftEvaluation, buildLaunchedEvaluation } from "#app/testing/evaluations.ts";
import { readErrorCode, makeWorld, type Person } from "#app/testing/world.ts";

const world = await makeWorld();

const countReminders = async ({ email }: Person) =>
  (await listEmailsTo(world, email)).filter(({ kind }) => kind === "evaluations.reminder").length;
/** Marks the invitations as sent: no reminder is sent before. */
const listSent = (owner: Person) =>
  world.inside(owner, (tx) => tx.execute(sql`update outbox set status = 'sent'`));

/** A draft, one planned, one that runs. */
async function createThree(owner: Person) {
  const draft = await buildDraftEvaluation(world, owner, { peers: 3, dueOn: "2026-12-04" });
  const planned = await buildDraftEvaluation(world, owner, { peers: 3, dueOn: "2026-12-11" });
  await owner.api.evaluations.plan({ id: planned.evaluationId, startsOn: "2026-12-01" });
  const running = await buildLaunchedEvaluation(world, owner, { peers: 3, dueOn: "2026-12-04" });
  return [draft, planned, running].map(({ evaluationId }) => evaluationId) as [string, string, string];
}
const listReasons = (
  { items }: { items: { id: string; refused: string | null }[] },
  ids: readonly string[],
) => ids.map((id) => items.find((item) => item.id === id)?.refused);

describe("many at once", () => {
  test("are archived but the one that runs, which keeps its people and its answers", async () => {
    const owner = await world.company();
    const { archiveMany, read } = owner.api.evaluations;
    const ids = await createThree(owner);
    expect(listReasons(await archiveMany({ evaluationIds: ids }), ids)).toEqual([
      null,
      null,
      "already_launched",
    ]);
    const statuses = await Promise.all(ids.map(async (id) => (await read({ id })).status));
    expect(statuses).toEqual(["archived", "archived", "in_progress"]);
    expect(listReasons(await archiveMany({ evaluationIds: ids }), ids)).toEqual([
      "evaluation_archived",
      "evaluation_archived",
      "already_launched",
    ]);
  });

  test("get a later due date, never an earlier one", async () => {
    const owner = await world.company();
    const { extendMany, read } = owner.api.evaluations;
    const ids = await createThree(owner);
    const due = () => Promise.all(ids.map(async (id) => (await read({ id })).dueOn));
    expect(listReasons(await extendMany({ evaluationIds: ids, dueOn: "2026-12-08" }), ids)).toEqual([
      null,
      "due_not_later",
      null,
    ]);
    expect(await due()).toEqual(["2026-12-08", "2026-12-11", "2026-12-08"]);
  });

  test("are reminded together: one email a person, over all that they are asked, and not twice within a day", async () => {
    const owner = await world.company();
    const peer = await world.person(owner);
    const { remindMany, addParticipant } = owner.api.evaluations;
    const running = [];
    for (const _ of [1, 2]) {
      const { evaluationId: id } = await buildLaunchedEvaluation(world, owner, { peers: 3 });
      await addParticipant({ id, profileId: peer.profileId, role: "peer" });
      running.push(id);
    }
    const { evaluationId: draft } = await buildDraftEvaluation(world, owner, { peers: 3 });
    const ids = [...running, draft];
    expect(listReasons(await remindMany({ evaluationIds: ids }), ids)).toEqual([
      "invitation_waiting",
      "invitation_waiting",
      "not_launched",
    ]);
    await listSent(owner);
    const answer = await remindMany({ evaluationIds: ids });
    expect(listReasons(answer, ids)).toEqual([null, null, "not_launched"]);
    // Three peers and the person evaluated of each, and the one whom both ask.
    expect(answer.reminded).toBe(9);
    expect(await countReminders(peer)).toBe(1);
    expect(listReasons(await remindMany({ evaluationIds: running }), running)).toEqual([
      "reminded_recently",
      "reminded_recently",
    ]);
  });

  test("all are refused when one is not the reader’s to run, or does not exist for them", async () => {
    const owner = await world.company();
    const admin = await world.person(owner, { isAdmin: true });
    const other = await world.company("Ailleurs");
    const [draft] = await createThree(owner);
    const { evaluationId: foreign } = await buildDraftEvaluation(world, other, { peers: 3 });
    const { evaluationId: about } = await buildLaunchedEvaluation(world, admin, { subject: owner, peers: 3 });
    const { archiveMany, read } = owner.api.evaluations;
    expect(await readErrorCode(archiveMany({ evaluationIds: [draft, foreign] }))).toBe(
      "evaluation_not_found",
    );
    expect(await readErrorCode(archiveMany({ evaluationIds: [draft, about] }))).toBe("forbidden");
    expect((await read({ id: draft })).status).toBe("draft");
  });
});
