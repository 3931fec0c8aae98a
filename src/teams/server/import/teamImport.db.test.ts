import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { listProblemCodes, makeImporter, runStartedImport, makeSender } from "#app/testing/imports.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";

let world: World;
let checked: ReturnType<typeof makeImporter>["checked"];
let imported: ReturnType<typeof makeImporter>["imported"];
beforeAll(async () => {
  world = await makeWorld({ pool: 6 });
  ({ checked, imported } = makeImporter(world, "teamImports"));
});

const csv = (...rows: string[]) =>
  ["Équipe;Direction;Courriel du gestionnaire;Description", ...rows].join("\r\n");
/** « name < parent, manager » of all teams, by name. */
const listed = async (owner: Person) =>
  (await owner.api.teams.list({})).items.map(({ name, parent, manager }) =>
    [name, parent && `< ${parent.name}`, manager?.firstName].filter(Boolean).join(" "),
  );
/** What the log says that imports did, in the order of its actions. */
const entries = async (owner: Person) => {
  const { rows } = await world.inside(owner, (tx) =>
    tx.execute<{ action: string; details: Record<string, unknown> }>(sql`
      select action, details - 'importId' as details from audit_log where details ? 'importId'
      order by action, details::text`),
  );
  return rows.map(({ action, details }) => ({ action, ...details }));
};

describe("a file of teams", () => {
  test("adds them in any order with what is above them and who manages them, and creates what is chosen above", async () => {
    const owner = await world.company();
    const ana = await world.person(owner, { firstName: "Ana", role: "team_manager" });
    const file = csv(`Soudure;Atelier;${ana.email};Le quai`, "Atelier;Usine;;", "Bureau;;;");
    const before = await checked(owner, file);
    expect(before.unknownNames).toEqual([{ name: "Usine", count: 1, like: null }]);
    expect(before).toMatchObject({ counts: { add: 3, error: 0 }, options: { create: ["Usine"] } });
    const without = await checked(owner, file, { create: [] });
    expect(listProblemCodes(without.rows)).toEqual([[], ["parent parent_unknown"], []]);
    const done = await imported(owner, file, { create: ["Usine"] });
    expect(done).toMatchObject({ status: "done", result: { added: 3, updated: 0, more: { above: 1 } } });
    expect(await listed(owner)).toEqual(["Atelier < Usine", "Bureau", "Soudure < Atelier Ana", "Usine"]);

    expect((await checked(owner, file)).counts).toMatchObject({ same: 3, add: 0, update: 0 });
  });

  test("changes what differs, leaves what is empty, empties by the word for it, and says all of it in the log", async () => {
    const owner = await world.company();
    const [ana, luc] = [
      await world.person(owner, { firstName: "Ana", role: "team_manager" }),
      await world.person(owner, { firstName: "Luc", role: "team_manager" }),
    ];
    const { id: parentId } = await owner.api.teams.create({ name: "Usine" });
    const { id } = await owner.api.teams.create({
      name: "Atelier",
      description: "Le quai",
      managerId: ana.profileId,
      parentId,
    });
    await owner.api.teams.create({ name: "Bureau", managerId: ana.profileId, parentId });
    const done = await imported(
      owner,
      csv(`atelier;(vide);${luc.email};`, "Usine;;;", "Bureau;;(vide);Le papier"),
    );
    expect(done.result).toMatchObject({ added: 0, updated: 2, same: 1 });
    expect(await owner.api.teams.read({ id })).toMatchObject({
      name: "Atelier",
      parent: null,
      description: "Le quai",
      manager: { firstName: "Luc" },
      version: 2,
    });
    expect(await listed(owner)).toEqual(["Atelier Luc", "Bureau < Usine", "Usine"]);
    const managed = { action: "teams.setManager", from: ana.profileId };
    const log = await entries(owner);
    expect(log).toHaveLength(4);
    expect(log).toEqual(
      expect.arrayContaining([
        { ...managed, to: luc.profileId },
        { ...managed, to: null },
        { action: "teams.update", fields: ["parentTeamId", "managerProfileId"] },
        { action: "teams.update", fields: ["description", "managerProfileId"] },
      ]),
    );
  });

  test("is written whole or not at all, without the rows left out where that is chosen", async () => {
    const owner = await world.company();
    const file = csv("Usine;;personne@canot.example;", "Atelier;Usine;;", "Bureau;;;");
    const { id, counts } = await checked(owner, file);
    expect(counts).toMatchObject({ add: 2, error: 1 });
    expect(await readErrorCode(owner.api.teamImports.start({ id, onlyValid: false }))).toBe("invalid_rows");
    const done = await imported(owner, file, {}, true);
    expect(done.result).toMatchObject({ added: 1, rejected: 2 });
    expect(await listed(owner)).toEqual(["Bureau"]);
    const rejected = await owner.api.teamImports.rejected({ id: done.id });
    expect(await rejected.text()).toContain("Cette équipe n’existe pas\u00A0: Usine.");
  });

  test("is validated again when it is written: a name that somebody gave meanwhile is changed, not given twice", async () => {
    const owner = await world.company();
    const { id } = await checked(owner, csv("Atelier;;;Le quai"));
    await owner.api.teamImports.start({ id, onlyValid: false });
    await owner.api.teams.create({ name: "Atelier" });
    await runStartedImport(world, owner, id);
    expect((await owner.api.teamImports.read({ id })).result).toMatchObject({ added: 0, updated: 1 });
    expect(await listed(owner)).toEqual(["Atelier"]);
  });

  test("is for those who manage people; nobody chooses who manages their own team by it", async () => {
    const owner = await world.company();
    const lead = await world.person(owner, { role: "team_manager" });
    expect((await makeSender(world)(lead, "teams", csv("Atelier;;;"))).status).toBe(403);
    const rita = await world.person(owner, { role: "account_owner" });
    await owner.api.teams.create({ name: "Atelier", memberIds: [rita.profileId] });
    const { rows } = await checked(rita, csv(`Atelier;;${lead.email};`));
    expect(listProblemCodes(rows)).toEqual([["manager_email own_team"]]);
  });
});
