import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { buildDraftEvaluation } from "#app/testing/evaluations.ts";
import { waitForWaiters } from "#app/testing/races/waiters.ts";
import { readErrorCode, makeWorld, type Person } from "#app/testing/world.ts";
import { questions, skills } from "../../tables.ts";

const world = await makeWorld();
let owner: Person;
let api: Person["api"]["skills"];
beforeEach(async () => {
  owner = await world.company();
  api = owner.api.skills;
});

const toNames = (items: readonly { name: { fr: string } }[]) => items.map(({ name }) => name.fr);
const firstSkill = async () => (await api.list({})).items[0]!;

describe("families", () => {
  test("stand in the order one gives them, which the list of skills follows", async () => {
    const family = await api.createFamily({ nameFr: "Sécurité", descriptionFr: "Se protéger.", nameEn: "" });
    expect(family).toMatchObject({ name: { fr: "Sécurité", en: null }, skillCount: 0, version: 1 });
    await api.create({ familyId: family.id, nameFr: "Vigilance" });
    const { items } = await api.families({});
    expect(items.map(({ skillCount }) => skillCount)).toEqual([5, 5, 5, 5, 5, 1]);
    await api.moveFamily({ id: family.id, after: null });
    expect(toNames((await api.families({})).items)[0]).toBe("Sécurité");
    expect(toNames((await api.list({})).items)[0]).toBe("Vigilance");
    expect((await api.catalogue({})).items[0]?.family.name.fr).toBe("Sécurité");
  });

  test("one with skills is archived, and its skills are offered no more; an empty one is deleted", async () => {
    const [family] = (await api.families({})).items;
    expect(await api.removeFamily({ id: family!.id })).toEqual({ outcome: "archived" });
    expect((await api.families({})).items[0]).toMatchObject({ isArchived: true, version: 2 });
    const { items: offered } = await api.catalogue({});
    expect(offered.map((skill) => skill.family.id)).not.toContain(family!.id);
    const empty = await api.createFamily({ nameFr: "Vide" });
    expect(await api.removeFamily({ id: empty.id })).toEqual({ outcome: "deleted" });
    expect(toNames((await api.families({})).items)).not.toContain("Vide");
  });

  test("a family of another company is no place for a skill", async () => {
    const elsewhere = await (await world.company()).api.skills.createFamily({ nameFr: "Ailleurs" });
    expect(await readErrorCode(api.create({ familyId: elsewhere.id, nameFr: "Vigilance" }))).toBe(
      "invalid_data",
    );
    const { id, version } = await firstSkill();
    expect(await readErrorCode(api.update({ id, version, familyId: elsewhere.id }))).toBe("invalid_data");
  });
});

