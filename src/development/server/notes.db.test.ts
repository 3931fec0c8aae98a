import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listDue, runMinute } from "#app/testing/dueWork.ts";
import { makeWorld, readErrorCode, type Person, type World } from "#app/testing/world.ts";
import type { NoteKind } from "../vocabulary.ts";

let world: World;
let owner: Person;
let manager: Person;
let person: Person;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  world.clock.now = new Date("2026-11-20T15:00:00Z");
  owner = await world.company();
  manager = await world.person(owner, { firstName: "Mireille", lastName: "Roy" });
  person = await world.person(owner, {
    firstName: "Ana",
    lastName: "Silva",
    directManagerId: manager.profileId,
  });
});

const about = () => ({ profileId: person.profileId });
const meeting = { on: "2026-11-25", time: "10:30" };
const makeNote = (kind: NoteKind, facts: { meeting?: typeof meeting | null; day?: string } = {}) => ({
  ...about(),
  id: null,
  version: 0,
  kind,
  day: "2026-11-20",
  text: "On a parlé de l’écoute",
  meeting: null,
  ...facts,
});
const write = (who: Person, kind: NoteKind, facts?: Parameters<typeof makeNote>[1]) =>
  who.api.development.saveNote(makeNote(kind, facts));
const list = async (who: Person) => (await who.api.development.listNotes(about())).items;

describe("notes of a plan", () => {
  test("are all visible to the person, with who wrote them, the latest day first", async () => {
    await write(manager, "coaching", { day: "2026-11-12" });
    await write(owner, "coaching", { day: "2026-11-19" });
    await write(person, "follow_up", { day: "2026-11-16" });
    const seen = await list(person);
    expect(seen.map(({ kind, day }) => [kind, day])).toEqual([
      ["coaching", "2026-11-19"],
      ["follow_up", "2026-11-16"],
      ["coaching", "2026-11-12"],
    ]);
    expect(seen[2]?.author).toMatchObject({ firstName: "Mireille", lastName: "Roy" });
    expect(await list(manager)).toEqual(seen);
    expect(await list(owner)).toEqual(seen);
  });

  test("a stranger finds none, and reading makes no plan", async () => {
    const stranger = await world.person(owner);
    expect(await readErrorCode(stranger.api.development.listNotes(about()))).toBe("not_found");
    expect(await readErrorCode(write(stranger, "coaching"))).toBe("not_found");
    expect(await list(person)).toEqual([]);
    expect((await person.api.development.readPlan(about())).cycles).toEqual([]);
  });

  test.each([
    ["the person coaches themself", () => write(person, "coaching"), "coaching_by_manager"],
    ["those in charge write a follow-up", () => write(owner, "follow_up"), "plan_view_only"],
    ["a note of tomorrow", () => write(person, "follow_up", { day: "2026-11-21" }), "note_day"],
    [
      "a meeting that is over",
      () => write(person, "follow_up", { meeting: { on: "2026-11-20", time: "09:00" } }),
      "meeting_past",
    ],
    [
      "a meeting at the end of time",
      () => write(person, "follow_up", { meeting: { on: "9999-12-31", time: "23:59" } }),
      "meeting_far",
    ],
  ])("refused: %s", async (_, call, code) => {
    expect(await readErrorCode(call())).toBe(code);
  });

  test("are changed and removed by who wrote them alone, in the version that they read", async () => {
    const [note] = (await write(manager, "coaching")).items;
    const key = { ...about(), id: note?.id ?? "", version: 1 };
    expect(await readErrorCode(person.api.development.removeNote(key))).toBe("note_not_yours");
    expect(await readErrorCode(owner.api.development.removeNote(key))).toBe("note_not_yours");
    const change = { ...makeNote("coaching"), ...key, text: "Mieux dit" };
    const { items } = await manager.api.development.saveNote(change);
    expect(items.map(({ text, version }) => [text, version])).toEqual([["Mieux dit", 2]]);
    expect(await readErrorCode(manager.api.development.saveNote(change))).toBe("edited_meanwhile");
    expect(await readErrorCode(manager.api.development.removeNote(key))).toBe("edited_meanwhile");
    expect((await manager.api.development.removeNote({ ...key, version: 2 })).items).toEqual([]);
  });

  test("a coaching note arranges no meeting", async () => {
    const { items } = await write(manager, "coaching", { meeting });
    expect(items[0]?.meeting).toBeNull();
  });
});

