import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { buildDraftEvaluation, buildLaunchedEvaluation } from "#app/testing/evaluations.ts";
import { readErrorCode, makeWorld, type Person } from "#app/testing/world.ts";
import { companies } from "#company/tables.ts";
import { teamMembers, teams } from "#teams/tables.ts";
import { evaluations } from "../../tables.ts";

const world = await makeWorld();

const createTeam = (owner: Person, lead: Person, members: Person[]) =>
  world.inside(owner, async (tx) => {
    const { companyId } = owner;
    const teamId = randomUUID();
    await tx.insert(teams).values({ companyId, id: teamId, name: teamId, managerProfileId: lead.profileId });
    for (const { profileId } of members)
      await tx.insert(teamMembers).values({ companyId, id: randomUUID(), teamId, profileId });
  });

describe("starting a draft", () => {
  test("takes the company’s settings and waits for its name", async () => {
    const owner = await world.company();
    await world.inside(owner, (tx) =>
      tx
        .update(companies)
        .set({ anonymityThreshold: 5, defaultScale: "mastery", commentsMandatory: true })
        .where(eq(companies.id, owner.companyId)),
    );
    const draft = await owner.api.evaluations.create({ evaluationType: "full" });
    expect(draft).toMatchObject({
      name: "",
      status: "draft",
      subject: null,
      threshold: 5,
      scale: "mastery",
      commentsMandatory: true,
      author: { id: owner.profileId },
      rights: { manage: true, readReport: false },
    });
  });

  test("an unknown type is refused by name", async () => {
    const owner = await world.company();
    const create = owner.api.evaluations.create({ evaluationType: "360" });
    expect(await readErrorCode(create)).toBe("invalid_evaluation_type");
    const { evaluationId: id } = await buildDraftEvaluation(world, owner, { type: "peer" });
    expect(await readErrorCode(owner.api.evaluations.update({ id, evaluationType: "" }))).toBe(
      "invalid_evaluation_type",
    );
  });

  test("an unknown, foreign or inactive person, or one that one does not manage, get the same answer", async () => {
    const owner = await world.company();
    const foreign = await world.company("Ailleurs");
    const lead = await world.person(owner, { role: "team_manager" });
    const inactive = await world.person(owner, { isActive: false });
    const stranger = await world.person(owner);
    const create = (author: Person, subjectProfileId: string) =>
      readErrorCode(author.api.evaluations.create({ evaluationType: "peer", subjectProfileId }));
    for (const id of [randomUUID(), foreign.profileId, inactive.profileId])
      expect(await create(owner, id)).toBe("invalid_author_or_subject");
    expect(await create(lead, stranger.profileId)).toBe("invalid_author_or_subject");
    expect(await create(stranger, lead.profileId)).toBe("forbidden");
  });

  test("a team manager evaluates the people they manage, and themself only within a team of theirs", async () => {
    const owner = await world.company();
    const lead = await world.person(owner, { role: "team_manager" });
    const member = await world.person(owner);
    const report = await world.person(owner, { directManagerId: lead.profileId });
    const create = (evaluationType: string, subject: Person) =>
      readErrorCode(lead.api.evaluations.create({ evaluationType, subjectProfileId: subject.profileId }));
    expect(await create("self", lead)).toBe("forbidden");
    await createTeam(owner, lead, [member, lead]);
    expect(await create("peer", member)).toBe("ok");
    expect(await create("peer", report)).toBe("ok");
    expect(await create("self", lead)).toBe("ok");
    expect(await create("full", lead)).toBe("forbidden");
  });
});

