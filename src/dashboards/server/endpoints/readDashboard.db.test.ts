import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { users } from "#accounts/tables.ts";
import {
  answerAll,
  launchEvaluation,
  recordStatements,
  type LaunchedEvaluation,
} from "#app/testing/answering.ts";
import { listLibrarySkillIds } from "#app/testing/evaluations.ts";
import { makeObjective } from "#development/testing/objective.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";

let world: World;
let owner: Person;
let lead: Person;
let subject: Person;
let manager: Person;
let peers: Person[];
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
});
beforeEach(async () => {
  lead = await world.person(owner, { role: "team_manager" });
  manager = await world.person(owner);
  subject = await world.person(owner, { directManagerId: manager.profileId });
  peers = await Promise.all([1, 2, 3].map(() => world.person(owner)));
});

const evaluation = (change: Partial<Parameters<typeof launchEvaluation>[1]> = {}) =>
  launchEvaluation(world, {
    author: lead,
    subject,
    invited: peers.map((peer) => [peer, "peer"] as const),
    ...change,
  });
const read = (who: Person) => who.api.dashboards.read({});
const set = ({ id }: LaunchedEvaluation, change: ReturnType<typeof sql>) =>
  world.inside(owner, (tx) => tx.execute(sql`update evaluations set ${change} where id = ${id}`));
const close = ({ id }: LaunchedEvaluation) => lead.api.reports.close({ evaluationId: id });
const listReports = async (who: Person) =>
  (await read(who)).newReports.map(({ evaluationId }) => evaluationId);

test("is closed to whoever has yet to prove their address: no name, no count", async () => {
  await evaluation();
  expect((await read(lead)).led).toHaveLength(1);
  await world.database.db
    .update(users)
    .set({ addressOwedSince: world.clock.now })
    .where(eq(users.id, lead.userId));
  expect(await readErrorCode(read(lead))).toBe("address_first");
});

describe("what I lead", () => {
  test("counts the answers of what I prepared, and of nothing else", async () => {
    const mine = await evaluation();
    await evaluation({ author: owner });
    await answerAll(peers[0] as Person, mine);
    expect((await read(lead)).led).toEqual([
      {
        evaluationId: mine.id,
        name: "Bilan d’automne",
        subjectName: expect.stringContaining(subject.firstName),
        status: "in_progress",
        dueOn: "2026-12-11",
        participantCount: 4,
        answeredCount: 1,
        next: "follow",
      },
    ]);
  });

  test("shows what needs me first: running ones by due date, then drafts", async () => {
    const [usual, late, soon] = [await evaluation(), await evaluation(), await evaluation()];
    await set(late, sql`due_on = '2026-12-20'`);
    await set(soon, sql`due_on = '2026-12-01'`);
    const draft = await lead.api.evaluations.create({ name: "Brouillon", evaluationType: "full" });
    expect((await read(lead)).led.map(({ evaluationId, next }) => [evaluationId, next])).toEqual([
      [soon.id, "follow"],
      [usual.id, "follow"],
      [late.id, "follow"],
      [draft.id, "prepare"],
    ]);
  });

  test("is not to be launched while a proposal is awaited; then it is to be decided, then launched", async () => {
    const author = await world.person(owner, { role: "account_owner" });
    const draft = { name: "Bilan", evaluationType: "peer", subjectProfileId: subject.profileId } as const;
    const { id } = await author.api.evaluations.create(draft);
    for (const skillId of await listLibrarySkillIds(world, owner, 1))
      await author.api.evaluations.addSkill({ id, skillId });
    const next = async () => (await read(author)).led.map((one) => one.next);
    expect(await next()).toEqual(["launch"]);
    await author.api.nominations.ask({ id, bounds: { peer: { least: 1, most: 3 } }, dueOn: "2027-06-04" });
    expect(await next()).toEqual(["await"]);
    const profileIds = peers.map(({ profileId }) => profileId);
    await subject.api.nominations.propose({ evaluationId: id, profileIds, send: true });
    expect(await next()).toEqual(["decide"]);
    await author.api.nominations.approve({ id, profileIds });
    expect(await next()).toEqual(["launch"]);
  });

  test("keeps a completed evaluation for thirty days, an archived one not at all", async () => {
    const [recent, old, archived] = [await evaluation(), await evaluation(), await evaluation()];
    for (const one of [recent, old, archived]) await close(one);
    await set(old, sql`closed_on = '2026-10-01'`);
    await lead.api.evaluations.archive({ id: archived.id });
    expect((await read(lead)).led.map(({ evaluationId, next }) => [evaluationId, next])).toEqual([
      [recent.id, "read"],
    ]);
  });

  test("is empty for somebody who may no longer run evaluations, and for everybody invited", async () => {
    await evaluation();
    await owner.api.people.setRole({ id: lead.profileId, role: "user" });
    for (const who of [lead, subject, manager, peers[0] as Person]) expect((await read(who)).led).toEqual([]);
  });

  test("is empty once the person evaluated has promoted me", async () => {
    const admin = await world.person(owner, { role: "admin", isAdmin: true });
    const promoted = await world.person(owner);
    await admin.api.people.setRole({ id: promoted.profileId, role: "team_manager" });
    const one = await evaluation({ author: promoted, subject: admin });
    expect((await read(promoted)).led).toEqual([]);
    await owner.api.reports.close({ evaluationId: one.id });
    expect(await listReports(promoted)).toEqual([]);
  });

  test("leaves out what is about me: an only owner sees no count of their own evaluation", async () => {
    const one = await evaluation({ author: owner, subject: owner });
    await answerAll(peers[0] as Person, one);
    const { led, aboutMe } = await read(owner);
    expect(led.filter(({ evaluationId }) => evaluationId === one.id)).toEqual([]);
    expect(aboutMe.find(({ evaluationId }) => evaluationId === one.id)).toEqual({
      evaluationId: one.id,
      name: "Bilan d’automne",
      status: "in_progress",
      dueOn: "2026-12-11",
      reportReady: false,
    });
  });
});

