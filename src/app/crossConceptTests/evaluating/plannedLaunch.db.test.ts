import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { failureFrom } from "#platform/client/api.ts";
import { runMinute } from "../../testing/dueWork.ts";
import { buildDraftEvaluation } from "../../testing/evaluations.ts";
import { listEmailsTo, listEmailKindsTo, openEmail } from "../../testing/emails.ts";
import { readErrorCode, makeWorld, type Person } from "../../testing/world.ts";

const world = await makeWorld();
const runRound = (at: string, workers = 1) => runMinute(world, at, workers);
beforeEach(() => {
  world.clock.now = new Date("2026-11-20T15:00:00Z");
});

const planEvaluation = async (startsOn = "2026-12-01", dueOn = "2026-12-18") => {
  const owner = await world.company();
  const author = await world.person(owner, { role: "team_manager", isAdmin: true });
  const built = await buildDraftEvaluation(world, owner, {
    author,
    peers: 3,
    managers: 1,
    dueOn: "2026-12-11",
  });
  const { evaluationId: id } = built;
  await author.api.evaluations.plan({ id, startsOn, dueOn });
  return { ...built, owner, author, id, read: () => author.api.evaluations.read({ id }) };
};
type Planned = Awaited<ReturnType<typeof planEvaluation>>;
const countInvitations = async ({ email }: Person) =>
  (await listEmailKindsTo(world, email)).filter((kind) => kind === "evaluations.invitation").length;
const change = (owner: Person, statement: ReturnType<typeof sql>) =>
  world.inside(owner, (tx) => tx.execute(statement));

describe("planning a launch", () => {
  test("asks what a launch asks, and a day from tomorrow on and before the due date", async () => {
    const owner = await world.company();
    const { evaluationId: id } = await buildDraftEvaluation(world, owner, { peers: 2, dueOn: "2026-12-11" });
    const { plan, update } = owner.api.evaluations;
    const readRefusal = async (input: Partial<Parameters<typeof plan>[0]>) => {
      const call = plan({ id, startsOn: "2026-12-01", acceptsSmallGroups: true, ...input });
      const { code, fields } = failureFrom(await call.catch((error: unknown) => error));
      return [code, ...Object.keys(fields)];
    };
    expect(await readRefusal({ startsOn: "2026-11-20" })).toEqual(["invalid_data", "startsOn"]);
    expect(await readRefusal({ startsOn: "2028-01-01" })).toEqual(["invalid_data", "startsOn"]);
    expect(await readRefusal({ startsOn: "2026-12-11" })).toEqual(["invalid_data", "dueOn"]);
    expect(await readRefusal({ acceptsSmallGroups: false })).toEqual(["small_group_needs_confirmation"]);
    const there = await plan({ id, startsOn: "2026-12-01", acceptsSmallGroups: true });
    expect(there).toMatchObject({ status: "pending", startsOn: "2026-12-01", dueOn: "2026-12-11" });
    expect(await readRefusal({})).toEqual(["already_planned"]);
    // The due date stays after the start.
    expect(await readErrorCode(update({ id, dueOn: "2026-12-01" }))).toBe("invalid_data");
    expect(await readErrorCode(update({ id, dueOn: "2026-12-02" }))).toBe("ok");
  });

  test("fixes what was checked with it: whom it is about, who is asked and what", async () => {
    const owner = await world.company();
    const stranger = await world.person(owner);
    const { evaluationId: id } = await buildDraftEvaluation(world, owner, { peers: 2, dueOn: "2026-12-11" });
    const api = owner.api.evaluations;
    const before = await api.plan({ id, startsOn: "2026-12-01", acceptsSmallGroups: true });
    const [question] = before.questions;
    const [participant] = before.participants.filter(({ role }) => role === "peer");
    for (const call of [
      () => api.update({ id, subjectProfileId: stranger.profileId }),
      () => api.update({ id, evaluationType: "self" }),
      () => api.update({ id, name: "Autre nom", commentsMandatory: !before.commentsMandatory }),
      () => api.addParticipant({ id, profileId: stranger.profileId, role: "peer" }),
      () => api.removeParticipant({ id, participantId: participant!.id }),
      () => api.removeQuestion({ id, questionId: question!.id }),
      () => api.removeSkill({ id, skillId: question!.skill.id }),
      () => api.setValues({ id, valueIds: [] }),
    ])
      expect(await readErrorCode(call())).toBe("already_planned");
    expect(await api.read({ id })).toEqual(before);
    const named = { name: "Autre nom", description: "Pour le printemps", dueOn: "2026-12-15" };
    expect(await api.update({ id, ...named })).toMatchObject({ ...named, status: "pending" });
  });

  test("is forgotten in the archive: what comes back is a draft without a day or a second yes", async () => {
    const owner = await world.company();
    const planOne = async () => {
      const { evaluationId: id } = await buildDraftEvaluation(world, owner, {
        peers: 2,
        dueOn: "2026-12-11",
      });
      await owner.api.evaluations.plan({ id, startsOn: "2026-12-01", acceptsSmallGroups: true });
      return id;
    };
    const [one, other] = [await planOne(), await planOne()];
    await owner.api.evaluations.archive({ id: one });
    await owner.api.evaluations.archiveMany({ evaluationIds: [other] });
    for (const id of [one, other]) {
      expect(await owner.api.evaluations.unarchive({ id })).toMatchObject({
        status: "draft",
        startsOn: null,
      });
      const { rows } = await change(
        owner,
        sql`select accepts_small_groups as "isAccepted" from evaluations where id = ${id}`,
      );
      expect(rows).toEqual([{ isAccepted: false }]);
    }
  });

  test("is taken back as a draft, which does not begin; or launched at once", async () => {
    const { id, author, people, read } = await planEvaluation();
    expect(await author.api.evaluations.unplan({ id })).toMatchObject({ status: "draft", startsOn: null });
    expect(await readErrorCode(author.api.evaluations.unplan({ id }))).toBe("not_planned");
    await runRound("2026-12-01T14:00:00Z");
    expect((await read()).status).toBe("draft");
    await author.api.evaluations.plan({ id, startsOn: "2026-12-01" });
    await author.api.evaluations.launch({ id });
    await runRound("2026-12-01T14:00:00Z");
    expect(await read()).toMatchObject({ status: "in_progress", launchedOn: "2026-11-20" });
    expect(await Promise.all(people.map(countInvitations))).toEqual(people.map(() => 1));
  });
});

