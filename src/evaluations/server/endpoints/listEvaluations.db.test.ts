import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import pg from "pg";
import { describe, expect, test } from "vitest";
import {
  buildDraftEvaluation,
  buildLaunchedEvaluation,
  listLibrarySkillIds,
} from "#app/testing/evaluations.ts";
import { copyRow } from "#app/testing/rows.ts";
import { readErrorCode, makeWorld, type Person } from "#app/testing/world.ts";
import { profiles } from "#people/tables.ts";
import { teamMembers, teams } from "#teams/tables.ts";
import { evaluationParticipants } from "../../tables.ts";

const world = await makeWorld();

const listVisibleIds = async (person: Person) =>
  (await person.api.evaluations.list({})).items.map(({ id }) => id).toSorted();
const joinTeam = (owner: Person, lead: Person, member: Person) =>
  world.inside(owner, async (tx) => {
    const { companyId } = owner;
    const teamId = randomUUID();
    await tx
      .insert(teams)
      .values({ companyId, id: teamId, name: `Équipe ${teamId}`, managerProfileId: lead.profileId });
    await tx.insert(teamMembers).values({ companyId, id: randomUUID(), teamId, profileId: member.profileId });
  });
const countStatements = async (work: () => Promise<unknown>) => {
  const original = pg.Client.prototype.query;
  let statements = 0;
  pg.Client.prototype.query = function (this: pg.Client, ...parameters: unknown[]) {
    statements += 1;
    return Reflect.apply(original, this, parameters);
  } as typeof original;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return statements;
};
/** The answer of REST, without the number of the request. */
const answerTo = async (cookie: string, method: string, path: string) => {
  const response = await world.fetch(
    new Request(`http://localhost:3000/api/v1/evaluations/${path}`, {
      method,
      headers: { cookie, origin: "http://localhost:3000", "content-type": "application/json" },
      ...(method === "GET" ? {} : { body: "{}" }),
    }),
  );
  const { requestId: _, ...body } = (await response.json()) as Record<string, unknown>;
  return { status: response.status, body };
};

