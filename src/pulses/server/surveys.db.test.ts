import { sql, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { addRun, addSeries } from "#app/testing/surveys.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { openDisk, type Disk } from "#reports/testing/storedTuples.ts";
import { makeContent, makeQuestion } from "../testing/questions.ts";

const day = 24 * 60 * 60_000;
const words = makeQuestion({ key: "words", type: "text", scale: null, required: false });
const content = makeContent({ questions: [makeQuestion(), words] });

let world: World;
let owner: Person;
let asked: Person[];
let series: Awaited<ReturnType<typeof addSeries>>;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
  asked = [];
  for (let count = 0; count < 6; count += 1) asked.push(await world.person(owner));
  series = await addSeries(getPlace(), content);
});

const getPlace = () => ({
  db: world.services.db,
  newId: world.services.newId,
  companyId: owner.companyId,
  authorProfileId: owner.profileId,
  now: world.clock.now,
});
const teams = { teamId: "11111111-1111-4111-8111-111111111111", directionId: null, positionId: null };
const open = (people: readonly Person[] = asked, facts: Parameters<typeof addRun>[3] = {}) =>
  addRun(
    getPlace(),
    series,
    people.map(({ profileId }) => ({ profileId, ...teams })),
    facts,
  );
const countRows = (table: string, runId: string) =>
  world.reporting(owner, async (tx) => {
    const all = sql`select * from ${sql.identifier(table)} where run_id = ${runId}`;
    return (await tx.execute<{ answers: unknown; team_id: string | null }>(all)).rows;
  });
/** The bytes and the headers of an answer over HTTP. */
const send = async (person: Person, id: string, answers: Record<string, unknown>) => {
  const response = await world.fetch(
    new Request(`http://localhost:3000/api/v1/pulse-surveys/${id}/answers`, {
      method: "POST",
      headers: {
        origin: "http://localhost:3000",
        cookie: person.cookie,
        "content-type": "application/json",
      },
      body: JSON.stringify({ answers }),
    }),
  );
  const headers = [...response.headers]
    .filter(([name]) => !["x-request-id", "set-cookie"].includes(name))
    .toSorted(([a], [b]) => a.localeCompare(b));
  return { status: response.status, body: await response.text(), headers };
};

describe("a survey", () => {
  test("does not exist for those whom it does not ask, whatever their role", async () => {
    const id = await open(asked.slice(0, 2));
    const [, , member] = asked as [Person, Person, Person];
    const admin = await world.person(owner, { role: "admin", isAdmin: true });
    const manager = await world.person(owner, { role: "team_manager" });
    const foreigner = await world.company("Une autre");
    for (const person of [owner, admin, manager, member, foreigner])
      for (const of of [id, world.services.newId()]) {
        await expect(person.api.pulses.readSurvey({ id: of })).rejects.toMatchObject({
          body: { code: "not_found" },
        });
        const sent = person.api.pulses.sendSurvey({ id: of, answers: { pride: 1 } });
        await expect(sent).rejects.toMatchObject({ body: { code: "not_found" } });
      }
  });

  test("says what it asks, who reads the results, and until when", async () => {
    const [me] = asked as [Person];
    const id = await open(asked, { closesAt: new Date("2026-11-28T05:00:00Z") });
    const survey = await me.api.pulses.readSurvey({ id });
    expect(survey).toMatchObject({
      id,
      respondentId: me.profileId,
      state: "open",
      content,
      threshold: 5,
      readers: "charge",
      // Midnight in Montréal: the last day is the one before.
      closesOn: "2026-11-27",
      recalled: null,
    });
  });

  test("is answered once; the others follow one after the other", async () => {
    const person = await world.person(owner);
    const [first, second] = [
      await open([person], { closesAt: new Date(world.clock.now.getTime() + day) }),
      await open([person]),
    ];
    const list = async () => (await person.api.pulses.openSurveys({})).items.map(({ id }) => id);
    expect(await list()).toEqual([first, second]);
    expect((await person.api.pulses.readSurvey({ id: first })).nextId).toBe(second);
    await person.api.pulses.sendSurvey({ id: first, answers: { pride: 4, words: "  " } });
    expect(await person.api.pulses.readSurvey({ id: first })).toMatchObject({
      state: "answered",
      nextId: second,
    });
    expect(await list()).toEqual([second]);
    expect((await countRows("pulse_inbox", first)).map(({ answers }) => answers)).toEqual([{ pride: 4 }]);
  });
});

