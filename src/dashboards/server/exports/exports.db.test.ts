import { beforeAll, expect, test } from "vitest";
import { prepareNights, type Company, type Nights } from "#app/testing/companyNights.ts";
import { runExport } from "#app/testing/exports.ts";
import { unzip } from "#platform/testing/unzip.ts";
import { makeWorld, readErrorCode, type Person, type World } from "#app/testing/world.ts";
import { fr } from "./texts.fr.ts";

let world: World;
let nights: Nights;
let owner: Person;
let manager: Person;
let team: string;
let company: Company;
let first: Person[];
beforeAll(async () => {
  world = await makeWorld();
  nights = prepareNights(world);
  company = await nights.createCompany();
  ({ owner } = company);
  manager = await world.person(owner, { role: "team_manager" });
  first = await nights.createPeople(company, 5);
  const second = await nights.createPeople(company, 6);
  team = await nights.createTeam(company, "Atelier", first, manager);
  await nights.createTeam(company, "Bureau", second);
  await nights.createTeam(company, "Caisse", await nights.createPeople(company, 1));
  await nights.evaluate(company, first, 3);
  await nights.evaluate(company, second, 4);
  await nights.night(company);
});

const november = { kind: "month", day: "2026-11-01" } as const;
const asked = { format: "csv", language: "fr" } as const;

async function prepare(
  person: Person,
  kind: string,
  parameters: Record<string, string>,
  format: "csv" | "xlsx" = "csv",
) {
  const { id } = await person.api.exports.start({ ...asked, format, kind, parameters });
  await runExport(world, person, id);
  return id;
}
const readFile = async (person: Person, id: string) => {
  const file = await person.api.exports.download({ id });
  return { name: file.name, lines: (await file.text()).trim().split("\r\n").slice(1) };
};

test("a file of figures holds what the pages of its reader print, masked parts too", async () => {
  const figures = { ...november, by: "team" } as const;
  expect(await readFile(owner, await prepare(owner, "companyFigures", figures))).toEqual({
    name: "Chiffres par équipe, novembre 2026.csv",
    lines: [
      'Toute l’entreprise;Compétence;novembre 2026;1 à 5;"3,5";;;11;2026-12-02;',
      'Atelier;Compétence;novembre 2026;1 à 5;"3,0";;;5;2026-12-02;',
      'Bureau;Compétence;novembre 2026;1 à 5;"4,0";;;6;2026-12-02;',
      `Caisse;Toutes les mesures;novembre 2026;;;;;;;"${fr.maskedReason}"`,
    ],
  });
  const own = await readFile(manager, await prepare(manager, "companyFigures", figures));
  expect(own.lines, "a manager of teams has theirs alone").toEqual([
    expect.stringMatching(/^Atelier;/) as string,
  ]);
});

test("a workbook has a row for each part of the company and a column for each measure, then every figure", async () => {
  const id = await prepare(owner, "companyFigures", { ...november, by: "team" }, "xlsx");
  expect(await owner.api.exports.read({ id })).toMatchObject({ state: "done", done: 8, total: 8 });
  const parts = unzip(Buffer.from(await (await owner.api.exports.download({ id })).arrayBuffer()));
  const names = [...(parts.get("xl/workbook.xml") ?? "").matchAll(/<sheet name="([^"]+)"/g)];
  expect(names.map(([, name]) => name)).toEqual([fr.figures.sheets.skills, fr.figures.sheets.lines]);
  expect(listRows(parts.get("xl/worksheets/sheet1.xml"))).toEqual([
    ["Équipe", "Période", "Chiffres du", "Compétence"],
    ["Toute l’entreprise", "novembre 2026", "46358", "3.5"],
    ["Atelier", "novembre 2026", "46358", "3"],
    ["Bureau", "novembre 2026", "46358", "4"],
    ["Caisse", "novembre 2026", "", fr.maskedReason],
  ]);
  expect(listRows(parts.get("xl/worksheets/sheet2.xml"))).toHaveLength(5);
});