describe("which evaluations one sees", () => {
  test("an owner sees all of the company; a team manager what they lead, manage or supervise; nobody another company’s", async () => {
    const owner = await world.company();
    const foreign = await world.company("Ailleurs");
    const lead = await world.person(owner, { role: "team_manager" });
    const member = await world.person(owner);
    const report = await world.person(owner, { directManagerId: lead.profileId });
    await joinTeam(owner, lead, member);
    const ofStranger = await buildDraftEvaluation(world, owner, { type: "peer" });
    const ofMember = await buildDraftEvaluation(world, owner, { type: "peer", subject: member });
    const ofReport = await buildDraftEvaluation(world, owner, { type: "peer", subject: report });
    const own = await buildDraftEvaluation(world, owner, { type: "peer", subject: member, author: lead });

    const managed = [ofMember, ofReport, own].map(({ evaluationId }) => evaluationId);
    expect(await listVisibleIds(lead)).toEqual(managed.toSorted());
    expect(await listVisibleIds(owner)).toEqual([...managed, ofStranger.evaluationId].toSorted());
    expect(await listVisibleIds(foreign)).toEqual([]);
    for (const id of managed) expect(await readErrorCode(lead.api.evaluations.read({ id }))).toBe("ok");
    expect(await readErrorCode(lead.api.evaluations.read({ id: ofStranger.evaluationId }))).toBe(
      "evaluation_not_found",
    );
    expect(await readErrorCode(member.api.evaluations.list({}))).toBe("forbidden");
  });

  test("list and screen agree for everyone and every evaluation", async () => {
    const owner = await world.company();
    const admin = await world.person(owner, { role: "admin", isAdmin: true });
    const lead = await world.person(owner, { role: "team_manager" });
    const member = await world.person(owner, { role: "team_manager" });
    await joinTeam(owner, lead, member);
    await joinTeam(owner, lead, lead);
    const built = [
      await buildDraftEvaluation(world, owner, { type: "peer", subject: admin }),
      await buildLaunchedEvaluation(world, owner, { type: "peer", subject: admin, peers: 3 }),
      await buildDraftEvaluation(world, owner, { type: "peer", subject: lead }),
      await buildLaunchedEvaluation(world, admin, { type: "peer", subject: owner, peers: 3 }),
      await buildDraftEvaluation(world, owner, { type: "self", subject: lead, author: lead }),
      await buildDraftEvaluation(world, owner, { type: "self", subject: owner, author: owner }),
      await buildDraftEvaluation(world, owner, { type: "peer", subject: member, author: lead }),
    ];
    for (const person of [owner, admin, lead, member]) {
      const readable = [];
      for (const { evaluationId: id } of built)
        if ((await readErrorCode(person.api.evaluations.read({ id }))) === "ok") readable.push(id);
      expect(await listVisibleIds(person)).toEqual(readable.toSorted());
    }
  });

  test("a right that is gone is gone at once: an author who becomes a member, a person who leaves the team", async () => {
    const owner = await world.company();
    const lead = await world.person(owner, { role: "team_manager" });
    const member = await world.person(owner);
    await joinTeam(owner, lead, member);
    const { evaluationId: id } = await buildDraftEvaluation(world, owner, { type: "peer", subject: member });
    expect(await readErrorCode(lead.api.evaluations.read({ id }))).toBe("ok");
    await world.inside(owner, (tx) =>
      tx.delete(teamMembers).where(eq(teamMembers.profileId, member.profileId)),
    );
    expect(await readErrorCode(lead.api.evaluations.read({ id }))).toBe("evaluation_not_found");
    const own = await buildDraftEvaluation(world, owner, { type: "self", subject: lead });
    await world.inside(owner, (tx) =>
      tx.update(profiles).set({ role: "user" }).where(eq(profiles.id, lead.profileId)),
    );
    expect(await readErrorCode(lead.api.evaluations.read({ id: own.evaluationId }))).toBe("forbidden");
  });

  test("another company’s evaluation answers every call like an unknown id, and stays as it was", async () => {
    const owner = await world.company();
    const foreign = await world.company("Ailleurs");
    const { evaluationId, evaluation } = await buildDraftEvaluation(world, owner, { peers: 3 });
    const [skillId] = await listLibrarySkillIds(world, owner, 1);
    const calls = (id: string): [string, string][] => [
      ["GET", id],
      ["PATCH", id],
      ["DELETE", id],
      ["POST", `${id}/launch`],
      ["POST", `${id}/archival`],
      ["GET", `${id}/potential-participants`],
      ["DELETE", `${id}/skills/${skillId}`],
      ["DELETE", `${id}/participants/${evaluation.participants[0]?.id}`],
      ["DELETE", `${id}/questions/${evaluation.questions[0]?.id}`],
    ];
    const unknown = calls(randomUUID());
    for (const [index, [method, path]] of calls(evaluationId).entries()) {
      const answered = await answerTo(foreign.cookie, method, path);
      expect(answered).toEqual({ status: 404, body: { code: "evaluation_not_found" } });
      expect(answered).toEqual(await answerTo(foreign.cookie, method, unknown[index]?.[1] ?? ""));
    }
    expect(await owner.api.evaluations.read({ id: evaluationId })).toEqual(evaluation);
  });
});

describe("being the person evaluated", () => {
  test("an owner evaluated by others learns totals, never who, and can change nothing", async () => {
    const owner = await world.company();
    const admin = await world.person(owner, { role: "admin", isAdmin: true });
    const draft = await buildDraftEvaluation(world, admin, { type: "peer", subject: owner });
    expect(await readErrorCode(owner.api.evaluations.read({ id: draft.evaluationId }))).toBe(
      "evaluation_not_found",
    );

    const { evaluationId: id, evaluation } = await buildLaunchedEvaluation(world, admin, {
      subject: owner,
      peers: 3,
    });
    const peer = evaluation.participants.find(({ role }) => role === "peer");
    await world.inside(admin, (tx) =>
      tx
        .update(evaluationParticipants)
        .set({ status: "declined", declineNote: "Je la connais trop peu." })
        .where(eq(evaluationParticipants.id, peer?.id ?? "")),
    );
    const seen = await owner.api.evaluations.read({ id });
    expect(seen).toMatchObject({
      participants: [],
      participantCount: null,
      answeredCount: null,
      rights: { manage: false, readReport: false },
    });
    const row = (await owner.api.evaluations.list({})).items.find((item) => item.id === id);
    expect(row).toMatchObject({ participantCount: null, answeredCount: null });
    expect((await admin.api.evaluations.list({})).items.find((item) => item.id === id)?.answeredCount).toBe(
      0,
    );
    expect(JSON.stringify([seen, row])).not.toContain("trop peu");
    for (const call of [
      () => owner.api.evaluations.archive({ id }),
      () => owner.api.evaluations.update({ id, name: "Autre" }),
      () => owner.api.evaluations.potentialParticipants({ id }),
      () => owner.api.evaluations.removeParticipant({ id, participantId: peer?.id ?? "" }),
    ])
      expect(await readErrorCode(call())).toBe("forbidden");
  });

  test("the reason of a refusal is for the evaluation lead alone", async () => {
    const owner = await world.company();
    const admin = await world.person(owner, { role: "admin", isAdmin: true });
    const { evaluationId: id } = await buildLaunchedEvaluation(world, owner, { peers: 3 });
    await world.inside(owner, (tx) =>
      tx.update(evaluationParticipants).set({ status: "declined", declineNote: "Trop tôt." }),
    );
    const notes = async (person: Person) =>
      new Set((await person.api.evaluations.read({ id })).participants.map((one) => one.declineNote));
    expect(await notes(owner)).toEqual(new Set(["Trop tôt."]));
    expect(await notes(admin)).toEqual(new Set([null]));
  });
});

