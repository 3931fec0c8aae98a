import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { fetchRefusal, recordStatements } from "#app/testing/answering.ts";
import { addClosedRun, type Asked } from "#app/testing/closedSurveys.ts";
import { addRun, addSeries } from "#app/testing/surveys.ts";
import { makeWorld, type Person } from "#app/testing/world.ts";
import { makeContent, makeQuestion } from "../../testing/questions.ts";
import { pulseNotes, pulseRuns } from "../../tables.ts";
import { isRun } from "../runs/queries.ts";

const world = await makeWorld({ now: new Date("2026-12-21T15:00:00Z") });
const content = makeContent({
  questions: [
    makeQuestion(),
    makeQuestion({ key: "safe", theme: "safety" }),
    makeQuestion({ key: "words", type: "text", scale: null, required: false }),
  ],
});
const reworded = makeContent({
  questions: [
    makeQuestion({ text: { fr: "Je suis fier d’être ici.", en: null } }),
    makeQuestion({ key: "gone" }),
  ],
});

let owner: Person;
let admin: Person;
let dayManager: Person;
let nightManager: Person;
let member: Person;
let stranger: Person;
let foreigner: Person;
let day: string;
let night: string;
let series: Awaited<ReturnType<typeof addSeries>>;
let runs: { first: string; skippedBefore: string; last: string; open: string; toCome: string };

beforeAll(async () => {
  owner = await world.company();
  foreigner = await world.company("Une autre");
  admin = await world.person(owner, { role: "admin", isAdmin: true });
  dayManager = await world.person(owner, { role: "team_manager" });
  nightManager = await world.person(owner, { role: "team_manager" });
  stranger = await world.person(owner);
  const people: Person[] = [];
  for (let count = 0; count < 14; count += 1) people.push(await world.person(owner));
  member = people[0]!;
  const ids = people.map(({ profileId }) => profileId);
  const make = async (name: string, memberIds: string[], managerProfileId: string) =>
    (await owner.api.teams.create({ name, memberIds, managerId: managerProfileId })).id;
  day = await make("Jour", ids.slice(0, 7), dayManager.profileId);
  night = await make("Nuit", ids.slice(7), nightManager.profileId);
  const place = {
    db: world.services.db,
    newId: world.services.newId,
    companyId: owner.companyId,
    authorProfileId: owner.profileId,
    now: world.clock.now,
  };
  series = await addSeries(place, content);
  const answer = (shift: number): Asked[] => [
    ...ids.map((profileId, index) => ({
      profileId,
      teamId: index < 7 ? day : night,
      levels: { pride: String(2 + ((index + shift) % 3)), safe: String(1 + (index % 4)) },
    })),
    // They manage the night today, and answered with it then.
    { profileId: nightManager.profileId, teamId: night, levels: { pride: "3", safe: "3" } },
    { profileId: dayManager.profileId, teamId: null, levels: null },
  ];
  const add = (occurrence: string, shift: number, facts: Partial<typeof pulseRuns.$inferInsert> = {}) =>
    addClosedRun(world, owner, series, { occurrence, asked: answer(shift), readers: "asked", ...facts });
  const { id: first } = await add("2026-11-16", 0, { content: reworded, number: 1 });
  // November 23 was skipped.
  const { id: skippedBefore } = await add("2026-11-30", 1, { number: 2, publishedAt: world.clock.now });
  const { id: last } = await add("2026-12-07", 2, { number: 3 });
  const asked = ids.map((profileId) => ({ profileId }));
  const open = await addRun(place, series, asked, { occurrence: "2026-12-14", number: 4, shownAnswers: 10 });
  const toCome = await addRun(place, series, [], { occurrence: "2026-12-28", status: "scheduled" });
  runs = { first, skippedBefore, last, open, toCome };
});

const read = (who: Person, id: string) => who.api.pulses.readReport({ id });
const listCutsSeen = async (who: Person, id: string) => {
  const { snapshot, cuts } = await read(who, id);
  expect(cuts.map(({ cut }) => cut).toSorted()).toEqual(
    (snapshot?.questions[0]?.cuts ?? []).map(({ cut }) => cut).toSorted(),
  );
  return cuts.map(({ name }) => name?.fr ?? "").toSorted();
};
const publish = (id: string, publishedAt: Date | null) =>
  world.inside(owner, (tx) =>
    tx
      .update(pulseRuns)
      .set({ publishedAt })
      .where(isRun({ companyId: owner.companyId, id })),
  );
/** As if the role had changed while they still stand as the manager of their team. */
const changeRole = ({ profileId }: Person, role: string) =>
  world.inside(owner, (tx) => tx.execute(sql`update profiles set role = ${role} where id = ${profileId}`));
const expectNothing = async (who: Person, id: string) =>
  expect(await fetchRefusal(world, who, "pulses/readReport", { id })).toEqual({
    status: 404,
    body: { code: "not_found" },
  });