describe("the next meeting", () => {
  test("is kept at the hour of the company’s clock, and goes into a calendar", async () => {
    const { items } = await write(person, "follow_up", { meeting });
    expect(items[0]?.meeting).toEqual({ ...meeting, isPast: false });
    const id = items[0]?.id ?? "";
    const file = await manager.api.development.meeting({ ...about(), id });
    const text = await file.text();
    expect(text).toContain("DTSTART:20261125T153000Z\r\nDTEND:20261125T163000Z");
    expect(text.replaceAll("\r\n ", "")).toContain(
      "SUMMARY:Rencontre sur le plan de développement d’Ana Silva",
    );
    expect(text).not.toContain("écoute");
    const own = await (await person.api.development.meeting({ ...about(), id })).text();
    expect(own).toContain("SUMMARY:Rencontre sur mon plan de développement");
  });

  const listReminders = async (who: Person) =>
    (await who.api.notifications.list({ tab: "all" })).items.filter(({ kind }) => kind === "plan_meeting");

  test("both are reminded of it on the day before, once", async () => {
    await write(person, "follow_up", { meeting });
    await runMinute(world, "2026-11-24T13:59:00Z");
    expect(await listReminders(person)).toEqual([]);
    await runMinute(world, "2026-11-24T14:00:00Z");
    await runMinute(world, "2026-11-24T14:01:00Z");
    const facts = { profileId: person.profileId, name: "Ana Silva", ...meeting };
    expect((await listReminders(person)).map((one) => one.facts)).toEqual([{ ...facts, isOwn: true }]);
    expect((await listReminders(manager)).map((one) => one.facts)).toEqual([{ ...facts, isOwn: false }]);
    expect(await listReminders(owner)).toEqual([]);
  });

  test("one that is moved is reminded of on its own day; one that is removed, not at all", async () => {
    const [note] = (await write(manager, "follow_up", { meeting })).items;
    const key = { id: note?.id ?? "", version: 1 };
    await manager.api.development.saveNote({
      ...makeNote("follow_up", { meeting: { on: "2026-12-02", time: "10:30" } }),
      ...key,
    });
    await runMinute(world, "2026-11-24T14:00:00Z");
    expect(await listReminders(person)).toEqual([]);
    await manager.api.development.removeNote({ ...about(), ...key, version: 2 });
    world.clock.now = new Date("2026-12-01T14:00:00Z");
    expect(await listDue(world, person)).toEqual([]);
  });

  test("a manager of before is neither reminded nor told of it any more", async () => {
    await write(manager, "follow_up", { meeting });
    const next = await world.person(owner);
    await owner.api.people.setDirectManager({ id: person.profileId, directManagerId: next.profileId });
    await runMinute(world, "2026-11-24T14:00:00Z");
    expect(await listReminders(manager)).toEqual([]);
    expect(await listReminders(next)).toEqual([]);
    expect(await listReminders(person)).toHaveLength(1);
  });
});

describe("what another writes in a plan", () => {
  const listNews = async (who: Person) =>
    (await who.api.notifications.list({ tab: "all" })).items.filter(({ kind }) => kind === "plan_note");
  const news = { author: "Mireille Roy", meetingOn: null };

  test("is one notification a day for each author, without its words, which names their next meeting", async () => {
    await write(manager, "coaching");
    expect((await listNews(person)).map(({ facts }) => facts)).toEqual([{ ...about(), ...news }]);
    world.clock.now = new Date("2026-11-20T15:10:00Z");
    const [note] = (await write(manager, "follow_up", { meeting })).items.filter(({ meeting: set }) => set);
    const [one, ...others] = await listNews(person);
    expect(one).toMatchObject({ isRead: false, facts: { ...about(), ...news, meetingOn: meeting.on } });
    expect(others).toEqual([]);
    expect(JSON.stringify(one)).not.toContain("écoute");
    await person.api.notifications.read({ ids: [one?.id ?? ""] });
    const key = { id: note?.id ?? "", version: 1 };
    await manager.api.development.saveNote({ ...makeNote("follow_up", { meeting }), ...key, text: "Dit" });
    expect(await listNews(person)).toMatchObject([{ isRead: true }]);
    await write(owner, "coaching");
    expect(await listNews(person)).toHaveLength(2);
    await world.inside(owner, (tx) =>
      tx.execute(
        sql`update development_notes set created_at = created_at - interval '1 day', arranged_at = null`,
      ),
    );
    await write(manager, "coaching");
    expect(await listNews(person)).toHaveLength(3);
    for (const other of [manager, owner]) expect(await listNews(other)).toEqual([]);
  });

  test("is among the changes by others; what the person writes tells no one", async () => {
    await write(person, "follow_up", { meeting });
    for (const who of [person, manager, owner]) expect(await listNews(who)).toEqual([]);
    const [note] = (await write(manager, "coaching")).items.filter(({ kind }) => kind === "coaching");
    await manager.api.development.removeNote({ ...about(), id: note?.id ?? "", version: 1 });
    expect(await listNews(person)).toEqual([]);
    const { changes } = await person.api.development.readPlan(about());
    expect(changes.map(({ kind, by }) => `${kind} ${by.lastName}`).toSorted()).toEqual([
      "note_added Roy",
      "note_removed Roy",
    ]);
  });

  test("stays news where the first of a day is removed, and a meeting that is off is news", async () => {
    const [first] = (await write(manager, "coaching")).items;
    await write(manager, "coaching");
    await manager.api.development.removeNote({ ...about(), id: first?.id ?? "", version: 1 });
    expect(await listNews(person)).toMatchObject([{ isRead: false }]);
    const [note] = (await write(manager, "follow_up", { meeting })).items.filter(({ meeting: set }) => set);
    await world.database.owner.query(
      `set app.company_id = '${owner.companyId}'; update development_notes
        set created_at = created_at - interval '1 day', arranged_at = arranged_at - interval '1 day'; reset app.company_id`,
    );
    await person.api.notifications.read({ ids: (await listNews(person)).map(({ id }) => id) });
    const key = { id: note?.id ?? "", version: 1 };
    await manager.api.development.saveNote({ ...makeNote("follow_up"), ...key });
    expect((await listNews(person)).filter(({ isRead }) => !isRead)).toMatchObject([
      { facts: { meetingOn: null } },
    ]);
  });

  test("is no news to a person who refused it", async () => {
    await person.api.notifications.setPreference({
      kind: "plan_note",
      channel: "application",
      wanted: false,
    });
    await write(manager, "coaching");
    expect(await listNews(person)).toEqual([]);
  });
});
