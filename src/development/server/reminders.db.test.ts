import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runRound } from "#app/testing/dueWork.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { writeReminder } from "./reminders/emails/template.ts";
import { remindPlans } from "./reminders/remindPlans.ts";
import { remindOfPlans } from "../contract/tasks.ts";
import { makeObjective } from "../testing/objective.ts";

let world: World;
let owner: Person;
let manager: Person;
let person: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
});
beforeEach(async () => {
  world.clock.now = new Date("2026-11-16T14:00:00Z");
  manager = await world.person(owner);
  person = await world.person(owner, { directManagerId: manager.profileId });
});

const about = () => ({ profileId: person.profileId });
const add = async (facts: Parameters<typeof makeObjective>[0] = {}) => {
  const { objectives } = await person.api.development.saveObjective({ ...about(), ...makeObjective(facts) });
  return objectives.at(-1)?.id ?? "";
};
const addAction = async (objectiveId: string, text: string, dueOn: string) => {
  const given = { ...about(), objectiveId, id: null, version: 0, text, dueOn, libraryKey: null };
  const { objectives } = await person.api.development.saveAction(given);
  return objectives.find(({ id }) => id === objectiveId)?.actions.at(-1)?.id ?? "";
};
/** The round of a morning, twice. Sessions, which would not live so long, stay where they are. */
async function remind(day: string) {
  const before = world.clock.now;
  world.clock.now = new Date(`${day}T13:45:00Z`);
  await runRound(world, remindOfPlans);
  await runRound(world, remindOfPlans);
  world.clock.now = before;
}
const listNews = async (who: Person) =>
  (await who.api.notifications.list({ tab: "all" })).items.filter(({ kind }) => kind === "plan_due");
const listEmails = async (who: Person) => {
  const found = await world.inside(owner, (tx) =>
    tx.execute<{ key: string }>(sql`
      select dedupe_key as key from outbox
      where kind = 'development.reminder' and recipient_profile_id = ${who.profileId} order by created_at`),
  );
  return found.rows.map(({ key }) => key.split(":")[2]);
};
/** Of what, email by email. */
const listReminded = async (who: Person) => {
  const { rows } = await world.inside(owner, (tx) =>
    tx.execute<{ data: { itemIds: string[] } }>(sql`
      select data from outbox
      where kind = 'development.reminder' and recipient_profile_id = ${who.profileId} order by created_at`),
  );
  return rows.map(({ data }) => data.itemIds);
};
/** Another reminder that leaves on a day, as that of an evaluation is queued. */
const remindOtherwise = (day: string) =>
  world.inside(owner, (tx) =>
    tx.execute(sql`
      insert into outbox (company_id, id, kind, dedupe_key, recipient, recipient_profile_id, language, data, status,
        next_attempt_at, created_at)
      values (${owner.companyId}, gen_random_uuid(), 'evaluations.reminder', ${`reminder:${person.profileId}:${day}`},
        'a@b.example', ${person.profileId}, 'fr', '{}', 'queued', now(), now())`),
  );

