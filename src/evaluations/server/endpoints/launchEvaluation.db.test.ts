import { describe, expect, test } from "vitest";
import { buildDraftEvaluation, buildLaunchedEvaluation } from "#app/testing/evaluations.ts";
import { readErrorCode, makeWorld, type Person } from "#app/testing/world.ts";
import { companies } from "#company/tables.ts";
import { auditLog, outbox } from "#platform/server/tables.ts";
import { profiles } from "#people/tables.ts";
import { eq } from "drizzle-orm";
import { defaultWeights } from "#weights/rules/matrix.ts";
import { evaluationParticipants, evaluations, questionnaires } from "../../tables.ts";

const world = await makeWorld({ pool: 8 });

const listParticipants = (owner: Person, evaluationId: string) =>
  world.inside(owner, (tx) =>
    tx.select().from(evaluationParticipants).where(eq(evaluationParticipants.evaluationId, evaluationId)),
  );
const listMessages = async (owner: Person, evaluationId: string) => {
  const rows = await world.inside(owner, (tx) => tx.select().from(outbox));
  return rows.filter(({ data }) => data["evaluationId"] === evaluationId);
};
const changeCompany = (owner: Person, change: Partial<typeof companies.$inferInsert>) =>
  world.inside(owner, (tx) => tx.update(companies).set(change).where(eq(companies.id, owner.companyId)));
const changeProfile = (person: Person, change: Partial<typeof profiles.$inferInsert>) =>
  world.inside(person, (tx) => tx.update(profiles).set(change).where(eq(profiles.id, person.profileId)));

