import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { recordStatements } from "#app/testing/answering.ts";
import { listProblemCodes, makeImporter, runImportCheck, runStartedImport } from "#app/testing/imports.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";

let world: World;
let checked: ReturnType<typeof makeImporter>["checked"];
let imported: ReturnType<typeof makeImporter>["imported"];
beforeAll(async () => {
  world = await makeWorld({ pool: 6 });
  ({ checked, imported } = makeImporter(world, "peopleImports"));
});

const file = (...rows: string[]) => ["Courriel;Prénom;Équipe", ...rows].join("\r\n");
const countPeople = async (person: Person) => (await person.api.people.list({})).total;
/** « ana Ventes * » for each place in a team, the main one with a star. */
async function listMembers(owner: Person) {
  const { rows } = await world.inside(owner, (tx) =>
    tx.execute(sql`
      select split_part(p.email, '@', 1) || ' ' || t.name || case when m.is_main then ' *' else '' end as line
      from team_members m join teams t on t.id = m.team_id join profiles p on p.id = m.profile_id order by 1`),
  );
  return rows.map(({ line }) => line);
}
const listTeamNames = async (owner: Person) =>
  (await owner.api.teams.list({})).items.map(({ name }) => name).toSorted();

test("puts people into the teams that it names, the first as their main one, once however often it is imported", async () => {
  const owner = await world.company();
  const lead = await world.person(owner, { role: "team_manager" });
  const [, soudure] = await Promise.all([
    owner.api.teams.create({ name: "Québec" }),
    owner.api.teams.create({ name: "Soudure", managerId: lead.profileId }),
  ]);
  const wrong = await checked(
    owner,
    file("a@equipe.example;A;Peinture", `${owner.email};${owner.firstName};Soudure`),
    { createTeams: [] },
  );
  expect(listProblemCodes(wrong.rows)).toEqual([["team team_unknown"], ["team own_team"]]);

  await imported(owner, file("b@equipe.example;B;"));
  const all = file(
    'a@equipe.example;A;"SOUDURE; quebec"',
    "b@equipe.example;B;Québec | Soudure",
    "c@equipe.example;C;",
  );
  expect((await imported(owner, all)).result).toMatchObject({ added: 2, updated: 1 });
  const members = ["a Québec", "a Soudure *", "b Québec *", "b Soudure"];
  expect(await listMembers(owner)).toEqual(members);
  expect((await checked(owner, all)).counts).toMatchObject({ add: 0, update: 0, same: 3 });
  await imported(owner, file('a@equipe.example;A;"Soudure"', "d@equipe.example;D;"));
  expect(await listMembers(owner)).toEqual(members);

  const { rows: log } = await world.inside(owner, (tx) =>
    tx.execute(sql`select details from audit_log where action = 'teams.addMember'`),
  );
  expect(log).toHaveLength(4);
  expect(log).toContainEqual({
    details: { teamId: soudure.id, managerId: lead.profileId, importId: expect.any(String) as string },
  });
});

test("stops where a team was deleted after the rows were checked", async () => {
  const owner = await world.company();
  const { id: teamId } = await owner.api.teams.create({ name: "Éphémère" });
  const { id } = await checked(owner, "Courriel;Prénom;Équipe\r\nf@efface.example;F;éphémère");
  await owner.api.teams.remove({ id: teamId });
  await owner.api.peopleImports.start({ id, onlyValid: false });
  await runStartedImport(world, owner, id);
  const { status, failure } = await owner.api.peopleImports.read({ id });
  expect([status, failure, await countPeople(owner)]).toEqual(["checked", "invalid_rows", 1]);
});

