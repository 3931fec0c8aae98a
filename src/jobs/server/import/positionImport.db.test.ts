import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { listProblemCodes, makeImporter, makeSender } from "#app/testing/imports.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";

let world: World;
let checked: ReturnType<typeof makeImporter>["checked"];
let imported: ReturnType<typeof makeImporter>["imported"];
beforeAll(async () => {
  world = await makeWorld({ pool: 6 });
  ({ checked, imported } = makeImporter(world, "positionImports"));
});

const csv = (...rows: string[]) =>
  ["Poste;Nom, en anglais;Famille;Compétences;Description;Statut", ...rows].join("\r\n");
async function found({ api }: Person, search: string) {
  const { items } = await api.jobs.listPositions({ search });
  return api.jobs.readPosition({ id: items[0]?.id ?? "" });
}

test("a file adds positions with their skills and levels, and the families that are chosen; a second time changes nothing", async () => {
  const owner = await world.company();
  const file = csv(
    "Soudeuse;Welder;Ateliers;écoute (4) | Vision;Soude;",
    "Plieuse;;Ateliers;;;",
    "Perceuse;;Forge;;;",
  );
  const before = await checked(owner, file);
  expect(before.unknownNames.map(({ name, count }) => [name, count])).toEqual([
    ["Ateliers", 2],
    ["Forge", 1],
  ]);
  expect(before).toMatchObject({ counts: { add: 3, error: 0 }, options: { create: ["Ateliers", "Forge"] } });
  const done = await imported(owner, file, { create: ["Ateliers"] }, true);
  expect(done.result).toMatchObject({ added: 2, rejected: 1, more: { families: 1 } });
  expect(await found(owner, "Soudeuse")).toMatchObject({
    name: { fr: "Soudeuse", en: "Welder" },
    family: { name: { fr: "Ateliers" } },
    description: { fr: "Soude" },
    skills: [
      { name: { fr: "Écoute" }, expectedLevel: 4 },
      { name: { fr: "Vision" }, expectedLevel: null },
    ],
  });
  expect((await checked(owner, file, { create: [] })).counts).toMatchObject({ same: 2, error: 1 });
});

test("a file changes what differs, keeps what is archived, and says it in the log", async () => {
  const owner = await world.company();
  await imported(owner, csv("Soudeuse;Welder;Ateliers;Écoute (4); Vision;Soude;".replace("; V", " | V")), {
    create: ["Ateliers"],
  });
  const { id, version, skills } = await found(owner, "Soudeuse");
  const vision = skills[1]?.id ?? "";
  await owner.api.skills.update({
    id: vision,
    version: (await owner.api.skills.read({ id: vision })).version,
    isArchived: true,
  });
  const done = await imported(owner, csv("soudeuse;(vide);;Écoute (5);Soude;En usage"));
  expect(done.result).toMatchObject({ added: 0, updated: 1 });
  const after = await owner.api.jobs.readPosition({ id });
  expect(after).toMatchObject({ name: { fr: "Soudeuse", en: null }, version: version + 1 });
  expect(after.skills.map((one) => [one.name.fr, one.expectedLevel])).toEqual([
    ["Écoute", 5],
    ["Vision", null],
  ]);
  const { rows } = await world.inside(owner, (tx) =>
    tx.execute(sql`
      select action, details ->> 'name' as name from audit_log where details ? 'importId' order by action`),
  );
  expect(rows).toEqual([
    { action: "jobs.createFamily", name: "Ateliers" },
    { action: "jobs.createPosition", name: "Soudeuse" },
    { action: "jobs.updatePosition", name: "Soudeuse" },
  ]);
});

test("positions are for administration: an owner who administers nothing sends none", async () => {
  const owner = await world.company();
  const other = await world.person(owner, { role: "account_owner", isAdmin: false });
  expect((await makeSender(world)(other, "positions", csv("Soudeuse;;;;;"))).status).toBe(403);
  const { rows } = await checked(owner, csv("Soudeuse;;Usine;Audace;;"), { create: [] });
  expect(listProblemCodes(rows)).toEqual([["family family_unknown", "skills skill_unknown"]]);
});