describe("a planned evaluation", () => {
  test("begins at eight in the morning of its day, once, with two workers and every minute after", async () => {
    const { people, read } = await planEvaluation();
    // The company is in Toronto: 07:59 and 08:00 there.
    await runRound("2026-12-01T12:59:00Z", 2);
    expect((await read()).status).toBe("pending");
    await runRound("2026-12-01T13:00:00Z", 2);
    await runRound("2026-12-01T13:01:00Z");
    expect(await read()).toMatchObject({
      status: "in_progress",
      launchedOn: "2026-12-01",
      dueOn: "2026-12-18",
      participantCount: people.length,
    });
    expect(await Promise.all(people.map(countInvitations))).toEqual(people.map(() => 1));
  });

  test("begins by the clock of the company on both sides of a change of clocks", async () => {
    // On the morning of March 14 the clocks have gone forward: eight is an hour earlier.
    const spring = await planEvaluation("2027-03-14", "2027-04-01");
    await runRound("2027-03-14T11:59:00Z");
    expect((await spring.read()).status).toBe("pending");
    await runRound("2027-03-14T12:00:00Z");
    expect(await spring.read()).toMatchObject({ status: "in_progress", launchedOn: "2027-03-14" });
    const autumn = await planEvaluation("2027-11-07", "2027-12-01");
    await runRound("2027-11-07T12:59:00Z");
    expect((await autumn.read()).status).toBe("pending");
    await runRound("2027-11-07T13:00:00Z");
    expect(await autumn.read()).toMatchObject({ status: "in_progress", launchedOn: "2027-11-07" });
  });

  test("begins late when every worker slept for days, at whatever hour one wakes", async () => {
    const { people, read } = await planEvaluation();
    await runRound("2026-12-05T04:00:00Z");
    expect(await read()).toMatchObject({ status: "in_progress", launchedOn: "2026-12-04" });
    expect(await Promise.all(people.map(countInvitations))).toEqual(people.map(() => 1));
  });

  test("keeps the second yes to small groups that was given with the plan", async () => {
    const owner = await world.company();
    const { evaluationId: id } = await buildDraftEvaluation(world, owner, { peers: 2, dueOn: "2026-12-18" });
    await owner.api.evaluations.plan({ id, startsOn: "2026-12-01", acceptsSmallGroups: true });
    await runRound("2026-12-01T13:00:00Z");
    expect((await owner.api.evaluations.read({ id })).status).toBe("in_progress");
  });
});

