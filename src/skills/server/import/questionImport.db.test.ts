import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { encoded } from "#imports/testing/encoded.ts";
import { workbook } from "#imports/testing/workbook.ts";
import { makeImporter, runImportCheck, runStartedImport, makeSender } from "#app/testing/imports.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";
import { noteFigure, rounds } from "#platform/testing/proof.ts";

let world: World;
let send: ReturnType<typeof makeSender>;
let checked: ReturnType<typeof makeImporter>["checked"];
let imported: ReturnType<typeof makeImporter>["imported"];
beforeAll(async () => {
  world = await makeWorld({ pool: 6 });
  send = makeSender(world);
  ({ checked, imported } = makeImporter(world, "questionImports"));
});

const headers = "name_fr;name_en;question_type;category_name_fr;category_name_en";
const csv = (...rows: string[]) => [headers, ...rows].join("\r\n");

/** An administrator of a company, with the pillar and the skill on which files of these tests rest. */
async function administrator() {
  const owner = await world.company();
  const { id: familyId } = await owner.api.skills.createFamily({ nameFr: "Atelier" });
  const skill = await owner.api.skills.create({ familyId, nameFr: "Soudure", nameEn: "Welding" });
  const listed = async () => (await owner.api.skills.questions({ skill: skill.id })).items;
  return { owner, familyId, skill, listed };
}
const listCodes = (rows: Awaited<ReturnType<Person["api"]["questionImports"]["read"]>>["rows"]) =>
  rows.map(({ problems }) => Object.entries(problems ?? {}).map(([field, { code }]) => `${field} ${code}`));
const inSoudure = (...questions: string[]) => csv(...questions.map((one) => `${one};;star_rating;Soudure;`));

describe("a file of questions", () => {
  test("adds each at the end of its skill with all that it says, from Windows-1252 with semicolons", async () => {
    const { owner, skill, listed } = await administrator();
    await owner.api.skills.createQuestion({ skillId: skill.id, textFr: "Était là.", type: "text" });
    await owner.api.skills.createModel({ nameFr: "Départ" });
    const file = encoded(
      [
        `${headers};options;is_required;name_self_fr;model;slug`,
        "Prépare l’arc.;Prepares the arc.;échelle;soudure;Welding;;;Je prépare l’arc.;départ;arc",
        "À quelle fréquence?;;choix multiple;SOUDURE;;Souvent / Often | Rarement / Rarely;non;;;",
      ].join("\r\n"),
      "windows-1252",
    );
    const done = await imported(owner, file);
    expect(done).toMatchObject({ status: "done", encoding: "windows-1252", separator: ";" });
    expect(done.result).toMatchObject({ added: 2, duplicate: 0, rejected: 0, more: { skills: 0 } });
    const [before, arc, often] = await listed();
    expect(before?.text.fr).toBe("Était là.");
    expect(arc).toMatchObject({
      text: { fr: "Prépare l’arc.", en: "Prepares the arc." },
      slug: "arc",
      isRequired: true,
      model: { name: { fr: "Départ" } },
    });
    expect(await owner.api.skills.readQuestion({ id: arc?.id ?? "" })).toMatchObject({
      selfText: { fr: "Je prépare l’arc.", en: null },
    });
    expect(often).toMatchObject({ slug: "a_quelle_frequence", isRequired: false, text: { en: null } });
    expect(await owner.api.skills.readQuestion({ id: often?.id ?? "" })).toMatchObject({
      options: [
        { value: "souvent", fr: "Souvent", en: "Often" },
        { value: "rarement", fr: "Rarement", en: "Rarely" },
      ],
    });
    expect((await owner.api.skills.questions({ search: "arc" })).items).toHaveLength(1);
  });

  test("is a workbook as well", async () => {
    const { owner, listed } = await administrator();
    const sheet = await workbook([headers.split(";"), ["Soude à plat.", "", "text", "Soudure", ""]]);
    expect((await imported(owner, sheet)).result).toMatchObject({ added: 1 });
    expect((await listed()).map(({ text }) => text.fr)).toEqual(["Soude à plat."]);
  });

  test("names the columns that are missing, in their order", async () => {
    const { owner } = await administrator();
    const { body } = await send(owner, "questions", "name_fr;category_name_fr;category_name_en\r\nA;B;C\r\n");
    const { missing } = await owner.api.questionImports.read({ id: body.id });
    expect(missing).toEqual(["name_en", "question_type"]);
  });

  test("a second time adds nothing, nor does a part of it beside other rows a second time", async () => {
    const { owner, listed } = await administrator();
    await imported(owner, inSoudure("Un.", "Deux."));
    expect((await checked(owner, inSoudure("Un.", "Deux."))).counts).toMatchObject({ add: 0, duplicate: 2 });
    expect(await readErrorCode(imported(owner, inSoudure("Un.", "Deux.")))).toBe("no_rows");
    expect((await imported(owner, inSoudure("DEUX.", "Trois."))).result).toMatchObject({
      added: 1,
      duplicate: 1,
    });
    expect((await listed()).map(({ text }) => text.fr)).toEqual(["Un.", "Deux.", "Trois."]);
  });

  test("gives a slug of its own to a text that another skill has too", async () => {
    const { owner, familyId, listed } = await administrator();
    const other = await owner.api.skills.create({ familyId, nameFr: "Pliage" });
    await owner.api.skills.createQuestion({ skillId: other.id, textFr: "Range.", type: "text" });
    await imported(owner, inSoudure("Range."));
    expect((await listed()).map(({ slug }) => slug)).toEqual([expect.stringMatching(/^range_[0-9a-f]{12}$/)]);
  });

  test("creates the skills that are ticked, in the pillar that is chosen, with their English names", async () => {
    const { owner, familyId } = await administrator();
    const file = csv("A.;;text;Audace;", "B.;;text;audace;Boldness", "C.;;text;Patience;");
    const first = await checked(owner, file);
    expect(first).toMatchObject({
      counts: { error: 3 },
      unknownNames: [
        { name: "Audace", count: 2 },
        { name: "Patience", count: 1 },
      ],
    });
    expect((await checked(owner, file, { create: ["Audace"] })).counts).toMatchObject({ error: 3 });
    const done = await imported(owner, file, { create: ["Audace", "Patience"], family: familyId });
    expect(done.result).toMatchObject({ added: 3, more: { skills: 2 } });
    const { items } = await owner.api.skills.list({ family: familyId });
    expect(items.map(({ name, questionCount }) => [name.fr, name.en, questionCount])).toEqual([
      ["Soudure", "Welding", 0],
      ["Audace", "Boldness", 2],
      ["Patience", null, 1],
    ]);
  });
});

