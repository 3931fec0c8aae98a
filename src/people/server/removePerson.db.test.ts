import { and, eq, getTableColumns } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { storedFiles } from "#platform/server/tables.ts";
import { profiles } from "../tables.ts";
import { someFields } from "../testing/someFields.ts";

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
});

const readRow = async ({ companyId, profileId }: Person) => {
  const [row] = await world.inside(owner, (tx) =>
    tx
      .select()
      .from(profiles)
      .where(and(eq(profiles.companyId, companyId), eq(profiles.id, profileId))),
  );
  return row as Record<string, unknown>;
};

/** The columns of a person that a deletion leaves: what is not here goes. */
const staying = ["companyId", "id", "language", "createdAt", "version"];

/** A person with a value in every column, and a position of their own. */
async function knownPerson(name: string) {
  const { items: families } = await owner.api.jobs.listFamilies({});
  const { items: statuses } = await owner.api.jobs.listStatuses({});
  const position = await owner.api.jobs.createPosition({
    name: { fr: name, en: null },
    description: null,
    familyId: families[0]?.id ?? "",
    skills: [],
  });
  const avatar = world.services.newId();
  const { companyId } = owner;
  await world.inside(owner, (tx) =>
    tx.insert(storedFiles).values({
      companyId,
      id: avatar,
      kind: "avatar",
      type: "image/webp",
      bytes: 1,
      createdAt: world.clock.now,
    }),
  );
  const absent = await world.person(owner, { isActive: false });
  const person = await world.person(owner, {
    firstName: "Marguerite",
    lastName: "Deschênes",
    ...someFields,
    avatar,
    role: "team_manager",
    isAdmin: true,
    jobTitle: name,
    jobPositionId: position.id,
    jobStatusId: statuses[0]?.id ?? null,
    joinedUnseen: true,
    invitationEndsAt: world.clock.now,
    directManagerId: absent.profileId,
  });
  return { person, position };
}

test("of a deleted person every column is emptied, but for those that are known to stay", async () => {
  const { person } = await knownPerson("Soudeuse de précision");
  const before = await readRow(person);
  const columns = Object.keys(getTableColumns(profiles));
  const unsaid = columns.filter((column) => before[column] === null);
  expect(unsaid, "a column that this test does not fill").toEqual(["removedAt"]);
  await owner.api.people.remove({ id: person.profileId });
  const after = await readRow(person);
  const unchanged = columns.filter((column) => String(after[column]) === String(before[column]));
  expect(unchanged).toEqual(columns.filter((column) => staying.includes(column)));
});

test("a position that only a deleted person held is renamed without them, and deleted", async () => {
  const { person, position } = await knownPerson("Monteuse");
  await owner.api.people.remove({ id: person.profileId });
  const { id, version, description, family } = position;
  const name = { fr: "Assembleuse", en: null };
  await owner.api.jobs.updatePosition({ id, version, name, description, familyId: family.id, skills: [] });
  expect(await readRow(person)).toMatchObject({ jobTitle: null });
  expect(await owner.api.jobs.removePosition({ id })).toEqual({ removed: "deleted" });
});
