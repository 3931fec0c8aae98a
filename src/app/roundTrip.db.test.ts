import { beforeAll, expect, test } from "vitest";
import { questions } from "#skills/tables.ts";
import { runChecked, runStarted, sender } from "./testing/imports.ts";
import { makeWorld, type Person, type World } from "./testing/world.ts";

let world: World;
let send: ReturnType<typeof sender>;
beforeAll(async () => {
  world = await makeWorld({ pool: 6 });
  send = sender(world);
});

const formats = ["csv", "xlsx"] as const;
const languages = ["fr", "en"] as const;

/** What a file that Rondo has written comes back as. */
async function countsOf(owner: Person, name: "people" | "questions", file: File) {
  const api = { people: owner.api.peopleImports, questions: owner.api.questionImports }[name];
  const { body } = await send(owner, name, Buffer.from(await file.arrayBuffer()));
  const { mapping } = await api.read({ id: body.id });
  await api.check({ id: body.id, mapping, options: {} });
  await runChecked(world, owner, body.id);
  const { counts, rowCount, rows } = await api.read({ id: body.id, show: "error", limit: 50 });
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
      expect(await countsOf(owner, "people", file)).toMatchObject({ same: total, rowCount: total });
    }
});

test("a stated word takes away what a file may take, and a person stands below nobody any more", async () => {
  const owner = await world.company();
  const chief = await world.person(owner);
  const facts = {
    directManagerId: chief.profileId,
    mobile: "418 555-0134",
    jobTitle: "Soudeuse",
    dateEmbauche: "2020-01-02",
  };
  const ana = await world.person(owner, { ...facts, lastName: "Roy" });
  const rows = [
    "Courriel;Prénom;Nom;Téléphone;Poste;Courriel du gestionnaire;Date d’embauche",
    `${ana.email};${ana.firstName};(vide);(Vide);(empty);(vide);(vide)`,
  ];
  const { body } = await send(owner, "people", rows.join("\r\n"));
  const { mapping } = await owner.api.peopleImports.read({ id: body.id });
  await owner.api.peopleImports.check({ id: body.id, mapping, options: {} });
  await runChecked(world, owner, body.id);
  await owner.api.peopleImports.start({ id: body.id, onlyValid: false });
  await runStarted(world, owner, body.id);
  expect(await owner.api.people.read({ id: ana.profileId })).toMatchObject({
    lastName: "",
    mobile: null,
    jobTitle: null,
    directManager: null,
    dateEmbauche: null,
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
      expect(await countsOf(owner, "questions", file)).toMatchObject({
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
  const exported = (owner: Person, skill: string) =>
    owner.api.skills.exportQuestions({ format: "csv", language: "fr", skill });
  const file = await exported(from, skillId);

  const { body } = await send(to, "questions", Buffer.from(await file.arrayBuffer()));
  const { id } = body;
  const { mapping } = await to.api.questionImports.read({ id });
  const family = (await to.api.skills.families({})).items[0]?.id ?? "";
  await to.api.questionImports.check({ id, mapping, options: { create: ["Soudure"], family } });
  await runChecked(world, to, id);
  await to.api.questionImports.start({ id, onlyValid: false });
  await runStarted(world, to, id);
  const there = (await to.api.skills.list({ search: "Soudure" })).items[0]?.id ?? "";
  expect(await (await exported(to, there)).text()).toBe(await file.text());
});