describe("a skill", () => {
  test("says how many questions it has and in how many evaluations it is used", async () => {
    const skill = await firstSkill();
    expect(skill.usedIn).toBe(0);
    await buildDraftEvaluation(world, owner, { type: "peer", subject: owner });
    await buildDraftEvaluation(world, owner, { type: "peer", subject: owner });
    const { total } = await api.questions({ skill: skill.id });
    expect(await firstSkill()).toMatchObject({ questionCount: total, usedIn: 2 });
  });

  test("that is used is archived with its questions kept; one that is not goes with its questions", async () => {
    const [used] = (await api.list({})).items;
    // Not one of the default library, whose positions refer to them.
    const unused = await api.create({ familyId: used!.family.id, nameFr: "Vigilance" });
    await api.createQuestion({ skillId: unused.id, textFr: "Veille.", type: "star_rating" });
    await buildDraftEvaluation(world, owner, { type: "peer", subject: owner });
    expect(await api.remove({ id: used!.id })).toEqual({ outcome: "archived" });
    expect(await api.remove({ id: unused.id })).toEqual({ outcome: "deleted" });
    const left = (id: string) =>
      world.inside(owner, (tx) =>
        tx
          .select({ id: questions.id })
          .from(questions)
          .where(and(eq(questions.companyId, owner.companyId), eq(questions.skillId, id))),
      );
    expect((await left(used!.id)).length).toBe(used!.questionCount);
    expect(await left(unused.id)).toEqual([]);
    expect(await api.read({ id: used!.id })).toMatchObject({ isArchived: true, usedIn: 1 });
    expect(await readErrorCode(api.read({ id: unused.id }))).toBe("not_found");
  });

  test("changed by two people at once: the second is told, and what the first wrote stays", async () => {
    const { id, version } = await firstSkill();
    const codes = await Promise.all(
      ["Une", "Deux"].map((nameFr) => readErrorCode(api.update({ id, version, nameFr }))),
    );
    expect(codes.toSorted()).toEqual(["edited_meanwhile", "ok"]);
    const name = codes[0] === "ok" ? "Une" : "Deux";
    expect(await api.read({ id })).toMatchObject({ name: { fr: name }, version: version + 1 });
    expect(await readErrorCode(api.update({ id, version: version + 1 }))).toBe("no_update_data");
  });

  test("goes last in another family, and moves within its own", async () => {
    const [first, second] = (await api.list({})).items;
    const target = (await api.families({})).items[1]!;
    await api.update({ id: first!.id, version: 1, familyId: target.id });
    expect((await api.list({ family: target.id })).items.at(-1)?.id).toBe(first!.id);
    expect(await api.move({ id: first!.id, after: null })).toMatchObject({ id: first!.id });
    expect((await api.list({ family: target.id })).items[0]?.id).toBe(first!.id);
    expect(await readErrorCode(api.move({ id: first!.id, after: second!.id }))).toBe("status_conflict");
  });

  test("one that is deleted while it moves is refused, and no move is written down", async () => {
    const { id } = await api.create({ familyId: (await firstSkill()).family.id, nameFr: "Éphémère" });
    const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const deletion = world.inside(owner, async (tx) => {
      await tx.delete(skills).where(eq(skills.id, id));
      held.resolve();
      await released.promise;
    });
    await held.promise;
    const moving = readErrorCode(api.move({ id, after: null }));
    await waitForWaiters(world, 1);
    released.resolve();
    await deletion;
    expect(await moving).toBe("status_conflict");
  });

  test("two moves at once end in an order that holds everything, each place once", async () => {
    const { items } = await api.list({});
    const [family] = items.map((skill) => skill.family.id);
    const among = items.filter((skill) => skill.family.id === family).map(({ id }) => id);
    await Promise.all(among.map((id) => api.move({ id, after: null })));
    const rows = await world.inside(owner, (tx) =>
      tx
        .select({ id: skills.id, position: skills.position })
        .from(skills)
        .where(eq(skills.familyId, family!)),
    );
    expect(rows.map(({ id }) => id).toSorted()).toEqual(among.toSorted());
    expect(new Set(rows.map(({ position }) => position)).size).toBe(among.length);
  });
});

describe("the list of skills", () => {
  test("is narrowed by family, status and what is not translated, and searched without accents", async () => {
    const { items: families } = await api.families({});
    const { id } = await api.create({ familyId: families[2]!.id, nameFr: "Équité", nameEn: "" });
    expect((await api.list({ translation: "untranslated" })).items.map((one) => one.id)).toEqual([id]);
    expect((await api.list({ search: "EQUIT" })).items.map((one) => one.id)).toContain(id);
    expect(new Set((await api.list({ family: families[2]!.id })).items.map((one) => one.family.id))).toEqual(
      new Set([families[2]!.id]),
    );
    await api.update({ id, version: 1, isArchived: true });
    expect((await api.list({ status: "archived" })).items.map((one) => one.id)).toEqual([id]);
  });

  test("is read page by page, each skill once, in the order of the families", async () => {
    const whole = (await api.list({ limit: 100 })).items;
    const read = [];
    let cursor: string | undefined;
    do {
      const page = await api.list({ limit: 7, ...(cursor ? { cursor } : {}) });
      expect(page.total).toBe(whole.length);
      read.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(read).toEqual(whole);
  });
});
