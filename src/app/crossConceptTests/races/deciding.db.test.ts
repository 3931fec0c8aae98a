import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LaunchedEvaluation } from "#app/testing/answering.ts";
import { readErrorCode, type Person } from "#app/testing/world.ts";
import { noteFigure, rounds } from "#platform/testing/proof.ts";
import {
  dayMs,
  makeCollectionRace,
  type CollectionRace,
  type Outcome,
} from "#app/testing/races/collecting.ts";
import { makeRaceOrder } from "#app/testing/races/raceOrder.ts";

/**
 * A participant finishes while another person, or the calendar, decides that it is too late. Each race is run until both
 * have been first, and each participant who got « ok » is counted (docs/decisions/0036).
 */
let collection: CollectionRace;
beforeAll(async () => {
  collection = await makeCollectionRace();
});

const races: Record<string, string> = {};
afterAll(() => {
  for (const [name, measured] of Object.entries(races)) noteFigure({ name, measured });
});

/** The decision, ready to be taken. */
type Decision = (one: LaunchedEvaluation, last: Person) => Promise<() => Promise<unknown>>;

interface Race {
  name: string;
  against: Decision;
  check: (codes: { finish: string; other: string }, outcome: Outcome) => void;
  /** Who is last to finish, round after round. */
  last?: (round: number) => Person;
  /** One more participant has not finished: no answer closes it. */
  straggler?: boolean;
}