describe("a new report", () => {
  test("is told to the person evaluated, their direct manager and the lead, and to nobody else", async () => {
    const one = await evaluation();
    await answerAll(peers[0] as Person, one);
    for (const who of [subject, manager, lead]) expect(await listReports(who)).toEqual([]);
    await close(one);
    for (const who of [subject, manager, lead]) expect(await listReports(who)).toEqual([one.id]);
    for (const who of peers) expect(await listReports(who)).toEqual([]);
    expect(await listReports(owner)).not.toContain(one.id);
    expect((await read(subject)).newReports[0]).toMatchObject({ isMine: true });
    expect((await read(lead)).newReports[0]).toMatchObject({ isMine: false });
  });

  test("is new no more once opened, but for the person evaluated", async () => {
    const one = await evaluation();
    await close(one);
    for (const who of [subject, manager, lead]) await who.api.reports.read({ evaluationId: one.id });
    expect(await listReports(manager)).toEqual([]);
    expect(await listReports(lead)).toEqual([]);
    expect(await listReports(subject)).toEqual([one.id]);
  });

  test("is old after thirty days, and gone with its evaluation", async () => {
    const [old, archived] = [await evaluation(), await evaluation()];
    for (const one of [old, archived]) await close(one);
    await lead.api.evaluations.archive({ id: archived.id });
    // Only the owner of the tables may change what is published, and only without the trigger that refuses it.
    await world.database.owner.query(
      "alter table report_snapshots no force row level security, disable trigger user",
    );
    await world.database.owner.query(
      "update report_snapshots set released_on = '2026-10-01' where evaluation_id = $1",
      [old.id],
    );
    for (const who of [subject, manager, lead]) expect(await listReports(who)).toEqual([]);
  });

  test("is hidden from a manager who answered in a protected group", async () => {
    const one = await evaluation({
      invited: [[manager, "peer"], ...peers.map((peer) => [peer, "peer"] as const)],
    });
    await answerAll(manager, one);
    await close(one);
    expect(await listReports(manager)).toEqual([]);
    expect(await listReports(subject)).toEqual([one.id]);
  });
});

describe("the latest report about me", () => {
  const latest = async (who: Person) => (await read(who)).latestReport;

  test("is there once it is published, for nobody else, and not once it is archived", async () => {
    const [first, second] = [await evaluation(), await evaluation()];
    expect(await latest(subject)).toBeNull();
    await close(first);
    expect(await latest(subject)).toMatchObject({ evaluationId: first.id, name: "Bilan d’automne" });
    for (const who of [manager, lead, ...peers]) expect(await latest(who)).toBeNull();
    await lead.api.evaluations.archive({ id: first.id });
    expect(await latest(subject)).toBeNull();
    await close(second);
    expect(await latest(subject)).toMatchObject({ evaluationId: second.id });
  });

  test("begins with the points of the report, and holds no figure of it", async () => {
    const one = await evaluation();
    for (const peer of peers) await answerAll(peer, one);
    await close(one);
    const { snapshot } = await subject.api.reports.read({ evaluationId: one.id });
    const { highlights, skills } = snapshot;
    const toPoint = (skillId: string) => {
      const skill = skills.find(({ id }) => id === skillId);
      return { skill: skill?.name, mostlyManager: skill?.mostlyManager };
    };
    expect((await latest(subject))?.points).toEqual(
      highlights.map(({ kind, skillId }) => ({ kind, ...toPoint(skillId) })),
    );
  });
});

test("a new report of my team is told from one that I prepared only", async () => {
  const one = await evaluation();
  await close(one);
  expect((await read(manager)).newReports).toMatchObject([{ isMine: false }]);
  expect((await read(lead)).newReports).toMatchObject([{ isMine: false }]);
});

describe("what waits for me", () => {
  test("is what is awaited from me, and only that", async () => {
    const one = await evaluation();
    const peer = peers[0] as Person;
    expect((await read(peer)).toDo).toMatchObject([{ evaluationId: one.id, status: "to_do", role: "peer" }]);
    await answerAll(peer, one);
    expect((await read(peer)).toDo).toEqual([]);
  });

  test("tells the person evaluated neither who has answered nor how many", async () => {
    const one = await evaluation();
    const before = JSON.stringify(await read(subject));
    await answerAll(peers[0] as Person, one);
    await (peers[1] as Person).api.answers.decline({ evaluationId: one.id });
    expect(JSON.stringify(await read(subject))).toBe(before);
  });
});

