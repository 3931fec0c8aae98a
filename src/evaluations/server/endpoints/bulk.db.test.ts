import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { emailsTo } from "#app/testing/emails.ts";
import { draftEvaluation, launchedEvaluation } from "#app/testing/evaluations.ts";
import { codeOf, makeWorld, type Person } from "#app/testing/world.ts";

const world = await makeWorld();

const reminders = async ({ email }: Person) =>
  (await emailsTo(world, email)).filter(({ kind }) => kind === "evaluations.reminder").length;
/** The invitations have left: nobody is reminded before. */
const sent = (owner: Person) =>
  world.inside(owner, (tx) => tx.execute(sql`update outbox set status = 'sent'`));

/** A draft, one planned, one that runs. */
async function three(owner: Person) {
  const draft = await draftEvaluation(world, owner, { peers: 3, dueOn: "2026-12-04" });
  const planned = await draftEvaluation(world, owner, { peers: 3, dueOn: "2026-12-11" });
  await owner.api.evaluations.plan({ id: planned.evaluationId, startsOn: "2026-12-01" });
  const running = await launchedEvaluation(world, owner, { peers: 3, dueOn: "2026-12-04" });
  return [draft, planned, running].map(({ evaluationId }) => evaluationId) as [string, string, string];
}
const reasons = ({ items }: { items: { id: string; refused: string | null }[] }, ids: readonly string[]) =>
  ids.map((id) => items.find((item) => item.id === id)?.refused);

describe("many at once", () => {
  test("are archived but the one that runs, which keeps its people and its answers", async () => {
    const owner = await world.company();
    const { archiveMany, read } = owner.api.evaluations;
    const ids = await three(owner);
    expect(reasons(await archiveMany({ evaluationIds: ids }), ids)).toEqual([null, null, "already_launched"]);
    const statuses = await Promise.all(ids.map(async (id) => (await read({ id })).status));
    expect(statuses).toEqual(["archived", "archived", "in_progress"]);
    expect(reasons(await archiveMany({ evaluationIds: ids }), ids)).toEqual([
      "evaluation_archived",
      "evaluation_archived",
      "already_launched",
    ]);
  });

  test("get a later due date, never an earlier one", async () => {
    const owner = await world.company();
    const { extendMany, read } = owner.api.evaluations;
    const ids = await three(owner);
    const due = () => Promise.all(ids.map(async (id) => (await read({ id })).dueOn));
    expect(reasons(await extendMany({ evaluationIds: ids, dueOn: "2026-12-08" }), ids)).toEqual([
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
      const { evaluationId: id } = await launchedEvaluation(world, owner, { peers: 3 });
      await addParticipant({ id, profileId: peer.profileId, role: "peer" });
      running.push(id);
    }
    const { evaluationId: draft } = await draftEvaluation(world, owner, { peers: 3 });
    const ids = [...running, draft];
    expect(reasons(await remindMany({ evaluationIds: ids }), ids)).toEqual([
      "invitation_waiting",
      "invitation_waiting",
      "not_launched",
    ]);
    await sent(owner);
    const answer = await remindMany({ evaluationIds: ids });
    expect(reasons(answer, ids)).toEqual([null, null, "not_launched"]);
    // Three peers and the person evaluated of each, and the one whom both ask.
    expect(answer.reminded).toBe(9);
    expect(await reminders(peer)).toBe(1);
    expect(reasons(await remindMany({ evaluationIds: running }), running)).toEqual([
      "reminded_recently",
      "reminded_recently",
    ]);
  });

  test("all are refused when one is not the reader’s to run, or does not exist for them", async () => {
    const owner = await world.company();
    const admin = await world.person(owner, { isAdmin: true });
    const other = await world.company("Ailleurs");
    const [draft] = await three(owner);
    const { evaluationId: foreign } = await draftEvaluation(world, other, { peers: 3 });
    const { evaluationId: about } = await launchedEvaluation(world, admin, { subject: owner, peers: 3 });
    const { archiveMany, read } = owner.api.evaluations;
    expect(await codeOf(archiveMany({ evaluationIds: [draft, foreign] }))).toBe("evaluation_not_found");
    expect(await codeOf(archiveMany({ evaluationIds: [draft, about] }))).toBe("forbidden");
    expect((await read({ id: draft })).status).toBe("draft");
  });
});
