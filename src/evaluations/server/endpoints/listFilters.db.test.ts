import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildDraftEvaluation, buildLaunchedEvaluation } from "#app/testing/evaluations.ts";
import { makeWorld } from "#app/testing/world.ts";

// Friday, November 20, 2026, in Toronto: the week ends on Saturday the 21st.
const world = await makeWorld();

test("due dates are filtered by the calendar of the company, together with the other filters", async () => {
  const owner = await world.company();
  const { list, update } = owner.api.evaluations;
  const ids = new Map<string, string>();
  for (const dueOn of ["2026-11-14", "2026-11-15", "2026-11-20", "2026-11-21", "2026-11-22", "2026-12-01"]) {
    const { evaluationId: id } = await buildDraftEvaluation(world, owner, { type: "peer", dueOn });
    ids.set(id, dueOn.slice(5));
  }
  const { evaluationId: without } = await buildDraftEvaluation(world, owner, { type: "self" });
  await update({ id: without, dueOn: null });
  ids.set(without, "none");
  const listFound = async (question: Parameters<typeof list>[0]) =>
    (await list({ sort: "due", ...question })).items.map(({ id }) => ids.get(id));
  expect(await listFound({ due: "late" })).toEqual(["11-14", "11-15"]);
  expect(await listFound({ due: "this_week" })).toEqual(["11-15", "11-20", "11-21"]);
  expect(await listFound({ due: "this_month" })).toEqual(["11-14", "11-15", "11-20", "11-21", "11-22"]);
  expect(await listFound({ due: "none" })).toEqual(["none"]);
  expect(await listFound({ dueMonth: "2026-11" })).toEqual(["11-14", "11-15", "11-20", "11-21", "11-22"]);
  expect(await listFound({ dueMonth: "2026-12" })).toEqual(["12-01"]);
  expect(await listFound({ dueMonth: "2027-11" })).toEqual([]);
  expect(await listFound({ type: "self" })).toEqual(["none"]);
  expect(await listFound({ type: "self", due: "this_week" })).toEqual([]);
  const page = await list({ due: "this_week", sort: "due", limit: 2 });
  expect(page.total).toBe(3);
  const next = await list({ due: "this_week", sort: "due", limit: 2, cursor: page.nextCursor ?? "" });
  expect(next.items.map(({ id }) => ids.get(id))).toEqual(["11-21"]);
  // In Auckland it is Saturday already.
  await world.inside(owner, (tx) => tx.execute(sql`update companies set time_zone = 'Pacific/Auckland'`));
  expect(await listFound({ due: "late" })).toEqual(["11-14", "11-15", "11-20"]);
});

test("what concerns somebody is what they lead, what is about them and what they answer, and no more than they see", async () => {
  const owner = await world.company();
  const admin = await world.person(owner, { isAdmin: true });
  const led = await buildDraftEvaluation(world, owner, { type: "peer" });
  const about = await buildLaunchedEvaluation(world, admin, { subject: owner, peers: 3 });
  const prepared = await buildDraftEvaluation(world, admin, { subject: owner, type: "peer" });
  const answered = await buildDraftEvaluation(world, admin, { type: "manager" });
  await admin.api.evaluations.addParticipant({
    id: answered.evaluationId,
    profileId: owner.profileId,
    role: "manager",
  });
  const listFound = async (concerns: "lead" | "subject" | "rater") =>
    (await owner.api.evaluations.list({ concerns })).items.map(({ id }) => id);
  expect(await listFound("lead")).toEqual([led.evaluationId]);
  expect(await listFound("subject")).toEqual([about.evaluationId]);
  expect(await listFound("subject")).not.toContain(prepared.evaluationId);
  expect(await listFound("rater")).toEqual([answered.evaluationId]);
});

test("those about one person are the ones that the reader sees anyhow; about oneself, once they are launched", async () => {
  const owner = await world.company();
  const admin = await world.person(owner, { isAdmin: true });
  const [subject, lead] = [await world.person(owner), await world.person(owner, { role: "team_manager" })];
  const about = async (reader: typeof owner, { profileId } = subject) =>
    (await reader.api.evaluations.list({ subject: profileId })).items.map(({ id }) => id);
  const { evaluationId: first } = await buildDraftEvaluation(world, owner, { subject, type: "peer" });
  await buildDraftEvaluation(world, owner, { type: "peer" });
  const { evaluationId: own } = await buildLaunchedEvaluation(world, admin, { subject: owner, peers: 3 });
  await buildDraftEvaluation(world, admin, { subject: owner, type: "peer" });
  expect(await about(owner)).toEqual([first]);
  expect(await about(admin)).toEqual([first]);
  expect(await about(lead)).toEqual([]);
  expect(await about(owner, owner)).toEqual([own]);
  expect(await about(await world.company())).toEqual([]);
});