describe("finishing while somebody else decides about the evaluation", () => {
  const all = rounds({ short: 10, long: 250 });

  const runRace = async ({ name, against, check, straggler, ...others }: Race) => {
    const { people, prepareAnswered, finalise, close, readOutcome } = collection;
    const order = makeRaceOrder();
    for (let round = 0; round < all; round += 1) {
      const before = people.slice(0, 3);
      const last = others.last?.(round) ?? (people[3] as Person);
      const one = await prepareAnswered([...before, last, ...(straggler ? people.slice(4, 5) : [])]);
      for (const person of before) await finalise(person, one);
      const decide = await against(one, last);
      const [finish, other] = await order.run(
        () => finalise(last, one),
        () => readErrorCode(decide()),
      );
      await Promise.all([close(one), close(one)]);
      const outcome = await readOutcome(one);
      order.note(finish === "ok");
      check({ finish, other }, outcome);
      // Exactly the participants who got « ok » are counted, as they wrote it and in the report.
      const counted = finish === "ok" ? 4 : 3;
      expect(outcome, `round ${round}`).toMatchObject({
        // Archived while it ran, it keeps no response at all.
        responses: outcome.status === "archived" ? 0 : counted,
        finished: counted,
        halfWritten: 0,
        published: outcome.snapshots === 1 ? counted : null,
      });
      expect(outcome.completions, `round ${round}`).toBe(outcome.snapshots);
    }
    races[`R2: finishing against ${name}`] =
      `${all} rounds (finished first or too late: ${order.expectBoth()}), 0 stuck, 0 lost, 0 doubled`;
  };

  test(
    "closing early counts them or refuses them",
    () =>
      runRace({
        name: "closing early",
        against:
          async ({ id }) =>
          () =>
            collection.owner.api.reports.close({ evaluationId: id }),
        check({ finish, other }, outcome) {
          expect(["ok", "evaluation_closed"]).toContain(finish);
          // When the last answer closed it first, there was nothing left to close.
          expect(["ok", "evaluation_closed"]).toContain(other);
          expect(outcome).toMatchObject({ status: "completed", completions: 1, emails: 2, drafts: 0 });
        },
      }),
    300_000,
  );

  test(
    "archiving deletes what was finished before and refuses the rest",
    () =>
      runRace({
        name: "archiving",
        against:
          async ({ id }) =>
          () =>
            collection.owner.api.evaluations.archive({ id, abandons: true }),
        check({ finish, other }, outcome) {
          expect(["ok", "evaluation_closed"]).toContain(finish);
          expect(other).toBe("ok");
          expect(outcome.status).toBe("archived");
        },
      }),
    300_000,
  );

  /** Who is withdrawn, and the error they get: for a colleague the evaluation is not found, the direct manager may know of it. */
  const listWithdrawn = () =>
    [
      [collection.people[3] as Person, "evaluation_not_found"],
      [collection.people.at(-1) as Person, "not_involved"],
    ] as const;

  /** The owner takes this person out of the evaluation. */
  const withdrawPerson = async ({ id }: LaunchedEvaluation, person: Person) => {
    const { participants } = await collection.owner.api.evaluations.read({ id });
    const part = participants.find((one) => one.person.id === person.profileId);
    return () => collection.owner.api.evaluations.removeParticipant({ id, participantId: part?.id ?? "" });
  };

  test("withdrawing them and their finishing exclude each other", async () => {
    const withdrawn = listWithdrawn();
    let refusal = "";
    await runRace({
      name: "being withdrawn",
      last(round) {
        const [person, code] = withdrawn[round % 4 < 2 ? 0 : 1];
        refusal = code;
        return person;
      },
      against: withdrawPerson,
      check({ finish, other }, outcome) {
        // Too late for one or the other: the person had finished, or even the evaluation; or they were gone.
        expect(["ok + already_finalised", "ok + evaluation_closed", `${refusal} + ok`]).toContain(
          `${finish} + ${other}`,
        );
        expect(outcome).toMatchObject({ status: "completed", completions: 1, emails: 2, drafts: 0 });
      },
    });
  }, 300_000);

  test("whoever has been withdrawn cannot finish", async () => {
    const { people, prepareAnswered, finalise } = collection;
    for (const [person, refusal] of listWithdrawn()) {
      const one = await prepareAnswered([...people.slice(0, 3), person]);
      const withdraw = await withdrawPerson(one, person);
      await withdraw();
      expect(await finalise(person, one)).toBe(refusal);
    }
  });

  test(
    "the round that closes what is past its due day counts them or refuses them",
    () =>
      runRace({
        name: "a due date brought forward and the round of the day after",
        straggler: true,
        against:
          async ({ id, items }) =>
          async () => {
            const { world, owner, runMinute, close } = collection;
            await owner.api.evaluations.update({ id, dueOn: "2026-11-20" });
            await runMinute(dayMs);
            const { rows } = await world.database.owner.query(
              "select key from graphile_worker.jobs where key = $1",
              [`close:${id}`],
            );
            expect(rows).toHaveLength(1);
            await close({ id, items }, dayMs);
          },
        check({ finish, other }, outcome) {
          expect(["ok", "evaluation_closed"]).toContain(finish);
          expect(other).toBe("ok");
          expect(outcome).toMatchObject({ status: "completed", completions: 1, emails: 2, drafts: 0 });
        },
      }),
    300_000,
  );
});

test("somebody deactivated while they submit has submitted before, or not at all", async () => {
  const { world, owner, people, prepareAnswered, finalise, readOutcome } = collection;
  const all = rounds({ short: 10, long: 1000 });
  const order = makeRaceOrder();
  for (let round = 0; round < all; round += 1) {
    const leaving = await world.person(owner);
    const one = await prepareAnswered([leaving, people[0] as Person]);
    const [finish] = await order.run(
      () => finalise(leaving, one),
      () => owner.api.people.setActive({ id: leaving.profileId, isActive: false }),
    );
    expect(["ok", "unauthorized"], `round ${round}`).toContain(finish);
    expect(await readOutcome(one), `round ${round}`).toMatchObject({
      responses: finish === "ok" ? 1 : 0,
      halfWritten: 0,
    });
    expect(await finalise(leaving, one), `round ${round}`).toBe("unauthorized");
    order.note(finish === "ok");
  }
  races["R10: submitting while being deactivated"] =
    `${all} rounds (submitted before or refused: ${order.expectBoth()}), nothing afterwards`;
}, 600_000);