describe("first steps", () => {
  test("are ticked by what happened, and shown to those who invite and evaluate", async () => {
    const founder = await world.company("Atelier neuf");
    expect((await read(founder)).firstSteps).toEqual({ hasInvited: false, hasCreated: false });
    const invited = await world.person(founder);
    expect((await read(founder)).firstSteps).toEqual({ hasInvited: true, hasCreated: false });
    await founder.api.evaluations.create({ evaluationType: "full" });
    expect((await read(founder)).firstSteps).toEqual({ hasInvited: true, hasCreated: true });
    expect((await read(invited)).firstSteps).toBeNull();
    expect((await read(lead)).firstSteps).toBeNull();
  });

  test("do not tell an owner of an evaluation about them that is being prepared", async () => {
    const founder = await world.company("Atelier discret");
    const partner = await world.person(founder, { role: "account_owner" });
    await partner.api.evaluations.create({ evaluationType: "full", subjectProfileId: founder.profileId });
    expect((await read(founder)).firstSteps).toEqual({ hasInvited: true, hasCreated: false });
  });
});

test("holds nothing of another company", async () => {
  const one = await evaluation();
  await close(one);
  const elsewhere = await world.company("Ailleurs");
  expect(await read(elsewhere)).toEqual({
    toDo: [],
    surveys: { open: [], published: [] },
    nominations: [],
    checkpoints: [],
    flaggedReports: [],
    short: [],
    aboutMe: [],
    newReports: [],
    latestReport: null,
    plan: null,
    led: [],
    campaigns: [],
    leadsMore: false,
    firstSteps: { hasInvited: false, hasCreated: false },
  });
});

test("a plan shows its next step, what the person keeps for themself too, and nothing of the plans of others", async () => {
  const about = { profileId: subject.profileId };
  const { objectives } = await subject.api.development.saveObjective({
    ...about,
    ...makeObjective({ sentence: "Écouter", dueOn: "2026-12-15", isPrivate: true }),
  });
  expect((await read(subject)).plan).toMatchObject({
    hasPlan: true,
    next: { words: "Écouter", dueOn: "2026-12-15" },
    badges: [],
    finishedThisQuarter: 0,
  });
  const { id = "", version = 0 } = objectives[0] ?? {};
  await subject.api.development.setObjectiveStatus({ ...about, id, version, status: "reached", why: null });
  expect((await read(subject)).plan).toMatchObject({ hasPlan: true, next: null });
  expect((await read(manager)).plan).toBeNull();
});

test("a report leads to a plan that has yet to be begun", async () => {
  const mine = await evaluation();
  expect((await read(subject)).plan).toBeNull();
  for (const peer of peers) await answerAll(peer, mine);
  await close(mine);
  const { latestReport, plan } = await read(subject);
  expect([latestReport?.evaluationId, plan]).toMatchObject([mine.id, { hasPlan: false, next: null }]);
});

test("needs a full session", async () => {
  expect(await readErrorCode(world.visitor.dashboards.read({}))).toBe("unauthorized");
});

describe("more than fifty", () => {
  const author = (count: number, facts = sql`null, 'draft', null::date`) =>
    world.inside(lead, (tx) =>
      tx.execute(sql`
        insert into evaluations (company_id, id, name, author_profile_id, evaluation_type, selected_dimensions, scale,
          threshold, created_at, updated_at, subject_profile_id, status, launched_on)
        select ${lead.companyId}, gen_random_uuid(), 'Bilan', ${lead.profileId}, 'full', '{skills}', 'frequency', 3,
          now(), now(), ${facts}
        from generate_series(1, ${count}::int)`),
    );
  const seen = async () => {
    const { led, leadsMore } = await read(lead);
    return [led.length, leadsMore];
  };

  test("are listed as fifty, with the word that there are more", async () => {
    await author(50);
    expect(await seen()).toEqual([50, false]);
    await author(1);
    expect(await seen()).toEqual([50, true]);
  });

  test("are counted without what is not mine to lead, though I prepared it and it comes first", async () => {
    const promoter = await world.person(owner, { role: "account_owner", isAdmin: true });
    await owner.api.people.setRole({ id: lead.profileId, role: "user" });
    await promoter.api.people.setRole({ id: lead.profileId, role: "team_manager" });
    await author(60, sql`${lead.profileId}::uuid, 'in_progress', date '2026-11-20'`);
    await author(60, sql`${promoter.profileId}::uuid, 'in_progress', date '2026-11-20'`);
    expect(await seen()).toEqual([0, false]);
    await author(50);
    expect(await seen()).toEqual([50, false]);
    await author(1);
    expect(await seen()).toEqual([50, true]);
  });
});

test("costs the same with one evaluation and with six", async () => {
  const statements = async () => (await recordStatements(() => read(lead))).length;
  await evaluation();
  const few = await statements();
  for (let count = 0; count < 5; count += 1) await evaluation();
  expect(await statements()).toBe(few);
});