describe("a planned evaluation that cannot begin any more becomes a draft, and its author is told why", () => {
  test.each([
    [
      "the person evaluated has left",
      "launch_needs_active_subject",
      async ({ owner, subject }: Planned) =>
        owner.api.people.setActive({ id: subject.profileId, isActive: false }),
    ],
    [
      "a group has become too small, without a second yes",
      "small_group_needs_confirmation",
      async ({ owner }: Planned) => change(owner, sql`update companies set anonymity_threshold = 4`),
    ],
    [
      "somebody invited has left",
      "participant_left",
      async ({ owner, id }: Planned) =>
        change(
          owner,
          sql`update profiles set is_active = false where id = (select participant_profile_id
            from evaluation_participants where evaluation_id = ${id} and participant_role = 'peer' limit 1)`,
        ),
    ],
    [
      "no question is left",
      "launch_needs_question",
      async ({ owner }: Planned) => change(owner, sql`delete from evaluation_questions`),
    ],
    [
      "the worker slept until after the due date",
      "due_passed",
      async ({ owner }: Planned) => change(owner, sql`update evaluations set due_on = '2026-11-30'`),
    ],
  ] as const)("%s", async (_why, reason, act) => {
    const scene = await planEvaluation();
    const { id, author, people, read } = scene;
    await act(scene);
    await runRound("2026-12-01T13:00:00Z", 2);
    await runRound("2026-12-01T13:01:00Z");
    expect(await read()).toMatchObject({ status: "draft", startFailure: reason });
    expect(await Promise.all(people.map(countInvitations))).toEqual(people.map(() => 0));
    const sentEmails = (await listEmailsTo(world, author.email)).filter(
      ({ kind }) => kind === "evaluations.notStarted",
    );
    expect(sentEmails).toHaveLength(1);
    const email = await openEmail(world, author.email, "evaluations.notStarted");
    expect(email?.subject).toBe("«\u00a0Bilan d’automne\u00a0» n’a pas pu commencer");
    expect(email?.paragraphs.join(" ")).toContain("1ᵉʳ décembre 2026");
    expect(email?.action?.url).toContain(id);
  });

  test("nor does it begin in the name of an author whom the person evaluated promoted since", async () => {
    const { id, owner, author, subject, people, read } = await planEvaluation();
    await change(
      owner,
      sql`insert into role_grants (company_id, id, profile_id, granted_by, granted_at, role)
        values (${owner.companyId}, ${world.services.newId()}, ${author.profileId}, ${subject.profileId},
          ${world.clock.now.toISOString()}, 'admin')`,
    );
    await runRound("2026-12-01T13:00:00Z");
    expect(await owner.api.evaluations.read({ id })).toMatchObject({
      status: "draft",
      startFailure: "author_promoted",
    });
    expect(await readErrorCode(read())).toBe("evaluation_not_found");
    expect(await Promise.all(people.map(countInvitations))).toEqual(people.map(() => 0));
    expect(await listEmailKindsTo(world, author.email)).not.toContain("evaluations.notStarted");
    expect(await listEmailKindsTo(world, owner.email)).toContain("evaluations.notStarted");
  });

  test.each([
    ["has left", sql`is_active = false`],
    ["runs evaluations no more", sql`role = 'user', is_admin = false`],
  ])("the owners are told, but for the person evaluated, where its author %s", async (_why, lost) => {
    const { owner, author, subject } = await planEvaluation();
    await change(owner, sql`update profiles set ${lost} where id = ${author.profileId}`);
    await change(owner, sql`update profiles set role = 'account_owner' where id = ${subject.profileId}`);
    await change(owner, sql`delete from evaluation_questions`);
    await runRound("2026-12-01T13:00:00Z");
    const isNotified = async ({ email }: Person) =>
      (await listEmailKindsTo(world, email)).includes("evaluations.notStarted");
    expect(await Promise.all([owner, author, subject].map(isNotified))).toEqual([true, false, false]);
  });

  test("nothing is told of it once it is planned anew", async () => {
    const scene = await planEvaluation();
    const { id, owner, author, read } = scene;
    await change(owner, sql`update evaluations set due_on = '2026-11-30'`);
    await runRound("2026-12-01T13:00:00Z");
    await author.api.evaluations.plan({ id, startsOn: "2026-12-03", dueOn: "2026-12-20" });
    expect((await read()).startFailure).toBeNull();
    expect(await openEmail(world, author.email, "evaluations.notStarted")).toBeNull();
    await runRound("2026-12-03T13:00:00Z");
    expect((await read()).status).toBe("in_progress");
  });
});
