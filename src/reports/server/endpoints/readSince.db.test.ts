import { beforeAll, describe, expect, test } from "vitest";
import {
  answerAll,
  launchEvaluation,
  recordStatements,
  type LaunchedEvaluation,
} from "#app/testing/answering.ts";
import { makeWorld, readErrorCode, type Person, type World } from "#app/testing/world.ts";
import { asTenant } from "#platform/server/database/database.ts";
import { findCompiler } from "#platform/server/typesetting/typst.ts";
import { reportOpenings } from "#reports/tables.ts";
import { closeEvaluation } from "../closeEvaluation.ts";

const day = 24 * 60 * 60_000;

let world: World;
let owner: Person;
let admin: Person;
let raters: Person[];
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
  admin = await world.person(owner, { role: "admin", isAdmin: true });
  raters = [];
  for (let count = 0; count < 6; count += 1) raters.push(await world.person(owner));
});

interface Round {
  subject: Person;
  peers: readonly Person[];
  reports?: readonly Person[];
  score: number;
  daysAgo: number;
  release?: "by_hand";
  words?: readonly string[];
}

/** A report about a person, closed some days ago. */
async function closed(round: Round) {
  const { subject, peers, reports = [], score, daysAgo, release, words = ["Un", "Deux", "Trois"] } = round;
  const one = await launchEvaluation(world, {
    author: owner,
    subject,
    invited: [
      ...peers.map((peer) => [peer, "peer"] as const),
      ...reports.map((report) => [report, "direct_report"] as const),
    ],
    questions: words.map((each) => ({ words: each })),
    ...(release && { release }),
  });
  for (const person of [subject, ...peers, ...reports]) await answerAll(person, one, { score });
  const now = () => new Date(world.clock.now.getTime() - daysAgo * day);
  await asTenant(world.services.reportDb, owner, (tx) =>
    closeEvaluation(
      tx,
      { ...world.services, now },
      { companyId: owner.companyId, evaluationId: one.id, isEarly: false },
    ),
  );
  return one;
}

/** Two reports, the earlier one by other people unless said. */
async function twice({ past = {}, now = {} }: { past?: Partial<Round>; now?: Partial<Round> } = {}) {
  const subject = await world.person(owner);
  const earlier = await closed({ subject, peers: raters.slice(0, 5), score: 3, daysAgo: 200, ...past });
  const later = await closed({ subject, peers: raters.slice(0, 5), score: 4, daysAgo: 3, ...now });
  return { subject, earlier, later };
}

const since = (who: Person, later: LaunchedEvaluation, earlier?: LaunchedEvaluation) =>
  who.api.reports.since({ evaluationId: later.id, ...(earlier && { earlierId: earlier.id }) });
const offered = async (who: Person, later: LaunchedEvaluation) =>
  (await since(who, later)).items.map(({ evaluationId }) => evaluationId);
const openings = ({ id }: LaunchedEvaluation) =>
  world.inside(owner, async (tx) => {
    const found = await tx.select().from(reportOpenings);
    return found.filter(({ evaluationId }) => evaluationId === id).map(({ profileId }) => profileId);
  });

