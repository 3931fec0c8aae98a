import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { answerAll, launchEvaluation, recordStatements } from "#app/testing/answering.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { asTenant } from "#platform/server/database/database.ts";
import { closeEvaluation } from "./closeEvaluation.ts";

const day = 24 * 60 * 60_000;
const library = "the same question of the library";

let world: World;
let owner: Person;
let raters: Person[];
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
  raters = [];
  for (let count = 0; count < 6; count += 1) raters.push(await world.person(owner));
});

interface Round {
  subject: Person;
  peers: readonly Person[];
  source?: string;
  words?: string;
  skill?: string;
  dimension?: "value";
  threshold?: number;
  managers?: readonly Person[];
  directReports?: readonly Person[];
  noticeVersion?: number | null;
  /** Who answers; everyone invited unless said. */
  answering?: readonly Person[];
}

/** One evaluation by colleagues, answered: ready to close. */
async function collected({
  subject,
  peers,
  managers = [],
  directReports = [],
  noticeVersion,
  answering = [...peers, ...managers, ...directReports],
  source = library,
  words,
  skill,
  dimension,
  threshold = 3,
}: Round) {
  const one = await launchEvaluation(world, {
    author: owner,
    subject,
    invited: [
      ...peers.map((peer) => [peer, "peer"] as const),
      ...managers.map((manager) => [manager, "manager"] as const),
      ...directReports.map((report) => [report, "direct_report"] as const),
    ],
    ...(noticeVersion !== undefined && { noticeVersion }),
    questions: [
      { source, ...(words && { words }), ...(skill && { skill }), ...(dimension && { dimension }) },
    ],
    threshold,
  });
  for (const peer of answering) await answerAll(peer, one, { words: `Dit par ${peer.firstName}.` });
  return one;
}
const close = ({ id }: { id: string }, daysAgo = 0) =>
  asTenant(world.services.reportDb, owner, (tx) =>
    closeEvaluation(
      tx,
      { ...world.services, now: () => new Date(world.clock.now.getTime() - daysAgo * day) },
      { companyId: owner.companyId, evaluationId: id, isEarly: false },
    ),
  );
async function readReport({ id }: { id: string }) {
  const { snapshot } = await owner.api.reports.read({ evaluationId: id });
  return {
    peers: snapshot.groups.find(({ group }) => group === "peer"),
    manager: snapshot.groups.find(({ group }) => group === "manager"),
    managerCell: snapshot.items[0]?.cells?.manager,
    cell: snapshot.items[0]?.cells?.peer,
    comments: snapshot.comments.peer,
    joint: snapshot.items[0]?.joint,
  };
}
async function closed(round: Round, daysAgo = 0) {
  const one = await collected(round);
  await close(one, daysAgo);
  return readReport(one);
}

const shown = { shown: true };
const beside = { shown: false, answered: null };

// First: the thirtieth report of the company brings its deviation, with a statement of its own.
test("closing asks the same number of statements after one report as after many", async () => {
  const subject = await world.person(owner);
  await closed({ subject, peers: raters.slice(0, 3) });
  const second = await collected({ subject, peers: raters.slice(0, 3) });
  const few = await recordStatements(() => close(second));
  for (let count = 0; count < 4; count += 1) await closed({ subject, peers: raters.slice(0, 3) });
  const last = await collected({ subject, peers: raters.slice(0, 3) });
  expect(await recordStatements(() => close(last))).toHaveLength(few.length);
});

describe("colleagues and direct reports together", () => {
  const band = { form: "band", from: 4, to: 5 };
  test("stand in the report that announced it, and in a later one only where they isolate nobody", async () => {
    const subject = await world.person(owner);
    const both = { subject, peers: raters.slice(0, 2), directReports: raters.slice(2, 4) };
    expect((await closed({ ...both, noticeVersion: null })).joint).toBeNull();
    expect((await closed(both)).joint).toEqual(band);
    expect((await closed(both)).joint).toEqual(band);
    // One person less: the two reports together would say what that person answered.
    expect((await closed({ ...both, directReports: raters.slice(2, 3) })).joint).toBeNull();
    // Colleagues alone, of whom three were among the four: so would theirs.
    expect((await closed({ subject, peers: raters.slice(0, 3) })).peers).toMatchObject(beside);
    expect((await closed({ subject, peers: raters.slice(0, 4) })).peers).toMatchObject(shown);
  });
});

