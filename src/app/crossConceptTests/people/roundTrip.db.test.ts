import { beforeAll, expect, test } from "vitest";
import { questions } from "#skills/tables.ts";
import type { ImportCalls } from "../../testing/importedFiles.ts";
import { makeImporter } from "../../testing/imports.ts";
import { makeWorld, type Person, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await makeWorld({ pool: 6 });
});

const formats = ["csv", "xlsx"] as const;
const languages = ["fr", "en"] as const;

/** What a file that Rondo has written comes back as. */
async function countImported(owner: Person, calls: ImportCalls, file: File) {
  const { checked } = makeImporter(world, calls);
  const { id, counts, rowCount } = await checked(owner, Buffer.from(await file.arrayBuffer()));
  const { rows } = await owner.api[calls].read({ id, show: "error", limit: 50 });
  expect(rows).toEqual([]);
  return { ...counts, rowCount };
}

test("people come back unchanged: their managers, teams, jobs and roles", async () => {
  const owner = await world.company();
  const family = await owner.api.jobs.createFamily({ name: { fr: "Feu", en: null }, description: null });
  const position = await owner.api.jobs.createPosition({
    name: { fr: "Soudeuse", en: "Welder" },
    description: null,
    familyId: family.id,
    skills: [],
  });
  const chief = await world.person(owner, {
    firstName: "=1+1",
    lastName: "-Tremblay",
    role: "admin",
    isAdmin: true,
  });
  const weld = await world.person(owner, {
    firstName: "@accueil",
    lastName: "Roy; Côté",
    directManagerId: chief.profileId,
  });
  await owner.api.people.update({ id: weld.profileId, jobPositionId: position.id, version: 1 });
  const twin = await world.person(owner, {
    firstName: "=1+1",
    lastName: "-Tremblay",
    directManagerId: weld.profileId,
    jobTitle: "Soudeuse",
  });
  for (const name of ["Quai; soir", 'Le "grand" quai'])
    await owner.api.teams.addMembers({
      id: (await owner.api.teams.create({ name })).id,
      profileIds: [twin.profileId],
    });
  const { total } = await owner.api.people.list({});
  for (const format of formats)
    for (const language of languages) {
      const file = await owner.api.people.export({ format, language });
      expect(await countImported(owner, "peopleImports", file)).toMatchObject({
        same: total,
        rowCount: total,
      });
    }
});

test("teams come back unchanged: those above them, their managers, names that an accent tells apart", async () => {
  const owner = await world.company();
  const chief = await world.person(owner, { firstName: "=1+1", role: "team_manager" });
  const { id: parentId } = await owner.api.teams.create({ name: "-Direction; « quai »" });
  const manager = { managerId: chief.profileId, parentId };
  await owner.api.teams.create({ name: "Équipe", description: '=Le "grand" quai', ...manager });
  await owner.api.teams.create({ name: "EQUIPE" });
  await owner.api.teams.create({ name: "@accueil", ...manager });
  await owner.api.people.setRole({ id: chief.profileId, role: "user" });
  for (const format of formats)
    for (const language of languages) {
      const file = await owner.api.teams.export({ format, language });
      expect(await countImported(owner, "teamImports", file)).toMatchObject({ same: 4, rowCount: 4 });
    }
});

test("positions come back unchanged: the default library, and what a company adds to it", async () => {
  const owner = await world.company();
  const { items: skills } = await owner.api.skills.catalogue({});
  const family = await owner.api.jobs.createFamily({
    name: { fr: "-Feu; forge", en: null },
    description: null,
  });
  await owner.api.jobs.createPosition({
    name: { fr: "=Soudeuse", en: "@Welder" },
    description: { fr: 'Soude.\nPlie; "perce".', en: null },
    familyId: family.id,
    skills: skills.slice(0, 3).map(({ id }, at) => ({ id, expectedLevel: at || null })),
  });
  const { total } = await owner.api.jobs.listPositions({});
  for (const format of formats)
    for (const language of languages) {
      const file = await owner.api.jobs.exportPositions({ format, language });
      expect(await countImported(owner, "positionImports", file)).toMatchObject({
        same: total,
        rowCount: total,
      });
    }
});

