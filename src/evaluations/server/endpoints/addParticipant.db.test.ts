import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { buildDraftEvaluation, buildLaunchedEvaluation } from "#app/testing/evaluations.ts";
import { readErrorCode, makeWorld } from "#app/testing/world.ts";
import { companies } from "#company/tables.ts";
import { outbox } from "#platform/server/tables.ts";
import { teamMembers, teams } from "#teams/tables.ts";
import { evaluationParticipants } from "../../tables.ts";

const world = await makeWorld({ pool: 8 });

describe("inviting a person", () => {
  test("twenty times at once adds them once", async () => {
    const owner = await world.company();
    const person = await world.person(owner);
    const { evaluationId: id } = await buildDraftEvaluation(world, owner, { type: "peer" });
    const codes = await Promise.all(
      Array.from({ length: 20 }, () =>
        readErrorCode(
          owner.api.evaluations.addParticipant({ id, profileId: person.profileId, role: "peer" }),
        ),
      ),
    );
    expect(codes.filter((code) => code === "ok")).toHaveLength(1);
    expect(codes.filter((code) => code === "already_participant")).toHaveLength(19);
    expect((await owner.api.evaluations.read({ id })).participantCount).toBe(1);
  });

  test("an unknown person, one of another company and a word that is no id get the same answer", async () => {
    const owner = await world.company();
    const stranger = await world.company("Une autre coopérative");
    const { evaluationId: id } = await buildDraftEvaluation(world, owner, { type: "peer" });
    for (const profileId of [randomUUID(), stranger.profileId, "quelqu’un"])
      expect(await readErrorCode(owner.api.evaluations.addParticipant({ id, profileId, role: "peer" }))).toBe(
        "invalid_participant_profile",
      );
  });

  test("the person evaluated, an administrator, someone inactive and a role outside the type are refused", async () => {
    const owner = await world.company();
    const admin = await world.person(owner, { role: "admin", isAdmin: true });
    const inactive = await world.person(owner, { isActive: false });
    const colleague = await world.person(owner);
    const { evaluationId: id, subject } = await buildDraftEvaluation(world, owner, { type: "peer_manager" });
    const add = (profileId: string, role: "manager" | "peer" | "direct_report") =>
      readErrorCode(owner.api.evaluations.addParticipant({ id, profileId, role }));
    expect(await add(subject.profileId, "peer")).toBe("invalid_participant_profile");
    expect(await add(admin.profileId, "manager")).toBe("admin_cannot_participate");
    expect(await add(inactive.profileId, "peer")).toBe("inactive_person");
    expect(await add(colleague.profileId, "direct_report")).toBe("invalid_data");
  });

  test("a reader of the report joins as manager, never in an anonymous group", async () => {
    const owner = await world.company();
    const { evaluationId: id, managers } = await buildDraftEvaluation(world, owner, {
      managers: 1,
      type: "full",
    });
    const boss = managers[0];
    if (!boss) throw new Error("no manager was made");
    const add = (profileId: string, role: "manager" | "peer" | "direct_report") =>
      readErrorCode(owner.api.evaluations.addParticipant({ id, profileId, role }));
    const { participants } = await owner.api.evaluations.read({ id });
    await owner.api.evaluations.removeParticipant({ id, participantId: participants[0]?.id ?? "" });
    expect(await add(boss.profileId, "peer")).toBe("reader_cannot_hide");
    expect(await add(boss.profileId, "direct_report")).toBe("reader_cannot_hide");
    expect(await add(owner.profileId, "peer")).toBe("reader_cannot_hide");
    expect(await add(owner.profileId, "manager")).toBe("ok");
    expect(await add(boss.profileId, "manager")).toBe("ok");
  });

  test("the manager of a team may be a colleague, until the company lets them open reports", async () => {
    const owner = await world.company();
    const lead = await world.person(owner, { role: "team_manager" });
    const { evaluationId: id, subject } = await buildDraftEvaluation(world, owner, { type: "peer" });
    await world.inside(owner, async (tx) => {
      const team = { companyId: owner.companyId, id: randomUUID() };
      await tx.insert(teams).values({ ...team, name: "Atelier", managerProfileId: lead.profileId });
      await tx
        .insert(teamMembers)
        .values({ ...team, id: randomUUID(), teamId: team.id, profileId: subject.profileId });
    });
    const allow = (teamManagerReadsReports: boolean) =>
      world.inside(owner, (tx) =>
        tx.update(companies).set({ teamManagerReadsReports }).where(eq(companies.id, owner.companyId)),
      );
    const add = () =>
      readErrorCode(owner.api.evaluations.addParticipant({ id, profileId: lead.profileId, role: "peer" }));
    await allow(true);
    expect(await add()).toBe("reader_cannot_hide");
    await allow(false);
    expect(await add()).toBe("ok");
  });

  test("while people answer, the new person is invited by mail, and only that person", async () => {
    const owner = await world.company();
    const person = await world.person(owner);
    const { evaluationId: id } = await buildLaunchedEvaluation(world, owner, { peers: 3 });
    const count = () => world.inside(owner, async (tx) => (await tx.select().from(outbox)).length);
    const before = await count();
    const after = await owner.api.evaluations.addParticipant({
      id,
      profileId: person.profileId,
      role: "peer",
    });
    expect(await count()).toBe(before + 1);
    // Withdrawn once the email has left and invited again: no second one, and the screen shows that before.
    await world.inside(owner, (tx) => tx.update(outbox).set({ status: "sent" }));
    const seat = after.participants.find((one) => one.person.id === person.profileId);
    await owner.api.evaluations.removeParticipant({ id, participantId: seat?.id ?? "" });
    const stranger = await world.person(owner);
    const { items } = await owner.api.evaluations.potentialParticipants({ id });
    const wasInvited = (who: string) => items.find((item) => item.id === who)?.alreadyInvited;
    expect([wasInvited(person.profileId), wasInvited(stranger.profileId)]).toEqual([true, false]);
    await owner.api.evaluations.addParticipant({ id, profileId: person.profileId, role: "peer" });
    expect(await count()).toBe(before + 1);
  });
});