describe("mistakes", () => {
  test("are said at their cells, and nothing is written before they are corrected or left out by choice", async () => {
    const { owner, listed } = await administrator();
    const { id, counts, rows } = await checked(
      owner,
      csv(";;text;Soudure;", "Deux.;;quizz;Soudure;", "Trois.;;text;Absente;", "Quatre.;;text;Soudure;"),
    );
    expect(counts).toMatchObject({ add: 1, error: 3 });
    expect(listCodes(rows)).toEqual([
      ["name_fr required"],
      ["question_type type_unknown"],
      ["category_name_fr category_unknown"],
      [],
    ]);
    expect(await readErrorCode(owner.api.questionImports.start({ id, onlyValid: false }))).toBe(
      "invalid_rows",
    );
    const file = await (await owner.api.questionImports.rejected({ id })).text();
    expect(file.split("\r\n").slice(0, 3)).toEqual([
      `${headers};erreur`,
      ';;text;Soudure;;"name_fr\u00A0: La question manque, en français."',
      'Deux.;;quizz;Soudure;;"question_type\u00A0: Ce type n’existe pas. Écrivez échelle, choix multiple, texte ou vrai ou faux."',
    ]);
    await owner.api.questionImports.correct({ id, number: 2, field: "name_fr", value: "Un." });
    await runImportCheck(world, owner, id);
    await owner.api.questionImports.start({ id, onlyValid: true });
    await runStartedImport(world, owner, id);
    expect((await owner.api.questionImports.read({ id })).result).toMatchObject({ added: 2, rejected: 2 });
    expect((await listed()).map(({ text }) => text.fr)).toEqual(["Un.", "Quatre."]);
  });

  test("a skill archived between the check and the work leaves nothing half done", async () => {
    const { owner, skill, listed } = await administrator();
    const { id } = await checked(owner, inSoudure("Un."));
    await owner.api.questionImports.start({ id, onlyValid: false });
    await owner.api.skills.update({ id: skill.id, version: skill.version, isArchived: true });
    await runStartedImport(world, owner, id);
    expect(await owner.api.questionImports.read({ id })).toMatchObject({
      status: "checked",
      failure: "invalid_rows",
    });
    expect(await listed()).toEqual([]);
  });
});