test("offers to create the teams that the company does not have, each by choice, with the people whom it would hold", async () => {
  const owner = await world.company();
  await owner.api.teams.create({ name: "Ventes" });
  const all = file(
    'a@nouvelle.example;A;"Production; Vente"',
    "b@nouvelle.example;B;PRODUCTION",
    "c@nouvelle.example;C;Productoin",
    "c@nouvelle.example;C;Recherche",
    "d@nouvelle.example;D;ventes",
  );
  const first = await checked(owner, all);
  expect(first.unknownNames).toEqual([
    { name: "Production", count: 2, like: null },
    { name: "Vente", count: 1, like: "Ventes" },
    { name: "Productoin", count: 1, like: "Production" },
  ]);
  // Until the importer chooses, what is like no other is created; what may be a typing error is a mistake.
  expect(first.options).toMatchObject({ createTeams: ["Production"] });
  expect(first.counts).toMatchObject({ error: 2, add: 2, duplicate: 1 });
  expect((await checked(owner, all, { createTeams: [] })).counts).toMatchObject({ error: 3, add: 1 });
  const isPerfect = await checked(owner, file("a@parfaite.example;A;Un", "b@parfaite.example;B;Deux | Un"));
  expect(isPerfect.counts).toEqual({ add: 2, update: 0, same: 0, duplicate: 0, error: 0 });
  expect(isPerfect.options).toMatchObject({ createTeams: ["Un", "Deux"] });

  const options = { createTeams: ["Production"] };
  expect(listProblemCodes((await checked(owner, all, options)).rows)).toEqual([
    ["team team_unknown"],
    [],
    ["team team_unknown"],
    ["email twice"],
    [],
  ]);
  expect(await listTeamNames(owner)).toEqual(["Ventes"]);
  const done = await imported(owner, all, options, true);
  expect(done.result).toMatchObject({ added: 2, rejected: 2, more: { teams: 1 } });
  expect(await listTeamNames(owner)).toEqual(["Production", "Ventes"]);
  expect(await listMembers(owner)).toEqual(["b Production *", "d Ventes *"]);
  const { rows: log } = await world.inside(owner, (tx) =>
    tx.execute(sql`select details from audit_log where action = 'teams.create' and details ? 'importId'`),
  );
  expect(log).toEqual([
    { details: { name: "Production", managerId: null, parentId: null, importId: done.id } },
  ]);

  // Once more: the team is there, and no person is added twice.
  const again = await checked(owner, file("b@nouvelle.example;B;Production"), options);
  expect(again).toMatchObject({ counts: { same: 1, error: 0 }, unknownNames: [] });
  expect(await readErrorCode(owner.api.peopleImports.start({ id: again.id, onlyValid: true }))).toBe(
    "no_rows",
  );
  expect(await listTeamNames(owner)).toEqual(["Production", "Ventes"]);
});

test("creates no team that nobody joins, and none with a name that the form refuses", async () => {
  const owner = await world.company();
  const long = "x".repeat(81);
  const view = await checked(
    owner,
    file(`a@vide.example;;Vide`, `b@vide.example;B;${long}`, "c@vide.example;C;"),
    { createTeams: ["Vide"] },
  );
  expect(listProblemCodes(view.rows)).toEqual([["first_name required"], ["team too_long"], []]);
  expect(view.unknownNames.map(({ name }) => name)).toEqual(["Vide"]);
  await owner.api.peopleImports.start({ id: view.id, onlyValid: true });
  await runStartedImport(world, owner, view.id);
  expect((await owner.api.peopleImports.read({ id: view.id })).result).toMatchObject({ more: { teams: 0 } });
  expect(await listTeamNames(owner)).toEqual([]);
});

test("follows the names while cells are corrected", async () => {
  const owner = await world.company();
  const { id } = await checked(owner, file("a@suit.example;A;Usinage", "b@suit.example;B;Uzinage"), {
    createTeams: ["Usinage"],
  });
  const correct = async (value: string) => {
    await owner.api.peopleImports.correct({ id, number: 3, field: "team", value });
    await runImportCheck(world, owner, id);
    return owner.api.peopleImports.read({ id });
  };
  expect((await correct("usinage")).unknownNames).toEqual([{ name: "Usinage", count: 2, like: null }]);
  const now = await correct("Peinture");
  expect(now.unknownNames.map(({ name }) => name)).toEqual(["Usinage", "Peinture"]);
  expect(now.counts).toMatchObject({ add: 1, error: 1 });
});

test("joins the team that somebody creates meanwhile, and creates none when it is stopped", async () => {
  const owner = await world.company();
  const { id } = await checked(owner, file("a@pendant.example;A;Usinage"), { createTeams: ["Usinage"] });
  await owner.api.peopleImports.start({ id, onlyValid: false });
  await owner.api.peopleImports.cancel({ id });
  await runStartedImport(world, owner, id);
  expect(await listTeamNames(owner)).toEqual([]);

  await owner.api.teams.create({ name: "usinage" });
  await owner.api.peopleImports.start({ id, onlyValid: false });
  await runStartedImport(world, owner, id);
  expect(await listTeamNames(owner)).toEqual(["usinage"]);
  expect(await listMembers(owner)).toEqual(["a usinage *"]);
});

test("creates a hundred teams with as many statements as one", async () => {
  const statements = async (teams: number) => {
    const owner = await world.company();
    const rows = Array.from({ length: 200 }, (_, at) => `p${at}@lot${teams}.example;P;Équipe ${at % teams}`);
    const createTeams = Array.from({ length: teams }, (_, at) => `Équipe ${at}`);
    const { id } = await checked(owner, file(...rows), { createTeams });
    await owner.api.peopleImports.start({ id, onlyValid: false });
    const sent = await recordStatements(() => runStartedImport(world, owner, id));
    expect(await listTeamNames(owner)).not.toEqual([]);
    expect((await owner.api.peopleImports.read({ id })).result).toMatchObject({
      added: 200,
      more: { teams },
    });
    return sent.length;
  };
  expect(await statements(100)).toBe(await statements(1));
});