describe("changing an evaluation", () => {
  test("nothing to change answers with the evaluation as it is", async () => {
    const owner = await world.company();
    const { evaluationId: id, evaluation } = await buildDraftEvaluation(world, owner, { peers: 3 });
    expect(await owner.api.evaluations.update({ id })).toEqual(evaluation);
  });

  test("a self-evaluation of one’s own does not become an evaluation of oneself by others", async () => {
    const owner = await world.company();
    await world.person(owner, { role: "admin", isAdmin: true });
    const { evaluationId: id } = await buildDraftEvaluation(world, owner, { type: "self", subject: owner });
    expect(await readErrorCode(owner.api.evaluations.update({ id, evaluationType: "full" }))).toBe(
      "forbidden",
    );
    const other = await buildDraftEvaluation(world, owner, { type: "peer" });
    expect(
      await readErrorCode(
        owner.api.evaluations.update({ id: other.evaluationId, subjectProfileId: owner.profileId }),
      ),
    ).toBe("forbidden");
  });

  test("another type drops the people it does not invite; another person evaluated is no colleague of theirs", async () => {
    const owner = await world.company();
    const { evaluationId: id, peers } = await buildDraftEvaluation(world, owner, { managers: 1, peers: 2 });
    const listRoles = async () =>
      (await owner.api.evaluations.read({ id })).participants.map(({ role }) => role).sort();
    await owner.api.evaluations.update({ id, subjectProfileId: peers[0]?.profileId ?? null });
    expect(await listRoles()).toEqual(["manager", "peer"]);
    await owner.api.evaluations.update({ id, evaluationType: "manager" });
    expect(await listRoles()).toEqual(["manager"]);
    await owner.api.evaluations.update({ id, evaluationType: "self" });
    expect(await listRoles()).toEqual([]);
  });

  test("a scale that the company does not offer is refused, and one chosen before stays", async () => {
    const owner = await world.company();
    const { evaluationId: id } = await buildDraftEvaluation(world, owner, { type: "peer" });
    await owner.api.evaluations.update({ id, scale: "stars" });
    await world.inside(owner, (tx) =>
      tx
        .update(companies)
        .set({ offeredScales: ["frequency", "mastery"] })
        .where(eq(companies.id, owner.companyId)),
    );
    expect((await owner.api.evaluations.read({ id })).offeredScales).toEqual(["frequency", "mastery"]);
    const update = (change: object) => readErrorCode(owner.api.evaluations.update({ id, ...change }));
    expect(await update({ scale: "stars", name: "Bilan" })).toBe("ok");
    expect(await update({ scale: "agreement" })).toBe("invalid_data");
    expect(await update({ scale: "mastery" })).toBe("ok");
  });

  test("once launched, name, description and due date change; what is frozen does not", async () => {
    const owner = await world.company();
    const { evaluationId: id, evaluation } = await buildLaunchedEvaluation(world, owner, { peers: 3 });
    const update = (change: object) => readErrorCode(owner.api.evaluations.update({ id, ...change }));
    expect(await update({ name: "Autre", description: "Mot", dueOn: "2026-12-01" })).toBe("ok");
    for (const change of [
      { scale: "stars" },
      { evaluationType: "full" },
      { frequency: "annual" },
      { selectedDimensions: ["values"] },
      { commentsMandatory: true },
      { subjectProfileId: null },
    ])
      expect(await update(change)).toBe("status_conflict");
    // A form that sends everything back changes nothing frozen.
    expect(await update({ name: "Encore", scale: evaluation.scale, evaluationType: "peer" })).toBe("ok");
    expect(await update({ name: "" })).toBe("launch_needs_name");
    expect(await update({ dueOn: "2026-11-19" })).toBe("invalid_data");
  });

  test("a closed evaluation is read-only, and only a draft can be deleted", async () => {
    const owner = await world.company();
    const { evaluationId: id } = await buildLaunchedEvaluation(world, owner, { peers: 3 });
    expect(await readErrorCode(owner.api.evaluations.remove({ id }))).toBe("already_launched");
    await owner.api.evaluations.archive({ id, abandons: true });
    expect(await readErrorCode(owner.api.evaluations.update({ id, name: "Autre" }))).toBe(
      "evaluation_closed",
    );
    expect(await readErrorCode(owner.api.evaluations.remove({ id }))).toBe("evaluation_archived");
    const draft = await buildDraftEvaluation(world, owner, { peers: 2, values: 1, objectives: ["Livrer"] });
    expect(await readErrorCode(owner.api.evaluations.remove({ id: draft.evaluationId }))).toBe("ok");
    expect(await readErrorCode(owner.api.evaluations.read({ id: draft.evaluationId }))).toBe(
      "evaluation_not_found",
    );
  });

  test("archiving twice is archiving once, and clears the moment of completion", async () => {
    const owner = await world.company();
    const { evaluationId: id } = await buildLaunchedEvaluation(world, owner, { peers: 3 });
    await world.inside(owner, (tx) =>
      tx
        .update(evaluations)
        .set({ status: "completed", completedAt: world.clock.now })
        .where(eq(evaluations.id, id)),
    );
    expect((await owner.api.evaluations.read({ id })).rights.readReport).toBe(true);
    for (const _ of [1, 2])
      expect((await owner.api.evaluations.archive({ id, abandons: true })).status).toBe("archived");
    const [row] = await world.inside(owner, (tx) =>
      tx.select().from(evaluations).where(eq(evaluations.id, id)),
    );
    expect(row?.completedAt).toBeNull();
    // Its report is still there to be read; an evaluation archived before its end has none.
    expect((await owner.api.evaluations.read({ id })).rights.readReport).toBe(true);
    const early = await buildLaunchedEvaluation(world, owner, { peers: 3 });
    await owner.api.evaluations.archive({ id: early.evaluationId, abandons: true });
    expect((await owner.api.evaluations.read({ id: early.evaluationId })).rights.readReport).toBe(false);
  });

  test("under review, nothing is archived", async () => {
    const owner = await world.company();
    const { evaluationId: id } = await buildLaunchedEvaluation(world, owner, { peers: 3 });
    await world.inside(owner, (tx) =>
      tx.update(evaluations).set({ status: "review" }).where(eq(evaluations.id, id)),
    );
    expect(await readErrorCode(owner.api.evaluations.archive({ id, abandons: true }))).toBe(
      "report_reviewed_first",
    );
  });
});