describe("at the same time", () => {
  test("two imports of the same file add each question once", async () => {
    const { owner, listed } = await administrator();
    const second = await world.person(owner, { role: "admin", isAdmin: true });
    const questions = Array.from({ length: 40 }, (_, at) => `Question ${at}.`);
    const one = await checked(owner, inSoudure(...questions));
    const two = await checked(second, inSoudure(...questions.toReversed()));
    await owner.api.questionImports.start({ id: one.id, onlyValid: false });
    await second.api.questionImports.start({ id: two.id, onlyValid: false });
    await Promise.all([runStartedImport(world, owner, one.id), runStartedImport(world, second, two.id)]);
    const results = [
      (await owner.api.questionImports.read({ id: one.id })).result,
      (await second.api.questionImports.read({ id: two.id })).result,
    ];
    expect(new Set(results.map((result) => result?.added))).toEqual(new Set([0, 40]));
    expect(new Set((await listed()).map(({ text }) => text.fr)).size).toBe(40);
  });

  test("whoever administers no more by the time it is done has imported nothing", async () => {
    const { owner, listed } = await administrator();
    const second = await world.person(owner, { role: "admin", isAdmin: true });
    const { id } = await checked(second, inSoudure("Un."));
    await second.api.questionImports.start({ id, onlyValid: false });
    await owner.api.people.setAdmin({ id: second.profileId, isAdmin: false });
    await runStartedImport(world, second, id);
    expect(await listed()).toEqual([]);
  });
});

describe("an import that is undone", () => {
  test("leaves what was there, and what has been edited, archived or asked since, and says so", async () => {
    const { owner, familyId, skill, listed } = await administrator();
    await owner.api.skills.createQuestion({ skillId: skill.id, textFr: "Était là.", type: "text" });
    const names = ["Intacte.", "Modifiée.", "Archivée.", "Posée.", "Déplacée."];
    const { id } = await imported(owner, `${inSoudure(...names)}\r\nSeule.;;text;Audace;`, {
      create: ["Audace"],
      family: familyId,
    });
    const questionByName = new Map((await listed()).map((one) => [one.text.fr, one]));
    const getId = (name: string) => questionByName.get(name)?.id ?? "";
    await owner.api.skills.updateQuestion({ id: getId("Modifiée."), version: 1, textEn: "Changed." });
    await owner.api.skills.updateQuestion({ id: getId("Archivée."), version: 1, isArchived: true });
    await owner.api.skills.moveQuestion({ id: getId("Déplacée."), after: null });
    const { id: evaluationId } = await owner.api.evaluations.create({
      name: "Bilan",
      evaluationType: "peer",
    });
    await world.inside(owner, (tx) =>
      tx.execute(sql`
        insert into evaluation_questions (company_id, id, evaluation_id, display_order, skill_id, original_question_id, text_fr, type)
        values (${owner.companyId}, gen_random_uuid(), ${evaluationId}, 0, ${skill.id}, ${getId("Posée.")}, 'Posée.', 'text')`),
    );

    expect(await owner.api.skills.undoImport({ id })).toEqual({ removed: 3, removedSkills: 1, kept: 3 });
    expect(new Set((await listed()).map(({ text }) => text.fr))).toEqual(
      new Set(["Était là.", "Modifiée.", "Archivée.", "Posée."]),
    );
    expect((await owner.api.skills.list({ family: familyId })).items.map(({ name }) => name.fr)).toEqual([
      "Soudure",
    ]);
    const { items } = await owner.api.skills.recentImports({});
    expect(items).toMatchObject([{ id, fileName: "questions.csv", added: 6, kept: 3 }]);
    expect(await readErrorCode(owner.api.skills.undoImport({ id }))).toBe("status_conflict");
    const { rows } = await world.inside(owner, (tx) =>
      tx.execute(
        sql`select action from audit_log where action in ('skills.importQuestions', 'skills.undoImport') order by at, action`,
      ),
    );
    expect(rows.map(({ action }) => action)).toEqual(["skills.importQuestions", "skills.undoImport"]);
    // What it had added comes back with the same file, beside what has stayed.
    expect((await imported(owner, inSoudure(...names))).result).toMatchObject({ added: 2, duplicate: 3 });
  });

  test("leaves a skill that a position has meanwhile, and takes its neighbour", async () => {
    const { owner, familyId } = await administrator();
    const { id } = await imported(owner, csv("A.;;text;Audace;", "B.;;text;Patience;", "C.;;text;Rigueur;"), {
      create: ["Audace", "Patience", "Rigueur"],
      family: familyId,
    });
    const { items } = await owner.api.skills.list({ family: familyId, search: "patience" });
    const jobs = await owner.api.jobs.createFamily({
      name: { fr: "Métiers du feu", en: null },
      description: null,
    });
    await owner.api.jobs.createPosition({
      name: { fr: "Soudeuse", en: null },
      description: null,
      familyId: jobs.id,
      skills: [{ id: items[0]?.id ?? "", expectedLevel: null }],
    });
    expect(await owner.api.skills.undoImport({ id })).toEqual({ removed: 3, removedSkills: 2, kept: 0 });
    expect((await owner.api.skills.list({ family: familyId })).items.map(({ name }) => name.fr)).toEqual([
      "Soudure",
      "Patience",
    ]);
  });

  test("is not, after a day, nor from another company", async () => {
    const { owner } = await administrator();
    const { id } = await imported(owner, inSoudure("Un."));
    const stranger = await world.company();
    expect(await readErrorCode(stranger.api.skills.undoImport({ id }))).toBe("not_found");
    expect((await stranger.api.skills.recentImports({})).items).toEqual([]);
    world.clock.advance(24 * 3_600_000);
    const later = await world.person(owner, { role: "admin", isAdmin: true });
    expect((await later.api.skills.recentImports({})).items).toEqual([]);
    expect(await readErrorCode(later.api.skills.undoImport({ id }))).toBe("status_conflict");
  });
});

