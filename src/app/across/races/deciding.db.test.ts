import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Launched } from "#app/testing/answering.ts";
import { codeOf, type Person } from "#app/testing/world.ts";
import { noteFigure, rounds } from "#platform/testing/proof.ts";
import { day, makeCollecting, type Collecting, type Outcome } from "#app/testing/races/collecting.ts";
import { takingTurns } from "#app/testing/races/takingTurns.ts";

/**
 * Somebody finishes while somebody else, or the calendar, decides that it is too late. Each race is run until both
 * have been first, and whoever was told « ok » is counted (docs/decisions/0036).
 */
let collecting: Collecting;
beforeAll(async () => {
  collecting = await makeCollecting();
});

const races: Record<string, string> = {};
afterAll(() => {
  for (const [name, measured] of Object.entries(races)) noteFigure({ name, measured });
});

/** The decision, ready to be taken. */
type Decision = (one: Launched, last: Person) => Promise<() => Promise<unknown>>;

interface Race {
  name: string;
  against: Decision;
  check: (codes: { finish: string; other: string }, outcome: Outcome) => void;
  /** Who is last to finish, round after round. */
  last?: (round: number) => Person;
  /** Somebody besides has not finished: nobody’s answer closes it. */
  straggler?: boolean;
}

describe("finishing while somebody else decides about the evaluation", () => {
  const all = rounds({ short: 10, long: 250 });

  const race = async ({ name, against, check, straggler, ...others }: Race) => {
    const { people, ready, finalise, close, outcomeOf } = collecting;
    const turns = takingTurns();
    for (let round = 0; round < all; round += 1) {
      const before = people.slice(0, 3);
      const last = others.last?.(round) ?? (people[3] as Person);
      const one = await ready([...before, last, ...(straggler ? people.slice(4, 5) : [])]);
      for (const person of before) await finalise(person, one);
      const decide = await against(one, last);
      const [finish, other] = await turns.run(
        () => finalise(last, one),
        () => codeOf(decide()),
      );
      await Promise.all([close(one), close(one)]);
      const outcome = await outcomeOf(one);
      turns.note(finish === "ok");
      check({ finish, other }, outcome);
      // Whoever was told « ok » is counted, as they wrote it and in the report, and nobody else.
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
      `${all} rounds (finished first or too late: ${turns.expectBoth()}), 0 stuck, 0 lost, 0 doubled`;
  };

  test(
    "closing early counts them or refuses them",
    () =>
      race({
        name: "closing early",
        against:
          async ({ id }) =>
          () =>
            collecting.owner.api.reports.close({ evaluationId: id }),
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
      race({
        name: "archiving",
        against:
          async ({ id }) =>
          () =>
            collecting.owner.api.evaluations.archive({ id, abandons: true }),
        check({ finish, other }, outcome) {
          expect(["ok", "evaluation_closed"]).toContain(finish);
          expect(other).toBe("ok");
          expect(outcome.status).toBe("archived");
        },
      }),
    300_000,
  );

  /** Who is withdrawn, and what they are told: for a colleague the evaluation is gone, the direct manager knows of it. */
  const whoIsWithdrawn = () =>
    [
      [collecting.people[3] as Person, "evaluation_not_found"],
      [collecting.people.at(-1) as Person, "not_involved"],
    ] as const;

  /** The owner takes this person out of the evaluation. */
  const withdrawing = async ({ id }: Launched, person: Person) => {
    const { participants } = await collecting.owner.api.evaluations.read({ id });
    const part = participants.find((one) => one.person.id === person.profileId);
    return () => collecting.owner.api.evaluations.removeParticipant({ id, participantId: part?.id ?? "" });
  };

  test("withdrawing them and their finishing exclude each other", async () => {
    const withdrawn = whoIsWithdrawn();
    let refusal = "";
    await race({
      name: "being withdrawn",
      last(round) {
        const [person, code] = withdrawn[round % 4 < 2 ? 0 : 1];
        refusal = code;
        return person;
      },
      against: withdrawing,
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
    const { people, ready, finalise } = collecting;
    for (const [person, refusal] of whoIsWithdrawn()) {
      const one = await ready([...people.slice(0, 3), person]);
      const withdraw = await withdrawing(one, person);
      await withdraw();
      expect(await finalise(person, one)).toBe(refusal);
    }
  });

  test(
    "the round that closes what is past its due day counts them or refuses them",
    () =>
      race({
        name: "a due date brought forward and the round of the day after",
        straggler: true,
        against:
          async ({ id, items }) =>
          async () => {
            const { world, owner, minute, close } = collecting;
            await owner.api.evaluations.update({ id, dueOn: "2026-11-20" });
            await minute(day);
            const { rows } = await world.database.owner.query(
              "select key from graphile_worker.jobs where key = $1",
              [`close:${id}`],
            );
            expect(rows).toHaveLength(1);
            await close({ id, items }, day);
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
  const { world, owner, people, ready, finalise, outcomeOf } = collecting;
  const all = rounds({ short: 10, long: 1000 });
  const turns = takingTurns();
  for (let round = 0; round < all; round += 1) {
    const leaving = await world.person(owner);
    const one = await ready([leaving, people[0] as Person]);
    const [finish] = await turns.run(
      () => finalise(leaving, one),
      () => owner.api.people.setActive({ id: leaving.profileId, isActive: false }),
    );
    expect(["ok", "unauthorized"], `round ${round}`).toContain(finish);
    expect(await outcomeOf(one), `round ${round}`).toMatchObject({
      responses: finish === "ok" ? 1 : 0,
      halfWritten: 0,
    });
    expect(await finalise(leaving, one), `round ${round}`).toBe("unauthorized");
    turns.note(finish === "ok");
  }
  races["R10: submitting while being deactivated"] =
    `${all} rounds (submitted before or refused: ${turns.expectBoth()}), nothing afterwards`;
}, 600_000);
