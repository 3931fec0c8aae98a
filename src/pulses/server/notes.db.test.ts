import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addRun, addSeries } from "#app/testing/surveys.ts";
import { makeWorld, readErrorCode, type Person, type World } from "#app/testing/world.ts";
import { composeAsSent } from "#app/testing/mailer.ts";
import { auditLog, outbox } from "#platform/server/tables.ts";

const day = 24 * 60 * 60_000;
const action = { text: "Des mercredis libres", ownerProfileId: null, dueOn: "2026-12-15", doneOn: null };

let world: World;
let owner: Person;
let asked: Person;
let other: Person;
let series: Awaited<ReturnType<typeof addSeries>>;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
  [asked, other] = [await world.person(owner), await world.person(owner)];
  series = await addSeries(getPlace());
});

const getPlace = () => ({
  db: world.services.db,
  newId: world.services.newId,
  companyId: owner.companyId,
  authorProfileId: owner.profileId,
  now: world.clock.now,
});
type Facts = NonNullable<Parameters<typeof addRun>[3]>;
const close = (facts: Facts = {}, people: readonly Person[] = [asked]) =>
  addRun(
    getPlace(),
    series,
    people.map(({ profileId }) => ({ profileId })),
    { status: "closed", shownAnswers: 5, closedAt: world.clock.now, closesAt: world.clock.now, ...facts },
  );
const save = (id: string, note: Partial<Parameters<Person["api"]["pulses"]["saveNote"]>[0]> = {}) =>
  owner.api.pulses.saveNote({ id, version: 0, text: "Moins de réunions", actions: [action], ...note });
/** What waits to leave about what was published, as it would leave now. */
const listMessages = () =>
  world.inside(owner, async (tx) => {
    const rows = await tx.select().from(outbox).where(eq(outbox.kind, "pulses.published"));
    const written = [];
    for (const row of rows)
      written.push({
        recipient: row.recipient,
        text: JSON.stringify(await composeAsSent(world, tx, row, "Atelier")),
      });
    return written;
  });
const listNews = async (who: Person, id: string) =>
  (await who.api.notifications.list({})).items.filter(({ objectId }) => objectId === id);

describe("a note", () => {
  test("promises no day that is over, unless it was promised before", async () => {
    const id = await close();
    const late = { ...action, dueOn: "2026-11-01" };
    expect(await readErrorCode(save(id, { actions: [action, late] }))).toBe("pulse_promised_day_over");
    expect(await save(id, { actions: [{ ...late, doneOn: "2026-11-01" }] })).toMatchObject({ version: 1 });
    expect(await save(id, { version: 1, actions: [late] })).toMatchObject({ version: 2 });
  });

  test("is saved over the version that was read, and by no one else meanwhile", async () => {
    const id = await close();
    expect(await save(id)).toEqual({
      text: "Moins de réunions",
      actions: [{ ...action, ownerName: null }],
      publishedOn: null,
      version: 1,
    });
    expect(await readErrorCode(save(id, { text: "Autre chose" }))).toBe("edited_meanwhile");
    expect(await readErrorCode(save(id, { version: 2 }))).toBe("edited_meanwhile");
    expect(await save(id, { version: 1, text: "Autre chose" })).toMatchObject({
      text: "Autre chose",
      version: 2,
    });
    const codes = await Promise.all(
      ["Un", "Deux"].map((text) => readErrorCode(save(id, { version: 2, text }))),
    );
    expect(codes.toSorted()).toEqual(["edited_meanwhile", "ok"]);
  });

  test("is first written once, though two people do so at once", async () => {
    const id = await close();
    const codes = await Promise.all(["Un", "Deux"].map((text) => readErrorCode(save(id, { text }))));
    expect(codes.toSorted()).toEqual(["edited_meanwhile", "ok"]);
  });

  test("waits for the run to close", async () => {
    const id = await close({ status: "open", closedAt: null, closesAt: new Date("2026-12-20T00:00:00Z") });
    expect(await readErrorCode(save(id))).toBe("pulse_not_closed");
    expect(await readErrorCode(owner.api.pulses.publish({ id, version: 0 }))).toBe("pulse_not_closed");
  });

  test("names people who are active in the company, and keeps those who leave afterwards", async () => {
    const id = await close();
    const [leaver, foreigner] = [await world.person(owner), await world.company("Une autre")];
    const by = ({ profileId }: Person) => [{ ...action, ownerProfileId: profileId }];
    expect(await readErrorCode(save(id, { actions: by(foreigner) }))).toBe("invalid_data");
    const { actions } = await save(id, { actions: by(leaver) });
    expect(actions[0]?.ownerName).toMatch(new RegExp(`^${leaver.firstName} `));
    await owner.api.people.setActive({ id: leaver.profileId, isActive: false });
    const done = [{ ...by(leaver)[0]!, doneOn: "2026-12-01" }];
    expect((await save(id, { version: 1, actions: done })).actions[0]).toMatchObject({
      doneOn: "2026-12-01",
      ownerName: expect.stringContaining(leaver.firstName),
    });
    const again = [...done, ...by(leaver)].map((one) => ({ ...one }));
    expect(await readErrorCode(save(id, { version: 2, actions: again }))).toBe("ok");
    const second = await close();
    expect(await readErrorCode(save(second, { actions: by(leaver) }))).toBe("invalid_data");
  });
});

