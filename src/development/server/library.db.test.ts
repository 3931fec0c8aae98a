import { and, eq } from "drizzle-orm";
import { beforeEach, beforeAll, describe, expect, test } from "vitest";
import { makeWorld, readErrorCode, type Person, type World } from "#app/testing/world.ts";
import { skills } from "#skills/tables.ts";
import type { ActionContent } from "../contract/library.ts";
import { developmentLibrary } from "../tables/library.ts";

let world: World;
let owner: Person;
let member: Person;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  owner = await world.company();
  member = await world.person(owner);
});

const ours = { kind: "action", key: "communication_deux_lignes" } as const;
const content: ActionContent = {
  skill: "communication",
  kind: "exchange",
  label: { fr: "Demander un avis de plus", en: null },
  detail: { fr: "Avant de donner le vôtre.", en: null },
};
const save = (who: Person, facts: { key: string | null; version: number; content?: ActionContent }) =>
  who.api.development.saveLibraryEntry({ kind: "action", content, ...facts });
const listOffered = async (facts = {}) =>
  (await member.api.development.listLibrary({ kind: "action", limit: 100, ...facts })).items;
const archiveSkill = (key: string) =>
  world.inside(owner, (tx) =>
    tx
      .update(skills)
      .set({ isArchived: true })
      .where(and(eq(skills.companyId, owner.companyId), eq(skills.key, key))),
  );

describe("the library that is offered", () => {
  test("is ours to begin with, page by page, each entry once", async () => {
    const first = await member.api.development.listLibrary({ kind: "action", limit: 100 });
    const rest = await member.api.development.listLibrary({
      kind: "action",
      limit: 100,
      cursor: first.nextCursor ?? "",
    });
    expect(rest.nextCursor).toBeNull();
    expect(new Set([...first.items, ...rest.items].map(({ key }) => key)).size).toBe(first.total);
    expect(first.total).toBeGreaterThan(100);
    expect((await member.api.development.listLibrary({ kind: "course" })).total).toBe(40);
    const models = await member.api.development.listLibrary({ kind: "model", pillar: "leader" });
    expect(models.items.every((one) => one.kind === "model" && one.pillar === "leader")).toBe(true);
    expect(models.total).toBe(2);
  });

  test("is narrowed by skill, kind and words, in either language and without accents", async () => {
    const [one] = await listOffered({ search: "deux premières lignes" });
    expect(one?.key).toBe(ours.key);
    expect((await listOffered({ search: "MESSAGES premieres" })).map(({ key }) => key)).toContain(ours.key);
    expect((await listOffered({ search: "first two lines" })).map(({ key }) => key)).toEqual([ours.key]);
    const skillId = one?.kind === "action" ? one.skill.id : "";
    const ofSkill = await listOffered({ skillId, actionKind: "exchange" });
    expect(ofSkill.length).toBeGreaterThan(0);
    expect(
      ofSkill.every(
        (each) => each.kind === "action" && each.skill.id === skillId && each.actionKind === "exchange",
      ),
    ).toBe(true);
  });

  test("finds courses by pillar and by the names of their skills", async () => {
    const { items: skillsOffered } = await member.api.development.listLibrarySkills({});
    const ofPillar = skillsOffered.filter(({ pillar }) => pillar === "gestionnaire").map(({ id }) => id);
    const under = await member.api.development.listLibrary({ kind: "course", pillar: "gestionnaire" });
    expect(under.total).toBeGreaterThan(0);
    for (const one of under.items)
      expect(one.kind === "course" && one.skills.some(({ id }) => ofPillar.includes(id))).toBe(true);
    const delegation = skillsOffered.find(({ key }) => key === "delegation");
    const named = await member.api.development.listLibrary({ kind: "course", search: "délégation" });
    expect(named.total).toBeGreaterThanOrEqual(delegation?.courseCount ?? 99);
  });

  test("leaves out actions of a skill that the company no longer has, also inside models", async () => {
    const listSkills = async () => (await member.api.development.listLibrarySkills({})).items;
    expect(await listSkills()).toHaveLength(25);
    await archiveSkill("communication");
    expect(await listSkills()).toHaveLength(24);
    expect(await listOffered({ search: "deux premières lignes" })).toEqual([]);
    const models = await member.api.development.listLibrary({ kind: "model" });
    expect(JSON.stringify(models)).not.toContain("communication_");
    const kept = await owner.api.development.listLibraryEntries({ search: "deux premières lignes" });
    expect(kept.items).toMatchObject([{ key: ours.key, skills: [] }]);
  });
});

