import { beforeAll, describe, expect, test } from "vitest";
import { addClosedRun } from "#app/testing/closedSurveys.ts";
import { addRun, addSeries } from "#app/testing/surveys.ts";
import { makeWorld, readErrorCode, type Person } from "#app/testing/world.ts";
import { auditLog } from "#platform/server/tables.ts";
import { makeContent, makeQuestion } from "../../testing/questions.ts";

const world = await makeWorld({ now: new Date("2026-12-21T15:00:00Z") });

let owner: Person;
let manager: Person;
let member: Person;
let stranger: Person;
let closed: string;
let published: string;
let open: string;

beforeAll(async () => {
  owner = await world.company();
  manager = await world.person(owner, { role: "team_manager" });
  stranger = await world.person(owner);
  const people: Person[] = [];
  for (let count = 0; count < 14; count += 1) people.push(await world.person(owner));
  member = people[0]!;
  const ids = people.map(({ profileId }) => profileId);
  const day = await owner.api.teams.create({
    name: "Jour",
    memberIds: ids.slice(0, 7),
    managerId: manager.profileId,
  });
  const night = await owner.api.teams.create({ name: "Nuit", memberIds: ids.slice(7) });
  const { db, newId } = world.services;
  const { companyId, profileId: authorProfileId } = owner;
  const place = { db, newId, companyId, authorProfileId, now: world.clock.now };
  const words = makeQuestion({ key: "words", type: "text", scale: null, required: false });
  const series = await addSeries(place, makeContent({ questions: [makeQuestion(), words] }));
  const asked = ids.map((profileId, index) => ({
    profileId,
    teamId: index < 7 ? day.id : night.id,
    levels: { pride: String(2 + (index % 3)) },
  }));
  const add = async (occurrence: string, facts = {}) =>
    (
      await addClosedRun(world, owner, series, {
        occurrence,
        asked,
        texts: ["=1+1", "Merci."],
        readers: "asked",
        ...facts,
      })
    ).id;
  closed = await add("2026-11-16");
  published = await add("2026-11-23", { publishedAt: world.clock.now });
  open = await addRun(
    place,
    series,
    asked.map(({ profileId }) => ({ profileId })),
    { occurrence: "2026-12-14" },
  );
});

const take = async ({ api }: Person, id: string) =>
  (await api.pulses.exportReport({ id, format: "csv" })).text();
const listEntries = async () => {
  const entries = await world.inside(owner, (tx) => tx.select().from(auditLog));
  return entries.filter(({ action }) => action === "pulse.report_exported");
};

describe("the file of the results", () => {
  test("holds for each reader what the page shows them; what was typed is not computed", async () => {
    const all = await take(owner, published);
    expect(all).toContain("Équipe;Jour;");
    expect(all).toContain("Équipe;Nuit;");
    expect(all).toContain(";'=1+1;");
    const own = await take(manager, published);
    expect(own).toContain("Équipe;Jour;");
    expect(own).not.toContain("Nuit");
    expect(await take(member, published)).not.toMatch(/Jour|Nuit/u);
  });

  test.each([
    ["a member before they are published", () => [member, closed]],
    ["a person who was not asked", () => [stranger, published]],
    ["people in charge, of an open run", () => [owner, open]],
    ["a team manager, of an open run", () => [manager, open]],
  ] as [string, () => [Person, string]][])("is not found by %s", async (_, call) => {
    const [person, id] = call();
    expect(await readErrorCode(take(person, id))).toBe("not_found");
    expect(await readErrorCode(person.api.pulses.reportPdf({ id }))).toBe("not_found");
  });

  test("is logged, but for those who read it because they were asked", async () => {
    const before = (await listEntries()).length;
    await take(owner, closed);
    await take(manager, closed);
    await take(member, published);
    const entries = (await listEntries()).slice(before);
    expect(new Set(entries.map(({ actorProfileId }) => actorProfileId))).toEqual(
      new Set([owner.profileId, manager.profileId]),
    );
    expect(entries).toHaveLength(2);
  });
});