describe("launching", () => {
  test("freezes what is asked, by whom and under which rules, and invites each person once", async () => {
    const owner = await world.company();
    const built = await buildDraftEvaluation(world, owner, {
      peers: 3,
      managers: 1,
      directReports: 3,
      skills: 2,
      values: 2,
      objectives: ["Livrer le guide d’accueil"],
    });
    await changeCompany(owner, { release: "by_hand", teamManagerReadsReports: true });
    const answer = await owner.api.evaluations.launch({ id: built.evaluationId });
    expect(answer).toMatchObject({ invitations: 8, managerMissing: false });
    expect(answer.evaluation).toMatchObject({
      status: "in_progress",
      launchedOn: "2026-11-20",
      participantCount: 8,
      answeredCount: 0,
    });

    const [row] = await world.inside(owner, (tx) =>
      tx.select().from(evaluations).where(eq(evaluations.id, built.evaluationId)),
    );
    expect(row).toMatchObject({
      weights: defaultWeights,
      threshold: 3,
      release: "by_hand",
      teamManagerReads: true,
      completedAt: null,
    });
    const [frozen] = await world.inside(owner, (tx) =>
      tx.select().from(questionnaires).where(eq(questionnaires.evaluationId, built.evaluationId)),
    );
    const items = frozen?.items ?? [];
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index));
    expect(items.filter(({ dimension }) => dimension === "value")).toHaveLength(2);
    expect(items.filter(({ dimension }) => dimension === "objective")).toHaveLength(1);
    expect(items.filter(({ dimension }) => dimension === "skill")).toHaveLength(
      built.evaluation.questions.length,
    );
    expect(items[0]?.skill?.family?.name.fr).toBeTruthy();

    const roles = (await listParticipants(owner, built.evaluationId))
      .map((one) => one.participantRole)
      .sort();
    expect(roles).toEqual([
      ...Array.from({ length: 3 }, () => "direct_report"),
      "manager",
      ...Array.from({ length: 3 }, () => "peer"),
      "subject",
    ]);
    const messages = await listMessages(owner, built.evaluationId);
    expect(messages.map(({ recipient }) => recipient).sort()).toEqual(
      built.people.map(({ email }) => email).sort(),
    );
    expect(JSON.stringify(messages)).not.toContain("token");
  });

  test("gives a due date to whoever has chosen none: three weeks, in the company’s calendar", async () => {
    const noon = world.clock.now;
    world.clock.now = new Date("2026-11-21T03:30:00Z");
    const owner = await world.company();
    const chosen = await buildDraftEvaluation(world, owner, { peers: 3 });
    expect(chosen.evaluation.dueOn).toBe("2026-12-11");
    const { evaluation } = await buildLaunchedEvaluation(world, owner, { peers: 3, dueOn: null });
    world.clock.now = noon;
    expect(evaluation.dueOn).toBe("2026-12-11");
    const remove = owner.api.evaluations.update({ id: evaluation.id, dueOn: null });
    expect(await readErrorCode(remove)).toBe("invalid_data");
  });

  test("the calendar date is the company’s: late in the evening it is still today in Toronto", async () => {
    const noon = world.clock.now;
    world.clock.now = new Date("2026-11-21T03:30:00Z");
    const owner = await world.company();
    const { evaluation } = await buildLaunchedEvaluation(world, owner, { peers: 3 });
    world.clock.now = noon;
    expect(evaluation.launchedOn).toBe("2026-11-20");
  });

  test("twice at the same moment is once: one set of participants and invitations, one refusal", async () => {
    const owner = await world.company();
    const boss = await world.person(owner);
    const subject = await world.person(owner, { directManagerId: boss.profileId });
    const built = await buildDraftEvaluation(world, owner, { subject, peers: 3, type: "peer_manager" });
    for (let round = 0; round < 20; round += 1) {
      const { id } = await owner.api.evaluations.create({
        name: `Tour ${round}`,
        evaluationType: "peer_manager",
        subjectProfileId: subject.profileId,
      });
      const question = built.evaluation.questions[0];
      if (!question) throw new Error("the library has no question");
      await owner.api.evaluations.addSkill({ id, skillId: question.skill.id });
      for (const peer of built.peers)
        await owner.api.evaluations.addParticipant({ id, profileId: peer.profileId, role: "peer" });
      const codes = await Promise.all([
        readErrorCode(owner.api.evaluations.launch({ id })),
        readErrorCode(owner.api.evaluations.launch({ id })),
      ]);
      expect(codes.sort()).toEqual(["already_launched", "ok"]);
      expect(await listParticipants(owner, id)).toHaveLength(5);
      expect(await listMessages(owner, id)).toHaveLength(5);
    }
  }, 600_000);

  test("a refused launch leaves nothing behind", async () => {
    const owner = await world.company();
    const built = await buildDraftEvaluation(world, owner, { peers: 2, managers: 1 });
    expect(await readErrorCode(owner.api.evaluations.launch({ id: built.evaluationId }))).toBe(
      "small_group_needs_confirmation",
    );
    expect((await owner.api.evaluations.read({ id: built.evaluationId })).status).toBe("draft");
    expect(await listParticipants(owner, built.evaluationId)).toHaveLength(3);
    expect(await listMessages(owner, built.evaluationId)).toEqual([]);
    const logged = await world.inside(owner, (tx) => tx.select().from(auditLog));
    expect(logged.map(({ action }) => action)).not.toContain("evaluation.launched");
    expect(
      await readErrorCode(owner.api.evaluations.launch({ id: built.evaluationId, acceptsSmallGroups: true })),
    ).toBe("ok");
  });

  test("what is missing is named, one thing at a time", async () => {
    const owner = await world.company();
    const {
      evaluationId: id,
      subject,
      evaluation,
    } = await buildDraftEvaluation(world, owner, { peers: 3, name: "x" });
    const launch = () => readErrorCode(owner.api.evaluations.launch({ id }));
    await owner.api.evaluations.update({ id, name: "" });
    expect(await launch()).toBe("launch_needs_name");
    await owner.api.evaluations.update({ id, name: "Bilan" });
    await changeProfile(subject, { isActive: false });
    expect(await launch()).toBe("launch_needs_active_subject");
    await changeProfile(subject, { isActive: true });
    await owner.api.evaluations.update({ id, selectedDimensions: ["values"] });
    expect(await launch()).toBe("launch_needs_question");
    await owner.api.evaluations.update({ id, selectedDimensions: ["skills"], subjectAnswers: false });
    for (const participant of evaluation.participants)
      await owner.api.evaluations.removeParticipant({ id, participantId: participant.id });
    expect(await launch()).toBe("launch_needs_participant");
    await owner.api.evaluations.update({ id, subjectAnswers: true, dueOn: "2026-11-19" });
    expect(await launch()).toBe("invalid_data");
    await owner.api.evaluations.update({ id, dueOn: "2026-11-20" });
    expect(await launch()).toBe("ok");
  });
});