describe("two evaluations of one person", () => {
  test("some days apart, with one colleague more: the later report isolates nobody", async () => {
    const subject = await world.person(owner);
    const first = await closed({ subject, peers: raters.slice(0, 3) }, 5);
    expect(first.peers).toMatchObject(shown);
    const later = await closed({ subject, peers: raters.slice(0, 4) });
    expect(later.peers).toMatchObject(beside);
    expect(later.cell).toEqual({ form: "masked", reason: "not_enough_answers" });
    expect(later.comments?.toSorted()).toEqual(
      raters
        .slice(0, 4)
        .map(({ firstName }) => `Dit par ${firstName}.`)
        .toSorted(),
    );
  });

  test("with one colleague less, and with another threshold, neither", async () => {
    const subject = await world.person(owner);
    await closed({ subject, peers: raters.slice(0, 4) });
    expect((await closed({ subject, peers: raters.slice(0, 3) })).peers).toMatchObject(beside);
    const other = await world.person(owner);
    await closed({ subject: other, peers: raters.slice(0, 3) });
    const stricter = { subject: other, peers: raters.slice(0, 4), threshold: 4 };
    expect((await closed(stricter)).peers).toMatchObject(beside);
  });

  test("what counts is who finished, not who was invited", async () => {
    const subject = await world.person(owner);
    await closed({ subject, peers: raters.slice(0, 4), answering: raters.slice(0, 3) });
    expect((await closed({ subject, peers: raters.slice(0, 4) })).peers).toMatchObject(beside);
    const other = await world.person(owner);
    await closed({ subject: other, peers: raters.slice(0, 3) });
    const same = await closed({ subject: other, peers: raters.slice(0, 4), answering: raters.slice(0, 3) });
    expect(same.peers).toMatchObject(shown);
  });

  test("with the colleagues of one as managers of the other: what they say would give away the last one", async () => {
    const subject = await world.person(owner);
    await closed({ subject, peers: raters.slice(0, 5) });
    const asManagers = await closed({ subject, peers: [], managers: raters.slice(0, 4) });
    expect(asManagers.manager).toMatchObject({ shown: false, answered: 4 });
    expect(asManagers.managerCell).toEqual({ form: "masked", reason: "not_enough_answers" });

    const other = await world.person(owner);
    await closed({ subject: other, peers: [], managers: raters.slice(0, 1) });
    expect((await closed({ subject: other, peers: raters.slice(0, 3) })).peers).toMatchObject(beside);
    expect((await closed({ subject: other, peers: raters.slice(0, 4) })).peers).toMatchObject(shown);
  });

  test("with the same question in other signs: a full stop, an apostrophe or a space make no other question", async () => {
    const subject = await world.person(owner);
    await closed({ subject, peers: raters.slice(0, 3), words: "L’équipe livre à temps.", source: "one" });
    const respelled = { subject, peers: raters.slice(0, 4), words: "L'e\u0301quipe  livre à temps" };
    expect((await closed({ ...respelled, source: "two" })).peers).toMatchObject(beside);
  });

  test("by the same people, or by other ones, shows them both times", async () => {
    const subject = await world.person(owner);
    await closed({ subject, peers: raters.slice(0, 3) });
    expect((await closed({ subject, peers: raters.slice(0, 3) })).peers).toMatchObject(shown);
    expect((await closed({ subject, peers: raters.slice(3, 6) })).peers).toMatchObject(shown);
  });

  test("75 days apart are one system, 76 are not; archiving changes nothing", async () => {
    for (const [days, expected] of [
      [75, beside],
      [76, shown],
    ] as const) {
      const subject = await world.person(owner);
      const first = await collected({ subject, peers: raters.slice(0, 3) });
      await close(first, days);
      await owner.api.evaluations.archive({ id: first.id });
      expect((await closed({ subject, peers: raters.slice(0, 4) })).peers).toMatchObject(expected);
    }
  });

  test("of the same skill, or one written by hand, are judged together whatever their words", async () => {
    const subject = await world.person(owner);
    await closed({ subject, peers: raters.slice(0, 3), words: "Livre à temps.", source: "one" });
    const others = { subject, peers: raters.slice(0, 4), words: "Livre bien à temps.", source: "two" };
    expect((await closed({ ...others, skill: "7" })).peers).toMatchObject(beside);
    expect((await closed({ ...others, words: "Reformule." })).peers).toMatchObject(beside);
    const ofValues = { ...others, dimension: "value" as const, words: "Respect", source: "three" };
    expect((await closed(ofValues)).peers).toMatchObject(beside);
  });

  test("that share nothing stand alone, and so do those of two people", async () => {
    const [subject, other] = [await world.person(owner), await world.person(owner)];
    const { rows } = await world.inside(owner, (tx) =>
      tx.execute<{ id: string }>(sql`select id from questions limit 1`),
    );
    await closed({ subject, peers: raters.slice(0, 3), source: rows[0]!.id });
    const ofValues = { subject, peers: raters.slice(0, 4), dimension: "value" as const, words: "Respect" };
    expect((await closed({ ...ofValues, source: "another" })).peers).toMatchObject(shown);
    expect((await closed({ subject: other, peers: raters.slice(0, 4) })).peers).toMatchObject(shown);
  });

  test("with a colleague who answers as manager in between: the third report does not give away what they said before", async () => {
    const subject = await world.person(owner);
    await closed({ subject, peers: raters.slice(0, 6) });
    const between = { subject, peers: raters.slice(0, 5), managers: raters.slice(5, 6) };
    expect((await closed(between)).peers).toMatchObject(beside);
    expect((await closed({ subject, peers: raters.slice(0, 5) })).peers).toMatchObject(beside);
  });

  test("that close at the same moment: the second sees the report of the first", async () => {
    for (let round = 0; round < 5; round += 1) {
      const subject = await world.person(owner);
      const pair = [
        await collected({ subject, peers: raters.slice(0, 3) }),
        await collected({ subject, peers: raters.slice(0, 4) }),
      ];
      await Promise.all(pair.map((one) => close(one)));
      const isShown = [];
      for (const one of pair) isShown.push((await readReport(one)).peers?.shown);
      expect(new Set(isShown)).toEqual(new Set([true, false]));
    }
  });
});