describe("publishing", () => {
  test("tells those who were asked once, whatever is changed afterwards", async () => {
    const id = await close();
    await save(id);
    expect(await listNews(asked, id)).toEqual([]);
    expect((await asked.api.pulses.readSurvey({ id })).published).toBeNull();
    const first = await owner.api.pulses.publish({ id, version: 1 });
    expect(first).toEqual({ publishedOn: "2026-11-20" });
    expect(await listNews(asked, id)).toMatchObject([
      { kind: "pulse_published", facts: { hasResults: false } },
    ]);
    expect(await listNews(other, id)).toEqual([]);
    const messages = await listMessages();
    expect(messages.map(({ recipient }) => recipient)).toEqual([asked.email]);
    expect(messages[0]?.text).toContain("Moins de réunions");
    expect(messages[0]?.text).toContain(encodeURIComponent(`/pulse/survey/${id}`));

    const text = "Moins de réunions, et plus courtes";
    await save(id, { version: 1, text, actions: [{ ...action, doneOn: "2026-11-20" }] });
    expect(await owner.api.pulses.publish({ id, version: 2 })).toEqual(first);
    expect(await listMessages()).toHaveLength(1);
    expect(await asked.api.pulses.readSurvey({ id })).toMatchObject({
      state: "closed",
      published: {
        note: {
          text,
          actions: [{ text: action.text, ownerName: null, doneOn: "2026-11-20" }],
          publishedOn: "2026-11-20",
        },
        hasResults: false,
      },
    });
    expect(await readErrorCode(save(id, { version: 2, text: "" }))).toBe("pulse_note_empty");
    const entries = await world.inside(owner, (tx) =>
      tx.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.objectId, id)),
    );
    expect(entries.map(({ action: name }) => name).toSorted()).toEqual([
      "pulse.note_saved",
      "pulse.note_saved",
      "pulse.published",
    ]);
  });

  test("of another version than the one that was read is refused", async () => {
    const id = await close();
    await save(id);
    for (const version of [0, 2])
      expect(await readErrorCode(owner.api.pulses.publish({ id, version }))).toBe("edited_meanwhile");
  });

  test("needs a note where the results are for others, and opens the results where they are for all", async () => {
    const forOthers = await close();
    expect(await readErrorCode(owner.api.pulses.publish({ id: forOthers, version: 0 }))).toBe(
      "pulse_note_empty",
    );
    const forAll = await close({ readers: "asked" });
    await owner.api.pulses.publish({ id: forAll, version: 0 });
    expect(await listNews(asked, forAll)).toMatchObject([{ facts: { hasResults: true } }]);
    expect((await asked.api.pulses.readSurvey({ id: forAll })).published).toEqual({
      note: null,
      hasResults: true,
    });
    // The note comes later: it is found there, and tells no one again.
    await save(forAll);
    expect((await asked.api.pulses.readSurvey({ id: forAll })).published?.note).toBeNull();
    await owner.api.pulses.publish({ id: forAll, version: 1 });
    expect((await asked.api.pulses.readSurvey({ id: forAll })).published?.note?.text).toBe(
      "Moins de réunions",
    );
    expect(await listNews(asked, forAll)).toHaveLength(1);
  });
});

describe("the next survey recalls", () => {
  test("what the last one led to, and what was done since, to those who were asked then", async () => {
    const person = await world.person(owner);
    const at = (days: number) => new Date(world.clock.now.getTime() - days * day);
    const past = await close({ opensAt: at(30) }, [person]);
    await save(past, { actions: [{ ...action, ownerProfileId: owner.profileId, doneOn: "2026-11-10" }] });
    const open = (people: readonly Person[]) =>
      close({ status: "open", closedAt: null, closesAt: at(-6), opensAt: at(1) }, people);
    const id = await open([person, other]);
    expect((await person.api.pulses.readSurvey({ id })).recalled).toBeNull();
    await owner.api.pulses.publish({ id: past, version: 1 });
    const recalled = {
      text: "Moins de réunions",
      actions: [{ text: action.text, doneOn: "2026-11-10" }],
      publishedOn: "2026-11-20",
    };
    expect((await person.api.pulses.readSurvey({ id })).recalled).toEqual({ ...recalled, isLast: true });
    expect((await other.api.pulses.readSurvey({ id })).recalled).toBeNull();
    // A run between them of which nothing was said is « the last time », and has nothing to recall.
    await close({ opensAt: at(15) }, [person]);
    expect((await person.api.pulses.readSurvey({ id })).recalled).toEqual({ ...recalled, isLast: false });
  });
});