describe("the direct manager", () => {
  test("joins when missing, whatever their role, and is invited", async () => {
    const owner = await world.company();
    const boss = await world.person(owner, { role: "admin", isAdmin: true });
    const subject = await world.person(owner, { directManagerId: boss.profileId });
    const built = await buildDraftEvaluation(world, owner, { subject, peers: 3, type: "peer_manager" });
    expect(built.evaluation.joiningManager?.id).toBe(boss.profileId);
    const { evaluation } = await owner.api.evaluations.launch({ id: built.evaluationId });
    const seat = evaluation.participants.find(({ person }) => person.id === boss.profileId);
    expect(seat?.role).toBe("manager");
    expect(evaluation.joiningManager).toBeNull();
    expect((await listMessages(owner, built.evaluationId)).map((one) => one.recipient)).toContain(boss.email);
  });

  test("is not added twice, nor to a type without managers", async () => {
    const owner = await world.company();
    const seated = await buildLaunchedEvaluation(world, owner, { managers: 1, peers: 3 });
    expect(seated.evaluation.participants.filter(({ role }) => role === "manager")).toHaveLength(1);
    const subject = await world.person(owner, { directManagerId: seated.managers[0]?.profileId ?? null });
    const peers = await buildLaunchedEvaluation(world, owner, { subject, peers: 3, type: "peer" });
    expect(peers.evaluation.participants.filter(({ role }) => role === "manager")).toEqual([]);
  });

  test("missing or inactive, the evaluation starts without that view, with a warning", async () => {
    const owner = await world.company();
    const boss = await world.person(owner, { isActive: false });
    const subject = await world.person(owner, { directManagerId: boss.profileId });
    const warnings: object[] = [];
    world.services.log.warn = (fields) => warnings.push(fields);
    const built = await buildDraftEvaluation(world, owner, { subject, peers: 3, type: "peer_manager" });
    expect(built.evaluation).toMatchObject({ subject: { hasDirectManager: false }, joiningManager: null });
    const answer = await owner.api.evaluations.launch({ id: built.evaluationId });
    expect(answer).toMatchObject({ managerMissing: true, invitations: 4 });
    expect(warnings).toEqual([{ evaluationId: built.evaluationId }]);
  });
});

describe("who may not be where they are", () => {
  test("someone whose rights came since the draft cannot hide among colleagues", async () => {
    const owner = await world.company();
    const { evaluationId: id, peers } = await buildDraftEvaluation(world, owner, { peers: 3 });
    const [peer] = peers as [Person];
    await changeProfile(peer, { isAdmin: true, role: "account_owner" });
    expect(await readErrorCode(owner.api.evaluations.launch({ id }))).toBe("reader_cannot_hide");
    await changeProfile(peer, { isAdmin: false, role: "user", isActive: false });
    expect(await readErrorCode(owner.api.evaluations.launch({ id }))).toBe("inactive_person");
  });

  test("the person evaluated is told even when they do not answer, and takes no part", async () => {
    const owner = await world.company();
    const built = await buildLaunchedEvaluation(world, owner, { peers: 3, subjectAnswers: false });
    expect(built.evaluation.participants.map(({ role }) => role)).toEqual(["peer", "peer", "peer"]);
    expect((await listMessages(owner, built.evaluationId)).map((one) => one.recipient)).toContain(
      built.subject.email,
    );
  });
});

describe("the only owner of a company", () => {
  const createOwnDraft = async (dueOn: string | null) => {
    const owner = await world.company();
    const built = await buildDraftEvaluation(world, owner, { subject: owner, peers: 3, type: "peer", dueOn });
    return { owner, id: built.evaluationId };
  };

  test("may be evaluated by others when nobody else could do it, with a due date, and then only takes part", async () => {
    const { owner, id } = await createOwnDraft("2026-12-04");
    const { evaluation } = await owner.api.evaluations.launch({ id });
    expect(evaluation).toMatchObject({
      participants: [],
      participantCount: null,
      rights: { manage: false, readReport: false },
    });
    expect(await readErrorCode(owner.api.evaluations.archive({ id }))).toBe("forbidden");
    expect(await readErrorCode(owner.api.evaluations.update({ id, dueOn: null }))).toBe("forbidden");
    expect(await readErrorCode(owner.api.evaluations.potentialParticipants({ id }))).toBe("forbidden");
  });

  test("no longer may once somebody else has the right", async () => {
    const { owner, id } = await createOwnDraft("2026-12-04");
    await world.person(owner, { role: "admin", isAdmin: true });
    expect(await readErrorCode(owner.api.evaluations.launch({ id }))).toBe("forbidden");
    const create = owner.api.evaluations.create({
      evaluationType: "peer",
      subjectProfileId: owner.profileId,
    });
    expect(await readErrorCode(create)).toBe("forbidden");
  });

  test("no longer may once a team manager is their own manager; one of somebody else changes nothing", async () => {
    const { owner, id } = await createOwnDraft("2026-12-04");
    const lead = await world.person(owner, { role: "team_manager" });
    await world.person(owner, { directManagerId: lead.profileId });
    await changeProfile(owner, { directManagerId: lead.profileId });
    expect(await readErrorCode(owner.api.evaluations.launch({ id }))).toBe("forbidden");
    await changeProfile(owner, { directManagerId: null });
    expect(await readErrorCode(owner.api.evaluations.launch({ id }))).toBe("ok");
  });
});
