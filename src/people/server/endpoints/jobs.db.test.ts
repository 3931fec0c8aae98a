import { beforeAll, expect, test } from "vitest";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";

let world: World;
let admin: Person;
let accountant: { id: string };
beforeAll(async () => {
  world = await makeWorld();
  admin = await world.company();
  const { id } = await positionNamed("Comptable");
  accountant = { id };
});

const positionNamed = async (fr: string) => {
  const { items } = await admin.api.jobs.listPositions({ limit: 100 });
  return items.find(({ name }) => name.fr === fr) ?? { id: "" };
};
const statuses = async () => (await admin.api.jobs.listStatuses({})).items;

test("somebody with a position has its name as title, in both languages, and follows its renaming", async () => {
  const { id } = await admin.api.people.invite({
    email: "nadia@client.example",
    firstName: "Nadia",
    jobPositionId: accountant.id,
  });
  expect(await admin.api.people.read({ id })).toMatchObject({
    jobTitle: "Comptable",
    jobPosition: { id: accountant.id, name: { fr: "Comptable", en: "Accountant" } },
  });
  const { version, family, description } = await admin.api.jobs.readPosition(accountant);
  const name = { fr: "Comptabilité", en: "Accounting" };
  const change = { id: accountant.id, version, familyId: family.id, description, name, skills: [] };
  await admin.api.jobs.updatePosition(change);
  expect(await admin.api.people.read({ id })).toMatchObject({
    jobTitle: "Comptabilité",
    jobPosition: { name },
  });
});

test("the list is narrowed to the people of a position, and so is its file", async () => {
  const { id: jobPositionId } = await positionNamed("Gestionnaire de projet");
  await admin.api.people.invite({ email: "paul@client.example", firstName: "Paul", jobPositionId });
  await admin.api.people.invite({ email: "rose@client.example", firstName: "Rose" });
  const found = await admin.api.people.list({ jobPositionId });
  expect(found.items.map(({ firstName }) => firstName)).toEqual(["Paul"]);
  const file = await (await admin.api.people.export({ format: "csv", jobPositionId })).text();
  expect(file).toContain("Paul");
  expect(file).not.toContain("Rose");
});

test("a title of one's own leaves the position, and no title leaves both", async () => {
  const { profileId: id } = await world.person(admin);
  const saved = async (change: object) => {
    const { jobTitle, jobPosition } = await admin.api.people.update({ id, ...change });
    return [jobTitle, jobPosition?.id ?? null];
  };
  const { id: jobPositionId } = await positionNamed("Analyste de données");
  expect(await saved({ jobPositionId })).toEqual(["Analyste de données", jobPositionId]);
  expect(await saved({ jobPositionId: null, jobTitle: "Cartographe" })).toEqual(["Cartographe", null]);
  expect(await saved({ jobPositionId, jobTitle: null })).toEqual(["Analyste de données", jobPositionId]);
  expect(await saved({ jobPositionId: null })).toEqual([null, null]);
});

test("a status is kept with the person, and archived instead of deleted", async () => {
  const { profileId: id } = await world.person(admin);
  const [first] = await statuses();
  const jobStatusId = first?.id ?? "";
  expect(await admin.api.people.update({ id, jobStatusId })).toMatchObject({
    jobStatus: { id: jobStatusId },
  });
  const { version } = await admin.api.jobs.listStatuses({});
  const { archived } = await admin.api.jobs.replaceStatuses({ version, items: [] });
  expect(archived).toBe(1);
  expect(await admin.api.people.read({ id })).toMatchObject({ jobStatus: { id: jobStatusId } });
  const { profileId: other } = await world.person(admin);
  expect(await readErrorCode(admin.api.people.update({ id: other, jobStatusId }))).toBe("invalid_data");
});

test("a position that somebody holds is archived: they keep it, nobody else is given it", async () => {
  const { profileId: id } = await world.person(admin);
  const { id: jobPositionId } = await positionNamed("Chef d’équipe");
  await admin.api.people.update({ id, jobPositionId });
  expect(await admin.api.jobs.removePosition({ id: jobPositionId })).toEqual({ removed: "archived" });
  expect(await admin.api.people.read({ id })).toMatchObject({ jobPosition: { id: jobPositionId } });
  const { profileId: other } = await world.person(admin);
  expect(await readErrorCode(admin.api.people.update({ id: other, jobPositionId }))).toBe("invalid_data");
  await admin.api.jobs.bringBackPosition({ id: jobPositionId });
  expect(await readErrorCode(admin.api.people.update({ id: other, jobPositionId }))).toBe("ok");
});

test("a position of another company is nobody's", async () => {
  const other = await world.company();
  const { items } = await other.api.jobs.listPositions({});
  const { profileId: id } = await world.person(admin);
  const jobPositionId = items[0]?.id ?? "";
  expect(await readErrorCode(admin.api.people.update({ id, jobPositionId }))).toBe("invalid_data");
});

test("a position that is renamed while somebody is given it: both are done, and the title is the new one", async () => {
  const { profileId: id } = await world.person(admin);
  for (let round = 0; round < 5; round += 1) {
    const { id: jobPositionId } = await positionNamed(
      round === 0 ? "Gestionnaire de projet" : `Projets ${round - 1}`,
    );
    const { version, family } = await admin.api.jobs.readPosition({ id: jobPositionId });
    const name = { fr: `Projets ${round}`, en: null };
    await Promise.all([
      admin.api.jobs.updatePosition({
        id: jobPositionId,
        version,
        familyId: family.id,
        description: null,
        name,
        skills: [],
      }),
      admin.api.people.update({ id, jobPositionId }),
    ]);
    expect(await admin.api.people.read({ id })).toMatchObject({ jobTitle: name.fr });
  }
});