describe("what is due in a plan", () => {
  test("reminds the person once, together, and no one else", async () => {
    const id = await add({ dueOn: "2026-12-18" });
    await addAction(id, "Demander un retour", "2026-11-20");
    await addAction(id, "Lire", "2026-11-19");
    await remind("2026-11-17");
    expect((await listNews(person)).map(({ facts }) => facts)).toEqual([
      { ...about(), words: "Lire", on: "2026-11-19" },
    ]);
    await remind("2026-11-18");
    expect(await listEmails(person)).toEqual(["2026-11-17", "2026-11-18"]);
    await remind("2026-11-19");
    expect(await listEmails(person)).toHaveLength(2);
    expect([...(await listNews(manager)), ...(await listNews(owner))]).toEqual([]);
    expect([...(await listEmails(manager)), ...(await listEmails(owner))]).toEqual([]);
  });

  test("what is kept for oneself reminds only the person", async () => {
    await add({ sentence: "Confidence", dueOn: "2026-11-24", isPrivate: true });
    await remind("2026-11-17");
    expect((await listNews(person)).map(({ facts }) => facts)).toMatchObject([{ words: "Confidence" }]);
    expect(await listNews(manager)).toEqual([]);
  });

  test("what is done meanwhile, or put off, is no news, and one that is put off reminds again", async () => {
    const id = await add();
    const done = await addAction(id, "Lire", "2026-11-19");
    await remind("2026-11-17");
    await person.api.development.tickAction({ ...about(), id: done, isDone: true });
    expect(await listNews(person)).toEqual([]);
    const later = await addAction(id, "Écouter", "2026-11-20");
    await remind("2026-11-18");
    const given = { ...about(), objectiveId: id, id: later, version: 1, text: "Écouter", libraryKey: null };
    await person.api.development.saveAction({ ...given, dueOn: "2026-11-27" });
    await remind("2026-11-24");
    expect(await listEmails(person)).toEqual(["2026-11-17", "2026-11-18"]);
    await remind("2026-11-25");
    expect(await listEmails(person)).toHaveLength(3);
  });

  test("is named once: an email, and the bell, say what is new of that day alone", async () => {
    const id = await add({ sentence: "Écouter", dueOn: "2026-11-24" });
    const actionId = await addAction(id, "Demander un retour", "2026-11-25");
    await remind("2026-11-17");
    expect((await listNews(person)).map(({ facts }) => facts["words"])).toEqual(["Écouter"]);
    await remind("2026-11-23");
    expect((await listNews(person)).map(({ facts }) => facts["words"])).toEqual(["Demander un retour"]);
    expect(await listReminded(person)).toEqual([[id], [actionId]]);
  });

  test("added after the round of a morning waits for the next, and leaves that day where it can wait no longer", async () => {
    const id = await add();
    const first = await addAction(id, "Lire", "2026-11-19");
    await remind("2026-11-17");
    const second = await addAction(id, "Écouter", "2026-11-19");
    await remind("2026-11-17");
    expect(await listReminded(person)).toEqual([[first]]);
    await remind("2026-11-18");
    expect(await listReminded(person)).toEqual([[first], [second]]);
    const last = await addAction(id, "Relire", "2026-11-18");
    await remind("2026-11-18");
    expect(await listReminded(person)).toHaveLength(3);
    expect(await listReminded(person)).toContainEqual([last]);
  });

  test("waits for a day without another reminder, three days at most", async () => {
    await add({ dueOn: "2026-11-25" });
    for (const day of ["2026-11-18", "2026-11-19", "2026-11-20"]) await remindOtherwise(day);
    await remind("2026-11-18");
    await remind("2026-11-19");
    expect(await listNews(person)).toEqual([]);
    await remind("2026-11-20");
    expect(await listEmails(person)).toEqual(["2026-11-20"]);
  });

  test("who refused them, by one channel or both, is reminded by the other or not at all", async () => {
    await person.api.notifications.setPreference({ kind: "plan_due", channel: "email", wanted: false });
    await add({ dueOn: "2026-11-24" });
    await remind("2026-11-17");
    expect(await listEmails(person)).toEqual([]);
    expect(await listNews(person)).toHaveLength(1);
  });

  test("a plan whose reminder fails keeps none after it from theirs, and fails the round", async () => {
    const other = await world.person(owner);
    for (const { api, profileId } of [person, other])
      await api.development.saveObjective({ profileId, ...makeObjective({ dueOn: "2026-11-24" }) });
    const { rows } = await world.inside(owner, (tx) =>
      tx.execute<{ id: string; profileId: string }>(sql`
        select o.id, plan.profile_id as "profileId" from development_objectives o
        join development_plans plan on plan.id = o.plan_id
        where plan.profile_id in (${person.profileId}, ${other.profileId}) order by plan.id limit 1`),
    );
    const [first] = rows;
    await world.database.owner.query(`
      create function refuse_reminder() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
      create trigger refuse_reminder before update on development_objectives for each row
        when (new.id = '${first?.id}') execute function refuse_reminder()`);
    const before = world.clock.now;
    world.clock.now = new Date("2026-11-17T13:45:00Z");
    await expect(remindPlans(world.services, owner.companyId, 1)).rejects.toThrow();
    world.clock.now = before;
    await world.database.owner.query(`
      drop trigger refuse_reminder on development_objectives; drop function refuse_reminder()`);
    const [failing, next] = first?.profileId === person.profileId ? [person, other] : [other, person];
    expect(await listNews(failing)).toEqual([]);
    expect(await listNews(next)).toHaveLength(1);
  });

  test("a person who has left is not reminded", async () => {
    await add({ dueOn: "2026-11-24" });
    await owner.api.people.setActive({ id: person.profileId, isActive: false });
    await remind("2026-11-17");
    expect(await listEmails(person)).toEqual([]);
  });
});

test("an email names neither what is kept for oneself nor what holds a web address", () => {
  const call = { language: "fr", services: world.services, companyName: "Atelier" } as const;
  const items = [
    { words: "Confirmez sur https://rondo.example/x", isPrivate: false, dueOn: "2026-11-18" },
    { words: "Parler au docteur", isPrivate: true, dueOn: "2026-11-18" },
    { words: "Lire", isPrivate: false, dueOn: "2026-11-19" },
  ];
  const written = writeReminder(call, person.profileId, items);
  expect(written?.subject).toBe("Votre prochain pas\u00a0: d’ici le 18 novembre 2026");
  expect(written?.links?.map(({ label }) => label)).toEqual([
    "Un point de votre plan",
    "Un point que vous gardez pour vous",
    "Lire",
  ]);
});