describe("administration of the library", () => {
  test("adds an entry of the company, for it alone", async () => {
    const added = await save(owner, { key: null, version: 0 });
    expect(added).toMatchObject({ source: "own", version: 1, isArchived: false });
    expect((await listOffered({ search: "un avis de plus" })).map(({ key }) => key)).toEqual([added.key]);
    const other = await world.company();
    expect(
      (await other.api.development.listLibrary({ kind: "action", search: "un avis de plus" })).total,
    ).toBe(0);
    const foreign = { kind: "action", key: added.key } as const;
    expect(await readErrorCode(other.api.development.readLibraryEntry(foreign))).toBe("not_found");
  });

  test("adds a model of the company, whose objectives and actions are those of its library", async () => {
    const words = (fr: string) => ({ fr, en: null });
    const model = (actions: string[]) => ({
      kind: "model" as const,
      key: null,
      version: 0,
      content: {
        pillar: "leader" as const,
        name: words("Animer ses rencontres"),
        purpose: words("Vos rencontres s’étirent."),
        objectives: [
          {
            sentence: words("Finir à l’heure"),
            measure: words("Dix fois."),
            skill: "communication",
            actions,
          },
        ],
      },
    });
    const refused = owner.api.development.saveLibraryEntry(model(["aucune"]));
    expect(await readErrorCode(refused)).toBe("invalid_data");
    const added = await owner.api.development.saveLibraryEntry(model([ours.key]));
    const { items } = await member.api.development.listLibrary({ kind: "model", pillar: "leader" });
    expect(items.find(({ key }) => key === added.key)).toMatchObject({
      objectives: [{ sentence: words("Finir à l’heure"), actions: [{ key: ours.key }] }],
    });
  });

  test("changes one of ours, and takes the change back", async () => {
    const changed = await save(owner, { key: ours.key, version: 0 });
    expect(changed).toMatchObject({ source: "changed", version: 1 });
    expect(await listOffered({ search: "deux premières lignes" })).toEqual([]);
    const restored = await owner.api.development.restoreLibraryEntry({ ...ours, version: 1 });
    expect(restored).toMatchObject({ source: "ours", version: 0 });
    expect(await listOffered({ search: "deux premières lignes" })).toHaveLength(1);
  });

  test("written back as it came, ours is stored nowhere", async () => {
    const { content: first } = await owner.api.development.readLibraryEntry(ours);
    await save(owner, { key: ours.key, version: 0 });
    const back = await save(owner, { key: ours.key, version: 1, content: first as ActionContent });
    expect(back).toMatchObject({ source: "ours", version: 0 });
    const rows = await world.inside(owner, (tx) => tx.select().from(developmentLibrary));
    expect(rows).toEqual([]);
  });

  test("archives and brings back; what is archived is offered to no one and listed among the archived", async () => {
    await owner.api.development.archiveLibraryEntry({ ...ours, version: 0, isArchived: true });
    expect(await listOffered({ search: "deux premières lignes" })).toEqual([]);
    const archived = await owner.api.development.listLibraryEntries({ state: "archived" });
    expect(archived.items).toMatchObject([{ key: ours.key, source: "ours", isArchived: true }]);
    await owner.api.development.archiveLibraryEntry({ ...ours, version: 1, isArchived: false });
    expect(await listOffered({ search: "deux premières lignes" })).toHaveLength(1);
  });

  test.each([
    ["a skill that the company does not have", { ...content, skill: "nowhere" }, "invalid_data"],
    ["an empty title", { ...content, label: { fr: " ", en: null } }, "invalid_data"],
  ])("refuses %s", async (_case, wrong, code) => {
    expect(await readErrorCode(save(owner, { key: null, version: 0, content: wrong }))).toBe(code);
  });

  test("of two who change one entry at once, the second is refused", async () => {
    const both = await Promise.all(
      ["Un", "Deux"].map((fr) => {
        const changed = { ...content, label: { fr, en: null } };
        return readErrorCode(save(owner, { key: ours.key, version: 0, content: changed }));
      }),
    );
    expect(both.toSorted()).toEqual(["edited_meanwhile", "ok"]);
  });

  test("is narrowed to what is not translated, and to what the company changed", async () => {
    await save(owner, { key: null, version: 0 });
    await save(owner, {
      key: ours.key,
      version: 0,
      content: { ...content, label: { fr: "Ici", en: "Here" }, detail: { fr: "Là", en: "There" } },
    });
    const untranslated = await owner.api.development.listLibraryEntries({ translation: "untranslated" });
    expect(untranslated.items).toMatchObject([{ source: "own" }]);
    const changed = await owner.api.development.listLibraryEntries({ source: "changed" });
    expect(changed.items).toMatchObject([{ key: ours.key }]);
  });
});