describe("what is sent", () => {
  test("stands in the inbox under the labels of the invitation, without a name", async () => {
    const [me] = asked as [Person];
    const id = await open();
    await me.api.pulses.sendSurvey({ id, answers: { pride: 2, words: "Trop de réunions" } });
    const [row, ...others] = await countRows("pulse_inbox", id);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      team_id: teams.teamId,
      answers: { pride: 2, words: "Trop de réunions" },
    });
    expect(Object.keys(row ?? {}).toSorted()).toEqual(
      ["answers", "company_id", "direction_id", "id", "position_id", "run_id", "team_id"].toSorted(),
    );
    expect(JSON.stringify(row)).not.toContain(me.profileId);
  });

  test("is answered alike, byte for byte, whatever it is and however often", async () => {
    const [one, two] = asked as [Person, Person];
    const id = await open();
    const first = await send(one, id, { pride: 1 });
    expect(first.status).toBe(200);
    const long = await send(two, id, { pride: 5, words: "mot ".repeat(400) });
    const again = await send(one, id, { pride: 5, words: "Autre chose" });
    expect(long).toEqual(first);
    expect(again).toEqual(first);
    expect(first.headers.map(([name]) => name)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:etag|last-modified)$/)]),
    );
    expect(await countRows("pulse_inbox", id)).toHaveLength(2);
  });

  test("is refused when it is not an answer, and leaves no receipt", async () => {
    const [me] = asked as [Person];
    const id = await open();
    for (const answers of [{ pride: 9 }, { words: "Sans la question obligatoire" }, { other: 1 }, {}])
      await expect(me.api.pulses.sendSurvey({ id, answers })).rejects.toMatchObject({ status: 422 });
    expect((await me.api.pulses.readSurvey({ id })).state).toBe("open");
    expect(await countRows("pulse_receipts", id)).toEqual([]);
  });

  test("is refused under the session of another person", async () => {
    const [me, other] = asked as [Person, Person];
    const id = await open();
    const sent = me.api.pulses.sendSurvey({ id, respondentId: other.profileId, answers: { pride: 1 } });
    await expect(sent).rejects.toMatchObject({ body: { code: "unauthorized" } });
  });

  test("is refused once it is closed, by its hour or early", async () => {
    const [me] = asked as [Person];
    for (const facts of [{ closesAt: world.clock.now }, { status: "closed" as const }]) {
      const id = await open(asked, facts);
      expect((await me.api.pulses.readSurvey({ id })).state).toBe("closed");
      const sent = me.api.pulses.sendSurvey({ id, answers: { pride: 1 } });
      await expect(sent).rejects.toMatchObject({ body: { code: "pulse_closed" } });
    }
  });

  test("is refused alike once it is closed, whoever had answered", async () => {
    const [one, two] = asked as [Person, Person];
    const id = await open();
    await send(one, id, { pride: 1 });
    await world.inside(owner, (tx) =>
      tx.execute(sql`update pulse_runs set status = 'closed' where id = ${id}`),
    );
    for (const person of [one, two]) {
      const { status, body } = await send(person, id, { pride: 1 });
      expect([status, (JSON.parse(body) as { code: string }).code]).toEqual([409, "pulse_closed"]);
    }
  });

  test("twice at once counts once; two people at once count twice", async () => {
    const [one, two] = asked as [Person, Person];
    const id = await open();
    const done = await Promise.all([
      one.api.pulses.sendSurvey({ id, answers: { pride: 1 } }),
      two.api.pulses.sendSurvey({ id, answers: { pride: 2 } }),
      one.api.pulses.sendSurvey({ id, answers: { pride: 3 } }),
      two.api.pulses.sendSurvey({ id, answers: { pride: 4 } }),
    ]);
    expect(done).toEqual([{}, {}, {}, {}]);
    expect(await countRows("pulse_inbox", id)).toHaveLength(2);
    expect(await countRows("pulse_receipts", id)).toHaveLength(2);
  });

  test("is in before the run closes, or refused", async () => {
    const [one, two] = asked as [Person, Person];
    const id = await open();
    await one.api.pulses.sendSurvey({ id, answers: { pride: 1 } });
    let sending: Promise<unknown> | undefined;
    const seen = await world.inside(owner, async (tx) => {
      await tx.execute(sql`select 1 from pulse_runs where id = ${id} for update`);
      sending = two.api.pulses.sendSurvey({ id, answers: { pride: 2 } }).catch((error: unknown) => error);
      await waitForLock(id);
      const before = (await countRows("pulse_inbox", id)).length;
      await tx.execute(sql`update pulse_runs set status = 'closed' where id = ${id}`);
      return before;
    });
    expect(seen).toBe(1);
    expect(await sending).toMatchObject({ body: { code: "pulse_closed" } });
    expect(await countRows("pulse_inbox", id)).toHaveLength(1);
    expect(await countRows("pulse_receipts", id)).toHaveLength(1);
  });

  /** Until the sending waits for the closing. */
  async function waitForLock(id: string) {
    for (let turn = 0; turn < 400; turn += 1) {
      const { rows } = await world.database.owner.query("select 1 from pg_locks where not granted");
      if (rows.length > 0) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`${id} was sent without waiting`);
  }
});

