import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { readErrorCode, readErrorFields, makeWorld, type Person, type World } from "#app/testing/world.ts";

let world: World;
let admin: Person;
let skillIds: string[];
beforeAll(async () => {
  world = await makeWorld();
  admin = await world.company();
  const { items } = await admin.api.skills.catalogue({});
  skillIds = items.map(({ id }) => id);
});

const familyNamed = async (fr: string) => {
  const { items } = await admin.api.jobs.listFamilies({});
  return items.find(({ name }) => name.fr === fr) ?? fail(fr);
};
let count = 0;
const build = async (name: string, skills: { id: string; expectedLevel: number | null }[] = []) => {
  count += 1;
  const family = await admin.api.jobs.createFamily({
    name: { fr: `Famille ${count}`, en: null },
    description: null,
  });
  const position = await admin.api.jobs.createPosition({
    name: { fr: name, en: "" },
    description: { fr: "Ce qu’on y fait.", en: null },
    familyId: family.id,
    skills,
  });
  return { family, position };
};
const toInput = ({
  id,
  version,
  name,
  description,
  family,
}: Awaited<ReturnType<typeof build>>["position"]) => ({
  id,
  version,
  name,
  description,
  familyId: family.id,
  skills: [],
});

describe("a position", () => {
  test("keeps its skills in their order, with the level expected or none", async () => {
    const [first = "", second = "", third = ""] = skillIds;
    const { position } = await build("Soudage", [
      { id: third, expectedLevel: 5 },
      { id: first, expectedLevel: null },
    ]);
    expect(position).toMatchObject({ name: { fr: "Soudage", en: null }, skillCount: 2 });
    expect(position.skills.map(({ id, expectedLevel }) => [id, expectedLevel])).toEqual([
      [third, 5],
      [first, null],
    ]);
    expect(position.skills[0]?.questionCount).toBeGreaterThan(3);
    const saved = await admin.api.jobs.updatePosition({
      ...toInput(position),
      skills: [{ id: second, expectedLevel: 2 }],
    });
    expect(saved.skills.map(({ id }) => id)).toEqual([second]);
  });

  test("is refused with a skill of nobody, or one given twice", async () => {
    const [skill = ""] = skillIds;
    const { position } = await build("Peinture");
    const write = (ids: string[]) =>
      readErrorCode(
        admin.api.jobs.updatePosition({
          ...toInput(position),
          skills: ids.map((id) => ({ id, expectedLevel: null })),
        }),
      );
    expect(await write([world.services.newId()])).toBe("invalid_data");
    expect(await write([skill, skill])).toBe("invalid_data");
  });

  test("saved by two people at once is saved once, and the second is told", async () => {
    const { position } = await build("Livraison");
    const save = (fr: string) =>
      readErrorCode(admin.api.jobs.updatePosition({ ...toInput(position), name: { fr, en: null } }));
    const codes = await Promise.all([save("Livraison locale"), save("Livraison au loin")]);
    expect(codes.toSorted()).toEqual(["edited_meanwhile", "ok"]);
  });

  test("never has the name of another, whatever its capitals and accents, unless that one is archived", async () => {
    await build("Éclairage");
    expect(await readErrorCode(build("eclairage"))).toBe("duplicate_key");
  });

  test("is found by its name in both languages, in its family, and a page at a time", async () => {
    const found = async (search: string) =>
      (await admin.api.jobs.listPositions({ search })).items.map(({ name }) => name.fr);
    expect(await found("accountant")).toEqual(["Comptable"]);
    expect(await found("comptab")).toEqual(["Comptable"]);
    const { id: familyId, positionCount } = await familyNamed("Ventes et clientèle");
    const first = await admin.api.jobs.listPositions({ familyId, limit: 2 });
    const second = await admin.api.jobs.listPositions({ familyId, limit: 2, cursor: first.nextCursor ?? "" });
    expect([first.total, positionCount]).toEqual([3, 3]);
    expect([...first.items, ...second.items].map(({ name }) => name.fr)).toEqual([
      "Spécialiste des ventes",
      "Spécialiste du marketing et des communications",
      "Spécialiste du service à la clientèle",
    ]);
  });
});

describe("a file of positions", () => {
  const lines = async (question: Parameters<typeof admin.api.jobs.exportPositions>[0]) =>
    (await (await admin.api.jobs.exportPositions(question)).text())
      .replace("\uFEFF", "")
      .trim()
      .split("\r\n");

  test("holds exactly what the list finds, with the skills and their levels, for a French Excel", async () => {
    const { family, position } = await build("Forge", [
      { id: skillIds[1] ?? "", expectedLevel: 4 },
      { id: skillIds[0] ?? "", expectedLevel: null },
    ]);
    const [second = "", first = ""] = position.skills.map(({ name }) => name.fr);
    const [header, ...rows] = await lines({ format: "csv", language: "fr", familyId: family.id });
    expect(header).toBe(
      '"Nom, en français";"Nom, en anglais";Famille d’emplois;Compétences;"Description, en français";"Description, en anglais";Statut',
    );
    expect(rows).toEqual([`Forge;;${family.name.fr};"${second} (4); ${first}";Ce qu’on y fait.;;En usage`]);
    expect(await lines({ format: "csv", language: "en", search: "forge" })).toHaveLength(2);
    expect(await lines({ format: "csv", familyId: family.id, state: "archived" })).toHaveLength(1);
  });
});