describe("the list", () => {
  test("takes as many statements for a hundred rows as for one", async () => {
    const owner = await world.company();
    const { evaluationId: id } = await buildLaunchedEvaluation(world, owner, { peers: 3, values: 1 });
    const list = () => owner.api.evaluations.list({ limit: 100 });
    await list();
    const forOne = await countStatements(list);
    await world.inside(owner, (tx) => copyRow(tx, { table: "evaluations", id, times: 99 }));
    const { items } = await list();
    expect(items).toHaveLength(100);
    // Absent facts take no place in a row: a list costs by the byte.
    expect(Buffer.byteLength(JSON.stringify(items)) / 100).toBeLessThanOrEqual(300);
    expect(await countStatements(list)).toBe(forOne);
    expect(await countStatements(() => owner.api.evaluations.read({ id }))).toBeLessThanOrEqual(forOne + 1);
  });

  test("pages the newest first, without a repeat or a hole, even among equal dates", async () => {
    const owner = await world.company();
    const made: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      if (index % 3 === 0) world.clock.advance(1_000);
      made.push((await owner.api.evaluations.create({ evaluationType: "peer", name: `n${index}` })).id);
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    for (;;) {
      const answer: Awaited<ReturnType<typeof owner.api.evaluations.list>> = await owner.api.evaluations.list(
        { limit: 2, ...(cursor ? { cursor } : {}) },
      );
      expect(answer.total).toBe(7);
      seen.push(...answer.items.map(({ id }) => id));
      if (!answer.nextCursor) break;
      cursor = answer.nextCursor;
    }
    expect(seen.toSorted()).toEqual(made.toSorted());
    expect(seen[0]).toBe(made[6]);
    expect(seen.slice(-3).toSorted()).toEqual(made.slice(0, 3).toSorted());
    expect(await readErrorCode(owner.api.evaluations.list({ cursor: "xx" }))).toBe("invalid_data");
  });

  test("finds by name or person without accents, and by status", async () => {
    const owner = await world.company();
    const subject = await world.person(owner, { firstName: "Zoé", lastName: "Hébert" });
    const one = await buildDraftEvaluation(world, owner, { type: "peer", subject, name: "Été 100 %" });
    const two = await buildLaunchedEvaluation(world, owner, { peers: 3, name: "Bilan" });
    const find = async (wanted: Parameters<typeof owner.api.evaluations.list>[0]) => {
      const { items, total } = await owner.api.evaluations.list(wanted);
      expect(total).toBe(items.length);
      return items.map(({ id }) => id);
    };
    expect(await find({ search: "ete 100 %" })).toEqual([one.evaluationId]);
    expect(await find({ search: "zoe hebert" })).toEqual([one.evaluationId]);
    expect(await find({ search: "bilan" })).toEqual([two.evaluationId]);
    expect(await find({ search: "_" })).toEqual([]);
    expect(await find({ status: "in_progress" })).toEqual([two.evaluationId]);
    expect(await find({ status: "archived" })).toEqual([]);
  });

  test("counts the questions of the chosen dimensions only", async () => {
    const owner = await world.company();
    const { evaluationId: id, evaluation } = await buildDraftEvaluation(world, owner, {
      type: "peer",
      values: 2,
    });
    const count = async () => (await owner.api.evaluations.list({})).items[0]?.questionCount;
    expect(await count()).toBe(evaluation.questions.length + 2);
    await owner.api.evaluations.update({ id, selectedDimensions: ["values"] });
    expect(await count()).toBe(2);
  });

  test("counts, once launched, the questions that people answer", async () => {
    const owner = await world.company();
    const { evaluationId, subject } = await buildLaunchedEvaluation(world, owner, { peers: 3, values: 1 });
    const { items } = await subject.api.answers.read({ evaluationId });
    const [row] = (await owner.api.evaluations.list({})).items;
    expect(row?.questionCount).toBe(items.length);
    expect(items.length).toBeGreaterThan(1);
  });
});
