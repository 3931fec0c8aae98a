import { beforeAll, expect, test } from "vitest";
import { buildEarlier, planSkill } from "#app/testing/checkpoints.ts";
import { makeWorld, readErrorCode, type Person, type World } from "#app/testing/world.ts";
import { makeObjective } from "../testing/objective.ts";

let world: World;
let owner: Person;
let manager: Person;
let person: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
  manager = await world.person(owner, { firstName: "Mireille", lastName: "Roy" });
  person = await world.person(owner, { firstName: "Ana", directManagerId: manager.profileId });
});

/** Of each table, what of it stands in the file. */
const exported: Readonly<Record<string, string>> = {
  development_plans: '"createdAt": "2026-11-20',
  development_cycles: '"startedOn": "2026-11-20"',
  development_objectives: "Écouter avant de proposer",
  development_actions: "Demander un retour",
  development_supporters: "Soutien Fidèle",
  development_notes: "On a parlé de l’écoute",
  development_changes: '"kind": "action_added"',
  development_courses: "Écoute active",
  development_badges: '"kind": "first_plan"',
  development_recognitions: "Merci pour la relève",
  development_handovers: '"manager": "Mireille Roy"',
};
/** In it too, and looked at in the file of who has asked for one (below). */
const askedLater = ["development_checkpoints"];
const notExported: Readonly<Record<string, string>> = {
  development_draft_switches: "says who let the company draft plans by AI, and why: an act for the company",
  development_library: "is the company’s, about no person",
};

const about = () => ({ profileId: person.profileId });
const take = async (who: Person, format: "json" | "csv") =>
  (await who.api.development.exportPlan({ ...about(), format })).text();

async function fillPlan() {
  const supporter = await world.person(owner, { firstName: "Soutien", lastName: "Fidèle" });
  const { development } = person.api;
  const shared = await development.saveObjective({
    ...about(),
    ...makeObjective({ supporterIds: [supporter.profileId] }),
  });
  const objectiveId = shared.objectives[0]?.id ?? "";
  await development.saveObjective({
    ...about(),
    ...makeObjective({ sentence: "Garder un secret", isPrivate: true }),
  });
  const action = { ...about(), objectiveId, id: null, version: 0, dueOn: null, libraryKey: null };
  await manager.api.development.saveAction({ ...action, text: "Demander un retour" });
  const note = { ...about(), id: null, version: 0, day: "2026-11-20", meeting: null };
  await manager.api.development.saveNote({ ...note, kind: "coaching", text: "On a parlé de l’écoute" });
  await development.saveCourse({
    ...about(),
    id: null,
    version: 0,
    title: "Écoute active",
    libraryKey: null,
    state: "to_do",
    finishedOn: null,
  });
  await manager.api.development.thank({
    ...about(),
    valueId: null,
    shares: false,
    text: "Merci pour la relève",
  });
}

test("every table of plans is in the file of a person, or is none of theirs", async () => {
  const { rows } = await world.database.owner.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename like 'development\\_%' order by 1",
  );
  const listed = [...Object.keys(exported), ...askedLater, ...Object.keys(notExported)].toSorted();
  expect(rows.map(({ name }) => name)).toEqual(listed);
});

test("a person takes all that their plan holds, what they keep for themself too", async () => {
  await fillPlan();
  const json = await take(person, "json");
  for (const [table, words] of Object.entries(exported)) expect(json, table).toContain(words);
  const parsed = JSON.parse(json) as { objectives: { sentence: string; isPrivate: boolean }[] };
  expect(parsed.objectives.map(({ sentence, isPrivate }) => [sentence, isPrivate])).toEqual([
    ["Écouter avant de proposer", false],
    ["Garder un secret", true],
  ]);
  const csv = await take(person, "csv");
  for (const words of [
    "Garder un secret",
    "Demander un retour",
    "On a parlé de l’écoute",
    "Merci pour la relève",
  ])
    expect(csv).toContain(words);
});

test("who asks to take stock again finds the request in their file", async () => {
  const { person: asking, skillIds } = await buildEarlier(world, owner);
  const own = { profileId: asking.profileId };
  await planSkill(asking, asking, skillIds[0] ?? "");
  await asking.api.development.askCheckpoint({ ...own, skillIds: skillIds.slice(0, 1) });
  const file = await asking.api.development.exportPlan({ ...own, format: "json" });
  expect(JSON.parse(await file.text())).toMatchObject({
    checkpoints: [{ state: "asked", declinedWhy: null }],
  });
  const sheet = await asking.api.development.exportPlan({ ...own, format: "csv" });
  expect(await sheet.text()).toContain("Demande de refaire le point");
});

test("no one else takes it, however they read the plan, and a person without a plan takes an empty one", async () => {
  for (const reader of [manager, owner, await world.person(owner)])
    expect(await readErrorCode(take(reader, "json"))).toBe("not_found");
  const other = await world.person(owner);
  const file = await other.api.development.exportPlan({ profileId: other.profileId, format: "json" });
  expect(JSON.parse(await file.text())).toMatchObject({ createdAt: null, objectives: [], notes: [] });
});