test("thousands of questions, as quick as they come", { timeout: 180_000 }, async () => {
  const { owner, familyId } = await administrator();
  const count = rounds({ short: 1_200, long: 50_000 });
  const rows = Array.from(
    { length: count },
    (_, at) =>
      `Prépare le chantier numéro ${at} avec l’équipe du matin.;Prepares site number ${at} with the morning crew.;star_rating;Chantier ${at % 300};Site ${at % 300}`,
  );
  const create = Array.from({ length: 300 }, (_, at) => `Chantier ${at}`);
  const began = performance.now();
  const done = await imported(owner, csv(...rows), { create, family: familyId });
  const seconds = (performance.now() - began) / 1000;
  noteFigure({
    name: `${count} questions from a file: sent, checked, imported, in seconds`,
    measured: seconds.toFixed(1),
    asked: "50,000 rows",
  });
  expect(done.result).toMatchObject({ added: count, more: { skills: 300 } });
  const again = performance.now();
  expect(await owner.api.skills.undoImport({ id: done.id })).toEqual({
    removed: count,
    removedSkills: 300,
    kept: 0,
  });
  noteFigure({
    name: `${count} questions from a file: undone, in seconds`,
    measured: ((performance.now() - again) / 1000).toFixed(1),
    asked: "",
  });
});

test("thousands of questions into a skill that has thousands", { timeout: 180_000 }, async () => {
  const { owner } = await administrator();
  const count = rounds({ short: 600, long: 20_000 });
  const texts = Array.from(
    { length: count },
    (_, at) => `Prépare le chantier numéro ${at} avec l’équipe du matin.`,
  );
  await imported(owner, inSoudure(...texts));
  await world.database.owner.query("analyze questions");
  const began = performance.now();
  const { id, counts } = await checked(owner, inSoudure(...texts, "Une autre."));
  noteFigure({
    name: `${count} questions from a file into a skill that has them: sent, checked, in seconds`,
    measured: ((performance.now() - began) / 1000).toFixed(1),
    asked: "",
  });
  expect(counts).toMatchObject({ add: 1, duplicate: count });
  const correcting = performance.now();
  await owner.api.questionImports.correct({ id, number: 2, field: "name_fr", value: "Encore une autre." });
  await runImportCheck(world, owner, id);
  noteFigure({
    name: `${count} questions from a file into a skill that has them: one cell corrected, in seconds`,
    measured: ((performance.now() - correcting) / 1000).toFixed(1),
    asked: "",
  });
});