describe("whatever the query, requests", () => {
  let id: string;
  beforeAll(async () => {
    id = await open();
    for (const person of asked.slice(0, 3)) await person.api.pulses.sendSurvey({ id, answers: { pride: 3 } });
  });
  const attempt = (who: Pick<Person, "companyId" | "profileId">, query: SQL) =>
    world
      .inside(who, async (tx) => (await tx.execute(query)).rows.length)
      .catch((error: unknown) => {
        return ((error as Error).cause as { code?: string }).code;
      });

  test("read no receipt but one’s own", async () => {
    const receipts = sql`select * from pulse_receipts where run_id = ${id}`;
    const [me, , , without] = asked as [Person, Person, Person, Person];
    expect(await attempt(me, receipts)).toBe(1);
    for (const who of [owner, without, { companyId: owner.companyId, profileId: "" }])
      expect(await attempt(who, receipts)).toBe(0);
  });

  test("sign no receipt of another person", async () => {
    const [, , , without] = asked as [Person, Person, Person, Person];
    const signing = sql`insert into pulse_receipts (company_id, id, run_id, profile_id)
      values (${owner.companyId}, ${world.services.newId()}, ${id}, ${without.profileId})`;
    expect(await attempt(owner, signing)).toBe("42501");
  });

  test("read, change and delete nothing of what was sent", async () => {
    for (const who of [owner, asked[0] as Person])
      for (const table of ["pulse_inbox", "pulse_responses", "pulse_counts"]) {
        const name = sql.identifier(table);
        expect(await attempt(who, sql`select * from ${name}`)).toBe("42501");
        expect(await attempt(who, sql`delete from ${name}`)).toBe("42501");
      }
    expect(await attempt(owner, sql`update pulse_inbox set answers = '{}'`)).toBe("42501");
    expect(await attempt(owner, sql`delete from pulse_receipts`)).toBe("42501");
    const returning = sql`insert into pulse_inbox (company_id, id, run_id, answers)
      values (${owner.companyId}, ${world.services.newId()}, ${id}, '{}') returning answers`;
    expect(await attempt(owner, returning)).toBe("42501");
  });
});

/** An attacker who holds the disk is a superuser of the copy that they start; another server does not let us be one. */
describe.skipIf(inject("superuserUrl") === null)("whoever holds the disk", () => {
  let disk: Disk;
  beforeAll(async () => {
    disk = await openDisk(world.database.superuserUrl!);
  });
  afterAll(() => disk.close());

  test("finds the transaction of an answer in the receipt only, until a task has moved the answer", async () => {
    const id = await open();
    for (const [index, person] of asked.entries())
      await person.api.pulses.sendSurvey({ id, answers: { pride: 1 + (index % 5) } });
    const living = await disk.livingRows();
    const sent = living.filter(({ table, row }) => table === "public.pulse_inbox" && row.includes(id));
    expect(sent).toHaveLength(asked.length);
    const writers = new Set(sent.map(({ xmin }) => xmin));
    const naming = living.filter(
      ({ xmin, xmax, row }) =>
        (writers.has(xmin) || writers.has(xmax)) &&
        asked.some(({ profileId, userId, email }) =>
          [profileId, userId, email].some((name) => row.includes(name)),
        ),
    );
    expect(new Set(naming.map(({ table }) => table))).toEqual(
      new Set(["public.profiles", "public.pulse_receipts"]),
    );
  });
});