describe("this report against an earlier one of the same person", () => {
  test("says what changed, in two statements that store nothing, and what the person themself reads is not recorded", async () => {
    const { subject, earlier, later } = await twice();
    expect(await offered(subject, later)).toEqual([earlier.id]);
    let answer: Awaited<ReturnType<typeof since>> | undefined;
    const sent = await recordStatements(async () => {
      answer = await since(subject, later, earlier);
    });
    const preamble = /^\s*(begin|commit|select set_config|with session as)/i;
    const statements = sent.filter((text) => !preamble.test(text));
    expect(statements).toHaveLength(2);
    expect(statements.every((text) => /^\s*select/i.test(text))).toBe(true);
    expect(answer?.since?.rows[0]?.changes).toMatchObject({
      self: { change: { form: "value", value: 1 }, state: "own" },
      peer: { past: { value: 3, n: 5 }, now: { value: 4, n: 5 }, state: "higher" },
    });
    expect(answer?.since?.withheld).toEqual([]);
    expect([await openings(earlier), await openings(later)]).toEqual([[], []]);
  });

  test("by another reader is an opening of both; to be told that there is one is none", async () => {
    const { earlier, later } = await twice();
    await since(admin, later);
    expect([await openings(earlier), await openings(later)]).toEqual([[], []]);
    await since(admin, later, earlier);
    expect([await openings(earlier), await openings(later)]).toEqual([[admin.profileId], [admin.profileId]]);
  });

  test("of which one more colleague has finished, whenever that was: only the comparison is withheld", async () => {
    const { subject, earlier, later } = await twice({ now: { peers: raters } });
    const { since: one } = await since(subject, later, earlier);
    expect(one?.withheld).toEqual(["peer"]);
    expect(Object.keys(one?.rows[0]?.changes ?? {})).toEqual(["self"]);
    for (const { id } of [earlier, later]) {
      const { snapshot } = await subject.api.reports.read({ evaluationId: id });
      expect(snapshot.groups.find(({ group }) => group === "peer")?.shown).toBe(true);
    }
  });

  test("is withheld as well where both groups taken together, in a report before, would give somebody away", async () => {
    const subject = await world.person(owner);
    const [a, b, c, d] = raters as [Person, Person, Person, Person];
    await closed({ subject, peers: [a, b], reports: [c, d], score: 3, daysAgo: 300 });
    const one = await closed({ subject, peers: [a, b, c], score: 3, daysAgo: 200 });
    const other = await closed({ subject, peers: [a, b, c], score: 3, daysAgo: 100 });
    expect((await since(subject, other, one)).since?.withheld).toEqual(["peer"]);
  });

  test("is offered from the nearest to the farthest, archived ones too", async () => {
    const { subject, earlier, later } = await twice();
    const between = await closed({ subject, peers: raters.slice(0, 5), score: 3, daysAgo: 100 });
    await owner.api.evaluations.archive({ id: earlier.id });
    expect(await offered(subject, later)).toEqual([between.id, earlier.id]);
    expect(await offered(subject, between)).toEqual([earlier.id]);
    expect(await offered(subject, earlier)).toEqual([]);
    // Where they alone answered: after those that say what others see.
    const alone = await closed({ subject, peers: [], score: 3, daysAgo: 50 });
    expect(await offered(subject, later)).toEqual([between.id, earlier.id, alone.id]);
    const sameDay = await closed({ subject, peers: raters.slice(0, 5), score: 3, daysAgo: 3 });
    expect(await offered(subject, later)).toEqual([between.id, earlier.id, alone.id]);
    expect(await offered(subject, sameDay)).toEqual([between.id, earlier.id, alone.id]);
    expect(await readErrorCode(since(subject, between, later))).toBe("evaluation_not_found");
  });
});

describe("no comparison is offered with a report", () => {
  test("that asks nothing alike", async () => {
    const { subject, earlier, later } = await twice({ past: { words: ["Quatre", "Cinq", "Six"] } });
    expect(await offered(subject, later)).toEqual([]);
    expect(await readErrorCode(since(subject, later, earlier))).toBe("evaluation_not_found");
  });

  test("that is not published", async () => {
    const { subject, later } = await twice({ past: { release: "by_hand" } });
    expect(await offered(subject, later)).toEqual([]);
    expect(await offered(admin, later)).toEqual([]);
  });

  test("that the reader may not open: having answered in it closes it", async () => {
    const both = [admin, ...raters.slice(0, 4)];
    const { earlier, later, subject } = await twice({ past: { peers: both } });
    expect(await offered(subject, later)).toEqual([earlier.id]);
    expect(await offered(admin, later)).toEqual([]);
    expect(await readErrorCode(since(admin, later, earlier))).toBe("evaluation_not_found");
    const closedToThem = await twice({ now: { peers: both } });
    expect(await readErrorCode(since(admin, closedToThem.later))).toBe("evaluation_not_found");
  });

  test("of somebody else", async () => {
    const [one, other] = [await twice(), await twice()];
    expect(await readErrorCode(since(owner, one.later, other.earlier))).toBe("evaluation_not_found");
    expect(await readErrorCode(since(one.subject, other.later))).toBe("evaluation_not_found");
    expect(await readErrorCode(since(raters[0]!, one.later))).toBe("evaluation_not_found");
  });
});

describe.skipIf(!findCompiler())("the document with the comparison", () => {
  const make = (who: Person, later: LaunchedEvaluation, earlier: LaunchedEvaluation) =>
    who.api.reports.pdf({ evaluationId: later.id, earlierId: earlier.id });

  test("is an opening of both reports, once each; without it, of one", async () => {
    const { earlier, later } = await twice();
    const alone = await admin.api.reports.pdf({ evaluationId: later.id });
    expect([await openings(earlier), await openings(later)]).toEqual([[], [admin.profileId]]);
    const { size } = await make(admin, later, earlier);
    expect(size).toBeGreaterThan(alone.size);
    expect([await openings(earlier), await openings(later)]).toEqual([
      [admin.profileId],
      [admin.profileId, admin.profileId],
    ]);
  });

  test("is refused where the comparison is, and then nothing is recorded", async () => {
    const both = [admin, ...raters.slice(0, 4)];
    const { earlier, later } = await twice({ past: { peers: both } });
    expect(await readErrorCode(make(admin, later, earlier))).toBe("evaluation_not_found");
    const other = await twice();
    expect(await readErrorCode(make(owner, later, other.earlier))).toBe("evaluation_not_found");
    expect([await openings(later), await openings(other.earlier)]).toEqual([[], []]);
  });
});
