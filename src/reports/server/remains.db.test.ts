import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { answerAll, launchEvaluation, type LaunchedEvaluation } from "#app/testing/answering.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { vacuumAnswers } from "#answers/server/remains.ts";
import { noteFigure } from "#platform/testing/proof.ts";
import { openDisk, readUuid, type Disk } from "../testing/storedTuples.ts";
import { daysToReread, forgetAuthors } from "./retention.ts";
import { closeWhenCompleteTask } from "./tasks.ts";

const day = 24 * 60 * 60_000;
const questions = 12;

/** An attacker who holds the disk is a superuser of the copy that they start; another server does not let us be one. */
describe.skipIf(inject("superuserUrl") === null)("whoever holds the disk", () => {
  let world: World;
  let owner: Person;
  let raters: Person[];
  let one: LaunchedEvaluation;
  let disk: Disk;
  /** The scores of each rater, which no other rater gave: the truth that the attack is compared with. */
  const buildScores = (rater: number) =>
    Array.from({ length: questions }, (_, position) => 1 + (Math.floor(rater / 3 ** (position % 3)) % 3));

  beforeAll(async () => {
    world = await makeWorld();
    owner = await world.company();
    const subject = await world.person(owner);
    raters = [];
    for (let count = 0; count < 12; count += 1) raters.push(await world.person(owner));
    one = await launchEvaluation(world, {
      author: owner,
      subject,
      subjectAnswers: false,
      invited: raters.map((rater) => [rater, "peer"] as const),
      questions: Array.from({ length: questions }, () => ({})),
    });
    disk = await openDisk(world.database.superuserUrl!);
  });
  afterAll(() => disk.close());

  /** Scores as PostgreSQL stores them at the end of a draft and of a response. */
  const stored = (scores: readonly number[]) =>
    Buffer.concat(scores.map((score) => Buffer.from([score, 0]))).toString("latin1");

  /** Counts the authors of responses that everything stored identifies: the person by the scores they gave. */
  async function recovered(): Promise<{ authors: number; channels: string[] }> {
    const responses = await disk.readTuples("public.responses");
    const links = await disk.readTuples("public.response_authors");
    const drafts = await disk.readTuples("public.evaluation_answers");
    const living = await disk.livingRows();
    const found = new Map<number, Set<string>>();
    const tell = (rater: number, channel: string) =>
      found.set(rater, (found.get(rater) ?? new Set()).add(channel));
    for (const [rater, { profileId, userId }] of raters.entries()) {
      const scores = stored(buildScores(rater));
      const gave = (data: Buffer) => data.toString("latin1").includes(scores);
      for (const draft of drafts)
        if (gave(draft.data) && readUuid(draft.data, 4) === profileId) tell(rater, "draft");
      for (const response of responses.filter(({ data }) => gave(data))) {
        const id = readUuid(response.data, 1);
        if (links.some(({ data }) => readUuid(data, 2) === id && readUuid(data, 4) === profileId))
          tell(rater, "link");
        for (const row of living) {
          // A transaction that wrote every response, as closing does, identifies no author.
          const isAlone = responses.filter(({ xmin }) => xmin === response.xmin).length === 1;
          const together = isAlone && [row.xmin, row.xmax].includes(response.xmin);
          if (together && (row.row.includes(profileId) || row.row.includes(userId)))
            tell(rater, `transaction shared with ${row.table}`);
        }
      }
    }
    return {
      authors: found.size,
      channels: [...new Set([...found.values()].flatMap((set) => [...set]))].toSorted(),
    };
  }

  test("finds no transaction that wrote a response and an audit entry that names its author", async () => {
    for (const [rater, person] of raters.entries()) await answerVaried(person, buildScores(rater));
    const writers = new Set((await disk.readTuples("public.responses")).map(({ xmin }) => xmin));
    expect(writers.size).toBe(12);
    const together = (await disk.livingRows()).filter(({ xmin }) => writers.has(xmin));
    const naming = together.filter(({ row }) => raters.some(({ profileId }) => row.includes(profileId)));
    // The link itself, and the status of the part: both remain until closing and the deletion of the links.
    expect(new Set(naming.map(({ table }) => table))).toEqual(
      new Set(["public.response_authors", "public.evaluation_participants"]),
    );
  });

  test("recovers no author once collection is closed, the authors are forgotten and the tables vacuumed", async () => {
    const { companyId } = owner;
    await closeWhenCompleteTask(world.services, { companyId, evaluationId: one.id });
    await vacuumAnswers(world.database.owner);
    // The link remains, for « Voir mes réponses »; nothing else does.
    expect(await recovered()).toEqual({ authors: 12, channels: ["link"] });

    world.clock.advance(daysToReread * day);
    expect(await forgetAuthors(world.services, companyId)).toBe(12);
    // Deleted rows remain on disk until the vacuum.
    const deleted = await recovered();
    expect(deleted).toEqual({ authors: 12, channels: ["link"] });
    await vacuumAnswers(world.database.owner);
    const after = await recovered();
    expect(after).toEqual({ authors: 0, channels: [] });
    expect(await disk.readTuples("public.responses")).toHaveLength(12);
    noteFigure({
      name: "Authors recovered from deleted tuples stored, once closed, forgotten and vacuumed (pageinspect)",
      measured: `${after.authors} of 12; ${deleted.authors} of 12 before the vacuum`,
      asked: "0 of 12",
    });
  });

  async function answerVaried(person: Person, scores: readonly number[]) {
    await person.api.answers.begin({ evaluationId: one.id, noticeVersion: 1 });
    for (const [position, score] of scores.entries())
      await person.api.answers.save({ evaluationId: one.id, position, revision: 1, score, text: null });
    await person.api.answers.finalise({ evaluationId: one.id });
  }
});

describe("the vacuum", () => {
  test("is queued once for all that closes within a minute, and some minutes later again", async () => {
    const world = await makeWorld();
    const owner = await world.company();
    const queued = async () => {
      const { rows } = await world.database.owner.query<{ key: string; runAt: Date }>(
        `select key, run_at as "runAt" from graphile_worker.jobs where task_identifier = 'vacuumAnswers' order by run_at`,
      );
      return rows;
    };
    const close = async () => {
      const subject = await world.person(owner);
      const one = await launchEvaluation(world, { author: owner, subject, questions: [{}] });
      await answerAll(subject, one);
      await closeWhenCompleteTask(world.services, { companyId: owner.companyId, evaluationId: one.id });
    };
    await close();
    await close();
    expect((await queued()).map(({ runAt }) => runAt)).toEqual([new Date("2026-11-20T15:02:00Z")]);
    world.clock.advance(3 * 60_000);
    await close();
    expect(await queued()).toHaveLength(2);
  });

  test("waits for no transaction that reads or writes the tables, and none waits for it", async () => {
    const world = await makeWorld();
    const owner = await world.company();
    const subject = await world.person(owner);
    const one = await launchEvaluation(world, { author: owner, subject, questions: [{}] });
    await subject.api.answers.begin({ evaluationId: one.id, noticeVersion: 1 });
    await world.inside(subject, async (tx) => {
      await tx.execute(sql`update evaluation_answers set scores[1] = 3`);
      await vacuumAnswers(world.database.owner);
    });
    await subject.api.answers.finalise({ evaluationId: one.id });
  });
});