describe("withdrawing an invitation", () => {
  test("who has answered, or declined, stays: their answer would show by difference", async () => {
    const owner = await world.company();
    const { evaluationId: id, evaluation } = await buildLaunchedEvaluation(world, owner, { peers: 3 });
    const [seat, other] = evaluation.participants.filter(({ role }) => role === "peer");
    const settle = (participantId: string | undefined, status: "completed" | "declined") =>
      world.inside(owner, (tx) =>
        tx
          .update(evaluationParticipants)
          .set({ status })
          .where(eq(evaluationParticipants.id, participantId ?? "")),
      );
    await settle(seat?.id, "completed");
    await settle(other?.id, "declined");
    for (const one of [seat, other])
      expect(
        await readErrorCode(owner.api.evaluations.removeParticipant({ id, participantId: one?.id ?? "" })),
      ).toBe("already_finalised");
  });

  test("the person evaluated is not an invitation, and an unknown one is not found", async () => {
    const owner = await world.company();
    const { evaluationId: id, evaluation } = await buildLaunchedEvaluation(world, owner, { peers: 3 });
    const own = evaluation.participants.find(({ role }) => role === "subject");
    const remove = (participantId: string) =>
      readErrorCode(owner.api.evaluations.removeParticipant({ id, participantId }));
    expect(await remove(own?.id ?? "")).toBe("not_found");
    expect(await remove(randomUUID())).toBe("not_found");
  });

  test("the last person awaited gone, the collection is handed over to be closed", async () => {
    const owner = await world.company();
    const { evaluationId: id, evaluation } = await buildLaunchedEvaluation(world, owner, { peers: 3 });
    const late = evaluation.participants.find(({ role }) => role === "peer");
    await world.inside(owner, async (tx) => {
      for (const { id: seat } of evaluation.participants.filter((one) => one !== late))
        await tx
          .update(evaluationParticipants)
          .set({ status: "completed" })
          .where(eq(evaluationParticipants.id, seat));
    });
    await owner.api.evaluations.removeParticipant({ id, participantId: late?.id ?? "" });
    const { rows } = await world.database.owner.query("select key from graphile_worker.jobs where key = $1", [
      `close:${id}`,
    ]);
    expect(rows).toHaveLength(1);
  });

  test("afterwards nobody joins or leaves", async () => {
    const owner = await world.company();
    const person = await world.person(owner);
    const { evaluationId: id, evaluation } = await buildLaunchedEvaluation(world, owner, { peers: 3 });
    await owner.api.evaluations.archive({ id, abandons: true });
    const participantId = evaluation.participants[0]?.id ?? "";
    expect(await readErrorCode(owner.api.evaluations.removeParticipant({ id, participantId }))).toBe(
      "evaluation_closed",
    );
    expect(
      await readErrorCode(
        owner.api.evaluations.addParticipant({ id, profileId: person.profileId, role: "peer" }),
      ),
    ).toBe("evaluation_closed");
  });
});

