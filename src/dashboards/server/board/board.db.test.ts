import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answerAll, launchEvaluation, type LaunchedEvaluation } from "#app/testing/answering.ts";
import { makeWorld, readErrorCode, type Person, type World } from "#app/testing/world.ts";
import { findPeriod } from "#platform/periods.ts";

let world: World;
let owner: Person;
let manager: Person;
let admin: Person;
let member: Person;
let stranger: Person;
let peers: Person[];

beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  owner = await world.company();
  manager = await world.person(owner, { role: "team_manager" });
  admin = await world.person(owner, { role: "admin", isAdmin: true });
  member = await world.person(owner, { directManagerId: manager.profileId });
  stranger = await world.person(owner);
  peers = await Promise.all([1, 2, 3].map(() => world.person(owner)));
});

const launch = (subject: Person, author = owner) =>
  launchEvaluation(world, { author, subject, invited: peers.map((peer) => [peer, "peer"] as const) });
const change = ({ id }: { id: string }, values: ReturnType<typeof sql>) =>
  world.inside(owner, (tx) => tx.execute(sql`update evaluations set ${values} where id = ${id}`));
const endSoon = (evaluation: LaunchedEvaluation) => change(evaluation, sql`due_on = ${today()}::date + 2`);
const today = () => world.clock.now.toISOString().slice(0, 10);
const participation = (who: Person) => who.api.dashboards.participation(findPeriod("month", today()));

describe("« À surveiller »", () => {
  test("counts who is late in what the reader manages, and nothing about the reader", async () => {
    const theirs = await launch(member);
    const others = await launch(stranger);
    const aboutAdmin = await launch(admin);
    for (const one of [theirs, others, aboutAdmin]) await endSoon(one);
    const late = async (who: Person) => {
      const { items, people } = (await who.api.dashboards.watch({})).late;
      return { ids: new Set(items.map(({ evaluationId }) => evaluationId)), people };
    };
    // The three colleagues, and each person evaluated.
    expect(await late(owner)).toEqual({ ids: new Set([theirs.id, others.id, aboutAdmin.id]), people: 6 });
    expect(await late(admin)).toEqual({ ids: new Set([theirs.id, others.id]), people: 5 });
    expect(await late(manager)).toEqual({ ids: new Set([theirs.id]), people: 4 });
  });

  test("offers to remind once in a day", async () => {
    const evaluation = await launch(member);
    await endSoon(evaluation);
    const remindable = async () => (await manager.api.dashboards.watch({})).late.remindable;
    expect(await remindable()).toBe(4);
    await manager.api.evaluations.remindMany({ evaluationIds: [evaluation.id] });
    expect(await remindable()).toBe(0);
    await world.inside(owner, (tx) =>
      tx.execute(sql`update evaluation_participants set reminded_at = reminded_at - interval '1 day'`),
    );
    expect(await remindable()).toBe(4);
  });

  test("names evaluations in which no manager answers, drafts left behind, and undelivered emails to those who see these", async () => {
    const { id } = await launch(stranger);
    await change({ id }, sql`evaluation_type = 'full'`);
    const draft = await owner.api.evaluations.create({ name: "Ancien", evaluationType: "full" });
    const own = await owner.api.evaluations.create({
      name: "Le mien",
      evaluationType: "self",
      subjectProfileId: owner.profileId,
    });
    for (const one of [draft, own])
      await change(
        one,
        sql`created_at = created_at - interval '20 days', updated_at = updated_at - interval '15 days'`,
      );
    const recent = await owner.api.evaluations.create({ name: "Récent", evaluationType: "full" });
    await change(recent, sql`created_at = created_at - interval '20 days'`);
    const email = await owner.api.administration.sendTest({
      kind: "evaluations.reminder",
      sample: "usual",
      language: "fr",
    });
    await world.inside(owner, (tx) =>
      tx.execute(sql`update outbox set status = 'failed', failure = 'refused' where id = ${email.id}`),
    );
    const seen = await owner.api.dashboards.watch({});
    expect(seen.withoutManager.items).toMatchObject([{ evaluationId: id }]);
    expect(seen.drafts.items).toMatchObject([{ evaluationId: draft.id, subjectName: null }]);
    expect(seen.undelivered).toBe(1);
    expect(await manager.api.dashboards.watch({})).toMatchObject({
      withoutManager: { items: [] },
      drafts: { items: [] },
      undelivered: 0,
    });
  });
});

describe("participation", () => {
  test("counts what the reader manages, and nothing about the reader", async () => {
    const theirs = await launch(member);
    await launch(admin);
    await answerAll(peers[0] as Person, theirs);
    expect(await participation(owner)).toMatchObject({ evaluations: 2, invited: 8, finished: 1 });
    expect(await participation(admin)).toMatchObject({ evaluations: 1, invited: 4, finished: 1 });
    expect(await participation(manager)).toMatchObject({ evaluations: 1, invited: 4, finished: 1 });
    expect(await readErrorCode(participation(member))).toBe("forbidden");
  });

  test("counts an evaluation in the periods from its launch to its closing, and in no later one", async () => {
    const evaluation = await launch(member);
    await owner.api.reports.close({ evaluationId: evaluation.id });
    await change(evaluation, sql`status = 'completed', launched_on = '2026-09-20', closed_on = '2026-10-05'`);
    const counted = async (start: string) =>
      (await owner.api.dashboards.participation({ kind: "month", start })).evaluations;
    expect([await counted("2026-08-01"), await counted("2026-09-01"), await counted("2026-10-01")]).toEqual([
      0, 1, 1,
    ]);
    expect(await counted("2026-11-01")).toBe(0);
  });

  test("tells of fifty groups apart, and of the others as one", async () => {
    const evaluation = await launch(member);
    await world.inside(owner, async (tx) => {
      await tx.execute(sql`
        insert into campaigns (company_id, id, name, evaluation_type, author_profile_id, due_on, most_requests, created_at)
        select ${owner.companyId}, gen_random_uuid(), 'Campagne ' || i, 'full', ${owner.profileId}, '2026-12-20', 4, now()
        from generate_series(1, 52) i`);
      await tx.execute(sql`
        insert into evaluations (company_id, id, name, author_profile_id, subject_profile_id, evaluation_type, status,
          selected_dimensions, scale, threshold, launched_on, due_on, campaign_id, created_at, updated_at)
        select e.company_id, gen_random_uuid(), e.name, e.author_profile_id, e.subject_profile_id, e.evaluation_type, e.status,
          e.selected_dimensions, e.scale, e.threshold, e.launched_on, e.due_on, c.id, e.created_at, e.updated_at
        from evaluations e, campaigns c where e.id = ${evaluation.id} and c.company_id = e.company_id`);
    });
    const { groups, evaluations, invited } = await participation(owner);
    expect(groups).toHaveLength(51);
    expect(groups[0]).toMatchObject({ campaign: null, type: "full", others: null, invited });
    expect(groups.at(-1)).toMatchObject({ campaign: null, type: null, others: 3, evaluations: 3 });
    expect(evaluations).toBe(53);
    expect((await participation(manager)).groups, "who opens no campaign").toHaveLength(1);
  });

  test("refuses what is no period, or has not begun", async () => {
    const read = (start: string) =>
      readErrorCode(owner.api.dashboards.participation({ kind: "month", start }));
    expect(await read("2026-11-02")).toBe("invalid_data");
    expect(await read("2027-03-01")).toBe("invalid_data");
  });
});