const listRows = (sheet = "") =>
  [...sheet.matchAll(/<row>(.*?)<\/row>/g)].map(([, row = ""]) =>
    [...row.matchAll(/<c\/>|<c [^>]*>(.*?)<\/c>/g)].map(([, cell = ""]) => cell.replaceAll(/<[^>]+>/g, "")),
  );

test("a file of trends says each period, told or masked", async () => {
  const { lines } = await readFile(
    owner,
    await prepare(owner, "companyTrends", { ...november, cut: "company" }),
  );
  expect(lines).toHaveLength(8);
  expect(lines.slice(-2)).toEqual([
    `Toute l’entreprise;Compétence;octobre 2026;;;;;;;"${fr.maskedReason}"`,
    'Toute l’entreprise;Compétence;novembre 2026;"3,5";;;11;Jeu 1;seul chiffre de ces périodes;',
  ]);
});

test("a manager takes the trends of their team, and of no other part of the company", async () => {
  const file = await readFile(
    manager,
    await prepare(manager, "companyTrends", { ...november, cut: "team", cutId: team }),
  );
  expect(file.name).toBe("Évolution des chiffres (Atelier), novembre 2026.csv");
  expect(file.lines.at(-1)).toMatch(/^Atelier;Compétence;novembre 2026;"3,0";;;5;/);
  for (const parameters of [{ cut: "company" }, { cut: "team", cutId: manager.profileId }]) {
    const refused = manager.api.exports.start({
      ...asked,
      kind: "companyTrends",
      parameters: { ...november, ...parameters },
    });
    expect(await readErrorCode(refused)).toBe("not_found");
  }
});

test("what a later night tells takes no file away, what is closed of it meanwhile does", async () => {
  const id = await prepare(manager, "companyFigures", { ...november, by: "team" });
  const report = (person: Person) => owner.api.people.update({ id: person.profileId, version: 1, directManagerId: manager.profileId }); // prettier-ignore
  const late = await nights.createPeople(company, 5);
  await owner.api.teams.addMembers({ id: team, profileIds: late.map(({ profileId }) => profileId) });
  for (const person of late.slice(0, 3)) await report(person);
  await nights.evaluate(company, late, 3);
  await nights.night(company, "2027-01-02T08:00:00Z");
  const { items } = await manager.api.analytics.figures({ ...november, by: "team" });
  expect(
    items.map(({ figures }) => Object.keys(figures)),
    "of ten people, two more are closed",
  ).toEqual([[]]);
  expect(await readErrorCode(manager.api.exports.download({ id }))).toBe("ok");
  // Of the five that the file rests on, one opens.
  await report(first[0]!);
  expect(await readErrorCode(manager.api.exports.download({ id }))).toBe("not_found");
});

test("a team given to another manager takes with it the file of before", async () => {
  const id = await prepare(manager, "companyFigures", { ...november, by: "team" });
  await readFile(manager, id);
  const { version } = await owner.api.teams.read({ id: team });
  await owner.api.teams.update({ id: team, name: "Atelier", managerId: owner.profileId, version });
  expect(await readErrorCode(manager.api.exports.download({ id }))).toBe("not_found");
});

test("a file of people names none but the others, and only who administers may ask for it", async () => {
  const admin = await world.person(owner, { role: "admin", isAdmin: true });
  const { lines } = await readFile(admin, await prepare(admin, "reportsByPerson", {}));
  const { total } = await admin.api.dashboards.reportsByPerson({});
  expect(lines).toHaveLength(total);
  expect(lines.filter((line) => line.includes("Terminée;2026-11-20;"))).toHaveLength(16);
  const filters = { state: "completed", team, period: "quarter.2026-10-01" };
  const narrowed = await readFile(admin, await prepare(admin, "reportsByPerson", filters));
  expect(narrowed.name).toBe("Rapports par personne (Terminée, Atelier, 4ᵉ trimestre 2026).csv");
  expect(narrowed.lines).toHaveLength(10);
  const refused = manager.api.exports.start({ ...asked, kind: "reportsByPerson", parameters: {} });
  expect(await readErrorCode(refused)).toBe("forbidden");
});
