import { afterAll, beforeAll, expect, test } from "vitest";
import { readErrorCode, type Person } from "#app/testing/world.ts";
import { noteFigure, rounds } from "#platform/testing/proof.ts";
import { makeCollectionRace, type CollectionRace } from "#app/testing/races/collecting.ts";
import { makeRaceOrder } from "#app/testing/races/raceOrder.ts";

/**
 * The moments at which the product could lose or double something (docs/decisions/0036). Requests and background
 * tasks start together; whatever PostgreSQL makes of it must be one of the serial outcomes.
 */
let collection: CollectionRace;
beforeAll(async () => {
  collection = await makeCollectionRace();
});

const races: Record<string, string> = {};
afterAll(() => {
  for (const [name, measured] of Object.entries(races)) noteFigure({ name, measured });
});

test("people who finish at the same moment complete the evaluation once, whatever the workers do", async () => {
  const { people, prepareAnswered, finalise, close, runMinute, readOutcome } = collection;
  const all = rounds({ short: 40, long: 2000 });
  for (let round = 0; round < all; round += 1) {
    const answering = people.slice(0, 2 + (round % 9));
    const one = await prepareAnswered(answering);
    // Two workers and the round of the minute are as eager as they could be.
    const eager = round % 2 === 0 ? [close(one), runMinute(), close(one)] : [];
    const codes = await Promise.all([...answering.map((person) => finalise(person, one)), ...eager]);
    await Promise.all([close(one), close(one), runMinute()]);
    expect(codes.slice(0, answering.length), `round ${round}`).toEqual(answering.map(() => "ok"));
    expect(await readOutcome(one), `round ${round}`).toEqual({
      status: "completed",
      completions: 1,
      snapshots: 1,
      published: answering.length < 3 ? null : answering.length,
      responses: answering.length,
      halfWritten: 0,
      drafts: 0,
      finished: answering.length,
      emails: 2,
    });
  }
  races["R1: two to ten people finalise together, with two workers and the minute’s round"] =
    `${all} rounds, 0 stuck, 0 lost, 0 doubled`;
}, 900_000);

test("the same person who finalises five times at once has answered once", async () => {
  const { people, prepareAnswered, finalise, readOutcome } = collection;
  const all = rounds({ short: 10, long: 500 });
  for (let round = 0; round < all; round += 1) {
    const pair = people.slice(0, 2);
    const one = await prepareAnswered(pair);
    const codes = await Promise.all(Array.from({ length: 5 }, () => finalise(pair[0] as Person, one)));
    expect(codes.toSorted(), `round ${round}`).toEqual([...Array(4).fill("already_finalised"), "ok"]);
    expect(await readOutcome(one), `round ${round}`).toMatchObject({ responses: 1, drafts: 1, finished: 1 });
  }
  races["W6: one person finalises five times at once"] = `${all} rounds, 0 lost, 0 doubled`;
}, 300_000);

test("somebody who finishes in one window and declines in the other has done one of the two", async () => {
  const { people, prepareAnswered, finalise, readOutcome } = collection;
  const all = rounds({ short: 10, long: 250 });
  const order = makeRaceOrder();
  for (let round = 0; round < all; round += 1) {
    const pair = people.slice(0, 2) as [Person, Person];
    const one = await prepareAnswered(pair);
    const codes = await order.run(
      () => finalise(pair[0], one),
      () => readErrorCode(pair[0].api.answers.decline({ evaluationId: one.id })),
    );
    expect(codes.toSorted(), `round ${round}`).toEqual(["already_finalised", "ok"]);
    const done = codes[0] === "ok" ? 1 : 0;
    expect(await readOutcome(one), `round ${round}`).toMatchObject({
      responses: done,
      finished: done,
      drafts: 1,
    });
    order.note(done === 1);
  }
  races["One person finalises and declines at once"] =
    `${all} rounds (finalised or declined: ${order.expectBoth()}), never both`;
}, 300_000);

test("opening the form again while it is finalised leaves no draft behind", async () => {
  const { people, prepareAnswered, finalise, readOutcome } = collection;
  const all = rounds({ short: 10, long: 250 });
  const order = makeRaceOrder();
  for (let round = 0; round < all; round += 1) {
    const pair = people.slice(0, 2) as [Person, Person];
    const one = await prepareAnswered(pair);
    const [finish, begin] = await order.run(
      () => finalise(pair[0], one),
      () => readErrorCode(pair[0].api.answers.begin({ evaluationId: one.id, noticeVersion: 2 })),
    );
    expect(finish, `round ${round}`).toBe("ok");
    expect(["ok", "already_finalised"], `round ${round}`).toContain(begin);
    expect(await readOutcome(one), `round ${round}`).toMatchObject({ responses: 1, finished: 1, drafts: 1 });
    order.note(begin === "already_finalised");
  }
  races["One person finalises and opens the form at once"] =
    `${all} rounds (finalised first or opened first: ${order.expectBoth()}), no draft left`;
}, 300_000);