describe("people to choose from", () => {
  test("no administrator, nobody inactive, nobody chosen, not the person evaluated; readers are marked", async () => {
    const owner = await world.company();
    const admin = await world.person(owner, { role: "admin", isAdmin: true });
    const inactive = await world.person(owner, { isActive: false });
    const free = await world.person(owner, { jobTitle: "Analyste" });
    const built = await buildDraftEvaluation(world, owner, { peers: 1, managers: 1, directReports: 1 });
    const { evaluationId: id, evaluation } = built;
    const boss = evaluation.participants.find(({ role }) => role === "manager");
    await owner.api.evaluations.removeParticipant({ id, participantId: boss?.id ?? "" });
    const report = evaluation.participants.find(({ role }) => role === "direct_report");
    await owner.api.evaluations.removeParticipant({ id, participantId: report?.id ?? "" });

    const { items, nextCursor } = await owner.api.evaluations.potentialParticipants({ id });
    const found = new Map(items.map((item) => [item.id, item]));
    for (const absent of [admin, inactive, built.subject, ...built.peers])
      expect(found.has(absent.profileId)).toBe(false);
    expect(found.get(free.profileId)).toMatchObject({
      jobTitle: "Analyste",
      readsReport: false,
      suggestedRole: "peer",
    });
    expect(found.get(owner.profileId)).toMatchObject({ readsReport: true, suggestedRole: "manager" });
    expect(found.get(boss?.person.id ?? "")).toMatchObject({ readsReport: true, suggestedRole: "manager" });
    expect(found.get(report?.person.id ?? "")).toMatchObject({ suggestedRole: "direct_report" });
    expect(nextCursor).toBeNull();
  });

  test("search knows no accents, finds in either order, and takes % and _ for what they are", async () => {
    const owner = await world.company();
    const { evaluationId: id } = await buildDraftEvaluation(world, owner, { type: "peer" });
    const helene = await world.person(owner, { firstName: "Hélène", lastName: "Côté-Œuvray" });
    const search = async (words: string) =>
      (await owner.api.evaluations.potentialParticipants({ id, search: words })).items.map((one) => one.id);
    for (const words of [
      "helene",
      "HÉLÈNE",
      "côté",
      "cote",
      "helene cote",
      "cote-oeuvray helene",
      "coteoeu",
      "hel oeu",
    ])
      expect(await search(words)).toEqual([helene.profileId]);
    expect(await search(helene.email)).toEqual([helene.profileId]);
    expect(await search("%")).toEqual([]);
    expect(await search("h_l")).toEqual([]);
    expect(await search("lèn")).toEqual([]);
  });

  test("a hundred at most, and the next page continues where the last one ended", async () => {
    const owner = await world.company();
    const { evaluationId: id } = await buildDraftEvaluation(world, owner, { type: "peer" });
    const everyone = [owner];
    for (let index = 0; index < 7; index += 1)
      everyone.push(await world.person(owner, { firstName: "Alex", lastName: "Roy" }));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const answer: Awaited<ReturnType<typeof owner.api.evaluations.potentialParticipants>> =
        await owner.api.evaluations.potentialParticipants({ id, limit: 3, ...(cursor ? { cursor } : {}) });
      expect(answer.items.length).toBeLessThanOrEqual(3);
      seen.push(...answer.items.map((item) => item.id));
      cursor = answer.nextCursor;
    } while (cursor);
    expect(seen.toSorted()).toEqual(everyone.map(({ profileId }) => profileId).toSorted());
    const refused = owner.api.evaluations.potentialParticipants({ id, cursor: "pas-de-nous" });
    expect(await readErrorCode(refused)).toBe("invalid_data");
    expect(await readErrorCode(owner.api.evaluations.potentialParticipants({ id, limit: 101 }))).toBe(
      "invalid_data",
    );
  });
});