test("a stated word takes away what a file may take, and a person stands below nobody any more", async () => {
  const owner = await world.company();
  const chief = await world.person(owner);
  const facts = {
    directManagerId: chief.profileId,
    mobile: "418 555-0134",
    jobTitle: "Soudeuse",
    hiredOn: "2020-01-02",
  };
  const ana = await world.person(owner, { ...facts, lastName: "Roy" });
  const rows = [
    "Courriel;Prénom;Nom;Téléphone;Poste;Courriel du gestionnaire;Date d’embauche",
    `${ana.email};${ana.firstName};(vide);(Vide);(empty);(vide);(vide)`,
  ];
  await makeImporter(world, "peopleImports").imported(owner, rows.join("\r\n"));
  expect(await owner.api.people.read({ id: ana.profileId })).toMatchObject({
    lastName: "",
    mobile: null,
    jobTitle: null,
    directManager: null,
    hiredOn: null,
  });
});

test("questions come back unchanged, whatever they need and wherever they stand", async () => {
  const owner = await world.company();
  const { id: familyId } = await owner.api.skills.createFamily({ nameFr: "Atelier" });
  const skill = await owner.api.skills.create({ familyId, nameFr: "Soudure", nameEn: "Welding" });
  const twin = await owner.api.skills.create({ familyId, nameFr: "=Soudure" });
  const closed = await owner.api.skills.create({ familyId, nameFr: "Ancienne" });
  const write = (skillId: string, textFr: string, more = {}) =>
    owner.api.skills.createQuestion({ skillId, textFr, type: "star_rating", ...more });
  await write(skill.id, "- Range le quai", { textEn: "- Tidies the dock" });
  await write(skill.id, "Range le quai, -- et vite");
  await write(twin.id, "Range le quai, -- et vite");
  await write(twin.id, '"@quai" : salue; "fort"');
  await write(skill.id, "Choisit.", {
    type: "multiple_choice",
    options: [{ value: "oui", fr: "Oui", en: null }],
  });
  await write(closed.id, "Dort.");
  await owner.api.skills.update({ id: closed.id, version: 1, isArchived: true });
  const { length } = await world.inside(owner, (tx) => tx.select({ id: questions.id }).from(questions));
  for (const format of formats)
    for (const language of languages) {
      const file = await owner.api.skills.exportQuestions({ format, language });
      expect(await countImported(owner, "questionImports", file)).toMatchObject({
        duplicate: length,
        add: 0,
        rowCount: length,
      });
    }
});

test("questions arrive in another company as they are: choices, texts for oneself, what one may leave out", async () => {
  const [from, to] = [await world.company(), await world.company()];
  const { id: familyId } = await from.api.skills.createFamily({ nameFr: "Atelier" });
  const { id: skillId } = await from.api.skills.create({ familyId, nameFr: "Soudure", nameEn: "Welding" });
  const write = (textFr: string, more = {}) =>
    from.api.skills.createQuestion({ skillId, textFr, type: "star_rating", ...more });
  await write("Range le quai.", { nameSelfFr: "Je range le quai.", nameSelfEn: "I tidy the dock." });
  await write("Combien?", {
    type: "multiple_choice",
    isRequired: false,
    options: [
      { value: "1", fr: "Un | deux", en: "One / two" },
      { value: "-", fr: "Aucun", en: null },
    ],
  });
  const exportQuestions = (owner: Person, skill: string) =>
    owner.api.skills.exportQuestions({ format: "csv", language: "fr", skill });
  const file = await exportQuestions(from, skillId);

  const family = (await to.api.skills.families({})).items[0]?.id ?? "";
  await makeImporter(world, "questionImports").imported(to, Buffer.from(await file.arrayBuffer()), {
    create: ["Soudure"],
    family,
  });
  const there = (await to.api.skills.list({ search: "Soudure" })).items[0]?.id ?? "";
  expect(await (await exportQuestions(to, there)).text()).toBe(await file.text());
});