describe("a closed run is read", () => {
  test("by those in charge, with all its parts by the names of today", async () => {
    for (const who of [owner, admin]) {
      const report = await read(who, runs.last);
      expect(report).toMatchObject({
        reader: "charge",
        number: 3,
        asked: 16,
        answers: 15,
        opensOn: "2026-12-07",
      });
      expect(await listCutsSeen(who, runs.last)).toEqual(["Jour", "Nuit"]);
    }
  });

  test("by a team manager with the team that they manage, but for one in which they answered", async () => {
    expect((await read(dayManager, runs.last)).reader).toBe("team_manager");
    expect(await listCutsSeen(dayManager, runs.last)).toEqual(["Jour"]);
    expect(await listCutsSeen(nightManager, runs.last)).toEqual([]);
    expect((await read(nightManager, runs.last)).snapshot?.questions[0]?.whole.form).toBe("scale");
  });

  test("by those who were asked once it is published, as a whole", async () => {
    await expectNothing(member, runs.last);
    await publish(runs.last, world.clock.now);
    expect(await read(member, runs.last)).toMatchObject({
      reader: "asked",
      cuts: [],
      publishedOn: "2026-12-21",
    });
    expect((await read(member, runs.last)).snapshot?.questions.every(({ cuts }) => cuts.length === 0)).toBe(
      true,
    );
    await publish(runs.last, null);
  });

  test("by no one else, as if it did not exist", async () => {
    await publish(runs.last, world.clock.now);
    for (const who of [stranger, foreigner]) await expectNothing(who, runs.last);
    await expectNothing(owner, world.services.newId());
    await publish(runs.last, null);
  });

  test("by a manager only as long as their role manages teams", async () => {
    await changeRole(dayManager, "user");
    await expectNothing(dayManager, runs.last);
    await changeRole(dayManager, "team_manager");
    expect(await listCutsSeen(dayManager, runs.last)).toEqual(["Jour"]);
  });
});

describe("a run that is not closed", () => {
  test("shows those in charge how many have answered, in steps, and nothing of content", async () => {
    expect(await read(owner, runs.open)).toMatchObject({
      status: "open",
      asked: 14,
      answers: 10,
      snapshot: null,
      cuts: [],
      earlier: [],
      note: null,
    });
  });

  test("is nothing for all others, and one that has not opened for everyone", async () => {
    for (const who of [dayManager, member, stranger, foreigner]) await expectNothing(who, runs.open);
    for (const who of [owner, admin, dayManager, member]) await expectNothing(who, runs.toCome);
  });
});

describe("the runs before it", () => {
  test("are told as wholes, with a gap where one was skipped, and the words of then", async () => {
    const { earlier } = await read(owner, runs.last);
    expect(earlier.map((run) => run?.number ?? null)).toEqual([1, null, 2]);
    expect(earlier[0]?.opensOn).toBe("2026-11-16");
    expect(earlier[0]?.questions.map(({ key, wording }) => [key, wording.fr])).toEqual([
      ["pride", "Je suis fier d’être ici."],
    ]);
    expect(earlier[0]?.questions[0]?.whole.form).toBe("scale");
  });

  test("are told to those who were asked where they read them too", async () => {
    await publish(runs.last, world.clock.now);
    expect((await read(member, runs.last)).earlier.map((run) => run?.number ?? null)).toEqual([2]);
    await publish(runs.last, null);
  });
});

describe("the note", () => {
  test("is read by those in charge as a draft, by others once it is published, with the names of today", async () => {
    const { companyId, profileId: authorProfileId } = owner;
    const action = {
      text: "Une rencontre",
      ownerProfileId: member.profileId,
      dueOn: "2027-01-15",
      doneOn: null,
    };
    const kept = { companyId, id: world.services.newId(), runId: runs.last };
    await world.inside(owner, (tx) =>
      tx.insert(pulseNotes).values({ ...kept, text: "Retenu", actions: [action], authorProfileId }),
    );
    const ownerName = `${member.firstName} Nom${member.firstName.slice(6)}`;
    expect((await read(owner, runs.last)).note).toEqual({
      text: "Retenu",
      actions: [{ ...action, ownerName }],
      publishedOn: null,
      version: 1,
    });
    expect((await read(dayManager, runs.last)).note).toBeNull();
    await world.inside(owner, (tx) => tx.update(pulseNotes).set({ publishedAt: world.clock.now }));
    expect((await read(dayManager, runs.last)).note).toMatchObject({
      text: "Retenu",
      publishedOn: "2026-12-21",
    });
  });
});

test("an opening is logged for those in charge and for team managers, never for those who were asked", async () => {
  await publish(runs.last, world.clock.now);
  const countOpenings = async (who: Person) => {
    const { rows } = await world.inside(owner, (tx) =>
      tx.execute(sql`select from audit_log where object_id in (${runs.last}, ${runs.open})
        and action = 'pulse.report_opened' and actor_profile_id = ${who.profileId}`),
    );
    return rows.length;
  };
  for (const [who, logged] of [
    [owner, 1],
    [dayManager, 1],
    [member, 0],
  ] as const) {
    const before = await countOpenings(who);
    await read(who, runs.last);
    expect((await countOpenings(who)) - before).toBe(logged);
  }
  const before = await countOpenings(owner);
  await read(owner, runs.open);
  expect(await countOpenings(owner)).toBe(before);
  await expectNothing(stranger, runs.last);
  expect(await countOpenings(stranger)).toBe(0);
});

test("takes two statements at most, of which one is the log", async () => {
  const preamble = /^\s*(begin|commit|rollback|select set_config|with session as|with quick as)/i;
  for (const [who, statements] of [
    [owner, 2],
    [dayManager, 2],
    [member, 1],
  ] as const) {
    const sent = await recordStatements(() => read(who, runs.last));
    expect(sent.filter((text) => !preamble.test(text))).toHaveLength(statements);
  }
});