describe("what is removed", () => {
  test("a position that nothing refers to is deleted, with its skills", async () => {
    const { position } = await build("Passager", [{ id: skillIds[0] ?? "", expectedLevel: 3 }]);
    expect(await admin.api.jobs.removePosition({ id: position.id })).toEqual({ removed: "deleted" });
    expect(await readErrorCode(admin.api.jobs.readPosition({ id: position.id }))).toBe("not_found");
  });

  test("a family stays while positions stand in it", async () => {
    const { family, position } = await build("Dernier");
    expect(await readErrorCode(admin.api.jobs.removeFamily({ id: family.id }))).toBe("constraint_violation");
    expect((await admin.api.jobs.readFamily({ id: family.id })).positionCount).toBe(1);
    await admin.api.jobs.removePosition({ id: position.id });
    expect(await admin.api.jobs.removeFamily({ id: family.id })).toEqual({ removed: "deleted" });
  });
});

test("a position whose family’s name is taken meanwhile does not come back, and the family is named", async () => {
  const { family, position } = await build("Revenant");
  await world.person(admin, { jobPositionId: position.id });
  await admin.api.jobs.removePosition({ id: position.id });
  expect(await admin.api.jobs.removeFamily({ id: family.id })).toEqual({ removed: "archived" });
  const other = await admin.api.jobs.createFamily({ name: family.name, description: null });
  const { bringBackPosition } = admin.api.jobs;
  expect(await readErrorFields(bringBackPosition({ id: position.id }))).toEqual({
    familyId: { reason: "duplicate" },
  });
  await admin.api.jobs.removeFamily({ id: other.id });
  expect(await bringBackPosition({ id: position.id })).toMatchObject({ isArchived: false });
  expect((await admin.api.jobs.readFamily({ id: family.id })).isArchived).toBe(false);
});

test("an archived family comes back alone, unless its name is taken meanwhile", async () => {
  const { family, position } = await build("Reparti");
  await world.person(admin, { jobPositionId: position.id });
  await admin.api.jobs.removePosition({ id: position.id });
  await admin.api.jobs.removeFamily({ id: family.id });
  const { bringBackFamily } = admin.api.jobs;
  const other = await admin.api.jobs.createFamily({ name: family.name, description: null });
  expect(await readErrorCode(bringBackFamily({ id: family.id }))).toBe("duplicate_key");
  await admin.api.jobs.removeFamily({ id: other.id });
  expect(await bringBackFamily({ id: family.id })).toMatchObject({ isArchived: false });
  expect((await admin.api.jobs.readPosition({ id: position.id })).isArchived).toBe(true);
});

test("bringing back what is not archived changes nothing, and nothing is written down", async () => {
  const { family, position } = await build("Toujours là");
  await admin.api.jobs.bringBackFamily({ id: family.id });
  await admin.api.jobs.bringBackPosition({ id: position.id });
  const { rows } = await world.inside(admin, (tx) =>
    tx.execute(
      sql`select action from audit_log where object_id in (${family.id}, ${position.id}) order by action`,
    ),
  );
  expect(rows).toEqual([{ action: "jobs.createFamily" }, { action: "jobs.createPosition" }]);
});

test("statuses are saved as a whole, over the version that was read: renamed, added, put in order, left out", async () => {
  const { items, version } = await admin.api.jobs.listStatuses({});
  const [first, second] = items;
  const change = {
    version,
    items: [
      { id: second?.id ?? "", name: { fr: "À temps partiel", en: "Part time" } },
      { id: null, name: { fr: "Sur appel", en: null } },
      { id: first?.id ?? "", name: first?.name ?? { fr: "", en: null } },
    ],
  };
  const saved = await admin.api.jobs.replaceStatuses(change);
  expect(saved.items.map(({ name }) => name.fr)).toEqual([
    "À temps partiel",
    "Sur appel",
    "Permanent, temps plein",
  ]);
  expect(await readErrorCode(admin.api.jobs.replaceStatuses(change))).toBe("edited_meanwhile");
  // A name that another admin has changed is not overwritten unread, though the list holds the same statuses.
  const words = saved.items.map(({ id, name }) => ({ id, name }));
  await admin.api.jobs.replaceStatuses({ version: saved.version, items: words.toReversed() });
  expect(await readErrorCode(admin.api.jobs.replaceStatuses({ version: saved.version, items: words }))).toBe(
    "edited_meanwhile",
  );
});

test("the library comes back where it is missing, and leaves alone what the company wrote", async () => {
  const owner = await world.company();
  const { jobs } = owner.api;
  const all = await jobs.listPositions({ limit: 100 });
  const kept = await jobs.readPosition({ id: all.items[0]?.id ?? "" });
  await jobs.updatePosition({ ...toInput(kept), name: { fr: "À notre façon", en: null } });
  const gone = all.items[1];
  await jobs.removePosition({ id: gone?.id ?? "" });
  const { items: statuses, version } = await jobs.listStatuses({});
  await jobs.replaceStatuses({
    version,
    items: statuses.slice(1).map(({ id, name }) => ({ id, name })),
  });
  expect(await jobs.missing({})).toEqual({
    families: [],
    positions: [gone?.name],
    statuses: [statuses[0]?.name],
  });
  const both = await Promise.all([jobs.restoreLibrary({}), jobs.restoreLibrary({})]);
  expect(both.toSorted((a, b) => b.positions - a.positions)).toEqual([
    { families: 0, positions: 1, statuses: 1 },
    { families: 0, positions: 0, statuses: 0 },
  ]);
  expect(await jobs.missing({})).toEqual({ families: [], positions: [], statuses: [] });
  const now = await jobs.listPositions({ limit: 100 });
  expect(now.total).toBe(12);
  expect(now.items.map(({ name }) => name.fr)).toContain("À notre façon");
  expect(now.items.every(({ id, skillCount }) => skillCount > 0 || id === kept.id)).toBe(true);
});

function fail(reason: string): never {
  throw new Error(reason);
}
